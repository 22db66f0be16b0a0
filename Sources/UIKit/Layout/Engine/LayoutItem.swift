import CoreGraphics

/// A view or guide in an engine: its variables, and the constraints that follow from what it is.
///
/// Variables are relative to the coordinates of the view it lies in, so what moves leaves alone what lies within it.
@MainActor
final class LayoutItem {
    weak var element: (any LayoutElement)?
    let key: ObjectIdentifier
    /// The alignment rectangle's left and top edge, width and height.
    let low: AxisPair<Symbol>
    let length: AxisPair<Symbol>
    /// Of a scroll view, where its bounds begin and how large its content is.
    var scroll: (origin: AxisPair<Symbol>, content: AxisPair<Symbol>)?

    /// What follows from the view itself, and what the solver knows it by.
    var implied: [(id: Int, constraint: LinearConstraint)] = []
    /// How many constraints name it.
    var uses = 0
    /// Whether the implied constraints may have changed.
    var isStale = false
    /// The item whose variables the implied constraints name.
    var base: LayoutItem?
    /// The alignment rectangle as it was solved last.
    var rect = CGRect.null
    /// What was lost or won where the edges went to whole pixels.
    var residual = CGPoint.zero
    /// The width that the height of the contents is for.
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

/// One thing for each axis.
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
