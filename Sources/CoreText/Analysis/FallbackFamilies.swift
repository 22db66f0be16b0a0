/// The font families to search for characters that the requested font lacks.
///
/// The order is fixed, so that it does not depend on which other fonts are installed: first Noto's family for the
/// script, then those of Latin letters, symbols and Han characters. `scripts/setup` installs them all. Characters that
/// none of them covers are searched in the rest of Noto, and then left to Fontconfig.
struct FallbackFamilies {
    enum Design { case sans, serif, monospaced }

    let design: Design
    /// The script's name in Noto's font names, if it has fonts of its own.
    let script: String?
    /// The suffix of Noto's names for the variant of Han characters: "CJK JP".
    let hanForm: String
    /// Whether the characters are Chinese, Japanese or Korean.
    let isHan: Bool

    /// Families with colour glyphs.
    static let emoji = ["Noto Color Emoji", "Twemoji", "emoji"]

    /// The families in search order; those of ``rare`` follow.
    var ordered: [String] {
        let han = hanFamilies
        let own = isHan ? han : script.map { script in designs.map { "Noto \($0) \(script)" } } ?? []
        return own + western + FallbackFamilies.symbols + (isHan ? [] : han)
    }

    /// The design words in Noto's names: not every script has both.
    private var designs: [String] { design == .serif ? ["Serif", "Sans"] : ["Sans", "Serif"] }

    private var hanFamilies: [String] {
        switch design {
        case .sans: ["Noto Sans \(hanForm)", "Noto Serif \(hanForm)"]
        case .serif: ["Noto Serif \(hanForm)", "Noto Sans \(hanForm)"]
        case .monospaced: ["Noto Sans Mono \(hanForm)", "Noto Sans \(hanForm)"]
        }
    }

    private var western: [String] {
        switch design {
        case .sans: ["Noto Sans", "DejaVu Sans", "Liberation Sans"]
        case .serif: ["Noto Serif", "DejaVu Serif", "Liberation Serif", "Noto Sans", "DejaVu Sans"]
        case .monospaced: ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans", "DejaVu Sans"]
        }
    }

    private static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music"]

    /// Families of rarely used scripts. There are many, so they are not part of requests, which are hashed for each
    /// text.
    static let rare =
        [
            "Adlam", "Anatolian Hieroglyphs", "Avestan", "Balinese", "Bamum", "Bassa Vah", "Batak", "Bhaiksuki",
            "Brahmi", "Buginese", "Buhid", "Canadian Aboriginal", "Carian", "Caucasian Albanian", "Chakma", "Cham",
            "Coptic", "Cuneiform", "Cypriot", "Deseret", "Duployan", "Egyptian Hieroglyphs", "Elbasan", "Elymaic",
            "Glagolitic", "Gothic", "Grantha", "Gunjala Gondi", "Hanifi Rohingya", "Hanunoo", "Hatran",
            "Imperial Aramaic", "Indic Siyaq Numbers", "Inscriptional Pahlavi", "Inscriptional Parthian", "Javanese",
            "Kaithi", "Kayah Li", "Kharoshthi", "Khojki", "Khudawadi", "Lepcha", "Limbu", "Linear A", "Linear B",
            "Lisu", "Lycian", "Lydian", "Mahajani", "Mandaic", "Manichaean", "Marchen", "Masaram Gondi",
            "Mayan Numerals", "Medefaidrin", "Meetei Mayek", "Mende Kikakui", "Meroitic", "Miao", "Modi", "Mro",
            "Multani", "NKo", "Nabataean", "New Tai Lue", "Newa", "Nushu", "Ogham", "Ol Chiki", "Old Hungarian",
            "Old Italic", "Old North Arabian", "Old Permic", "Old Persian", "Old Sogdian", "Old South Arabian",
            "Old Turkic", "Osage", "Osmanya", "Pahawh Hmong", "Palmyrene", "Pau Cin Hau", "PhagsPa", "Phoenician",
            "Psalter Pahlavi", "Rejang", "Runic", "Samaritan", "Saurashtra", "Sharada", "Shavian", "Siddham",
            "SignWriting", "Sogdian", "Sora Sompeng", "Soyombo", "Sundanese", "Syloti Nagri", "Tagalog", "Tagbanwa",
            "Tai Le", "Tai Tham", "Tai Viet", "Takri", "Tifinagh", "Tirhuta", "Ugaritic", "Vai", "Wancho",
            "Warang Citi", "Yi", "Zanabazar Square",
        ].map { "Noto Sans \($0)" }
        + ["Ahom", "Dogra", "Hmong Nyiakeng", "Tangut", "Yezidi"].map { "Noto Serif \($0)" }
}
