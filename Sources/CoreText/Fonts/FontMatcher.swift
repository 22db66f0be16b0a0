import CoreGraphics
import Foundation

/// Finds the font for a descriptor. There is always one: as a last resort, a blank font.
enum FontMatcher {
    /// Returns the font nearest to `attributes`, with their variations applied.
    static func match(_ attributes: FontAttributes) -> InstalledFont {
        // Attributes that do not affect matching are removed from the cache key.
        var question = attributes
        question.size = nil
        question.matrix = nil
        question.features = []
        question.cascade = nil
        question.fixedAdvance = nil
        question.opticalSize = nil
        question.language = nil
        question.isSystem = false
        // The cache would retain a font in memory.
        if question.source?.isInMemory == true { return answer(question) }
        let key = Question(attributes: question, generation: FontDatabase.shared.generation)
        if let known = answers[key] { return known }
        let font = answer(question)
        if !font.source.isInMemory { answers.insert(font, for: key) }
        return font
    }

    private static func answer(_ question: FontAttributes) -> InstalledFont {
        var font = find(question) ?? lastResort
        if !question.variation.isEmpty { font.source.variations.merge(question.variation) { $1 } }
        return font
    }

    private struct Question: Hashable {
        var attributes: FontAttributes
        /// The cache is invalid once fonts have been registered.
        var generation: Int
    }

    private static let answers = GenerationalCache<Question, InstalledFont>(limit: 512)

    private static func find(_ attributes: FontAttributes) -> InstalledFont? {
        if let source = attributes.source { return describe(source) }
        if let url = attributes.url { return describe(FontSource(.file(path: url.path))) }
        return choice(for: attributes)?.font
    }

    /// Returns the font for names and traits, and the reason; nil on a machine without fonts.
    static func choice(for attributes: FontAttributes) -> FontChoice? {
        let database = FontDatabase.shared
        for name in [attributes.name, attributes.displayName].compactMap({ $0 }) {
            if let font = database.font(named: name) { return FontChoice(font: font, reason: .name) }
        }
        let guess = FontName(attributes.family ?? attributes.name ?? attributes.displayName ?? "")
        let traits = attributes.traits(from: attributes.family == nil ? guess.traits : FontTraits())
        if let family = attributes.family, let style = attributes.style {
            let sameStyle = database.family(family).first { $0.style.caseInsensitiveCompare(style) == .orderedSame }
            if let sameStyle { return FontChoice(font: sameStyle, reason: .family) }
        }
        if let font = database.font(ofFirst: guess.families, like: traits) {
            return FontChoice(font: font, reason: .family)
        }
        if let font = database.font(ofFirst: guess.substitutes, like: traits) {
            return FontChoice(font: font, reason: .substitute)
        }
        // Fontconfig has an answer for any name; its answer for a nonexistent name is its default.
        let ignorance = database.substitute(for: FontRequest(families: [unknownFamily], traits: traits))
        if guess.substitutes.isEmpty {
            let substitute = database.substitute(for: FontRequest(families: guess.families, traits: traits))
            if let substitute, substitute != ignorance { return FontChoice(font: substitute, reason: .fontconfig) }
        }
        let usual =
            database.font(ofFirst: FontSubstitutes.families(for: defaultFamily) ?? [], like: traits) ?? ignorance
        return usual.map { FontChoice(font: $0, reason: .unknown) }
    }

    /// Returns the names and traits of a font that is not listed.
    static func describe(_ source: FontSource) -> InstalledFont? {
        if source.isInMemory { return CGFont.font(at: source)?.face.description }
        let plain = FontSource(source.bytes, index: source.index)
        let known = FontDatabase.shared.fonts.first { $0.source == plain }
        guard var font = known ?? CGFont.font(at: source)?.face.description else { return nil }
        font.source = source
        return font
    }

    /// Returns the font of the same family with the bits of `traits`, among those in `mask`; nil when there is none.
    static func sibling(
        of font: InstalledFont, traits: CTFontSymbolicTraits, mask: CTFontSymbolicTraits
    ) -> InstalledFont? {
        let telling: CTFontSymbolicTraits = [
            .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace, .traitColorGlyphs,
        ]
        let mask = mask.intersection(telling)
        let wanted = traits.intersection(mask)
        let current = CTFontSymbolicTraits(font.traits, hasColor: font.hasColor)
        if current.intersection(mask) == wanted { return font }
        var ideal = font.traits
        if mask.contains(.traitBold) { ideal.weight = traits.contains(.traitBold) ? 700 : 400 }
        if mask.contains(.traitItalic) { ideal.isItalic = traits.contains(.traitItalic) }
        if mask.contains(.traitCondensed), traits.contains(.traitCondensed) { ideal.width = 75 }
        if mask.contains(.traitExpanded), traits.contains(.traitExpanded) { ideal.width = 125 }
        let family = FontDatabase.shared.family(font.family)
        let fitting = family.filter {
            CTFontSymbolicTraits($0.traits, hasColor: $0.hasColor).intersection(mask) == wanted
        }
        return fitting.min { $0.traits.distance(to: ideal) < $1.traits.distance(to: ideal) }
    }

    /// Returns all fonts that match the mandatory attributes, most similar first.
    static func all(like attributes: FontAttributes, mandatory: CFSet) -> [InstalledFont] {
        func same(_ wanted: String?, _ actual: String) -> Bool {
            wanted.map { $0.caseInsensitiveCompare(actual) == .orderedSame } ?? true
        }
        let traits = attributes.traits(from: FontTraits())
        let mustHaveTraits = mandatory.contains(kCTFontTraitsAttribute)
        return FontDatabase.shared.fonts.filter { font in
            same(attributes.name, font.postScriptName) && same(attributes.family, font.family)
                && same(attributes.displayName, font.fullName) && same(attributes.style, font.style)
                && (!mustHaveTraits || font.traits.distance(to: traits) < 50)
        }.sorted { $0.traits.distance(to: traits) < $1.traits.distance(to: traits) }
    }

    /// The default on Apple's systems; here it is often substituted by Liberation Sans.
    static let defaultFamily = "Helvetica"

    private static let unknownFamily = "a family of no name"

    /// The font used on a machine without fonts.
    private static let lastResort = InstalledFont(
        source: FontSource(.memory(FontData(BlankFont.bytes))), family: "Last Resort", style: "Regular",
        fullName: "Last Resort", postScriptName: "LastResort")
}

extension FontAttributes {
    /// Returns the requested traits, with those of `other` where unspecified.
    func traits(from other: FontTraits) -> FontTraits {
        var traits = other
        if let symbolicTraits {
            traits.weight = symbolicTraits.contains(.traitBold) ? max(700, traits.weight) : traits.weight
            traits.isItalic = traits.isItalic || symbolicTraits.contains(.traitItalic)
            traits.isMonospaced = traits.isMonospaced || symbolicTraits.contains(.traitMonoSpace)
            if symbolicTraits.contains(.traitCondensed) { traits.width = 75 }
            if symbolicTraits.contains(.traitExpanded) { traits.width = 125 }
        }
        if let weight { traits.normalizedWeight = weight }
        if let width { traits.normalizedWidth = width }
        if let slant { traits.isItalic = slant > 0.01 }
        return traits
    }
}
