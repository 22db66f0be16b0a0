/// The state of an animation between evaluations.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationcontext)
public struct AnimationContext<Value: VectorArithmetic> {
    /// What it has stored.
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete, although it may go on.
    public var isLogicallyComplete = false

    package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// The same context with the state of another kind of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values an animation stores under types that name them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationstate)
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Nothing stored.
    public init() {}

    /// What is stored under a key, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a value that an animation stores.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationstatekey)
public protocol AnimationStateKey {
    /// What the state keeps under the key.
    associatedtype Value
    /// What is read before anything is stored.
    static var defaultValue: Value { get }
}
