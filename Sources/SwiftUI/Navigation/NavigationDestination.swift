/// Declares the destination that a stack shows for values of a type.
struct DestinationModifier<Value: Hashable>: StructuralModifier {
    typealias Body = Never

    let destination: (Value) -> AnyView

    func makeNode(_ context: _NodeContext) -> DestinationNode<Value> {
        let node = DestinationNode<Value>(context)
        node.register(destination)
        return node
    }

    func updateNode(_ node: DestinationNode<Value>) { node.register(destination) }
}

/// The node of a view that declares a destination for values.
final class DestinationNode<Value: Hashable>: ContentNode {
    func register(_ destination: @escaping (Value) -> AnyView) {
        guard let navigator = scope.values.navigator else {
            return reportOnce(
                "navigationDestination(for: \(Value.self).self) has no effect outside of a NavigationStack")
        }
        let source = DestinationSource(self) { value in
            (value as? Value).map(destination) ?? AnyView(EmptyView())
        }
        navigator.register(ObjectIdentifier(Value.self), source)
    }

    override func willRemove() { scope.values.navigator?.unregister(ObjectIdentifier(Value.self), self) }
}

/// Pushes a view while a binding holds an item.
struct PushModifier<Item>: StructuralModifier {
    typealias Body = Never

    let item: Binding<Item?>
    /// Returns an item's identity.
    let id: (Item) -> AnyHashable
    let destination: (Item) -> AnyView

    func makeNode(_ context: _NodeContext) -> PushNode<Item> {
        let node = PushNode(self, context)
        node.evaluate()
        return node
    }

    func updateNode(_ node: PushNode<Item>) { node.update(self) }
}

/// The node of a view that pushes another according to a binding.
package final class PushNode<Item>: ContentNode {
    private var modifier: PushModifier<Item>
    private var pushed: (screen: PushedScreen, id: AnyHashable)?

    init(_ modifier: PushModifier<Item>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ newModifier: PushModifier<Item>) {
        modifier = newModifier
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        _ = track { modifier.item.wrappedValue == nil }
        graph.afterUpdate { [weak self] in self?.follow() }
    }

    private func follow() {
        guard !isRemoved, let navigator = scope.values.navigator else { return }
        let item = modifier.item.wrappedValue
        let id = item.map(modifier.id)
        if let pushed, pushed.id != id {
            self.pushed = nil
            pushed.screen.ended = {}
            navigator.pop(pushed.screen)
        }
        guard let item, let id else { return }
        let view = { [destination = modifier.destination] in destination(item) }
        if let pushed { return pushed.screen.show(view) }
        let screen = navigator.push(
            view, objects: scope.values, animated: !graph.transaction.disablesAnimations
        ) { [weak self] in
            guard let self, pushed?.id == id else { return }
            pushed = nil
            modifier.item.wrappedValue = nil
        }
        pushed = (screen, id)
    }

    package override func willRemove() {
        guard let pushed else { return }
        pushed.screen.ended = {}
        scope.values.navigator?.pop(pushed.screen)
    }
}

extension View {
    /// Sets the destination that the enclosing stack shows for values of a type.
    ///
    /// If several views of a stack declare a destination for the same type, the one nearest to the root is used.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:))
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modifier(DestinationModifier<D> { AnyView(destination($0)) }) }

    /// Pushes a view while a binding is true. Popping the view sets the binding to false.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:))
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(PushModifier(item: isPresented.asItem, id: { _ in true }, destination: { AnyView(destination()) }))
    }

    /// Pushes a view while a binding holds an item. Popping the view sets the binding to nil.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:))
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(PushModifier(item: item, id: { AnyHashable($0) }, destination: { AnyView(destination($0)) }))
    }
}

extension Binding where Value == Bool {
    /// An item that exists while the value is true.
    @MainActor
    var asItem: Binding<Void?> {
        Binding<Void?>(get: { wrappedValue ? () : nil }, set: { wrappedValue = $0 != nil })
    }
}
