public import CoreGraphics
public import Foundation
public import UIKit

/// A page of a document.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfpage)
public class PDFPage: NSObject {
    private let page: CGPDFPage
    /// The document that the page is of; nil when that is gone.
    public private(set) weak var document: PDFDocument?

    init(_ page: CGPDFPage, of document: PDFDocument) {
        self.page = page
        self.document = document
    }

    /// The page as Quartz has it.
    public var pageRef: CGPDFPage? { page }

    /// The page's number as text.
    public var label: String? { String(page.pageNumber) }

    /// By how many degrees the page is turned clockwise when it is shown: 0, 90, 180 or 270.
    public var rotation: Int { Int(page.rotationAngle) }

    /// A box of the page in points, not turned.
    public func bounds(for box: PDFDisplayBox) -> CGRect { page.getBoxRect(box.quartz) }

    /// The transform that turns the page and puts the lower left corner of a box at zero.
    public func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        page.getDrawingTransform(
            box.quartz, rect: CGRect(origin: .zero, size: size(for: box)), rotate: 0, preserveAspectRatio: true)
    }

    /// The size of a box as it is shown.
    private func size(for box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
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
        let full = self.size(for: box)
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
}
