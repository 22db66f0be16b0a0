public import Foundation

// How assistive technologies read parts of a text. Stored with it, as the names are iOS's.
extension NSAttributedString.Key {
    /// Whether all punctuation is spoken, a `Bool`.
    public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language of the text, a BCP 47 code.
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch, from 0 to 2; 1 for the usual one.
    public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the one before it, a `Bool`.
    public static let accessibilitySpeechQueueAnnouncement = Self(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The priority of an announcement, a `UIAccessibilityPriority`'s raw value.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The pronunciation, in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled out, a `Bool`.
    public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 1 to 6; 0 for another level.
    public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// What else is to be said of the text, an array of strings.
    public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
    /// What kind of text it is, a `UIAccessibilityTextualContext`.
    public static let accessibilityTextualContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}
