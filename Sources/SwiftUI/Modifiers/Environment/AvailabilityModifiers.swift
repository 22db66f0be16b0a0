extension View {
    /// Has gestures and controls in the view work or not; where a view around says that they don't, they don't.
    public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Shows the view in light or dark colours.
    public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedContent<Self, _EnvironmentModifier> {
        environment(\.colorScheme, colorScheme)
    }
}
