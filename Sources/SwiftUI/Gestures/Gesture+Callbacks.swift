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

extension Gesture {
    /// Adds an action to perform when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
    }

    /// Returns a gesture with a mapped value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// Updates a gesture state while the gesture is active, and resets it afterwards.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _CallbackGesture<Self> {
        _CallbackGesture(base: self) { phase in
            guard case .changed(let value) = phase else { return state.reset() }
            var current = state.wrappedValue
            var transaction = Transaction()
            transaction.isContinuous = true
            body(value, &current, &transaction)
            state.set(current, transaction)
        }
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        _ChangedGesture(base: self, action: action)
    }
}

/// A gesture with a closure that receives changed values.
struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    typealias Value = Base.Value
    typealias Body = Never

    let base: Base
    let action: (Base.Value) -> Void

    /// The last reported value.
    private final class Last { var value: Base.Value? }

    func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let last = builder.slot { Last() }
        base._recognize(builder) { [action] phase in
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
