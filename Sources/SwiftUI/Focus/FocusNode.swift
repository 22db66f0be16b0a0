import UIKit

/// Binds the focus of a view's text input to a value.
struct FocusModifier: StructuralModifier {
    typealias Body = Never

    /// Whether the value requests the focus.
    let wants: () -> Bool
    /// Called when the view has gained or lost the focus.
    let hasFocus: (Bool) -> Void

    func makeNode(_ context: _NodeContext) -> FocusNode { FocusNode(self, context) }
    func updateNode(_ node: FocusNode) { node.update(self) }
}

/// The node of a view whose text input can have the focus, as UIKit's first responder.
///
/// The input is found among the UIKit views in the node, and UIKit's notifications report the beginning and end of
/// editing.
package final class FocusNode: AppearanceNode {
    private var modifier: FocusModifier
    private var observers: [any NSObjectProtocol] = []

    init(_ modifier: FocusModifier, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
        appear = { [weak self] in self?.follow() }
    }

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        observe(UITextField.textDidBeginEditingNotification, true)
        observe(UITextView.textDidBeginEditingNotification, true)
        observe(UITextField.textDidEndEditingNotification, false)
        observe(UITextView.textDidEndEditingNotification, false)
        observe(FocusReceiver.didBecomeFirst, true)
        observe(FocusReceiver.didResignFirst, false)
        evaluate()
    }

    func update(_ newModifier: FocusModifier) {
        modifier = newModifier
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        _ = track { modifier.wants() }
        graph.afterUpdate { [weak self] in self?.follow() }
    }

    /// Moves the first responder to match the value.
    private func follow() {
        guard !isRemoved, let input, input.window != nil else { return }
        let wants = modifier.wants()
        guard wants != input.isFirstResponder else { return }
        if wants { input.becomeFirstResponder() } else { input.resignFirstResponder() }
    }

    private func observe(_ name: Notification.Name, _ begins: Bool) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [handle] notification in
            // UIKit posts these notifications on the main thread.
            let view = notification.object as? UIView
            MainActor.assumeIsolated { (handle.object as? FocusNode)?.changed(view, begins) }
        }
        observers.append(observer)
    }

    private func changed(_ view: UIView?, _ begins: Bool) {
        guard !isRemoved, let view, let input, view === input || view.isDescendant(of: input) else { return }
        graph.act { [self] in modifier.hasFocus(begins) }
    }

    /// The first editable view in the node.
    private var input: UIView? { FocusNode.input(below: self) }

    private static func input(below node: _ViewNode) -> UIView? {
        if let view = (node as? any AccessibleRepresentable)?.accessibleView { return input(in: view) }
        for child in node.structure { if let found = input(below: child) { return found } }
        return nil
    }

    private static func input(in view: UIView) -> UIView? {
        if view is any UITextInput || view is FocusReceiver { return view }
        for subview in view.subviews { if let found = input(in: subview) { return found } }
        return nil
    }

    package override func willRemove() {
        super.willRemove()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}
