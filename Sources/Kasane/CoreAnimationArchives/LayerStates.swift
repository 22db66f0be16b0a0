import CoreGraphics
import Foundation
import QuartzCore

/// A named state of a layer tree: values that differ from those of the tree itself.
struct LayerState {
    struct SetValue {
        let target: CALayer
        let keyPath: String
        /// `NSNull` for nil.
        let value: Any
    }

    struct AddAnimation {
        let target: CALayer
        let key: String
        let animation: CAAnimation
    }

    let name: String
    /// The name of the state whose values are applied first.
    var basedOn: String?
    var isInitial = false
    var values: [SetValue] = []
    var animations: [AddAnimation] = []
}

/// The transition from one state to another.
struct LayerStateTransition {
    struct Element {
        let target: CALayer
        /// The key path of the animated value.
        let key: String
        let animation: CAAnimation
    }

    /// The name of the state, or `*` for any.
    let from: String
    let to: String
    var elements: [Element] = []

    /// Returns how specifically the transition matches a change of states; nil if it doesn't match.
    func rank(from old: String, to new: String) -> Int? {
        guard from == "*" || from == old, to == "*" || to == new else { return nil }
        return (to == "*" ? 0 : 2) + (from == "*" ? 0 : 1)
    }
}

/// The states of a layer and its descendants.
final class LayerStates {
    let owner: CALayer
    let states: [LayerState]
    let transitions: [LayerStateTransition]
    private(set) var current: String?
    /// The values that states have replaced.
    private var originals: [Place: Any] = [:]
    private var addedAnimations: [(layer: CALayer, key: String)] = []

    private struct Place: Hashable {
        let layer: CALayer
        let keyPath: String

        static func == (a: Place, b: Place) -> Bool { a.layer === b.layer && a.keyPath == b.keyPath }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(layer))
            hasher.combine(keyPath)
        }
    }

    init(owner: CALayer, states: [LayerState], transitions: [LayerStateTransition]) {
        (self.owner, self.states, self.transitions) = (owner, states, transitions)
    }

    /// Switches to a state; nil for the tree's own values. Does nothing for an unknown name.
    func show(_ name: String?, isAnimated: Bool) {
        guard name == nil || states.contains(where: { $0.name == name }), name != current else { return }
        let chain = chain(name)
        var values: [Place: Any] = originals
        for set in chain.flatMap(\.values) {
            let place = Place(layer: set.target, keyPath: set.keyPath)
            if originals[place] == nil {
                originals[place] = set.target.value(forKeyPath: set.keyPath) ?? NSNull()
            }
            values[place] = set.value
        }
        let transition = isAnimated ? self.transition(to: name) : nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (layer, key) in addedAnimations { layer.removeAnimation(forKey: key) }
        // A structure is set before its fields, whatever the order of a dictionary.
        for (place, value) in values.sorted(by: { $0.key.keyPath < $1.key.keyPath }) { set(value, place, transition) }
        addedAnimations = []
        for added in chain.flatMap(\.animations) {
            added.target.add(added.animation, forKey: added.key)
            addedAnimations.append((added.target, added.key))
        }
        CATransaction.commit()
        current = name
    }

    private func set(_ value: Any, _ place: Place, _ transition: LayerStateTransition?) {
        let layer = place.layer
        let shown = layer.presentation()?.value(forKeyPath: place.keyPath) ?? layer.value(forKeyPath: place.keyPath)
        layer.setValue(value is NSNull ? nil : value, forKeyPath: place.keyPath)
        let element = transition?.elements.first { $0.target === layer && $0.key == place.keyPath }
        guard let animation = element?.animation.copy() as? CAAnimation else { return }
        if let animation = animation as? CAPropertyAnimation, animation.keyPath == nil {
            animation.keyPath = place.keyPath
        }
        if let basic = animation as? CABasicAnimation, basic.fromValue == nil, basic.byValue == nil {
            basic.fromValue = shown
        }
        layer.add(animation, forKey: place.keyPath)
    }

    private func transition(to name: String?) -> LayerStateTransition? {
        let ranked = transitions.compactMap { transition in
            transition.rank(from: current ?? "", to: name ?? "").map { (transition, $0) }
        }
        return ranked.max { $0.1 < $1.1 }?.0
    }

    /// Returns the states that a state is based on, followed by itself.
    private func chain(_ name: String?) -> [LayerState] {
        var chain: [LayerState] = []
        var next = name
        while let name = next, let state = states.first(where: { $0.name == name }),
            !chain.contains(where: { $0.name == name })
        {
            chain.insert(state, at: 0)
            next = state.basedOn
        }
        return chain
    }
}
