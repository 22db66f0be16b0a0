/// What a control shows in each of its states.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// What was set for exactly a state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }

    /// What shows in a state: what was set for it, or else for the normal one.
    func best(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
