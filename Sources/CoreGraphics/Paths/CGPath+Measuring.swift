public import Foundation
import Raster

extension CGPath {
    /// True when the path has no elements.
    public var isEmpty: Bool { storage.isEmpty }

    /// The start of the next segment: the last point, or the start of the subpath that was just closed.
    ///
    /// The origin for an empty path.
    public var currentPoint: CGPoint { storage.currentPoint.map { CGPoint($0) } ?? .zero }

    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect { CGRect(storage.controlBox) }

    /// The exact bounding box of the path; null for an empty path.
    ///
    /// Doesn't include a stroke's width.
    public var boundingBoxOfPath: CGRect { CGRect(storage.extent) }

    /// Returns whether the path is a single axis-aligned rectangle, which is then stored in `rect`.
    ///
    /// Four corners joined by lines qualify, closed by an element, by a line, or not at all.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let box = storage.rectangle else { return false }
        rect?.pointee = CGRect(box)
        return true
    }

    /// Returns whether `point`, mapped by `transform`, lies inside the path as `rule` fills it.
    ///
    /// Open subpaths count as closed. A point exactly on an edge is inside for edges at the left and the low end of y,
    /// so that adjacent shapes share no point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        storage.contains(Point(point, through: transform), rule: FillRule(rule))
    }
}
