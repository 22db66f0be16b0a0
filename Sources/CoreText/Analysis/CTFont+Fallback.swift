public import CoreGraphics
import Foundation

/// Returns a font for a range of a string: the font itself if it has the characters, otherwise a fallback.
///
/// A length of 0 means up to the string's end. If the range needs several fonts, the first one is returned.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    CTFontCreateForStringWithLanguage(currentFont, string, range, nil)
}

/// Returns a font for a range of a string like `CTFontCreateForString(_:_:_:)`, for text in a language (BCP 47).
public func CTFontCreateForStringWithLanguage(
    _ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?
) -> CTFont {
    let units = Array(string.utf16)
    let first = min(max(range.location, 0), units.count)
    let end = range.length > 0 && range.length < units.count - first ? first + range.length : units.count
    let language = language ?? currentFont.language
    let scalars = PlacedScalar.all(in: units, first..<end)
    let boundaries = TextBoundaries(units[first..<end], language: nil)
    var fallback = FontFallback(
        base: currentFont, language: language,
        hanLanguage: language.flatMap { HanLanguage(code: $0) } ?? HanLanguage(evidenceIn: scalars) ?? .usual)
    let cluster = scalars.prefix { $0.unit == first || !boundaries.isCharacter($0.unit - first) }
    return fallback.font(for: cluster)
}

/// Returns descriptors of the fallback fonts for characters that the font lacks: its own cascade list, then fonts for
/// the scripts of `languagePrefList` (BCP 47), or else of the user's languages, in their order, and of the other most
/// common scripts. The first of the languages that share the Han characters determines their fonts.
public func CTFontCopyDefaultCascadeListForLanguages(_ font: CTFont, _ languagePrefList: CFArray?) -> CFArray? {
    let wanted = languagePrefList?.compactMap { $0 as? String } ?? Locale.preferredLanguages
    func rank(_ language: String) -> Int {
        wanted.firstIndex { wanted in
            let han = HanLanguage(code: wanted)
            return han == nil
                ? wanted.prefix { $0 != "-" && $0 != "_" } == language : han == HanLanguage(code: language)
        } ?? wanted.count
    }
    var seen: Set<CTFont> = [font]
    let found = scriptSamples.enumerated()
        .sorted { (rank($0.element.language), $0.offset) < (rank($1.element.language), $1.offset) }
        .map { CTFontCreateForStringWithLanguage(font, $0.element.letter, CFRange(), $0.element.language) }
        .filter { seen.insert($0).inserted }
    return font.cascade + found.map { CTFontCopyFontDescriptor($0) }
}

/// A sample letter of each common script, and a language that selects its fonts.
private let scriptSamples: [(letter: String, language: String)] = [
    ("ع", "ar"), ("א", "he"), ("अ", "hi"), ("ไ", "th"), ("字", "zh-Hans"), ("字", "zh-Hant"), ("字", "zh-HK"),
    ("字", "ja"), ("한", "ko"), ("😀", "und"),
]
