public import CoreGraphics
public import Foundation
public import UIKit

/// A page of a document.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfpage)
public class PDFPage: NSObject, NSCopying {
    private let page: CGPDFPage
    /// The document that the page is of; nil when it is of none, or that is gone.
    public internal(set) weak var document: PDFDocument?
    private var turn: Int?
    private var boxes: [CGPDFBox: CGRect] = [:]

    init(_ page: CGPDFPage, of document: PDFDocument?) {
        self.page = page
        self.document = document
    }

    /// Makes an empty page: a US letter.
    public override convenience init() {
        self.init(PDFPage.drawn(CGSize(width: 612, height: 792)) { _ in }, of: nil)
    }

    /// Makes a page of an image, as large as that is in points. Nil for an image without any area.
    public convenience init?(image: UIImage) {
        let size = image.size
        guard size.width > 0, size.height > 0, max(size.width, size.height) <= 2_834_646 else { return nil }
        self.init(PDFPage.drawn(size) { _ in image.draw(in: CGRect(origin: .zero, size: size)) }, of: nil)
    }

    /// The only page of a document that is drawn, y down.
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

    /// Returns the same page, turned and cut as this one, of no document.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFPage(page, of: nil)
        (copy.turn, copy.boxes) = (turn, boxes)
        return copy
    }

    /// Whether the page is shown otherwise than it was read.
    var isChanged: Bool { turn != nil || !boxes.isEmpty }

    /// The page for a document that is written.
    var part: PageAssembly.Part { PageAssembly.Part(page, rotation: turn, boxes: boxes) }

    /// The page as Quartz has it: as it was read.
    public var pageRef: CGPDFPage? { page }

    /// What the document that the page was read from calls it: "iv", "12"; its number there where it says nothing.
    public var label: String? {
        page.document?.pageLabel(at: page.pageNumber - 1) ?? String(page.pageNumber)
    }

    /// By how many degrees the page is turned clockwise when it is shown: 0, 90, 180 or 270.
    ///
    /// Any multiple of 90 may be set; other angles are reported, and change nothing.
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

    /// A box of the page in points, not turned.
    public func bounds(for box: PDFDisplayBox) -> CGRect {
        if let rect = boxes[box.quartz] { return rect }
        guard let media = boxes[.mediaBox] else { return page.getBoxRect(box.quartz) }
        let part = page.getBoxRect(box.quartz).intersection(media)
        return part.isEmpty ? media : part
    }

    /// Sets a box of the page, in points, not turned. One without any area is reported, and changes nothing.
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

    /// The transform that turns the page and puts the lower left corner of a box at zero.
    public func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let (bounds, size) = (bounds(for: box), shownSize(box))
        let quarters: [(cosine: CGFloat, sine: CGFloat)] = [(1, 0), (0, -1), (-1, 0), (0, 1)]
        let (cosine, sine) = quarters[rotation / 90]
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }

    // MARK: Drawing

    /// Draws a box of the page, turned as it is shown, its lower left corner at zero and y up, with its annotations.
    public func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        context.concatenate(transform(for: box))
        context.clip(to: bounds(for: box))
        context.drawPDFPage(page)
        context.drawPDFAnnotations(of: page)
        context.restoreGState()
    }

    /// An image of a box of the page on white, as large as fits in `size`, in pixels.
    ///
    /// It has the page's proportions, and is empty for a size without any area. At most 16384 pixels a side.
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

    /// The number of UTF-16 units of the page's text.
    public var numberOfCharacters: Int { string?.utf16.count ?? 0 }

    /// Where each UTF-16 unit of the text is; what no glyph shows, as breaks of lines, is nowhere.
    private(set) lazy var characterBoxes: [CGRect] = page.placedText.boxes
}
