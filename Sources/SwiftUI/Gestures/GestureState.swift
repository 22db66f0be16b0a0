/// A value that a gesture updates while it is active, and that is reset afterwards.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gesturestate)
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let initial: Value
    private let resetting: (Value, inout Transaction) -> Void

    /// Creates a state with an initial value, which it has while no gesture is active.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Creates a state with an initial value, which it has while no gesture is active.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a state with an initial value, and the transaction in which it is reset to that.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Creates a state with an initial value, and a closure that configures the transaction in which it is reset to
    /// that.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(initialValue: wrappedValue)
        initial = wrappedValue
        resetting = reset
    }

    /// The value set by the active gesture, or the initial value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    @MainActor
    func set(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { state.wrappedValue = value }
    }

    @MainActor
    func reset() {
        var transaction = Transaction()
        resetting(state.wrappedValue, &transaction)
        set(initial, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil while no gesture is active.
    public init() { self.init(wrappedValue: nil) }

    /// Creates a state that is nil while no gesture is active, and the transaction in which it is reset.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is nil while no gesture is active, and a closure that configures the transaction in which
    /// it is reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState {
    /// Creates a state with an initial value, and the transaction in which it is reset to that.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state with an initial value, and a closure that configures the transaction in which it is reset to
    /// that.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }
}

extension GestureState: TracedProperty {
    var tracedValue: Any { wrappedValue }
}
