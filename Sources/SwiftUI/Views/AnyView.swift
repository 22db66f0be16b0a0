/// A type-erased view. When the type changes, the view loses its identity and its state.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anyview)
public struct AnyView: View, PrimitiveView {
    public typealias Body = Never

    let view: any View

    /// Erases the type of a view.
    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    /// Erases the type of a view.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Erases the type of a value if it is a view; otherwise nil.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self = AnyView(view)
    }

    package func makeNode(_ context: _NodeContext) -> SwitchNode {
        let node = SwitchNode(context)
        node.show(view, key: ObjectIdentifier(type(of: view)))
        return node
    }

    package func updateNode(_ node: SwitchNode) { node.show(view, key: ObjectIdentifier(type(of: view))) }
}
