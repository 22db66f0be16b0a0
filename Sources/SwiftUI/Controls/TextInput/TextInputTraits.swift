public import UIKit

/// The kind of automatic capitalization applied during text input.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textinputautocapitalization)
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    private init(type: UITextAutocapitalizationType) { self.type = type }

    /// Creates the behaviour from UIKit's type.
    public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }

    /// No capitalization.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// Capitalizes the first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// Capitalizes the first letter of each sentence. The default.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// Capitalizes every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// The title of the key that submits text.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/submitlabel)
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType

    /// "done"
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// "go"
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// "send"
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// "join"
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    /// "route"
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    /// "search"
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// "return", the default.
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    /// "next"
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// "continue"
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// The keyboard traits of text fields.
struct FieldTraits: Equatable {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var returnKey = UIReturnKeyType.default
    var disablesCorrection = false
}

extension EnvironmentValues {
    private struct FieldTraitsKey: EnvironmentKey { static var defaultValue: FieldTraits { FieldTraits() } }

    var fieldTraits: FieldTraits {
        get { self[FieldTraitsKey.self] }
        set { self[FieldTraitsKey.self] = newValue }
    }

    /// Whether autocorrection is disabled. False by default.
    public var autocorrectionDisabled: Bool {
        get { fieldTraits.disablesCorrection }
        set { fieldTraits.disablesCorrection = newValue }
    }

    /// Whether autocorrection is disabled; the older name of `autocorrectionDisabled`.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    /// Sets the keyboard of text fields in the view.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.fieldTraits.keyboard, type) }

    /// Sets the semantic content type of text fields in the view; nil for none.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.fieldTraits.contentType, textContentType)
    }

    /// Sets the automatic capitalization of text fields in the view; nil for the default.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.fieldTraits.capitalization, autocapitalization?.type)
    }

    /// Sets the automatic capitalization of text fields in the view; the older name of
    /// `textInputAutocapitalization(_:)`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.fieldTraits.capitalization, style)
    }

    /// Sets whether autocorrection is disabled in the view.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Sets whether autocorrection is disabled in the view; nil for the default.
    public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

    /// Sets the title of the key that submits text in the view.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.fieldTraits.returnKey, submitLabel.key)
    }
}

extension UITextInputTraits {
    func take(_ traits: FieldTraits) {
        keyboardType = traits.keyboard
        textContentType = traits.contentType
        autocapitalizationType = traits.capitalization ?? .sentences
        autocorrectionType = traits.disablesCorrection ? .no : .default
        returnKeyType = traits.returnKey
    }
}
