import UIKit

/// Binds the accessibility focus of a view to a value.
struct AccessibilityFocusModifier: StructuralModifier {
    typealias Body = Never

    /// Whether the value requests the focus.
    let wants: () -> Bool
    /// Called when the accessibility focus has entered or left the view.
    let hasFocus: (Bool) -> Void

    func makeNode(_ context: _NodeContext) -> AccessibilityFocusNode { AccessibilityFocusNode(self, context) }
    func updateNode(_ node: AccessibilityFocusNode) { node.update(self) }
}

/// The node of a view that can have the accessibility focus.
package final class AccessibilityFocusNode: ContentNode {
    private var modifier: AccessibilityFocusModifier
    private var observer: (any NSObjectProtocol)?
    private var wanted = false

    init(_ modifier: AccessibilityFocusModifier, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { [handle] notification in
            let focused = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIResponder
            // Posted on the main thread, where accessibility elements are used.
            MainActor.assumeIsolated { (handle.object as? AccessibilityFocusNode)?.focusDidMove(to: focused) }
        }
        evaluate()
    }

    func update(_ newModifier: AccessibilityFocusModifier) {
        modifier = newModifier
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        let wants = track { modifier.wants() }
        guard wants != wanted else { return }
        wanted = wants
        if wants { graph.afterUpdate { [weak self] in self?.ask() } }
    }

    /// Asks the assistive technology to focus the view's first element.
    private func ask() {
        guard !isRemoved, let host = graph.hostingView else { return }
        let element = UIAccessibility.firstElement(in: host.accessibilityElements ?? []) { owns($0) }
        guard let element, UIAccessibility.focusedElement(using: nil) as? UIResponder !== element else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    private func focusDidMove(to element: UIResponder?) {
        guard !isRemoved else { return }
        let isHere = element.map(owns) ?? false
        guard isHere != modifier.wants() else { return }
        wanted = isHere
        graph.act { [self] in modifier.hasFocus(isHere) }
    }

    /// Whether an element belongs to a view in the node.
    private func owns(_ element: UIResponder) -> Bool {
        if let element = element as? HostedAccessibilityElement {
            var node: _ViewNode? = element.node?.object
            while let current = node, current !== self { node = current.parent }
            return node === self
        }
        guard let view = element as? UIView else { return false }
        return AccessibilityFocusNode.shows(view, below: self)
    }

    private static func shows(_ view: UIView, below node: _ViewNode) -> Bool {
        if let own = (node as? any AccessibleRepresentable)?.accessibleView { return view.isDescendant(of: own) }
        return node.structure.contains { shows(view, below: $0) }
    }

    package override func willRemove() {
        super.willRemove()
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }
}

extension UIAccessibility {
    /// Returns the first element among some, and their descendants, that satisfies a predicate.
    @MainActor
    fileprivate static func firstElement(
        in elements: [Any], where isWanted: (UIResponder) -> Bool
    ) -> UIResponder? {
        for case let element as UIResponder in elements {
            if isWanted(element) { return element }
            if let found = firstElement(in: element.accessibilityElements ?? [], where: isWanted) { return found }
        }
        return nil
    }
}
