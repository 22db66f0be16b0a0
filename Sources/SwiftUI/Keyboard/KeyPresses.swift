public import Foundation
import UIKit

/// Handles key events while a view, or a subview, has the focus.
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

/// The node of a view that handles key events.
final class KeyHandlerNode: ContentNode {
    var take: ((KeyPress) -> KeyPress.Result)?
}

/// Performs a control's action for the keyboard shortcut in its environment.
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

/// The node of a control with a keyboard shortcut.
final class ShortcutNode: ContentNode {
    var action: (() -> Void)?

    /// Performs the action if the event matches the control's shortcut.
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
    /// Offers a key event to the views: to shortcuts, then to the handlers around the focused view, the innermost
    /// first.
    func take(_ press: KeyPress) -> Bool {
        var shortcuts: [ShortcutNode] = []
        var handlers: [KeyHandlerNode] = []
        func visit(_ node: _ViewNode) {
            for child in node.structure { visit(child) }
            if let node = node as? ShortcutNode { shortcuts.append(node) }
            if let node = node as? KeyHandlerNode { handlers.append(node) }
        }
        visit(rootNode)
        // Typed text goes to the text input, not to shortcuts.
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

    /// The nodes that enclose the focused view.
    var focusedPath: [_ViewNode] {
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
    /// Whether the view, or a subview, is the first responder.
    fileprivate var containsFirstResponder: Bool {
        isFirstResponder || subviews.contains { $0.containsFirstResponder }
    }
}

extension View {
    /// Performs an action when a key is pressed while the view, or a subview, has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/onkeypress(_:action:))
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Performs an action for phases of a key while the view, or a subview, has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

    /// Performs an action when one of a set of keys is pressed while the view, or a subview, has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
    }

    /// Performs an action when one of a set of characters is typed while the view, or a subview, has the focus.
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

    /// Performs an action when any key is pressed while the view, or a subview, has the focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, accepts: { _ in true }, action: action)) }
}
