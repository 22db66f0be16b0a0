public import Foundation

// Fields with callbacks for the beginning and end of editing, which older code uses in place of `onSubmit` and
// `focused`.

extension FieldContent {
    fileprivate func calling(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void)
        -> FieldContent
    {
        var content = self
        (content.onEditingChanged, content.onCommit) = (onEditingChanged, onCommit)
        return content
    }
}

extension TextField where Label == Text {
    /// Creates a field for a string with a localized label.
    /// - Parameters:
    ///   - titleKey: the label, which is also the prompt.
    ///   - text: the text.
    ///   - onEditingChanged: called with true when editing begins, and with false when it ends.
    ///   - onCommit: called when the return key is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) { self.init(FieldContent(text).calling(onEditingChanged, onCommit), nil, .horizontal, Text(titleKey)) }

    /// Creates a field for a string with a localized label, which calls a closure when editing begins and ends.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged) {}
    }

    /// Creates a field for a string with a localized label, which calls a closure when the return key is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// Creates a field for a string with a label, which calls closures when editing begins and ends, and when the
    /// return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) { self.init(FieldContent(text).calling(onEditingChanged, onCommit), nil, .horizontal, Text(title)) }

    /// Creates a field for a string with a label, which calls a closure when editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(title, text: text, onEditingChanged: onEditingChanged) {}
    }

    /// Creates a field for a string with a label, which calls a closure when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// Creates a field for a value parsed and formatted by a formatter, with a localized label.
    /// - Parameters:
    ///   - titleKey: the label, which is also the prompt.
    ///   - value: the value.
    ///   - formatter: the formatter of the value.
    ///   - onEditingChanged: called with true when editing begins, and with false when it ends.
    ///   - onCommit: called when the return key is pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(FieldContent(value, formatter).calling(onEditingChanged, onCommit), nil, .horizontal, Text(titleKey))
    }

    /// Creates a field for a value parsed and formatted by a formatter, which calls a closure when the return key is
    /// pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit) }

    /// Creates a field for a value parsed and formatted by a formatter, with a label.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) { self.init(FieldContent(value, formatter).calling(onEditingChanged, onCommit), nil, .horizontal, Text(title)) }

    /// Creates a field for a value parsed and formatted by a formatter, which calls a closure when the return key is
    /// pressed.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit) }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localized label, which calls a closure when the return key is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(field: TextField(titleKey, text: text, onCommit: onCommit))
    }

    /// Creates a secure field with a label, which calls a closure when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(field: TextField(title, text: text, onCommit: onCommit))
    }
}
