public import Foundation

/// Has dynamic items behave in a way, alone or by child behaviours; the superclass of gravity, collisions and the others.
///
/// A behaviour acts as long as it, or the behaviour it is a child of, is in a `UIDynamicAnimator`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicbehavior)
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    final weak var animator: UIDynamicAnimator?
    final weak var parentBehavior: UIDynamicBehavior?
    private final var children: [UIDynamicBehavior] = []

    /// Creates a behaviour that does nothing by itself.
    public override init() { super.init() }

    /// Called at each step of the animation, 60 times per second, after the items have moved.
    open var action: (() -> Void)?

    /// The animator that the behaviour, or the one it is a child of, is in.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    /// Called before the behaviour joins an animator, or leaves it, which is nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Children

    /// The behaviours that act with this one, in the order they were added.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// Has another behaviour act whenever this one does.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !behavior.withDescendants.contains(where: { $0 === self }) else {
            return reportOnce("A \(type(of: self)) can't be a child of its own child")
        }
        guard behavior.parentBehavior == nil, behavior.animator == nil else {
            return reportOnce(
                "A \(type(of: behavior)) is in a behavior or an animator already; it is not added to another")
        }
        children.append(behavior)
        behavior.parentBehavior = self
        animator?.join(behavior)
    }

    /// Has a child no longer act with this behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
        children.remove(at: index)
        behavior.parentBehavior = nil
        animator?.leave(behavior)
    }

    /// The behaviour, its children and theirs.
    final var withDescendants: [UIDynamicBehavior] { [self] + children.flatMap(\.withDescendants) }

    // MARK: For UIKit's subclasses

    /// The items that the behaviour acts on.
    var dynamicItems: [any UIDynamicItem] { [] }

    /// Says how bodies are made and held. Called when behaviours or items have changed.
    func configure(_ simulation: DynamicSimulation) {}

    /// Applies forces for a step.
    func exert(on simulation: DynamicSimulation, for duration: Double) {}

    /// Called when a number has changed that is read at each step.
    final func numbersDidChange() { animator?.resume() }

    /// Called when a number has changed that `configure(_:)` reads.
    final func configurationDidChange() {
        animator?.simulation.isConfigured = false
        animator?.resume()
    }
}

/// The items of a behaviour, each once.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    /// Adds an item; false if it is there.
    mutating func add(_ item: any UIDynamicItem, to behavior: UIDynamicBehavior) {
        guard !contains(item) else { return }
        items.append(item)
        behavior.animator?.simulation.retain(item)
        behavior.configurationDidChange()
    }

    mutating func remove(_ item: any UIDynamicItem, from behavior: UIDynamicBehavior) {
        guard let index = items.firstIndex(where: { $0 === item }) else { return }
        items.remove(at: index)
        behavior.animator?.simulation.release(item)
        behavior.configurationDidChange()
    }

    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

    init(_ items: [any UIDynamicItem]) {
        for item in items where !contains(item) { self.items.append(item) }
    }
}
