import CoreGraphics
import QuartzCore

/// Animates the `animatableData` of a view, modifier or layout, frame by frame.
@MainActor
class ViewAnimator<V> {
    /// Creates the animator of a node's view; nil if the view isn't animatable.
    static func make(_ view: V, for node: _ViewNode) -> ViewAnimator<V>? {
        guard let type = V.self as? any Animatable.Type else { return nil }
        func open<A: Animatable>(_ type: A.Type) -> ViewAnimator<V>? {
            guard A.AnimatableData.self != EmptyAnimatableData.self, let view = view as? A else { return nil }
            return DataAnimator<A>(view, for: node) as? ViewAnimator<V>
        }
        return open(type)
    }

    var isRunning: Bool { false }

    /// Changes the target to the data of a newer value, with the graph's transaction.
    func retarget(to view: V) {}

    /// Returns a value with the current data.
    func current(_ view: V) -> V { view }
}

private final class DataAnimator<V: Animatable>: ViewAnimator<V> {
    private var motion: AnimatedValue<V.AnimatableData>
    private unowned let node: _ViewNode

    init(_ view: V, for node: _ViewNode) {
        motion = AnimatedValue(view.animatableData)
        self.node = node
    }

    override var isRunning: Bool { motion.isRunning }

    override func retarget(to view: V) {
        motion.retarget(to: view.animatableData, node.graph.transaction.visibleAnimation, now: CACurrentMediaTime())
        if motion.isRunning { node.graph.frames.add(node) }
    }

    override func current(_ view: V) -> V {
        guard motion.isRunning else { return view }
        var view = view
        view.animatableData = motion.value(at: CACurrentMediaTime())
        if motion.isRunning { node.graph.frames.add(node) }
        return view
    }
}

/// Animates a view's size, for layers that are redrawn at each size.
@MainActor
final class SizeAnimator {
    private var motion = AnimatedValue(CGSize.zero.animatableData)
    private unowned let node: LayoutNode

    init(for node: LayoutNode) { self.node = node }

    /// The current size.
    var current: CGSize {
        var size = CGSize.zero
        size.animatableData = motion.value(at: CACurrentMediaTime())
        if motion.isRunning { node.graph.frames.add(node) }
        return size.usable
    }

    func retarget(to size: CGSize, isNew: Bool, _ transaction: Transaction) {
        let now = CACurrentMediaTime()
        motion.retarget(to: size.animatableData, isNew ? nil : transaction.visibleAnimation, now: now)
        if motion.isRunning { node.graph.frames.add(node) }
    }
}
