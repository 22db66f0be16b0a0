import Foundation
import PDFSyntax

/// The font file that a descriptor embeds. PDF 32000-1, 9.9.
enum EmbeddedFont {
    /// The maximum size of a font, in bytes.
    private static let limit = 1 << 26

    /// Returns nil when there is no embedded font, or it can't be read.
    static func read(_ descriptor: PDFDictionary?) -> CGFont? {
        guard let descriptor else { return nil }
        for key in ["FontFile", "FontFile2", "FontFile3"] {
            guard let bytes = descriptor[key].stream?.data(limit: limit), !bytes.isEmpty else { continue }
            let source = FontSource(.memory(FontData(Data(bytes), isEmbedded: true)))
            if let face = FontFace(source), face.hasOutlines { return CGFont(face: face) }
        }
        return nil
    }
}

/// Finds an installed font as a substitute for one that a document names but doesn't embed.
enum FontSubstitute {
    /// - ordering: the character collection of an East Asian font, such as `Japan1`.
    static func font(named name: String, _ descriptor: PDFDictionary?, ordering: String = "") -> CGFont? {
        let plain = withoutTag(name)
        let database = FontDatabase.shared
        if let exact = database.font(named: plain), exact.hasColor == false { return CGFont.font(at: exact.source) }
        let traits = traits(of: plain, descriptor)
        if let language = languages[ordering] {
            let families = traits.isMonospaced ? ["Noto Sans CJK JP"] : ["Noto Serif CJK JP", "Noto Sans CJK JP"]
            let request = FontRequest(families: families, traits: traits, language: language)
            if let found = database.substitute(for: request) { return CGFont.font(at: found.source) }
        }
        for family in families(of: plain, traits, descriptor) {
            if let found = database.font(ofFamily: family, like: traits) { return CGFont.font(at: found.source) }
        }
        let request = FontRequest(families: ["sans-serif"], traits: traits)
        return database.substitute(for: request).flatMap { CGFont.font(at: $0.source) }
    }

    /// Returns the encoding of a font that has a built-in one.
    static func encoding(named name: String) -> SimpleEncoding? {
        let plain = withoutTag(name)
        if plain.hasPrefix("Symbol") { return .symbol }
        return plain.contains("Dingbats") ? .zapfDingbats : nil
    }

    private static let languages = ["Japan1": "ja", "GB1": "zh-Hans", "CNS1": "zh-Hant", "Korea1": "ko", "KR": "ko"]

    /// Returns a font's name without the six letters and plus sign that precede a subset's name.
    private static func withoutTag(_ name: String) -> String {
        let parts = name.split(separator: "+", maxSplits: 1)
        return parts.count == 2 && parts[0].count == 6 ? String(parts[1]) : name
    }

    private static func traits(of name: String, _ descriptor: PDFDictionary?) -> FontTraits {
        let lower = name.lowercased()
        let flags = descriptor?["Flags"].integer ?? 0
        var weight = descriptor?["FontWeight"].number?.clamped(to: 100...900) ?? 400
        if lower.contains("bold") || lower.contains("black") || flags & 1 << 18 != 0 { weight = max(weight, 700) }
        let isItalic = lower.contains("italic") || lower.contains("oblique") || flags & 1 << 6 != 0
        let isMonospaced = flags & 1 != 0 || lower.contains("mono") || lower.contains("courier")
        return FontTraits(weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
    }

    /// Returns the families to look for: those with the same widths as the named font come first.
    private static func families(of name: String, _ traits: FontTraits, _ descriptor: PDFDictionary?) -> [String] {
        let lower = name.lowercased()
        if lower.hasPrefix("symbol") { return ["Standard Symbols PS", "Symbol"] }
        if lower.contains("dingbats") { return ["D050000L", "Zapf Dingbats"] }
        let sans = ["Nimbus Sans", "Liberation Sans", "DejaVu Sans"]
        let serif = ["Nimbus Roman", "Liberation Serif", "DejaVu Serif"]
        let mono = ["Nimbus Mono PS", "Liberation Mono", "DejaVu Sans Mono"]
        let stem = lower.split(whereSeparator: { $0 == "," || $0 == "-" }).first.map(String.init) ?? lower
        if stem.contains("narrow") { return ["Nimbus Sans Narrow"] + sans }
        if stem.contains("palatino") { return ["P052"] + serif }
        if stem.contains("bookman") { return ["URW Bookman"] + serif }
        if stem.contains("schoolbook") { return ["C059"] + serif }
        if stem.contains("avantgarde") { return ["URW Gothic"] + sans }
        if stem.contains("chancery") { return ["Z003"] + serif }
        if traits.isMonospaced { return mono }
        let isSerif = (descriptor?["Flags"].integer ?? 0) & 2 != 0
        let serifs = ["times", "roman", "serif", "georgia", "garamond", "minion"]
        let isNamedSerif = serifs.contains { stem.contains($0) } && !stem.contains("sans")
        return isSerif || isNamedSerif ? serif : sans
    }
}
