public import Foundation
package import PDFSyntax

/// A page of a document.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfpage)
// `@unchecked Sendable`: immutable after `init`; the cache guards its own state.
public final class CGPDFPage: _CFObject, @unchecked Sendable {
    package let contents: PDFDictionary
    private let number: Int
    private let owner: CGPDFDocument
    package let file: PDFFile
    let handles: PDFHandles
    let cache: PageCache

    init(
        _ contents: PDFDictionary, _ number: Int, _ owner: CGPDFDocument, _ file: PDFFile, _ handles: PDFHandles,
        _ cache: PageCache
    ) {
        (self.contents, self.number, self.owner) = (contents, number, owner)
        (self.file, self.handles, self.cache) = (file, handles, cache)
    }

    /// The document that contains the page.
    public var document: CGPDFDocument? { owner }

    /// The page's number, from 1.
    public var pageNumber: Int { number }

    /// The page's dictionary, including inherited entries. It lives as long as the document.
    public var dictionary: CGPDFDictionaryRef? { handles.pointer(to: .dictionary(contents)) }

    /// The clockwise rotation of the page when it is shown, in degrees: 0, 90, 180 or 270.
    public var rotationAngle: Int32 {
        let angle = (contents["Rotate"].integer ?? 0) % 360
        return Int32((angle < 0 ? angle + 360 : angle) / 90 * 90)
    }

    /// Returns one of the page's boxes in points, unrotated, within the media box.
    ///
    /// A box that the page does not specify defaults to the next larger one; without a media box a page is US Letter.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let media = CGPDFPage.box(contents["MediaBox"]) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard box != .mediaBox else { return media }
        let crop = within(media, CGPDFPage.box(contents["CropBox"]))
        guard box != .cropBox else { return crop }
        return CGPDFPage.box(contents[box.key]).map { within(media, $0) } ?? crop
    }

    private static func box(_ object: PDFObject) -> CGRect? {
        guard let rect = CGRect(object), rect.width > 0, rect.height > 0 else { return nil }
        return rect
    }

    private func within(_ media: CGRect, _ box: CGRect?) -> CGRect {
        guard let part = box?.intersection(media), part.width > 0, part.height > 0 else { return media }
        return part
    }

    /// Returns a transform that centres a box of the page in `rect`, rotated as the page is, and by `rotate` additional
    /// degrees clockwise, a multiple of 90.
    ///
    /// A box that is larger than `rect` is scaled down; a smaller one keeps its size. Without `preserveAspectRatio` a
    /// larger one is scaled to fit in each dimension independently.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let bounds = getBoxRect(box)
        let angle = ((Int(rotationAngle) + Int(rotate)) % 360 + 360) % 360
        let isTurned = angle == 90 || angle == 270
        let size = isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        var scaleX = min(rect.width / size.width, 1)
        var scaleY = min(rect.height / size.height, 1)
        if preserveAspectRatio { (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY)) }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180).exact)
            .concatenating(CGAffineTransform(scaleX: scaleX, y: scaleY))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}

extension CGAffineTransform {
    /// The quarter turn without the rounding errors of sines.
    fileprivate var exact: CGAffineTransform {
        CGAffineTransform(a.rounded(), b.rounded(), c.rounded(), d.rounded(), tx, ty)
    }
}
