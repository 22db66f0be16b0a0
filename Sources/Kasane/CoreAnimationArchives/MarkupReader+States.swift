import Foundation
import QuartzCore

extension MarkupReader {
    /// Reads the states of all layers, after all layers have been read.
    func readStates() throws(CoreAnimationArchiveError) -> [LayerStates] {
        var result: [LayerStates] = []
        for (layer, node) in ownersOfStates {
            var states: [LayerState] = []
            var transitions: [LayerStateTransition] = []
            for list in node.children {
                for child in list.children {
                    switch child.type {
                    case "LKState", "CAState": states.append(try state(child))
                    case "LKStateTransition", "CAStateTransition": transitions.append(try transition(child))
                    default:
                        notes.add(
                            "<\(child.name)> is not a state; ignored", key: "state \(child.name)", line: child.line)
                    }
                }
            }
            result.append(LayerStates(owner: layer, states: states, transitions: transitions))
        }
        return result
    }

    private func state(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> LayerState {
        var state = LayerState(name: node["name"] ?? "")
        state.basedOn = node["basedOn"]
        state.isInitial = node["initial"].flatMap(ValueText.number) ?? 0 != 0
        for element in node.child("elements")?.children ?? [] {
            switch element.type {
            case "LKStateSetValue", "CAStateSetValue":
                guard let target = target(element), let keyPath = element["keyPath"] else { continue }
                guard let child = element.child("value"), let value = try value(of: child) else {
                    notes.add(
                        "\(keyPath) of the state \"\(state.name)\" has no known value; ignored",
                        key: "\(state.name).\(keyPath)", line: element.line)
                    continue
                }
                state.values.append(LayerState.SetValue(target: target, keyPath: keyPath, value: value))
            case "LKStateAddAnimation", "CAStateAddAnimation":
                guard let target = target(element), let child = element.child("animation"),
                    let animation = try animation(child)
                else { continue }
                let key = element["key"] ?? (animation as? CAPropertyAnimation)?.keyPath ?? ""
                state.animations.append(LayerState.AddAnimation(target: target, key: key, animation: animation))
            default:
                notes.add(
                    "unknown element \(element.type) in states; ignored", key: "element \(element.type)",
                    line: element.line)
            }
        }
        return state
    }

    private func value(of node: MarkupNode) throws(CoreAnimationArchiveError) -> Any? {
        if node["type"] != nil { return try anyValue(node) }
        return try node.children.first.map { (child) throws(CoreAnimationArchiveError) in try anyValue(child) } ?? nil
    }

    private func transition(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> LayerStateTransition {
        var transition = LayerStateTransition(from: node["fromState"] ?? "*", to: node["toState"] ?? "*")
        for element in node.child("elements")?.children ?? [] {
            guard element.type == "LKStateTransitionElement" || element.type == "CAStateTransitionElement" else {
                notes.add(
                    "unknown element \(element.type) in transitions; ignored", key: "element \(element.type)",
                    line: element.line)
                continue
            }
            guard let target = target(element), let child = element.child("animation"),
                let animation = try animation(child),
                let key = element["key"] ?? (animation as? CAPropertyAnimation)?.keyPath
            else { continue }
            transition.elements.append(LayerStateTransition.Element(target: target, key: key, animation: animation))
        }
        return transition
    }

    private func target(_ node: MarkupNode) -> CALayer? {
        let id = node["targetId"] ?? node.child("target")?.attributes["object"] ?? ""
        if let layer = layers[id] { return layer }
        notes.add(
            "no layer has the id \(InspectedValues.cut(id, to: 40).debugDescription); ignored",
            key: "id \(id)", line: node.line)
        return nil
    }
}
