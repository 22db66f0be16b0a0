public import Foundation
import UIKit

/// Does something when keys are pressed while a view, or one in it, has the focus.
struct KeyPressModifier: StructuralModifier {
    typealias Body = Never

    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    func makeNode(_ context: _NodeContext) -> KeyHandlerNode {
        let node = KeyHandlerNode(context)
        updateNode(node)
        return node
    }

    func updateNode(_ node: KeyHandlerNode) {
        node.take = { [phases, accepts, action] press in
            guard !phases.isDisjoint(with: press.phase), accepts(press) else { return .ignored }
            return action(press)
        }
    }
}

/// The node of a view that takes keys.
final class KeyHandlerNode: ContentNode {
    var take: ((KeyPress) -> KeyPress.Result)?
}

/// Performs a control's action by the shortcut of its environment.
struct ShortcutModifier: StructuralModifier {
    typealias Body = Never

    let action: () -> Void

    func makeNode(_ context: _NodeContext) -> ShortcutNode {
        let node = ShortcutNode(context)
        node.action = action
        return node
    }

    func updateNode(_ node: ShortcutNode) { node.action = action }
}

/// The node of a control that a shortcut presses.
final class ShortcutNode: ContentNode {
    var action: (() -> Void)?

    /// Performs the action if the key is the control's.
    func take(_ press: KeyPress) -> KeyPress.Result {
        let environment = scope.values
        guard press.phase == .down, environment.isEnabled, let shortcut = environment.keyboardShortcut,
            shortcut.matches(press, environment.layoutDirection)
        else { return .ignored }
        graph.act { [action] in action?() }
        return .handled
    }
}

extension ViewGraph {
    /// Offers a key to the views: to shortcuts, then to handlers around what has the focus, the innermost first.
    func take(_ press: KeyPress) -> Bool {
        var shortcuts: [ShortcutNode] = []
        var handlers: [KeyHandlerNode] = []
        func visit(_ node: _ViewNode) {
            for child in node.structure { visit(child) }
            if let node = node as? ShortcutNode { shortcuts.append(node) }
            if let node = node as? KeyHandlerNode { handlers.append(node) }
        }
        visit(rootNode)
        // What is typed is a text's, and no shortcut.
        let isTyped = press.modifiers.isDisjoint(with: [.command, .control]) && press.key != .escape
        let isText = isTyped && hostingView?.window?.firstResponder is any UIKeyInput
        if !isText, shortcuts.contains(where: { $0.take(press) == .handled }) { return true }
        let focused = focusedPath
        for handler in handlers where focused.contains(where: { $0 === handler }) {
            var result = KeyPress.Result.ignored
            act { result = handler.take?(press) ?? .ignored }
            if result == .handled { return true }
        }
        return false
    }

    /// The nodes around what has the focus.
    private var focusedPath: [_ViewNode] {
        var path: [_ViewNode] = []
        func visit(_ node: _ViewNode) -> Bool {
            var hasFocus = node.structure.reduce(false) { visit($1) || $0 }
            if let view = (node as? any AccessibleRepresentable)?.accessibleView {
                hasFocus = hasFocus || view.containsFirstResponder
            }
            if hasFocus { path.append(node) }
            return hasFocus
        }
        _ = visit(rootNode)
        return path
    }
}

extension UIView {
    /// Whether the view, or one in it, is the first responder.
    fileprivate var containsFirstResponder: Bool {
        isFirstResponder || subviews.contains { $0.containsFirstResponder }
    }
}

extension View {
    /// Does something when a key is pressed while the view, or one in it, has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/onkeypress(_:action:))
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Does something in phases of a key, while the view, or one in it, has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

    /// Does something when one of some keys is pressed while the view, or one in it, has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
    }

    /// Does something when one of some characters is typed while the view, or one in it, has the focus.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                accepts: { !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains) },
                action: action))
    }

    /// Does something when any key is pressed while the view, or one in it, has the focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, accepts: { _ in true }, action: action)) }
}
