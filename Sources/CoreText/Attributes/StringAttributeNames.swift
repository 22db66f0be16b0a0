public import CoreGraphics
public import Foundation

// The keys of text attributes. They equal UIKit's where UIKit has a key of the same meaning.

/// The key of the `CTFont`. Default Helvetica at 12 points.
public let kCTFontAttributeName: CFString = "NSFont"
/// The key of whether glyphs are drawn in the context's fill colour instead of the foreground colour. Default false.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The key of the kerning added after each character, in points; 0 disables the font's own kerning. Default the font's
/// kerning.
public let kCTKernAttributeName: CFString = "NSKern"
/// The key of the tracking added after each character, in points; unlike kerning it disables ligatures. Default 0.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The key of the ligature level: 0 only essential ones, 1 the standard ones, 2 all. Default 1.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The key of the glyphs' `CGColor`. Default black.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The key of the background `CGColor`. Default none.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The key of the `CTParagraphStyle`. That of a paragraph's first character applies to all of it.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The key of the stroke width of glyphs, in percent of the font size.
///
/// Positive values stroke only, negative ones fill and stroke. Default 0, which fills only.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The key of the stroke's `CGColor`. Default the foreground colour.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The key of the underline: a `CTUnderlineStyle` value combined with a `CTUnderlineStyleModifiers` value. Default 0,
/// none.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The key of the underline's `CGColor`. Default the foreground colour.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The key of the superscript level: 1 is a superscript, -1 a subscript. Default 0.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The key of the baseline offset, in points. Default 0.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The key of whether the text is for vertical lines, as in frames with `kCTFrameProgressionAttributeName`. Default
/// false.
///
/// Characters that are upright in vertical text according to Unicode Standard Annex #50 are then rotated to the left
/// within the line, so that they are upright when the line runs down; they use the font's vertical forms and advances.
/// Others, such as Latin letters, are sideways.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The key of the number of letters or digits of vertical text that are set upright side by side, in the width of one
/// ideograph (tate-chu-yoko): a number from 1 to 4, which selects half, third or quarter widths. Default 0, none.
///
/// The whole range of the attribute forms one such group. Applies only where `kCTVerticalFormsAttributeName` is true.
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
/// The key of the language (BCP 47), which selects language-specific glyph forms. Default none.
public let kCTLanguageAttributeName: CFString = "CTLanguage"
/// The key of the `CTRunDelegate` that provides a character's metrics. Default none.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The key of an array of `CTWritingDirection` values combined with embedding or override, outermost first.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

/// Combined with a writing direction: embeds the text in that direction.
public let kCTWritingDirectionEmbedding = 0 << 1
/// Combined with a writing direction: overrides the direction of all characters.
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

/// The pattern of an underline, combined with a `CTUnderlineStyle` value.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A solid line.
    public static let patternSolid = CTUnderlineStyleModifiers([])
    /// A dotted line.
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
    /// A dashed line.
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
    /// Alternating dashes and dots.
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
    /// A dash alternating with two dots.
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}

// MARK: UIKit's attribute names

extension NSAttributedString.Key {
    /// The font: UIKit's, or a `CTFont`. Default Helvetica at 12 points.
    public static let font = Self(kCTFontAttributeName)
    /// The colour of glyphs: UIKit's, or a `CGColor`. Default black.
    public static let foregroundColor = Self("NSColor")
    /// The colour behind glyphs: UIKit's, or a `CGColor`. Default none.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// The paragraph style: UIKit's, or a `CTParagraphStyle`.
    public static let paragraphStyle = Self(kCTParagraphStyleAttributeName)
    /// The ligature level: 0 only essential ones, 1 the standard ones, 2 all. Default 1.
    public static let ligature = Self(kCTLigatureAttributeName)
    /// The kerning added after each character, in points; 0 disables the font's own kerning.
    public static let kern = Self(kCTKernAttributeName)
    /// The tracking added after each character, in points; unlike kerning it disables ligatures.
    public static let tracking = Self(kCTTrackingAttributeName)
    /// The strikethrough: an underline style value. Default 0, none.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The strikethrough's colour. Default the foreground colour.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// The underline: an underline style value. Default 0, none.
    public static let underlineStyle = Self(kCTUnderlineStyleAttributeName)
    /// The underline's colour. Default the foreground colour.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The stroke width of glyphs, in percent of the font size; negative to fill them too.
    public static let strokeWidth = Self(kCTStrokeWidthAttributeName)
    /// The stroke's colour. Default the foreground colour.
    public static let strokeColor = Self("NSStrokeColor")
    /// The baseline offset, in points. Default 0.
    public static let baselineOffset = Self(kCTBaselineOffsetAttributeName)
    /// The directions to embed or override the text with, outermost first.
    public static let writingDirection = Self(kCTWritingDirectionAttributeName)
}
