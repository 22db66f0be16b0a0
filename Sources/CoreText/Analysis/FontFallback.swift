import CoreGraphics

/// Chooses a font for each grapheme cluster.
struct FontFallback {
    /// The font that the text requests.
    let base: CTFont
    /// The language of the text, if its attributes specify one.
    let language: String?
    let hanLanguage: HanLanguage
    /// The fallback fonts already chosen for each script, which are preferred for the rest of the text.
    private var chosen: [FallbackClass: [CTFont]] = [:]

    private struct FallbackClass: Hashable {
        var script: Script
        var isEmoji: Bool
    }

    init(base: CTFont, language: String?, hanLanguage: HanLanguage) {
        self.base = base
        self.language = language
        self.hanLanguage = hanLanguage
    }

    /// Returns the font for a cluster; the requested font when no font covers it.
    mutating func font(for cluster: ArraySlice<PlacedScalar>) -> CTFont {
        guard let first = cluster.first else { return base }
        let isEmoji = cluster.isEmoji
        if base.shows(cluster, asEmoji: isEmoji) { return base }
        let fallbackClass = FallbackClass(script: first.script, isEmoji: isEmoji)
        if let known = chosen[fallbackClass]?.first(where: { $0.shows(cluster, asEmoji: isEmoji) }) { return known }
        let found = find(cluster, fallbackClass) ?? (isEmoji ? plain(cluster) : nil)
        guard let found else { return base }
        chosen[fallbackClass, default: []].append(found)
        return found
    }

    /// Returns the font of an emoji as a plain character, when no font has its colour glyph.
    private mutating func plain(_ cluster: ArraySlice<PlacedScalar>) -> CTFont? {
        guard let first = cluster.first else { return nil }
        if base.shows(cluster.prefix(1), asEmoji: false) { return base }
        return find(cluster.prefix(1), FallbackClass(script: first.script, isEmoji: false))
    }

    private func find(_ cluster: ArraySlice<PlacedScalar>, _ fallbackClass: FallbackClass) -> CTFont? {
        for descriptor in base.cascade {
            let font = CTFont(descriptor.attributes, size: base.size, matrix: base.matrix)
            if font.shows(cluster, asEmoji: fallbackClass.isEmoji) { return font }
        }
        let scalars = cluster.map(\.scalar).filter { !$0.needsNoGlyph }
        let request = request(for: fallbackClass)
        let found =
            FontFallbackCache.font(for: request, showing: scalars)
            // If no font has a cluster's combining marks, a font with its first character is used.
            ?? FontFallbackCache.font(for: request, showing: Array(scalars.prefix(1)))
        guard let found else { return nil }
        var attributes = FontAttributes()
        attributes.source = found.source
        attributes.features = base.features
        attributes.opticalSize = base.opticalSize
        return CTFont(attributes, size: base.size, matrix: base.matrix)
    }

    private func request(for fallbackClass: FallbackClass) -> FontRequest {
        if fallbackClass.isEmoji { return FontRequest(families: FallbackFamilies.emoji, wantsColor: true) }
        let traits = base.record.traits
        let isHan = fallbackClass.script == Script("漢") || fallbackClass.script == Script("한")
        let families = FallbackFamilies(
            design: base.isSerif ? .serif : traits.isMonospaced ? .monospaced : .sans,
            script: isHan ? nil : fallbackClass.script.notoName, hanForm: hanLanguage.notoName, isHan: isHan)
        return FontRequest(
            families: [base.record.family] + families.ordered, traits: traits,
            language: isHan ? hanLanguage.rawValue : fallbackClass.script.language ?? language)
    }
}

/// A shared cache of the font database's answers.
private enum FontFallbackCache {
    private struct Question: Hashable {
        var request: FontRequest
        var scalars: [Unicode.Scalar]
    }

    private static let answers = GenerationalCache<Question, InstalledFont?>(limit: 4096)

    static func font(for request: FontRequest, showing scalars: [Unicode.Scalar]) -> InstalledFont? {
        guard !scalars.isEmpty else { return nil }
        return answers.value(for: Question(request: request, scalars: scalars)) {
            FontDatabase.shared.fallback(for: request, then: FallbackFamilies.rare, showing: scalars)
        }
    }
}

extension CTFont {
    /// Returns whether the font has a glyph for each character that needs one, in colour if requested.
    fileprivate func shows(_ cluster: ArraySlice<PlacedScalar>, asEmoji: Bool) -> Bool {
        if asEmoji, !face.hasColor { return false }
        if cluster.allSatisfy({ shaping.glyph(for: $0.scalar) != 0 || $0.scalar.needsNoGlyph }) { return true }
        guard cluster.count > 1 else { return false }
        // A letter and its marks may be a single character of the font.
        let text = String(String.UnicodeScalarView(cluster.lazy.map(\.scalar)))
        let composed = text.precomposedStringWithCanonicalMapping.unicodeScalars
        return composed.count < cluster.count
            && composed.allSatisfy { shaping.glyph(for: $0) != 0 || $0.needsNoGlyph }
    }

    /// True for a serif design, according to the font's metrics.
    fileprivate var isSerif: Bool {
        let family = face.metrics.familyClass >> 8
        return (1...7).contains(family) || record.family.contains("Serif") && !record.family.contains("Sans Serif")
    }
}

extension Unicode.Scalar {
    /// True for invisible characters: line ends, white space, joiners, variation selectors.
    fileprivate var needsNoGlyph: Bool {
        value < 0x20 || value == 0xFFFC || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    }
}

extension ArraySlice<PlacedScalar> {
    /// True for characters with emoji presentation: by default, by a variation selector, or in a sequence.
    fileprivate var isEmoji: Bool {
        guard let first = first?.scalar else { return false }
        // Of ASCII, only digits may start an emoji.
        if first.value < 0xA9, count == 1 { return false }
        guard first.properties.isEmoji else { return false }
        if contains(where: { $0.scalar == "\u{FE0E}" }) { return false }
        if first.properties.isEmojiPresentation { return true }
        return contains { $0.scalar == "\u{FE0F}" || $0.scalar == "\u{20E3}" || $0.scalar.properties.isEmojiModifier }
    }
}
