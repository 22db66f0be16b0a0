/// Sets a preference.
public struct _PreferenceModifier<Key: PreferenceKey>: StructuralModifier {
    public typealias Body = Never

    let value: Key.Value

    package func makeNode(_ context: _NodeContext) -> PreferenceNode<Key> { PreferenceNode(value, context) }
    package func updateNode(_ node: PreferenceNode<Key>) { node.update(value) }
}

/// The node of a view that sets a preference, replacing those of its descendants.
package final class PreferenceNode<Key: PreferenceKey>: ContentNode {
    private var value: Key.Value

    init(_ value: Key.Value, _ context: _NodeContext) {
        self.value = value
        super.init(context)
        preferencesAreStale()
    }

    func update(_ newValue: Key.Value) {
        guard !isSameValue(value, newValue) else { return }
        value = newValue
        preferencesAreStale()
    }

    package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        key == Key.self ? value as? Other.Value : super.preference(key)
    }
}

/// Transforms a preference.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: StructuralModifier {
    public typealias Body = Never

    let transform: (inout Key.Value) -> Void

    package func makeNode(_ context: _NodeContext) -> PreferenceTransformNode<Key> {
        PreferenceTransformNode(transform, context)
    }

    package func updateNode(_ node: PreferenceTransformNode<Key>) { node.update(transform) }
}

/// The node of a view with a transformed preference.
package final class PreferenceTransformNode<Key: PreferenceKey>: ContentNode {
    private var transform: (inout Key.Value) -> Void

    init(_ transform: @escaping (inout Key.Value) -> Void, _ context: _NodeContext) {
        self.transform = transform
        super.init(context)
        preferencesAreStale()
    }

    func update(_ newTransform: @escaping (inout Key.Value) -> Void) {
        transform = newTransform
        preferencesAreStale()
    }

    package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        guard key == Key.self else { return super.preference(key) }
        var value = reducePreference(Key.self) ?? Key.defaultValue
        transform(&value)
        return value as? Other.Value
    }
}

/// Calls a closure when a preference changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: StructuralModifier where Key.Value: Equatable {
    public typealias Body = Never

    let action: (Key.Value) -> Void

    package func makeNode(_ context: _NodeContext) -> PreferenceActionNode<Key> {
        PreferenceActionNode(action, context)
    }

    package func updateNode(_ node: PreferenceActionNode<Key>) { node.action = action }
}

/// The node of a view with an action for changes of a preference.
package final class PreferenceActionNode<Key: PreferenceKey>: ContentNode where Key.Value: Equatable {
    var action: (Key.Value) -> Void
    private var lastValue: Key.Value?

    init(_ action: @escaping (Key.Value) -> Void, _ context: _NodeContext) {
        self.action = action
        super.init(context)
        graph.setNeedsPreferences(self)
    }

    package override func readsPreferences(from node: _ViewNode) -> Bool { true }
    package override var label: String { "onPreferenceChange of \(Key.self)" }

    package override func preferencesChanged() {
        let value = reducePreference(Key.self) ?? Key.defaultValue
        // Initially only a value set by some view is a change.
        guard value != lastValue ?? Key.defaultValue else { return }
        lastValue = value
        graph.afterUpdate { [action] in action(value) }
    }
}

extension View {
    /// Sets the value of a preference.
    public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> ModifiedContent<Self, _PreferenceModifier<K>> {
        modifier(_PreferenceModifier<K>(value: value))
    }

    /// Transforms a preference of the view's descendants.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Calls a closure when a preference of the view's descendants changes, initially from the key's default.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
