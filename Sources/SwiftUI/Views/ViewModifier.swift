/// A modifier, which changes any view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewmodifier)
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// The modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// The placeholder of the view being modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Creates the persistent node of a modified view. Custom modifiers need not implement it.
    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ context: _NodeContext) -> _ViewNode

    /// Updates the node with a newer value of the modified view. Custom modifiers need not implement it.
    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>)
}

extension ViewModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode {
        CompositeModifierNode(view, context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        (node as? CompositeModifierNode<V, Self>)?.update(with: view)
    }

    /// Returns this modifier followed by another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The placeholder of the view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    public typealias Body = Never

    let view: any View

    package func updateNode(_ node: SwitchNode) { node.show(view, key: ObjectIdentifier(type(of: view))) }
}

/// A view with a modifier, or a modifier followed by another.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/modifiedcontent)
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        if let slot = LazySlotNode.make(view, context) { return slot }
        return context.graph.makeNode(in: context) { Modifier._makeNode(view, context) }
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        guard !LazySlotNode.isSlot(node, of: view) else { return LazySlotNode.update(node, with: view) }
        Modifier._updateNode(node, with: view)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier to the view.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier without effect.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptymodifier)
public struct EmptyModifier: ViewModifier {
    /// The only value.
    public static let identity = EmptyModifier()

    /// A modifier without effect.
    public nonisolated init() {}

    public func body(content: Content) -> some View { content }
}
