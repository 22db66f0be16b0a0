public import Foundation

/// A control that edits text.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textfield)
public struct TextField<Label: View>: View {
    private let content: FieldContent
    private let prompt: Text?
    private let axis: Axis
    private let label: Label
    @Environment(\.textFieldStyles) private var styles

    init(_ content: FieldContent, _ prompt: Text?, _ axis: Axis, _ label: Label) {
        self.content = content
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    public var body: some View {
        if let style = styles.last {
            style.make(TextField<_TextFieldStyleLabel>(content, shownPrompt, axis, label: AnyView(label)))
                // The field in a style's body uses the enclosing style.
                .transformEnvironment(\.textFieldStyles) { _ = $0.popLast() }
        } else {
            TextFieldCore(content: content, prompt: shownPrompt, axis: axis)
                .environment(\.controlLabel, spokenLabel)
        }
    }

    private var spokenLabel: Text? { (label as? _TextFieldStyleLabel)?.view.view as? Text ?? label as? Text }

    /// The prompt, or the label if there is none.
    private var shownPrompt: Text? { prompt ?? spokenLabel }
}

extension TextField where Label == _TextFieldStyleLabel {
    init(_ content: FieldContent, _ prompt: Text?, _ axis: Axis, label: AnyView) {
        self.init(content, prompt, axis, _TextFieldStyleLabel(view: label))
    }
}

/// The label of a text field in a style's body.
public struct _TextFieldStyleLabel: View {
    let view: AnyView

    public var body: some View { view }
}

/// The value that a field edits.
struct FieldContent {
    /// The text shown while the field isn't being edited.
    let text: Binding<String>
    /// Commits the text when editing ends; nil if each change is committed.
    var commit: ((String) -> Void)?
    /// Called with true when editing begins, and with false when it ends.
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Called when the return key is pressed.
    var onCommit: () -> Void = {}
    /// Returns the content in the locale of an environment; nil if it doesn't depend on it.
    var inLocale: (@MainActor (Locale?) -> FieldContent)?

    init(_ text: Binding<String>) { self.text = text }

    /// - Parameters:
    ///   - write: converts a value to text.
    ///   - read: converts text to a value; nil if the text is invalid, which keeps the old value.
    @MainActor
    init<Value>(_ value: Binding<Value>, write: @escaping (Value) -> String, read: @escaping (String) -> Value?) {
        text = Binding {
            write(value.wrappedValue)
        } set: { _ in
        }
        commit = { if let new = read($0) { value.wrappedValue = new } }
    }

    /// Returns content that depends on the locale of the field's environment.
    @MainActor
    static func localized(_ make: @escaping @MainActor (Locale?) -> FieldContent) -> FieldContent {
        var content = make(nil)
        content.inLocale = make
        return content
    }
}

// MARK: - Text

extension TextField {
    /// Creates a field for a string.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldContent(text), prompt, .horizontal, label())
    }

    /// Creates a field for a string, which grows downwards if the axis is vertical.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(FieldContent(text), prompt, axis, label())
    }

    /// Creates a field for a formatted value, which is committed when editing ends. Invalid text leaves the value
    /// unchanged.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let content = FieldContent.localized { locale in
            let format = format.placed(in: locale)
            return FieldContent(value) {
                format.format($0)
            } read: {
                try? format.parseStrategy.parse($0)
            }
        }
        self.init(content, prompt, .horizontal, label())
    }

    /// Creates a field for an optional value; empty text is nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let content = FieldContent.localized { locale in
            let format = format.placed(in: locale)
            return FieldContent(value) { value in
                value.map { format.format($0) } ?? ""
            } read: { text -> F.FormatInput?? in
                if text.isEmpty { return .some(nil) }
                return (try? format.parseStrategy.parse(text)).map { .some($0) }
            }
        }
        self.init(content, prompt, .horizontal, label())
    }

    /// Creates a field for a value parsed and formatted by a formatter.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldContent(value, formatter), prompt, .horizontal, label())
    }
}

extension FieldContent {
    @MainActor
    init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
        self.init(value) {
            formatter.string(for: $0) ?? "\($0)"
        } read: {
            formatter.value(of: $0) as? Value
        }
    }
}

extension Formatter {
    /// Returns the value of a text; nil if it is invalid or the formatter cannot parse it.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}

extension TextField where Label == Text {
    /// Creates a field for a string with a localized label, which is also its prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a field for a string with a label, which is also its prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    /// Creates a field for a string with a localized label and a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a string with a label and a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field that grows along an axis, with a localized label.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    /// Creates a field that grows along an axis, with a label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    /// Creates a field that grows along an axis, with a localized label and a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field that grows along an axis, with a label and a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field for a formatted value with a localized label.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a formatted value with a label.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field for an optional value with a localized label.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for an optional value with a label.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field for a value parsed and formatted by a formatter, with a localized label and a prompt.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a value parsed and formatted by a formatter, with a localized label, which is also its
    /// prompt.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(titleKey, value: value, formatter: formatter, prompt: nil)
    }

    /// Creates a field for a value parsed and formatted by a formatter, with a label and a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// Creates a field for a value parsed and formatted by a formatter, with a label, which is also its prompt.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(title, value: value, formatter: formatter, prompt: nil)
    }
}
