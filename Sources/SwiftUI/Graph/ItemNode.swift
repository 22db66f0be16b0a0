import QuartzCore
package import UIKit

/// An item among those that are inserted and removed dynamically.
package final class ItemNode: _ViewNode {
    let key: AnyHashable
    private(set) var content: _ViewNode!
    /// The transition nodes around elements that are inserted or removed with a transition.
    private var transitions: [ObjectIdentifier: TransitionNode] = [:]
    /// The UIKit view that shows the item, for rows of lists.
    package private(set) var container: UIView?
    /// Whether the item is visible, for items of lazy containers; others always are.
    package var isInSight = true {
        didSet { if isInSight != oldValue { sightChanged() } }
    }
    /// Called when the removed view has disappeared; nil while it isn't being removed.
    private var finish: (() -> Void)?
    private var ending: ScheduledCall?
    /// Whether a removal of the view has ever been cancelled.
    private(set) var isBack = false

    init(key: AnyHashable, _ context: _NodeContext, make: (_NodeContext) -> _ViewNode) {
        self.key = key
        super.init(context)
        container = graph.itemContainer
        graph.itemContainer = nil
        graph.arrivalDepth += 1
        content = make(childContext)
        graph.arrivalDepth -= 1
    }

    // MARK: Insertion and removal

    /// Starts the insertion transition of a view that was inserted by itself, not with an enclosing one.
    func didInsert() {
        guard graph.arrivalDepth == 0, graph.transaction.visibleAnimation != nil else { return }
        wrapElements(.willAppear)
        graph.afterLayout { [weak self] in self?.show(.identity) }
    }

    /// Removes the view; `finish` is called when it has disappeared.
    func leave(_ finish: @escaping () -> Void) {
        guard let pace = graph.transaction.visibleAnimation?.pace, graph.arrivalDepth == 0 else {
            remove()
            return finish()
        }
        self.finish = finish
        wrapElements(.identity)
        leavingChanged(true)
        graph.afterLayout { [weak self] in self?.show(.didDisappear) }
        let end = CACurrentMediaTime() + min(pace.duration, ItemNode.longestExit)
        ending = MediaClock.call(at: end) { [weak self] in MainActor.assumeIsolated { self?.end() } }
    }

    /// Cancels the removal of the view.
    func cancelRemoval() {
        ending?.cancel()
        (ending, finish, isBack) = (nil, nil, true)
        leavingChanged(false)
        graph.afterLayout { [weak self] in self?.show(.identity) }
        elementsChanged()
    }

    /// The maximum duration of a removal, in seconds, for animations that never end.
    private static let longestExit = 600.0

    private func end() {
        // A node that outlives its hierarchy has nothing to show.
        guard graphHandle.object != nil else { return finish = nil }
        remove()
        finish?()
        finish = nil
    }

    private func show(_ phase: TransitionPhase) {
        for transition in transitions.values { transition.show(phase) }
    }

    private func wrapElements(_ phase: TransitionPhase) {
        var elements: [LayoutNode] = []
        content.collectDrawn(into: &elements)
        for element in elements where transitions[ObjectIdentifier(element)] == nil {
            let transition = element.traits.transition ?? .opacity
            transitions[ObjectIdentifier(element)] = TransitionNode(
                element, transition, phase, childContext.eager)
            if phase.isIdentity { element.hostMayChange() }
        }
        elementsChanged()
    }

    private func sightChanged() {
        graph.afterUpdate { [weak self] in
            guard let self, !isRemoved else { return }
            graph.appearances.update(below: self)
        }
    }

    // MARK: Structure

    package override var structure: [_ViewNode] { [content] + Array(transitions.values) }

    package override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { content.preference(key) }

    package override func collectElements(into elements: inout [LayoutNode]) {
        let start = elements.count
        content.collectElements(into: &elements)
        wrap(&elements, from: start)
    }

    package override func collectDrawn(into elements: inout [LayoutNode]) {
        let start = elements.count
        content.collectDrawn(into: &elements)
        wrap(&elements, from: start)
    }

    private func wrap(_ elements: inout [LayoutNode], from start: Int) {
        guard !transitions.isEmpty else { return }
        for index in start..<elements.count {
            if let transition = transitions[ObjectIdentifier(elements[index])] { elements[index] = transition }
        }
    }
}
