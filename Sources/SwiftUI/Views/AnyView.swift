/// A view of any type. Where the type changes, the view loses its identity, and with it its state.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anyview)
public struct AnyView: View, PrimitiveView {
    public typealias Body = Never

    private let view: any View

    /// A view without its type.
    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    /// A view without its type.
    public init<V: View>(erasing view: V) { self.init(view) }

    package func makeNode(_ context: _NodeContext) -> SwitchNode {
        let node = SwitchNode(context)
        node.show(view, key: ObjectIdentifier(type(of: view)))
        return node
    }

    package func updateNode(_ node: SwitchNode) { node.show(view, key: ObjectIdentifier(type(of: view))) }
}
