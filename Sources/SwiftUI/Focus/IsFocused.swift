extension EnvironmentValues {
    private struct FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the nearest enclosing `focusable` view has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused)
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
}

/// Sets the environment's focus value for the views in a focusable one.
struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @FocusState private var hasFocus: Bool

    func body(content: Content) -> some View {
        content.environment(\.isFocused, hasFocus)
            .background { if isFocusable { FocusReceiverView().focused($hasFocus) } }
    }
}
