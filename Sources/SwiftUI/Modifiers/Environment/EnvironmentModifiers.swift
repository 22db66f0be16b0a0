public import Observation

/// Changes the environment of a view.
public struct _EnvironmentModifier: StructuralModifier {
    public typealias Body = Never

    let change: (inout EnvironmentValues) -> Void

    package func makeNode(_ context: _NodeContext) -> EnvironmentNode { EnvironmentNode(change, context) }
    package func updateNode(_ node: EnvironmentNode) { node.update(change) }
}

/// Sets an environment value of a view: the modifier that `environment(_:_:)`, and methods based on it, apply.
public struct _EnvironmentKeyWritingModifier<Value>: StructuralModifier {
    public typealias Body = Never

    /// The key path of the environment value.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value.
    public var value: Value

    /// Creates a modifier that sets a value.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }

    private var change: (inout EnvironmentValues) -> Void { { $0[keyPath: keyPath] = value } }

    package func makeNode(_ context: _NodeContext) -> EnvironmentNode { EnvironmentNode(change, context) }
    package func updateNode(_ node: EnvironmentNode) { node.update(change) }
}

/// The node of a view with a changed environment.
package final class EnvironmentNode: ContentNode {
    let contentScope: EnvironmentScope

    init(_ change: @escaping (inout EnvironmentValues) -> Void, _ context: _NodeContext) {
        contentScope = EnvironmentScope(context.scope, change: change)
        super.init(context)
    }

    func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
        let wasRightToLeft = contentScope.isRightToLeft
        contentScope.update(change)
        if contentScope.isRightToLeft != wasRightToLeft { setNeedsLayoutBelow() }
    }

    package override var contentContext: _NodeContext {
        childContext.child(of: self, scope: contentScope)
    }
}

extension View {
    /// Sets an environment value for the view and its descendants.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Sets an environment object by its type; nil removes it.
    public func environment<T: AnyObject & Observable>(
        _ object: T?
    ) -> ModifiedContent<Self, _EnvironmentModifier> {
        modifier(_EnvironmentModifier { $0[T.self] = object })
    }

    /// Sets an environment object by its type.
    public func environmentObject<T: ObservableObject>(
        _ object: T
    ) -> ModifiedContent<Self, _EnvironmentModifier> {
        modifier(_EnvironmentModifier { $0[T.self] = object })
    }

    /// Transforms an environment value for the view and its descendants.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> ModifiedContent<Self, _EnvironmentModifier> {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
