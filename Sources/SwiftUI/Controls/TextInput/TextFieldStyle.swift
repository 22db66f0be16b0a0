/// The appearance of text fields.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textfieldstyle)
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The view of a text field.
    associatedtype _Body: View
    /// The label of a text field.
    typealias _Label = _TextFieldStyleLabel

    /// Returns the view of a text field, given the field in the enclosing style.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The default style, which depends on the field's context: plain.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle)
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.fieldHasBorder, false)
    }
}

/// A field without decoration.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle)
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.fieldHasBorder, false)
    }
}

/// A field with a rounded border.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.fieldHasBorder, true)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style, which depends on the field's context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
    private struct BorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The styles of text fields, the innermost last.
    var textFieldStyles: [AnyStyle<TextField<_TextFieldStyleLabel>>] {
        get { self[AnyStyle<TextField<_TextFieldStyleLabel>>.Key.self] }
        set { self[AnyStyle<TextField<_TextFieldStyleLabel>>.Key.self] = newValue }
    }

    /// Whether text fields have a rounded border.
    var fieldHasBorder: Bool {
        get { self[BorderKey.self] }
        set { self[BorderKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of text fields in the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.textFieldStyles) { $0.append(AnyStyle(style) { $0._body(configuration: $1) }) }
    }
}
