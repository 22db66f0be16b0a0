package import Raster

/// The rule that determines which points are inside a path.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpathfillrule)
@frozen
public enum CGPathFillRule: Int, Sendable {
    /// Inside where the winding number is not zero. The default.
    case winding = 0
    /// Inside where a ray from the point crosses the path an odd number of times.
    case evenOdd = 1
}

extension FillRule {
    package init(_ rule: CGPathFillRule) {
        self = rule == .evenOdd ? .evenOdd : .nonZero
    }
}
