/// The state of an animation between evaluations.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationcontext)
public struct AnimationContext<Value: VectorArithmetic> {
    /// The animation's stored state.
    public var state: AnimationState<Value>
    /// Whether the animation is logically complete, although it may continue.
    public var isLogicallyComplete = false

    package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// Returns the context with the state of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values that an animation stores, by key type.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationstate)
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value stored under a key, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value that an animation stores.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationstatekey)
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value before one is stored.
    static var defaultValue: Value { get }
}
