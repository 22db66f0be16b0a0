public import Foundation
import Raster

// All of these close open subpaths, but for the lines of the line operations. Their results fill alike by either rule:
// nothing in them crosses, outer contours turn from +x towards +y (as `addRect(_:)` does) and holes the other way. Curves
// stay curves. What lies nearer than a 500,000,000th of the paths' size counts as one point. A path with a coordinate that
// is not finite counts as empty. Paths that cross one another more than a few million times are too much: the result is
// then empty, and reported.
extension CGPath {
    /// The union of both paths.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/union(_:using:))
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .union, rule)
    }

    /// The intersection of both paths.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/intersection(_:using:))
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .intersection, rule)
    }

    /// The difference of this path and the other.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/subtracting(_:using:))
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .difference, rule)
    }

    /// The symmetric difference of both paths.
    ///
    /// `rule` applies to both paths.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/symmetricdifference(_:using:))
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .symmetricDifference, rule)
    }

    /// The parts of this path's lines and curves that lie outside the region that `other` fills by `rule`.
    ///
    /// Subpaths that are cut become open ones; closed subpaths that are not cut stay closed. What runs along the region's
    /// edge counts as inside, and is left out.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/linesubtracting(_:using:))
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(storage.lines(inside: false, of: other.storage, rule: FillRule(rule)))
    }

    /// The parts of this path's lines and curves that lie inside the region that `other` fills by `rule`.
    ///
    /// Subpaths that are cut become open ones; closed subpaths that are not cut stay closed. What runs along the region's
    /// edge counts as inside.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/lineintersection(_:using:))
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(storage.lines(inside: true, of: other.storage, rule: FillRule(rule)))
    }

    /// The region that `rule` fills, without crossings and overlaps.
    ///
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath/normalized(using:))
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        result(storage.normalized(rule: FillRule(rule)))
    }

    /// The connected parts of the region that `rule` fills, each with its holes.
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

    /// The path with lines for its curves, none farther than `threshold` from its curve.
    ///
    /// `threshold` is in the path's units. One that is zero, negative or not a number, or finer than a millionth of the
    /// path's size, counts as that millionth; a curve becomes at most 10,000 lines.
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
    reportOnce("paths that cross one another millions of times can't be combined; the result is empty")
}
