public import Foundation

/// Which letters are capital by themselves. A hardware keyboard leaves them as they are typed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype)
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None; of words; of sentences; or all.
    case none, words, sentences, allCharacters
}

/// Whether words are corrected. None are.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype)
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system sees fit, or explicitly not or yes.
    case `default`, no, yes
}

/// Whether spelling is checked. It is not.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype)
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system sees fit, or explicitly not or yes.
    case `default`, no, yes
}

/// Whether straight quotes become typographic ones. They stay.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextsmartquotestype)
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system sees fit, or explicitly not or yes.
    case `default`, no, yes
}

/// Whether hyphens become dashes. They stay.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextsmartdashestype)
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system sees fit, or explicitly not or yes.
    case `default`, no, yes
}

/// Whether spaces are added and removed around what is inserted. They are not.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype)
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system sees fit, or explicitly not or yes.
    case `default`, no, yes
}

/// Whether text is completed while it is typed. It is not.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype)
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the system sees fit, or explicitly not or yes.
    case `default`, no, yes
}

/// The keys of a keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeyboardtype)
public enum UIKeyboardType: Int, Sendable {
    /// The usual keys.
    case `default`
    /// ASCII only; numbers and punctuation; with a slash and a period; digits.
    case asciiCapable, numbersAndPunctuation, URL, numberPad
    /// Digits, a star and a number sign; letters and digits for calls; with an at sign.
    case phonePad, namePhonePad, emailAddress
    /// Digits and a decimal separator; for messages; for searches and addresses; ASCII digits.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Another name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The look of a keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeyboardappearance)
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the text's interface style, or explicitly dark or light.
    case `default`, dark, light

    /// Another name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uireturnkeytype)
public enum UIReturnKeyType: Int, Sendable {
    /// "return", or a title for what it does.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The rules for the passwords that a system proposes. Stored without effect: none is proposed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules)
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules.
    public final let passwordRulesDescriptor: String

    /// Creates rules from their description.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
