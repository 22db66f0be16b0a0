import CoreGraphics

/// A view's state for constraint-based layout, allocated on demand.
@MainActor
final class ViewLayoutState {
    /// Those whose items have this view as their nearest common ancestor, in the order they were activated.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    /// Of the topmost view of a tree.
    var engine: LayoutEngine?
}

/// A view's yeses and noes about layout by constraints.
struct ViewLayoutFlags: OptionSet {
    let rawValue: UInt8

    /// Constraints decide where the view is, not its frame.
    static let isConstrained = ViewLayoutFlags(rawValue: 1 << 0)
    /// `updateConstraints()` is to be called.
    static let needsUpdate = ViewLayoutFlags(rawValue: 1 << 1)
    /// The view or one below it needs that.
    static let treeNeedsUpdate = ViewLayoutFlags(rawValue: 1 << 2)
    /// Constraints of an engine name the view.
    static let isInEngine = ViewLayoutFlags(rawValue: 1 << 3)
    /// `layoutSubviews()` is under way.
    static let isLayingOut = ViewLayoutFlags(rawValue: 1 << 5)
    /// Layout has changed constraints on its way: they are solved at its end.
    static let isToSettle = ViewLayoutFlags(rawValue: 1 << 6)
    /// A stack view has it shrink, and hides it then.
    static let isHiddenByStack = ViewLayoutFlags(rawValue: 1 << 4)
}

/// How far the first and the last line of text stand from a view's upper and lower edge, in points.
struct BaselineOffsets: Equatable {
    var firstFromTop: CGFloat
    var lastFromBottom: CGFloat
    /// The height that the distances hold for, where text stays in the middle of a higher or lower view; nil where they hold for all.
    var centredHeight: CGFloat?

    /// A baseline below the upper edge of a view of a height.
    func baseline(isFirst: Bool, inHeight height: CGFloat) -> CGFloat {
        let moved = centredHeight.map { (height - $0) / 2 } ?? 0
        return isFirst ? firstFromTop + moved : height - lastFromBottom - moved
    }
}
