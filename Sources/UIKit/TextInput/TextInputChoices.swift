public import Foundation

/// The kind of automatic capitalization applied during text input. A hardware keyboard applies none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype)
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None; words; sentences; or all characters.
    case none, words, sentences, allCharacters
}

/// The autocorrection behaviour. No text is corrected.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype)
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system's default, or explicitly disabled or enabled.
    case `default`, no, yes
}

/// The spell-checking behaviour. Spelling isn't checked.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype)
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's default, or explicitly disabled or enabled.
    case `default`, no, yes
}

/// The smart quotes behaviour. Straight quotes aren't replaced.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextsmartquotestype)
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's default, or explicitly disabled or enabled.
    case `default`, no, yes
}

/// The smart dashes behaviour. Hyphens aren't replaced.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextsmartdashestype)
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's default, or explicitly disabled or enabled.
    case `default`, no, yes
}

/// The smart insert and delete behaviour. Spaces around inserted text aren't adjusted.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype)
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's default, or explicitly disabled or enabled.
    case `default`, no, yes
}

/// The inline prediction behaviour. No predictions are shown.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype)
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system's default, or explicitly disabled or enabled.
    case `default`, no, yes
}

/// The type of keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeyboardtype)
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default`
    /// ASCII only; numbers and punctuation; optimized for URLs, with a slash and a period; digits.
    case asciiCapable, numbersAndPunctuation, URL, numberPad
    /// Digits, an asterisk and a number sign; names and phone numbers; optimized for email, with an at sign.
    case phonePad, namePhonePad, emailAddress
    /// Digits and a decimal separator; optimized for social messages; for web searches and URLs; ASCII digits.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Another name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of a keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeyboardappearance)
public enum UIKeyboardAppearance: Int, Sendable {
    /// The text's user interface style, or explicitly dark or light.
    case `default`, dark, light

    /// Another name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// The type of the return key.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uireturnkeytype)
public enum UIReturnKeyType: Int, Sendable {
    /// "return", or a title for a particular action.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The rules for automatically generated passwords. Stored without effect: none are generated.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules)
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules.
    public final let passwordRulesDescriptor: String

    /// Creates rules from their description.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
