extension EnvironmentValues {
    private struct FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the nearest `focusable` view around has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused)
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
}

/// Tells the views in a focusable one whether it has the focus.
struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @FocusState private var hasFocus: Bool

    func body(content: Content) -> some View {
        content.environment(\.isFocused, hasFocus)
            .background { if isFocusable { FocusReceiverView().focused($hasFocus) } }
    }
}
