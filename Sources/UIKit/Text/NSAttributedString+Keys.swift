public import Foundation

// The keys that Core Text has not.

extension NSAttributedString.Key {
    /// The text's shadow, an `NSShadow`. Default none.
    public static let shadow = Self("NSShadow")
    /// The picture that stands for a character, an `NSTextAttachment`. Default none.
    public static let attachment = Self("NSAttachment")
    /// Where the text leads to, a `URL` or a string. Kept, and drawn as other text.
    public static let link = Self("NSLink")
    /// How far letters lean, as the tangent of the angle. Default 0.
    public static let obliqueness = Self("NSObliqueness")
    /// How much wider letters are drawn, as the logarithm of the factor. Default 0.
    public static let expansion = Self("NSExpansion")
}

/// How lines under and through text are drawn; an attribute has its `rawValue`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsunderlinestyle)
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Without effect: lines run under spaces too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
