extension View {
    /// Adds an accessibility action with a view as its label.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(action:label:))
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(LabeledActionModifier(label: AnyView(label()), action: action))
    }
}

/// Adds an accessibility action with a view as its label.
private struct LabeledActionModifier: PrimitiveModifier {
    typealias Body = Never

    let label: AnyView
    let action: () -> Void

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = AccessibilityNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        let name = LabelContents(of: label, inside: wrapper).title ?? ""
        var attributes = AccessibilityAttributes()
        attributes.actions = [(AccessibilityActionKind(named: Text(verbatim: name)), action)]
        (wrapper as? AccessibilityNode)?.attributes = attributes
    }
}
