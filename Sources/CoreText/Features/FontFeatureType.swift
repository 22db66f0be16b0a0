import CoreGraphics

/// One of Apple's font feature types, and the OpenType features that its selectors correspond to.
///
/// [Apple's registry](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html)
struct FontFeatureType: Sendable {
    struct Selector: Sendable {
        var number: Int
        var name: String
        /// Nil for the selector of an exclusive type that turns all others off.
        var feature: FontFeature?
    }

    let number: Int
    let name: String
    /// Whether at most one selector is on. Otherwise each even number turns a feature on, and the next odd one turns it
    /// off.
    let isExclusive: Bool
    let selectors: [Selector]

    /// Creates a type of which one selector is on, with the one that turns all off.
    private init(
        _ number: Int, _ name: String, none: (Int, String), _ tags: [(Int, String, FontTag)],
        more: [Selector] = []
    ) {
        (self.number, self.name, isExclusive) = (number, name, true)
        selectors =
            (tags.map { Selector(number: $0.0, name: $0.1, feature: FontFeature($0.2, 1)) }
            + [Selector(number: none.0, name: none.1)] + more).sorted { $0.number < $1.number }
    }

    /// Creates a type of which several selectors may be on.
    private init(_ number: Int, _ name: String, any tags: [(Int, String, FontTag)]) {
        (self.number, self.name, isExclusive) = (number, name, false)
        selectors = tags.map { Selector(number: $0.0, name: $0.1, feature: FontFeature($0.2, 1)) }
    }

    // MARK: Settings

    /// Returns the features that a selector turns on or off; empty for one without an OpenType equivalent.
    static func settings(type: Int, selector: Int) -> [FontFeature] {
        if type == alternatives { return selector >= 0 ? [FontFeature("aalt", UInt32(clamping: selector))] : [] }
        guard let type = byNumber[type], selector >= 0 else { return [] }
        let number = type.isExclusive ? selector : selector & ~1
        guard let found = type.selectors.first(where: { $0.number == number }) else { return [] }
        guard let feature = found.feature else { return type.switches.map { FontFeature($0.tag, 0) } }
        return [FontFeature(feature.tag, number == selector ? feature.value : 0)]
    }

    /// Apple's numbers for a setting; nil where there are none.
    static func numbers(of feature: FontFeature) -> (type: Int, selector: Int)? {
        if feature.tag == "aalt" { return (alternatives, Int(feature.value)) }
        guard let type = byTag[feature.tag] else { return nil }
        if let same = type.selectors.first(where: { $0.feature == feature }) { return (type.number, same.number) }
        guard feature.value == 0, let on = type.selectors.first(where: { $0.feature?.tag == feature.tag }) else {
            return nil
        }
        let off = type.isExclusive ? type.selectors.first { $0.feature == nil }?.number : on.number + 1
        return off.map { (type.number, $0) }
    }

    /// The features that selectors turn on.
    var switches: [FontFeature] { selectors.compactMap(\.feature).filter { $0.value == 1 } }

    // MARK: Registry

    /// The type whose selectors are the indices of alternative glyphs.
    private static let alternatives = 17

    /// The type of an OpenType feature.
    static let byTag: [FontTag: FontFeatureType] = Dictionary(
        all.flatMap { type in type.selectors.compactMap { $0.feature.map { ($0.tag, type) } } },
        uniquingKeysWith: { first, _ in first })

    private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

