/// A type-erased gesture.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anygesture)
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let recognize: (_GestureBuilder, @escaping @MainActor (_GesturePhase<Value>) -> Void) -> Void

    /// Erases the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        recognize = { gesture._recognize($0, $1) }
    }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        recognize(builder, report)
    }
}

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
        base.updating(state, body: update)._recognize(builder, report)
    }
}
