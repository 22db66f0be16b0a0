public import Foundation

// Attributes for how assistive technologies read parts of a text. They are stored with the text, under iOS's
// names.
extension NSAttributedString.Key {
    /// Whether all punctuation is spoken, a `Bool`.
    public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language of the text, a BCP 47 code.
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch, from 0 to 2; 1 is the default pitch.
    public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the previous one to finish, a `Bool`.
    public static let accessibilitySpeechQueueAnnouncement = Self(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The priority of an announcement, a `UIAccessibilityPriority`'s raw value.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The pronunciation, in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled out, a `Bool`.
    public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The heading level, from 1 to 6; 0 for an unspecified level.
    public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Additional accessibility information about the text, an array of strings.
    public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
    /// The kind of text, a `UIAccessibilityTextualContext`.
    public static let accessibilityTextualContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}
