import CoreGraphics
public import Foundation

/// A coordinate or scale that a destination leaves unspecified.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A location on a page.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdestination)
public class PDFDestination: NSObject, NSCopying {
    /// The page; nil once it has been deallocated.
    public private(set) weak var page: PDFPage?
    /// The point in page space, y up.
    public let point: CGPoint
    /// The zoom scale; `kPDFDestinationUnspecifiedValue`, the default, keeps the current one.
    public var zoom = kPDFDestinationUnspecifiedValue

    /// Creates a destination on a page. `kPDFDestinationUnspecifiedValue` leaves a coordinate unspecified.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }

    /// Returns a copy of the destination.
    public func copy(with zone: NSZone? = nil) -> Any {
        guard let page else { return self }
        let copy = PDFDestination(page: page, at: point)
        copy.zoom = zoom
        return copy
    }
}
