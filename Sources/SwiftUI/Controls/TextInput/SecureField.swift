/// A field for a secret, which shows dots.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/securefield)
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    init(field: TextField<Label>) { self.field = field }

    /// Makes a field for a secret.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(text: text, prompt: prompt, label: label)
    }

    public var body: some View { field.environment(\.fieldIsSecure, true) }
}

extension SecureField where Label == Text {
    /// Makes a field for a secret with a localized label, which is its prompt too.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Makes a field for a secret with a label, which is its prompt too.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    /// Makes a field for a secret with a localized label and a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field for a secret with a label and a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension EnvironmentValues {
    private struct SecureKey: EnvironmentKey { static var defaultValue: Bool { false } }

    var fieldIsSecure: Bool {
        get { self[SecureKey.self] }
        set { self[SecureKey.self] = newValue }
    }
}
