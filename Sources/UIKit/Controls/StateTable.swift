/// A value for each of a control's states.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }

    /// Returns the value that applies in a state: the one set for it, or else the one for the
    /// normal state.
    func best(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
