import CoreGraphics

/// A view or guide in an engine: its variables, and its implied constraints.
///
/// Variables are relative to the coordinates of the containing view, so moving a view doesn't affect its contents.
@MainActor
final class LayoutItem {
    weak var element: (any LayoutElement)?
    let key: ObjectIdentifier
    /// The left and top edges, the width and the height of the alignment rectangle.
    let low: AxisPair<Symbol>
    let length: AxisPair<Symbol>
    /// The bounds origin and content size of a scroll view.
    var scroll: (origin: AxisPair<Symbol>, content: AxisPair<Symbol>)?

    /// The implied constraints, with their identifiers in the solver.
    var implied: [(id: Int, constraint: LinearConstraint)] = []
    /// The number of constraints that refer to the item.
    var uses = 0
    /// Whether the implied constraints may have changed.
    var isStale = false
    /// The item whose variables the implied constraints use.
    var base: LayoutItem?
    /// The last solved alignment rectangle.
    var rect = CGRect.null
    /// The rounding error from aligning the edges with whole pixels.
    var residual = CGPoint.zero
    /// The width for which the content height was computed.
    var fittedWidth: CGFloat?

    init(_ element: any LayoutElement, low: AxisPair<Symbol>, length: AxisPair<Symbol>) {
        (self.element, self.low, self.length) = (element, low, length)
        key = ObjectIdentifier(element)
    }

    var view: UIView? { element?.framedView }

    var symbols: [Symbol] {
        let own = [low.horizontal, low.vertical, length.horizontal, length.vertical]
        guard let scroll else { return own }
        return own + [
            scroll.origin.horizontal, scroll.origin.vertical, scroll.content.horizontal, scroll.content.vertical,
        ]
    }
}

/// A value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension AxisPair: Sendable where Value: Sendable {}

extension NSLayoutConstraint.Axis {
    static let both = [NSLayoutConstraint.Axis.horizontal, .vertical]
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGRect {
    func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension UIEdgeInsets {
    func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    func high(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
