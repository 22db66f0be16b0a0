/// The role of a button.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonrole)
public struct ButtonRole: Hashable, Sendable {
    private let number: Int

    /// A destructive action; red unless styled otherwise.
    public static let destructive = ButtonRole(number: 0)
    /// An action that cancels an operation.
    public static let cancel = ButtonRole(number: 1)
}

/// The appearance and interaction of buttons.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonstyle)
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button in its current state.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration)
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The button's role, if any.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is pressed.
    public let isPressed: Bool
}

/// The default button style: tinted, and paler while pressed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle)
public struct DefaultButtonStyle: ButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TintedButton(configuration: configuration) }
}

/// A style without a border: tinted, and paler while pressed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle)
public struct BorderlessButtonStyle: ButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TintedButton(configuration: configuration) }
}

/// A style that doesn't decorate the label, except for being paler while pressed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/plainbuttonstyle)
public struct PlainButtonStyle: ButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
    }
}

private struct TintedButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.foregroundStyle(style).opacity(configuration.isPressed ? 0.2 : 1)
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// The borderless style.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The style that doesn't decorate the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: StyleMaker { StyleMaker(DefaultButtonStyle()) }
    }

    var buttonStyle: StyleMaker {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    /// Makes buttons of any style, its type erased.
    struct StyleMaker {
        let make: @MainActor (ButtonStyleConfiguration) -> AnyView

        init<S: ButtonStyle>(_ style: S) {
            // Styles are made and used on the main actor; only the default one, which has no fields, is made elsewhere.
            nonisolated(unsafe) let style = style
            make = { AnyView(style.makeBody(configuration: $0)) }
        }
    }
}

extension View {
    /// Sets the style of buttons in the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, EnvironmentValues.StyleMaker(style))
    }
}
