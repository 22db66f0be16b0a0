/// A gesture that updates a state while it is active.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gesturestategesture)
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// Updates the state and its transaction for a value of the gesture.
    private let update: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) { (self.base, self.state, update) = (base, state, body) }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        base._recognize(builder) { [state, update] phase in
            defer { report(phase) }
            guard case .changed(let value) = phase else { return state.reset() }
            var current = state.wrappedValue
            var transaction = Transaction()
            transaction.isContinuous = true
            update(value, &current, &transaction)
            state.set(current, transaction)
        }
    }
}