    /// All types with corresponding OpenType features, by number.
    static let all: [FontFeatureType] = [
        FontFeatureType(
            1, "Ligatures",
            any: [
                (0, "Required Ligatures", "rlig"), (2, "Common Ligatures", "liga"), (4, "Rare Ligatures", "dlig"),
                (18, "Contextual Ligatures", "clig"), (20, "Historical Ligatures", "hlig"),
            ]),
        FontFeatureType(
            6, "Number Spacing", none: (4, "No Change"),
            [(0, "Monospaced Numbers", "tnum"), (1, "Proportional Numbers", "pnum")]),
        FontFeatureType(
            10, "Vertical Position", none: (0, "Normal Position"),
            [
                (1, "Superiors", "sups"), (2, "Inferiors", "subs"), (3, "Ordinals", "ordn"),
                (4, "Scientific Inferiors", "sinf"),
            ]),
        FontFeatureType(
            11, "Fractions", none: (0, "No Fractions"),
            [(1, "Vertical Fractions", "afrc"), (2, "Diagonal Fractions", "frac")]),
        FontFeatureType(14, "Typographic Extras", any: [(4, "Slashed Zero", "zero")]),
        FontFeatureType(15, "Mathematical Extras", any: [(10, "Mathematical Greek", "mgrk")]),
        FontFeatureType(19, "Style Options", none: (0, "No Style Options"), [(4, "Titling Capitals", "titl")]),
        FontFeatureType(
            20, "Character Shape", none: (16, "No Change"),
            [
                (0, "Traditional Characters", "trad"), (1, "Simplified Characters", "smpl"),
                (2, "JIS 1978 Characters", "jp78"), (3, "JIS 1983 Characters", "jp83"),
                (4, "JIS 1990 Characters", "jp90"), (10, "Expert Characters", "expt"),
                (11, "JIS 2004 Characters", "jp04"), (12, "Hojo Characters", "hojo"),
                (13, "NLC Characters", "nlck"), (14, "Traditional Names Characters", "tnam"),
            ]),
        FontFeatureType(
            21, "Number Case", none: (2, "No Change"),
            [(0, "Old-Style Figures", "onum"), (1, "Lining Figures", "lnum")]),
        FontFeatureType(
            22, "Text Spacing", none: (7, "No Change"),
            [
                (0, "Proportional Text", "pwid"), (1, "Monospaced Text", "fwid"), (2, "Half-Width Text", "hwid"),
                (3, "Third-Width Text", "twid"), (4, "Quarter-Width Text", "qwid"),
                (5, "Alternate Proportional Text", "palt"), (6, "Alternate Half-Width Text", "halt"),
            ], more: [Selector(number: 8, name: "No Kerning", feature: FontFeature("kern", 0))]),
        FontFeatureType(23, "Transliteration", none: (0, "No Transliteration"), [(1, "Hanja to Hangul", "hngl")]),
        FontFeatureType(28, "Ruby Kana", any: [(2, "Ruby Kana", "ruby")]),
        FontFeatureType(32, "CJK Italic Roman", any: [(2, "CJK Italic Roman", "ital")]),
        FontFeatureType(
            33, "Case-Sensitive Layout",
            any: [(0, "Case-Sensitive Layout", "case"), (2, "Case-Sensitive Spacing", "cpsp")]),
        FontFeatureType(
            34, "Alternate Kana",
            any: [(0, "Alternate Horizontal Kana", "hkna"), (2, "Alternate Vertical Kana", "vkna")]),
        FontFeatureType(
            35, "Alternative Stylistic Sets",
            any: (1...20).map { (2 * $0, "Stylistic Set \($0)", FontTag($0 < 10 ? "ss0\($0)" : "ss\($0)")) }),
        FontFeatureType(
            36, "Contextual Alternates",
            any: [
                (0, "Contextual Alternates", "calt"), (2, "Swash Alternates", "swsh"),
                (4, "Contextual Swash Alternates", "cswh"),
            ]),
        FontFeatureType(
            37, "Lower Case", none: (0, "Default Lower Case"),
            [(1, "Small Capitals", "smcp"), (2, "Petite Capitals", "pcap")]),
        FontFeatureType(
            38, "Upper Case", none: (0, "Default Upper Case"),
            [(1, "Small Capitals", "c2sc"), (2, "Petite Capitals", "c2pc")]),
    ]
}
