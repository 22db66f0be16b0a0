/// A text field that hides its contents.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/securefield)
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    init(field: TextField<Label>) { self.field = field }

    /// Creates a secure field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(text: text, prompt: prompt, label: label)
    }

    public var body: some View { field.environment(\.fieldIsSecure, true) }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localized label, which is also its prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a secure field with a label, which is also its prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    /// Creates a secure field with a localized label and a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a secure field with a label and a prompt.
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
