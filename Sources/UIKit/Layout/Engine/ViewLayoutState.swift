import CoreGraphics

/// Priorities along both axes.
typealias AxisPriorities = (horizontal: UILayoutPriority, vertical: UILayoutPriority)

/// A view's state for constraint-based layout, allocated on demand.
@MainActor
final class ViewLayoutState {
    /// The constraints with this view as their items' nearest common ancestor, in order of activation.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    var hugging: AxisPriorities
    var compression: AxisPriorities = (.defaultHigh, .defaultHigh)
    /// The engine, in the root view of a hierarchy.
    var engine: LayoutEngine?

    init(hugging: AxisPriorities) { self.hugging = hugging }
}

/// A view's flags for constraint-based layout.
struct ViewLayoutFlags: OptionSet {
    let rawValue: UInt8

    /// Constraints rather than the frame determine the view's position.
    static let isConstrained = ViewLayoutFlags(rawValue: 1 << 0)
    /// `updateConstraints()` must be called.
    static let needsUpdate = ViewLayoutFlags(rawValue: 1 << 1)
    /// The view or a descendant needs an update.
    static let treeNeedsUpdate = ViewLayoutFlags(rawValue: 1 << 2)
    /// Constraints of an engine refer to the view.
    static let isInEngine = ViewLayoutFlags(rawValue: 1 << 3)
    /// `layoutSubviews()` is running.
    static let isLayingOut = ViewLayoutFlags(rawValue: 1 << 5)
    /// Layout has changed constraints, which are solved at its end.
    static let isToSettle = ViewLayoutFlags(rawValue: 1 << 6)
    /// A stack view is shrinking the view, and hides it afterwards.
    static let isHiddenByStack = ViewLayoutFlags(rawValue: 1 << 4)
}

/// The distances of the first and last baselines from a view's top and bottom edges, in points.
struct BaselineOffsets: Equatable {
    var firstFromTop: CGFloat
    var lastFromBottom: CGFloat
    /// The height for which the distances are valid, if text is centred in views of other heights; nil if they always
    /// are.
    var centredHeight: CGFloat?

    /// Returns the position of a baseline below the top edge of a view of a height.
    func baseline(isFirst: Bool, inHeight height: CGFloat) -> CGFloat {
        let moved = centredHeight.map { (height - $0) / 2 } ?? 0
        return isFirst ? firstFromTop + moved : height - lastFromBottom - moved
    }
}
