extension View {
    /// Enables or disables gestures and controls in the view, unless an enclosing view disables them.
    public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the colour scheme of the view.
    public func colorScheme(
        _ colorScheme: ColorScheme
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>> {
        environment(\.colorScheme, colorScheme)
    }
}
