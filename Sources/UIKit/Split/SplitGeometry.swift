import CoreGraphics

/// The geometry of a split view controller's columns.
struct SplitGeometry {
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    /// The width of a column if none is specified, in points, and the limits of a width that is given as a fraction.
    static let (automaticWidth, leastWidth, greatestWidth): (CGFloat, CGFloat, CGFloat) = (320, 200, 320)

    let size: CGSize
    let primaryWidth: CGFloat
    /// Nil if there is no such column.
    let supplementaryWidth: CGFloat?
    /// Whether the primary column is at the right.
    let isMirrored: Bool

    /// The frame of a column; a hidden one is beyond the edge.
    func frame(of column: Column, in mode: Mode) -> CGRect {
        let (one, two) = (
            supplementaryWidth ?? primaryWidth, supplementaryWidth.map { $0 + primaryWidth } ?? primaryWidth
        )
        let shown = supplementaryWidth == nil ? min(mode.columnCount, 1) : mode.columnCount
        let edge = shown == 0 ? 0 : shown == 1 ? one : two
        var (x, width): (CGFloat, CGFloat)
        switch column {
        case .primary: (x, width) = (edge - two, primaryWidth)
        case .supplementary: (x, width) = (edge - one, supplementaryWidth ?? 0)
        case .secondary, .compact:
            switch mode {
            case .oneBesideSecondary, .twoBesideSecondary: (x, width) = (edge, size.width - edge)
            case .twoDisplaceSecondary: (x, width) = (edge, size.width - one)
            case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: (x, width) = (0, size.width)
            }
        }
        width = max(width, 0)
        if isMirrored { x = size.width - x - width }
        return CGRect(x: x, y: 0, width: width, height: size.height)
    }

    /// The width of a column: the preferred one in points, the preferred fraction, or the system's, clamped to the
    /// limits.
    static func width(
        preferred: CGFloat, fraction: CGFloat, least: CGFloat, greatest: CGFloat, of whole: CGFloat
    ) -> CGFloat {
        func given(_ value: CGFloat) -> CGFloat? {
            value == UISplitViewController.automaticDimension || !value.isFinite ? nil : max(value, 0)
        }
        var width = automaticWidth
        if let preferred = given(preferred) {
            width = preferred
        } else if let fraction = given(fraction) {
            width = whole * min(fraction, 1)
            if given(greatest) == nil { width = min(width, greatestWidth) }
            if given(least) == nil { width = max(width, leastWidth) }
        }
        if let greatest = given(greatest) { width = min(width, greatest) }
        if let least = given(least) { width = max(width, least) }
        return min(width.rounded(), max(whole, 0))
    }
}
