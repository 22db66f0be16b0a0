extension EnvironmentValues {
    private struct FieldFocusKey: EnvironmentKey { static var defaultValue: [Binding<Bool>] { [] } }

    /// Whether the field below has the focus: what it tells, and what tells it.
    var fieldFocus: [Binding<Bool>] {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
}

extension View {
    /// Ties the focus of the text field in the view to a binding, both ways: setting it to true begins editing, to false
    /// ends it, and it is set when editing begins and ends.
    ///
    /// The binding of one of several fields ought to ignore false while another one has the focus.
    func _focus(isFocused: Binding<Bool>) -> some View {
        transformEnvironment(\.fieldFocus) { $0.append(isFocused) }
    }
}
