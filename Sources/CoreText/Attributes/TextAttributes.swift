import CoreGraphics
import Foundation

/// The attributes of a run, converted once from the dictionary.
final class TextAttributes: Sendable {
    let font: CTFont
    /// Nil for black.
    let foregroundColor: CGColor?
    let usesColorOfContext: Bool
    let backgroundColor: CGColor?
    /// Nil for only the font's own kerning.
    let kern: CGFloat?
    let tracking: CGFloat
    let ligatures: Ligatures
    let paragraphStyle: CTParagraphStyle?
    /// As a percentage of the font size; negative to fill too.
    let strokeWidth: CGFloat
    let strokeColor: CGColor?
    let underline: TextDecoration
    let strikethrough: TextDecoration
    let superscript: Int
    let baselineOffset: CGFloat
    let language: String?
    let runDelegate: CTRunDelegate?
    let writingDirections: [Int]
    let glyphInfo: CTGlyphInfo?
    let ruby: CTRubyAnnotation?
    /// True for text in vertical lines, in which ideographs are upright.
    let isVertical: Bool
    /// The number of letters or digits of vertical text that are set side by side in one group, from 1 to 4; 0 for
    /// none.
    let sideBySideCount: Int

    enum Ligatures: Sendable { case required, usual, all }

    init(_ values: [NSAttributedString.Key: Any]) {
        func number(_ key: String) -> Double? {
            values[NSAttributedString.Key(key)].flatMap { Double(attribute: $0) }
        }
        func color(_ keys: NSAttributedString.Key...) -> CGColor? {
            keys.lazy.compactMap { values[$0] }.compactMap { CGColor.ofAttribute($0) }.first
        }
        font = values[.font] as? CTFont ?? CTFont.standard
        foregroundColor = color(NSAttributedString.Key(kCTForegroundColorAttributeName), .foregroundColor)
        usesColorOfContext = number(kCTForegroundColorFromContextAttributeName).map { $0 != 0 } ?? false
        backgroundColor = color(NSAttributedString.Key(kCTBackgroundColorAttributeName), .backgroundColor)
        kern = number(kCTKernAttributeName).map { CGFloat($0) }
        tracking = CGFloat(number(kCTTrackingAttributeName) ?? 0)
        switch number(kCTLigatureAttributeName) ?? 1 {
        case ..<1: ligatures = .required
        case ..<2: ligatures = .usual
        default: ligatures = .all
        }
        paragraphStyle = values[.paragraphStyle].flatMap { CTParagraphStyle.ofAttribute($0) }
        strokeWidth = CGFloat(number(kCTStrokeWidthAttributeName) ?? 0)
        strokeColor = color(NSAttributedString.Key(kCTStrokeColorAttributeName), .strokeColor)
        underline = TextDecoration(
            values[.underlineStyle],
            color: color(NSAttributedString.Key(kCTUnderlineColorAttributeName), .underlineColor))
        strikethrough = TextDecoration(values[.strikethroughStyle], color: color(.strikethroughColor))
        superscript = values[NSAttributedString.Key(kCTSuperscriptAttributeName)].flatMap { Int(attribute: $0) } ?? 0
        // Lines are as high as their offsets: enormous ones would be layers without end.
        let offset = CGFloat(number(kCTBaselineOffsetAttributeName) ?? 0)
        baselineOffset = min(max(offset, -maxBaselineOffset), maxBaselineOffset)
        language = values[NSAttributedString.Key(kCTLanguageAttributeName)] as? String
        runDelegate = values[NSAttributedString.Key(kCTRunDelegateAttributeName)] as? CTRunDelegate
        glyphInfo = values[NSAttributedString.Key(kCTGlyphInfoAttributeName)] as? CTGlyphInfo
        ruby = values[NSAttributedString.Key(kCTRubyAnnotationAttributeName)] as? CTRubyAnnotation
        isVertical = number(kCTVerticalFormsAttributeName).map { $0 != 0 } ?? false
        let sideBySide = number(kCTHorizontalInVerticalFormsAttributeName) ?? 0
        sideBySideCount = isVertical && (1...4).contains(sideBySide) ? Int(sideBySide) : 0
        writingDirections = (values[.writingDirection] as? [Any] ?? []).compactMap { Int(attribute: $0) }
    }

    /// The upward shift of glyphs, in points. A superscript level is a third of the font size, as in TextEdit.
    var rise: CGFloat { baselineOffset + CGFloat(min(max(superscript, -10), 10)) * font.size / 3 }
}

/// In points.
private let maxBaselineOffset: CGFloat = 10_000

/// An underline or a strikethrough.
struct TextDecoration: Sendable {
    var style: CTUnderlineStyle
    var pattern: CTUnderlineStyleModifiers
    /// Nil for the glyphs' colour.
    var color: CGColor?

    init(_ value: Any?, color: CGColor?) {
        let bits = value.flatMap { TextDecoration.bits($0) } ?? 0
        style = CTUnderlineStyle(rawValue: bits & 0xFF)
        pattern = CTUnderlineStyleModifiers(rawValue: bits & 0xFF00)
        self.color = color
    }

    private static func bits(_ value: Any) -> Int32? {
        if let style = value as? CTUnderlineStyle { return style.rawValue }
        return Int(attribute: value).map { Int32(truncatingIfNeeded: $0) }
    }
}

extension CTFont {
    /// The font of text without a font attribute.
    static let standard = CTFontCreateWithName(FontMatcher.defaultFamily, 12, nil)
}

extension CGColor {
    fileprivate static func ofAttribute(_ value: Any) -> CGColor? {
        value as? CGColor ?? (value as? any CGColorConvertible)?.cgColor
    }
}

extension CTParagraphStyle {
    fileprivate static func ofAttribute(_ value: Any) -> CTParagraphStyle? {
        value as? CTParagraphStyle ?? (value as? any CTParagraphStyleConvertible)?.ctParagraphStyle
    }
}
