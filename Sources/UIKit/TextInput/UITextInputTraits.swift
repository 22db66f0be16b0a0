public import Foundation

/// The traits of a text input that keyboards use. All properties are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputtraits)
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The autocorrection behaviour.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The spell-checking behaviour.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The smart quotes behaviour.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// The smart dashes behaviour.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The smart insert and delete behaviour.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The inline prediction behaviour.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The type of keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The type of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether text entry is secure, with the text concealed.
    var isSecureTextEntry: Bool { get set }
    /// The semantic meaning of the text.
    var textContentType: UITextContentType! { get set }
    /// The rules for passwords.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

/// The input traits of UIKit's own text views.
struct TextTraits {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var inlinePrediction = UITextInlinePredictionType.default
    var keyboard = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var contentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
}
