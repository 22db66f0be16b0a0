/// The appearance of buttons, and the interaction that triggers them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the view of a button, which calls the configuration's `trigger()`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a style that triggers it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration)
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The button's role, if any.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Performs the button's action.
    public func trigger() { action() }
}

/// The default button style: tinted, and dimmed while pressed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle)
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { TintedButton(configuration: $0) }
    }
}

/// A style without a border: tinted, and dimmed while pressed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { TintedButton(configuration: $0) }
    }
}

/// A style that doesn't decorate the label, except for dimming it while pressed or disabled.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/plainbuttonstyle)
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { PlainButton(configuration: $0) }
    }
}

private struct PlainButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
    }
}

private struct TintedButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var given

    var body: some View {
        configuration.label.foregroundStyle(style).environment(\.tintsIcons, false)
            .opacity(configuration.isPressed ? 0.2 : 1)
    }

    /// The enclosing style takes precedence over the tint.
    private var style: AnyShapeStyle {
        if given.isGiven { return AnyShapeStyle(ForegroundStyle().opacity(isEnabled ? 1 : 0.5)) }
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The borderless style.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style that doesn't decorate the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The style with a pale background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The style with a background in the tint colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension EnvironmentValues {
    /// The styles of buttons, the innermost last.
    var buttonStyles: [AnyStyle<PrimitiveButtonStyleConfiguration>] {
        get { self[AnyStyle<PrimitiveButtonStyleConfiguration>.Key.self] }
        set { self[AnyStyle<PrimitiveButtonStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of buttons in the view, which also determines what triggers them.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyles) { styles in
            styles.append(AnyStyle(style) { $0.makeBody(configuration: $1) })
        }
    }

    /// Sets the style of buttons in the view, which are triggered by taps.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let style = AnyStyle<ButtonStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.buttonStyles) { styles in
            styles.append(
                AnyStyle(style) { style, configuration in
                    PressableButton(configuration: configuration) { style.make($0) }
                })
        }
    }
}
