extension AppearanceMarks {
    /// Returns the bit of a property that has a value for each control state; such a property takes eight bits.
    static func own(_ index: Int, _ state: UIControl.State) -> AppearanceMarks { own(index + Int(state.rawValue & 7)) }
}

extension AppearanceProperty {
    /// Returns the entries of a property that has a value for each control state.
    static func ofStates<V: UIView>(
        _ index: Int, copy: @escaping @MainActor (V, V, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        (0..<8).map { (bits: UInt) in
            let state = UIControl.State(rawValue: bits)
            return AppearanceProperty(.own(index, state)) { from, to in
                if let from = from as? V, let to = to as? V { copy(from, to, state) }
            }
        }
    }
}
