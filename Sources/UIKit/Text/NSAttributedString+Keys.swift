public import Foundation

// The keys that Core Text lacks.

extension NSAttributedString.Key {
    /// The text's shadow, an `NSShadow`. Default none.
    public static let shadow = Self("NSShadow")
    /// The attachment, an `NSTextAttachment`, shown in place of a character. Default none.
    public static let attachment = Self("NSAttachment")
    /// The link target, a `URL` or a string. Text views show it in `linkTextAttributes`; elsewhere it is plain text.
    public static let link = Self("NSLink")
    /// The skew of glyphs, as the tangent of the angle. Default 0.
    public static let obliqueness = Self("NSObliqueness")
    /// The horizontal expansion of glyphs, as the logarithm of the factor. Default 0.
    public static let expansion = Self("NSExpansion")
    /// The text effect, an `NSAttributedString.TextEffectStyle`. Default none. Stored without effect.
    public static let textEffect = Self("NSTextEffect")
    /// A string that identifies a range of text to a text view's delegate, which handles its taps and menus. Default
    /// none.
    public static let textItemTag = Self("UITextItemTag")
    /// The textual context for assistive technologies, a `UIAccessibilityTextualContext`. Default none.
    public static let UIAccessibilityTextAttributeContext = Self("UIAccessibilityTextAttributeContext")
}

/// How a writing direction in the `writingDirection` attribute is applied: its raw value is combined with that of an
/// `NSWritingDirection`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nswritingdirectionformattype)
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Text is embedded in the surrounding text.
    case embedding = 0
    /// All characters take on the direction.
    case `override` = 2
}

/// The style of underlines and strikethroughs; an attribute holds its `rawValue`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsunderlinestyle)
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A single line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under words. Has no effect: lines continue under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
