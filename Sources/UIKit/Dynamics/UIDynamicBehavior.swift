public import Foundation

/// A behaviour of dynamic items, possibly composed of child behaviours; the superclass of gravity, collisions and the
/// others.
///
/// A behaviour acts as long as it, or the behaviour it is a child of, is in a `UIDynamicAnimator`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicbehavior)
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    final weak var animator: UIDynamicAnimator?
    final weak var parentBehavior: UIDynamicBehavior?
    private final var children: [UIDynamicBehavior] = []

    /// Creates a behaviour without effects of its own.
    public override init() { super.init() }

    /// Called at each step of the animation, 60 times per second, after the items have moved.
    open var action: (() -> Void)?

    /// The animator of the behaviour, or of the behaviour that it is a child of.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    /// Called before the behaviour joins an animator, or leaves it if nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Children

    /// The child behaviours, in the order in which they were added.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// Adds a child behaviour, which acts whenever this one does.
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

    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
        children.remove(at: index)
        behavior.parentBehavior = nil
        animator?.leave(behavior)
    }

    /// The behaviour and all of its descendants.
    final var withDescendants: [UIDynamicBehavior] { [self] + children.flatMap(\.withDescendants) }

    // MARK: Overridden by UIKit's subclasses

    /// The items that the behaviour acts on.
    var dynamicItems: [any UIDynamicItem] { [] }

    /// Configures bodies and joints. Called when behaviours or items have changed.
    func configure(_ simulation: DynamicSimulation) {}

    /// Applies forces for a step.
    func exert(on simulation: DynamicSimulation, for duration: Double) {}

    /// Called when a property has changed that each step reads.
    final func numbersDidChange() { animator?.resume() }

    /// Called when a property has changed that `configure(_:)` reads.
    final func configurationDidChange() {
        animator?.simulation.isConfigured = false
        animator?.resume()
    }
}

/// The items of a behaviour, without duplicates.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    /// Adds an item unless the list contains it.
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
