public import CoreGraphics
public import Foundation

// The keys of the attributes that lines are set by. Where UIKit has a key of the same meaning, it is the same word.

/// The key of the `CTFont`. Default Helvetica of 12 points.
public let kCTFontAttributeName: CFString = "NSFont"
/// The key that says whether glyphs are drawn in the context's fill colour rather than the foreground colour. Default false.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The key of the kerning added after each character, in points; 0 disables the font's own kerning. Default the font's
/// kerning.
public let kCTKernAttributeName: CFString = "NSKern"
/// The key of the tracking added after each character, in points; unlike kerning it disables ligatures. Default 0.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The key of which ligatures are used: 0 those that a script can't do without, 1 the usual ones, 2 all. Default 1.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The key of the `CGColor` of glyphs. Default black.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The key of the `CGColor` behind glyphs. Default none.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The key of the `CTParagraphStyle`. It must be the same for all of a paragraph; that of its first character counts.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The key of the width of a line along the outlines of glyphs, in percent of the font's size.
///
/// A positive number draws the line alone, a negative one fills the glyphs too. Default 0, which fills alone.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The key of the `CGColor` of that line. Default the foreground's.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The key of the underline: a `CTUnderlineStyle`'s number, with that of a `CTUnderlineStyleModifiers`. Default 0, none.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The key of the underline's `CGColor`. Default the foreground's.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The key of the superscript level: 1 is a superscript, -1 a subscript. Default 0.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The key of the baseline offset, in points. Default 0.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The key that says whether upright forms for vertical text are used; text is always set horizontally here.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The key of the language (BCP 47), which selects language-specific glyph forms. Default none.
public let kCTLanguageAttributeName: CFString = "CTLanguage"
/// The key of the `CTRunDelegate` that provides a character's metrics. Default none.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The key of a list of numbers, each a `CTWritingDirection` with embedding or override, the outermost first.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

/// Added to a writing direction: text takes part in it as its characters do.
public let kCTWritingDirectionEmbedding = 0 << 1
/// Added to a writing direction: all characters go that way.
public let kCTWritingDirectionOverride = 1 << 1

/// The style of an underline. The empty set draws none.
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// What an underline's line is made of; added to a `CTUnderlineStyle`'s number.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A line without gaps.
    public static let patternSolid = CTUnderlineStyleModifiers([])
    /// A line of dots.
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}

// MARK: UIKit's names

extension NSAttributedString.Key {
    /// The font: UIKit's, or a `CTFont`. Default Helvetica of 12 points.
    public static let font = Self(kCTFontAttributeName)
    /// The colour of glyphs: UIKit's, or a `CGColor`. Default black.
    public static let foregroundColor = Self("NSColor")
    /// The colour behind glyphs: UIKit's, or a `CGColor`. Default none.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// The paragraph style: UIKit's, or a `CTParagraphStyle`.
    public static let paragraphStyle = Self(kCTParagraphStyleAttributeName)
    /// Which ligatures are used: 0 those that a script can't do without, 1 the usual ones, 2 all. Default 1.
    public static let ligature = Self(kCTLigatureAttributeName)
    /// The kerning added after each character, in points; 0 disables the font's own kerning.
    public static let kern = Self(kCTKernAttributeName)
    /// The tracking added after each character, in points; unlike kerning it disables ligatures.
    public static let tracking = Self(kCTTrackingAttributeName)
    /// The line through glyphs: an underline style's number. Default 0, none.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The colour of that line. Default the foreground's.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// The underline: an underline style's number. Default 0, none.
    public static let underlineStyle = Self(kCTUnderlineStyleAttributeName)
    /// The underline's colour. Default the foreground's.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The width of a line along the outlines of glyphs, in percent of the font's size; negative to fill them too.
    public static let strokeWidth = Self(kCTStrokeWidthAttributeName)
    /// The colour of that line. Default the foreground's.
    public static let strokeColor = Self("NSStrokeColor")
    /// The baseline offset, in points. Default 0.
    public static let baselineOffset = Self(kCTBaselineOffsetAttributeName)
    /// Directions to embed the text in or to force on it, the outermost first.
    public static let writingDirection = Self(kCTWritingDirectionAttributeName)
}
