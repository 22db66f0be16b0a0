public import CoreGraphics
public import Foundation
public import UIKit

/// A page of a document.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfpage)
public class PDFPage: NSObject, NSCopying {
    private let page: CGPDFPage
    /// The document that contains the page; nil if there is none, or it has been deallocated.
    public internal(set) weak var document: PDFDocument?
    private var turn: Int?
    private var boxes: [CGPDFBox: CGRect] = [:]

    init(_ page: CGPDFPage, of document: PDFDocument?) {
        self.page = page
        self.document = document
    }

    /// Creates an empty page in US Letter size.
    public override convenience init() {
        self.init(PDFPage.drawn(CGSize(width: 612, height: 792)) { _ in }, of: nil)
    }

    /// Creates a page from an image, of the image's size in points. Returns nil if the image is empty.
    public convenience init?(image: UIImage) {
        let size = image.size
        guard size.width > 0, size.height > 0, max(size.width, size.height) <= 2_834_646 else { return nil }
        self.init(PDFPage.drawn(size) { _ in image.draw(in: CGRect(origin: .zero, size: size)) }, of: nil)
    }

    /// The only page of a document that `body` draws, y down.
    private static func drawn(_ size: CGSize, _ body: (UIGraphicsPDFRendererContext) -> Void) -> CGPDFPage {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { context in
            context.beginPage()
            body(context)
        }
        guard let page = CGDataProvider(data: data).flatMap({ CGPDFDocument($0) })?.page(at: 1) else {
            fatalError("a generated page can't be read")
        }
        return page
    }

    /// Returns a copy with the same rotation and boxes that belongs to no document.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFPage(page, of: nil)
        (copy.turn, copy.boxes) = (turn, boxes)
        return copy
    }

    /// Whether the rotation or the boxes differ from those that were read.
    var isChanged: Bool { turn != nil || !boxes.isEmpty }

    /// The page for writing a document.
    var part: PageAssembly.Part { PageAssembly.Part(page, rotation: turn, boxes: boxes) }

    /// The Quartz page, as it was read.
    public var pageRef: CGPDFPage? { page }

    /// The page's label in the document that it was read from, such as "iv" or "12"; its page number if there is none.
    public var label: String? {
        page.document?.pageLabel(at: page.pageNumber - 1) ?? String(page.pageNumber)
    }

    /// The clockwise rotation of the page when displayed, in degrees: 0, 90, 180 or 270.
    ///
    /// Any multiple of 90 may be set; other angles are reported and ignored.
    public var rotation: Int {
        get { turn ?? Int(page.rotationAngle) }
        set {
            guard newValue % 90 == 0 else {
                reportOnce("PDFPage.rotation takes multiples of 90, not \(newValue)")
                return
            }
            turn = (newValue % 360 + 360) % 360
        }
    }

    /// Returns a box of the page in points, unrotated.
    public func bounds(for box: PDFDisplayBox) -> CGRect {
        if let rect = boxes[box.quartz] { return rect }
        guard let media = boxes[.mediaBox] else { return page.getBoxRect(box.quartz) }
        let part = page.getBoxRect(box.quartz).intersection(media)
        return part.isEmpty ? media : part
    }

    /// Sets a box of the page, in points, unrotated. An empty one is reported and ignored.
    public func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        let rect = bounds.standardized
        let limit: CGFloat = 2_834_646
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard rect.width > 0, rect.height > 0, edges.allSatisfy({ abs($0) <= limit }) else {
            reportOnce("PDFPage.setBounds(_:for:): \(bounds) is not a valid box")
            return
        }
        boxes[box.quartz] = rect
    }

    /// Returns the transform that rotates the page and moves the lower left corner of a box to the origin.
    public func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let (bounds, size) = (bounds(for: box), shownSize(box))
        let quarters: [(cosine: CGFloat, sine: CGFloat)] = [(1, 0), (0, -1), (-1, 0), (0, 1)]
        let (cosine, sine) = quarters[rotation / 90]
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }

    // MARK: Drawing

    /// Draws a box of the page, rotated for display, with its lower left corner at the origin and y up, including its
    /// annotations.
    public func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        context.concatenate(transform(for: box))
        context.clip(to: bounds(for: box))
        context.drawPDFPage(page)
        context.drawPDFAnnotations(of: page)
        context.restoreGState()
    }

    /// Returns an image of a box of the page on white, in the largest size that fits in `size`, in pixels.
    ///
    /// It preserves the page's aspect ratio, and is empty if the size is empty. At most 16384 pixels a side.
    public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let full = shownSize(box)
        let scale = min(size.width / full.width, size.height / full.height, 16384 / max(full.width, full.height))
        guard scale > 0, scale.isFinite else { return UIImage() }
        let (width, height) = (max((full.width * scale).rounded(), 1), max((full.height * scale).rounded(), 1))
        let context = CGContext(
            data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
        guard let context else { return UIImage() }
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.scaleBy(x: width / full.width, y: height / full.height)
        draw(with: box, to: context)
        return context.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
    }

    // MARK: Text

    /// The page's text, line by line.
    public private(set) lazy var string: String? = page.text

    /// The number of UTF-16 code units in the page's text.
    public var numberOfCharacters: Int { string?.utf16.count ?? 0 }

    /// The bounds of each UTF-16 code unit; null for code units without a glyph, such as line breaks.
    private(set) lazy var characterBoxes: [CGRect] = page.placedText.boxes
}
