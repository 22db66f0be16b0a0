/// The appearance and interaction of toggles.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/togglestyle)
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view of a toggle.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the view of a toggle in its current state.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration)
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether some of the toggle's values are on and others off.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyleConfiguration.Label: ChildViewSequence {
    func children(_ path: ChildPath) -> [ChildView] { view.childViews(path) }
}

/// The default style, which depends on the toggle's context: a button in a toolbar, elsewhere a switch.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaulttogglestyle)
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { PlacedToggle(configuration: configuration) }
}

private struct PlacedToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar {
            ButtonToggleStyle().makeBody(configuration: configuration)
        } else {
            SwitchRow(configuration: configuration)
        }
    }
}

/// A switch after the label.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/switchtogglestyle)
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour for switches that are on.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration).transformEnvironment(\.tint) { current in
            if let tint { current = AnyShapeStyle(tint) }
        }
    }
}

/// A button that appears pressed while the toggle is on.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttontogglestyle)
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ToggledButtonStyle(isOn: configuration.isOn))
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

/// A button that has a background while its toggle is on.
private struct ToggledButtonStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false, isTinted: isOn ? true : nil)
    }
}

private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        ControlRow(label: configuration.label) { SwitchView(isOn: configuration.$isOn) }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style, which depends on the toggle's context.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that appears pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
    /// The styles of toggles, the innermost last.
    var toggleStyles: [AnyStyle<ToggleStyleConfiguration>] {
        get { self[AnyStyle<ToggleStyleConfiguration>.Key.self] }
        set { self[AnyStyle<ToggleStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        transformEnvironment(\.toggleStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}
