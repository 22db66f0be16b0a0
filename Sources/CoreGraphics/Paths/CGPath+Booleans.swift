public import Foundation
import Raster

// Open subpaths are closed, except those that the line operations cut. Results fill the same by either rule: nothing
// crosses, outer contours run from +x towards +y (as in `addRect(_:)`) and holes in the opposite direction. Curves stay
// curves. Points closer than 1/500,000,000 of the paths' size are merged. A path with a non-finite coordinate counts as
// empty. For more than a few million intersections the result is empty, which is reported.
extension CGPath {
    /// Returns the union of both paths.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/union(_:using:))
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .union, rule)
    }

    /// Returns the intersection of both paths.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/intersection(_:using:))
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .intersection, rule)
    }

    /// Returns the difference of this path and the other.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/subtracting(_:using:))
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .difference, rule)
    }

    /// Returns the symmetric difference of both paths.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/symmetricdifference(_:using:))
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .symmetricDifference, rule)
    }

    /// Returns the parts of this path's lines and curves outside the region that `other` fills by `rule`.
    ///
    /// Subpaths that are cut become open; uncut closed subpaths stay closed. Parts along the region's edge count as
    /// inside, and are left out.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/linesubtracting(_:using:))
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(storage.lines(inside: false, of: other.storage, rule: FillRule(rule)))
    }

    /// Returns the parts of this path's lines and curves inside the region that `other` fills by `rule`.
    ///
    /// Subpaths that are cut become open; uncut closed subpaths stay closed. Parts along the region's edge count as
    /// inside.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/lineintersection(_:using:))
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(storage.lines(inside: true, of: other.storage, rule: FillRule(rule)))
    }

    /// Returns the region that `rule` fills, without crossings and overlaps.
    ///
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/normalized(using:))
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        result(storage.normalized(rule: FillRule(rule)))
    }

    /// Returns the connected parts of the region that `rule` fills, each with its holes.
    ///
    /// Parts that touch at single points are not connected. Empty for a path that fills nothing.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/componentsseparated(using:))
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        guard let components = storage.components(rule: FillRule(rule)) else {
            reportTooManyCrossings()
            return []
        }
        return components.map { CGPath(storage: $0) }
    }

    /// True when the regions that the paths fill by `rule` have an area in common; touching is not enough.
    ///
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/intersects(_:using:))
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard !storage.controlBox.intersection(other.storage.controlBox).isEmpty else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    /// Returns the path with its curves flattened to lines that deviate by at most `threshold`.
    ///
    /// `threshold` is in the path's units, at least a millionth of the path's size, which is also used for zero,
    /// negative values and NaN; a curve becomes at most 10,000 lines.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/flattened(threshold:))
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(storage: storage.flattened(tolerance: threshold))
    }

    private func combined(with other: CGPath, _ operation: BooleanOperation, _ rule: CGPathFillRule) -> CGPath {
        result(storage.combined(with: other.storage, operation, rule: FillRule(rule)))
    }

    private func result(_ path: Path?) -> CGPath {
        if path == nil { reportTooManyCrossings() }
        return CGPath(storage: path ?? Path())
    }
}

private func reportTooManyCrossings() {
    reportOnce("paths that intersect millions of times can't be combined; the result is empty")
}
