import CoreGraphics

/// Takes a view's `animatableData` from value to value.
@MainActor
final class ViewAnimator<V> {
    /// Nil where the view is not animatable.
    init?(_ view: V, for node: _ViewNode) { return nil }

    var isRunning: Bool { false }
    func retarget(to view: V) {}
    func current(_ view: V) -> V { view }
}

/// Takes a view's size from one to the next, for layers that must be drawn at each.
@MainActor
final class SizeAnimator {
    private(set) var current = CGSize.zero

    init(for node: LayoutNode) {}

    var isRunning: Bool { false }

    func retarget(to size: CGSize, isNew: Bool, _ transaction: Transaction) { current = size }
}
