import CoreGraphics
import QuartzCore

extension LayerStates {
    /// The layers that states and transitions refer to.
    var targets: [CALayer] {
        let ofStates = states.flatMap { state -> [CALayer] in
            let ofValues: [CALayer] = state.values.map(\.target)
            return ofValues + state.animations.map(\.target)
        }
        return ofStates + transitions.flatMap { $0.elements.map(\.target) }
    }
}

extension MarkupWriter {
    func write(_ states: LayerStates, _ depth: Int) {
        open("states", [], depth)
        for state in states.states { write(state, depth + 1) }
        close("states", depth)
        guard !states.transitions.isEmpty else { return }
        open("stateTransitions", [], depth)
        for transition in states.transitions {
            open("LKStateTransition", [("fromState", transition.from), ("toState", transition.to)], depth + 1)
            open("elements", [], depth + 2)
            for element in transition.elements {
                let attributes = [("key", element.key), ("targetId", id(of: element.target) ?? "")]
                open("LKStateTransitionElement", attributes, depth + 3)
                write(element.animation, key: nil, depth + 4)
                close("LKStateTransitionElement", depth + 3)
            }
            close("elements", depth + 2)
            close("LKStateTransition", depth + 1)
        }
        close("stateTransitions", depth)
    }

    private func write(_ state: LayerState, _ depth: Int) {
        var attributes = [("name", state.name)]
        if let basedOn = state.basedOn { attributes.append(("basedOn", basedOn)) }
        if state.isInitial { attributes.append(("initial", "1")) }
        open("LKState", attributes, depth)
        open("elements", [], depth + 1)
        for set in state.values {
            open("LKStateSetValue", [("targetId", id(of: set.target) ?? ""), ("keyPath", set.keyPath)], depth + 2)
            write(set.value, as: "value", depth + 3)
            close("LKStateSetValue", depth + 2)
        }
        for added in state.animations {
            open("LKStateAddAnimation", [("targetId", id(of: added.target) ?? ""), ("key", added.key)], depth + 2)
            write(added.animation, key: nil, depth + 3)
            close("LKStateAddAnimation", depth + 2)
        }
        close("elements", depth + 1)
        close("LKState", depth)
    }
}
