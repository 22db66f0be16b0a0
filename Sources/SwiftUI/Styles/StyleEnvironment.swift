/// The foreground styles by level, and the enclosing ones, which they may refer to.
struct ForegroundStyles: Equatable {
    var styles: [AnyShapeStyle] = []
    /// Whether the styles were set explicitly: controls then use them instead of the tint.
    var isGiven = false
    /// The material behind the view, whose vibrancy applies to the default label colours.
    var material: Material?
    /// Contains at most one element.
    private var outer: [ForegroundStyles] = []

    /// Creates the default styles: the label colours.
    init() {}

    init(_ styles: [AnyShapeStyle], within outer: ForegroundStyles) {
        self.styles = styles
        self.outer = [outer]
        material = outer.material
    }

    /// Returns the environment in which one of these styles is resolved.
    func surroundings(of environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        var surroundings = outer.first ?? ForegroundStyles()
        surroundings.material = material
        environment.foregroundStyles = surroundings
        return environment
    }
}

/// A style, and the enclosing one, which it may refer to.
struct EnclosedStyle: Equatable {
    let style: AnyShapeStyle?
    /// Contains at most one element.
    private let outer: [EnclosedStyle]

    /// Creates an empty style.
    init() { (style, outer) = (nil, []) }

    init(_ style: AnyShapeStyle?, within outer: EnclosedStyle) { (self.style, self.outer) = (style, [outer]) }

    /// The style that a reference to this style resolves to inside the style itself.
    var enclosing: EnclosedStyle { outer.first ?? EnclosedStyle() }
}

private struct ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles { ForegroundStyles() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: EnclosedStyle { EnclosedStyle() }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: EnclosedStyle { EnclosedStyle() }
}

private struct AccentKey: EnvironmentKey {
    static var defaultValue: EnclosedStyle? { nil }
}

extension EnvironmentValues {
    /// The foreground styles; by default, the label colours.
    var foregroundStyles: ForegroundStyles {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The material behind the view; nil, the default, for none.
    ///
    /// `background(_:)` with a style sets it for the view in front: to the material, or to nil for any other style.
    /// Over a material, the default foreground styles (`.primary` to `.quinary`, `.separator`, `.fill`) are vibrant:
    /// they darken their backdrop, or lighten it in dark mode, instead of covering it. Setting it has this effect
    /// over a custom backdrop; nil disables it.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundmaterial)
    public var backgroundMaterial: Material? {
        get { foregroundStyles.material }
        set { foregroundStyles.material = newValue }
    }

    /// The background style; nil for white, or black in dark mode.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self].style }
        set { self[BackgroundStyleKey.self] = EnclosedStyle(newValue, within: self[BackgroundStyleKey.self]) }
    }

    /// The environment in which the background style is resolved: `.background` in it is the enclosing one.
    var outsideBackgroundStyle: EnvironmentValues { outside(BackgroundStyleKey.self) }

    /// The tint of controls; nil for blue.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self].style }
        set { self[TintKey.self] = EnclosedStyle(newValue, within: self[TintKey.self]) }
    }

    /// The environment in which the tint is resolved: `.tint` in it is the enclosing one.
    var outsideTint: EnvironmentValues { outside(TintKey.self) }

    private func outside<Key: EnvironmentKey>(_ key: Key.Type) -> EnvironmentValues where Key.Value == EnclosedStyle {
        var outside = self
        outside[key] = self[key].enclosing
        return outside
    }

    /// The tint, if it is a colour.
    var tintColor: Color? { tint?.base as? Color }

    /// The accent colour; nil for blue.
    var accent: Color? {
        get { self[AccentKey.self]?.style?.base as? Color }
        set {
            let style = newValue.map { AnyShapeStyle($0) }
            self[AccentKey.self] = EnclosedStyle(style, within: self[AccentKey.self] ?? EnclosedStyle())
        }
    }

    /// The environment in which the accent colour is resolved: the accent colour in it is the enclosing one.
    var outsideAccent: EnvironmentValues {
        var outside = self
        outside[AccentKey.self] = self[AccentKey.self]?.enclosing
        return outside
    }

    /// Makes the tint the accent colour of a stack, of columns or of tabs, unless an enclosing one has done so:
    /// inside, changing the tint doesn't change it.
    mutating func takeTintForAccent() { if self[AccentKey.self] == nil { accent = tintColor } }
}

extension View {
    /// Sets the foreground style of shapes, text and symbols in the view.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foregroundStyles([AnyShapeStyle(style)])
    }

    /// Sets the foreground styles of the first two levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the foreground styles of the first three levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Sets the colour of shapes, text and symbols in the view; nil for the label colour.
    public func foregroundColor(_ color: Color?) -> some View {
        foregroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
    }

    /// Sets the tint of controls in the view to a style.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of controls in the view to a colour.
    public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent colour in the view, and the tint of its controls; nil for blue.
    public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accent, accentColor).tint(accentColor)
    }

    /// Sets the background style in the view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Sets the default style for a control's parts: nested controls keep their tint.
    func standardForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = ForegroundStyles([AnyShapeStyle(style)], within: $0) }
    }

    private func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
        transformEnvironment(\.foregroundStyles) {
            $0 = ForegroundStyles(styles, within: $0)
            $0.isGiven = !styles.isEmpty
        }
    }
}
