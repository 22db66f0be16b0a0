/// The styles that are drawn with, the first rank first, and those around, which they may refer to.
struct ForegroundStyles: Equatable {
    var styles: [AnyShapeStyle] = []
    /// One at most.
    private var outer: [ForegroundStyles] = []

    /// The labels' colours.
    init() {}

    init(_ styles: [AnyShapeStyle], within outer: ForegroundStyles) {
        self.styles = styles
        self.outer = [outer]
    }

    /// The environment that a style among these is painted in.
    func surroundings(of environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.foregroundStyles = outer.first ?? ForegroundStyles()
        return environment
    }
}

private struct ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles { ForegroundStyles() }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The styles that are drawn with; the labels' colours where there are none.
    var foregroundStyles: ForegroundStyles {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The style of what can be touched; nil for blue.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint, where it is a colour.
    var tintColor: Color? { tint?.base as? Color }
}

extension View {
    /// Draws shapes, text and symbols in the view with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foregroundStyles([AnyShapeStyle(style)])
    }

    /// Draws what is of the first and of the second rank with styles of their own.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Draws what is of the first three ranks with styles of their own.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Draws shapes, text and symbols in the view with a colour; nil for the labels' one.
    public func foregroundColor(_ color: Color?) -> some View {
        foregroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
    }

    /// Draws what can be touched in the view with a style.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Draws what can be touched in the view with a colour.
    public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Draws what can be touched in the view with a colour.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    private func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = ForegroundStyles(styles, within: $0) }
    }
}
