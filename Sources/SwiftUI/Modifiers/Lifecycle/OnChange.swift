/// Performs an action when a value changes.
public struct _ValueActionModifier<Value: Equatable>: StructuralModifier {
    public typealias Body = Never

    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    package func makeNode(_ context: _NodeContext) -> ValueActionNode<Value> {
        let initial: (() -> Void)? = isInitial ? { [action, value] in action(value, value) } : nil
        return ValueActionNode(value, initial: initial, context)
    }

    package func updateNode(_ node: ValueActionNode<Value>) { node.update(value, action) }
}

/// The node of a view with an action for changes of a value.
package final class ValueActionNode<Value: Equatable>: ContentNode {
    private var value: Value
    private var initial: (() -> Void)?

    init(_ value: Value, initial: (() -> Void)?, _ context: _NodeContext) {
        self.value = value
        self.initial = initial
        super.init(context)
    }

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        // The actions of inner views run first.
        if let initial { graph.afterUpdate(initial) }
        initial = nil
    }

    func update(_ newValue: Value, _ action: @escaping (Value, Value) -> Void) {
        guard newValue != value else { return }
        let oldValue = value
        value = newValue
        graph.afterUpdate { action(oldValue, newValue) }
    }
}

extension View {
    /// Performs an action with the old and the new value when a value changes; if `initial` is true, also when the
    /// view appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Performs an action when a value changes; if `initial` is true, also when the view appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Performs an action with the new value when a value changes.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        modifier(_ValueActionModifier(value: value, isInitial: false) { _, newValue in action(newValue) })
    }
}
