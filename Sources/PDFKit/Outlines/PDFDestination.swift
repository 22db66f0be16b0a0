public import CoreGraphics
public import Foundation

/// Stands for a coordinate or a scale that a destination leaves open.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place of a page.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdestination)
public class PDFDestination: NSObject, NSCopying {
    /// The page; nil once it is gone.
    public private(set) weak var page: PDFPage?
    /// The place in the page's points, y up.
    public let point: CGPoint
    /// The scale that the page is to be shown at; `kPDFDestinationUnspecifiedValue`, the default, for any.
    public var zoom = kPDFDestinationUnspecifiedValue

    /// Makes a place of a page. `kPDFDestinationUnspecifiedValue` leaves a coordinate open.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }

    /// Returns the same place.
    public func copy(with zone: NSZone? = nil) -> Any {
        guard let page else { return self }
        let copy = PDFDestination(page: page, at: point)
        copy.zoom = zoom
        return copy
    }
}
