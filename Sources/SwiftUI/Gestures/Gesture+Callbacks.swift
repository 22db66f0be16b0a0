/// A gesture with a closure that receives its phases.
public struct _CallbackGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    let base: Base
    let callback: (_GesturePhase<Base.Value>) -> Void

    public func _recognize(
        _ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void
    ) {
        base._recognize(builder) { [callback] phase in
            callback(phase)
            report(phase)
        }
    }
}

/// A gesture with a mapped value.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never

    let base: Base
    let transform: (Base.Value) -> Value

    public func _recognize(
        _ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void
    ) {
        base._recognize(builder) { [transform] in report($0.map(transform)) }
    }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    public func _recognize(
        _ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void
    ) {
        content._recognize(builder) { [action] phase in
            if case .ended(let value) = phase { action(value) }
            report(phase)
        }
    }
}

/// A gesture with an action for changes of its value.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    /// The last reported value.
    private final class Last { var value: Content.Value? }

    public func _recognize(
        _ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void
    ) {
        let last = builder.slot { Last() }
        content._recognize(builder) { [action] phase in
            if case .changed(let value) = phase {
                if last.value != value { action(value) }
                last.value = value
            } else {
                last.value = nil
            }
            report(phase)
        }
    }
}

extension Gesture {
    /// Adds an action to perform when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns a gesture with a mapped value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// Updates a gesture state while the gesture is active, and resets it afterwards.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
