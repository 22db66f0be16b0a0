/// The role of a button.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonrole)
public struct ButtonRole: Hashable, Sendable {
    private let number: Int

    /// A destructive action; red unless styled otherwise.
    public static let destructive = ButtonRole(number: 0)
    /// An action that cancels an operation.
    public static let cancel = ButtonRole(number: 1)
}

/// The appearance of buttons that are triggered by taps.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonstyle)
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the view of a button in its current state.
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

/// Whether a button repeats its action while pressed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior)
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let repeats: Bool?

    /// Depends on the button's context; buttons don't repeat.
    public static let automatic = ButtonRepeatBehavior(repeats: nil)
    /// Repeats the action while pressed: ten times a second, after an initial half second.
    public static let enabled = ButtonRepeatBehavior(repeats: true)
    /// Performs the action once, when the finger is lifted.
    public static let disabled = ButtonRepeatBehavior(repeats: false)
}

extension EnvironmentValues {
    private struct RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

    /// Whether buttons repeat their actions while pressed.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatKey.self] }
        set { self[RepeatKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in the view repeat their actions while pressed.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
