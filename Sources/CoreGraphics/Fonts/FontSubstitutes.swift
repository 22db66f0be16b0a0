/// The families that substitute for Apple's system families, which are not available on Linux.
///
/// The choice is Kasane's own, not Fontconfig's, so that images do not depend on the other fonts of a machine: each
/// list begins with a family that `scripts/setup` installs, metric-compatible where there is one. The later families
/// are for machines without those packages.
package enum FontSubstitutes {
    /// Substitutes for San Francisco. Inter was designed for screens, as San Francisco was; the others come with common
    /// distributions.
    package static let interfaceFamilies = [
        "Inter", "Noto Sans", "Cantarell", "Ubuntu", "Liberation Sans", "DejaVu Sans", "system-ui",
    ]
    /// Substitutes for its monospaced companion.
    package static let monospacedFamilies = ["Liberation Mono", "Noto Sans Mono", "DejaVu Sans Mono", "monospace"]
    /// Substitutes for New York.
    package static let serifFamilies = ["Noto Serif", "Liberation Serif", "DejaVu Serif", "serif"]

    /// Returns the substitutes for a name of one of Apple's families or fonts, best first; nil for any other name.
    ///
    /// Case, spaces, styles after a hyphen ("Georgia-Bold") and vendor suffixes ("ArialMT") are ignored.
    package static func families(for name: String) -> [String]? {
        let key = name.lowercased().filter { $0 != " " }
        if let own = systemFamilies(key) { return own }
        let base = String(key.prefix { $0 != "-" })
        for ending in ["", "psmt", "mt", "ps"] where base.hasSuffix(ending) {
            if let design = designs[String(base.dropLast(ending.count))] { return design.families }
        }
        return nil
    }

    /// Returns the substitutes for system fonts, whose names begin with a dot or have optical sizes.
    private static func systemFamilies(_ key: String) -> [String]? {
        let monospaced = [".sfnsmono", ".sfuimono", ".applesystemuifontmonospaced", "sfmono"]
        if monospaced.contains(where: { key.hasPrefix($0) }) { return monospacedFamilies }
        if [".newyork", ".sfserif", ".applesystemuifontserif", "newyork"].contains(where: { key.hasPrefix($0) }) {
            return serifFamilies
        }
        return isPlainInterface(key) ? interfaceFamilies : nil
    }

    private static func isPlainInterface(_ key: String) -> Bool {
        let plain = [".sf", ".applesystemuifont", ".helveticaneuedeskinterface", "sfpro", "sfui", "sfcompact"]
        return key == "system-ui" || plain.contains { key.hasPrefix($0) }
    }

    /// Returns whether a name is one of San Francisco's.
    package static func substitutesSystemFont(_ name: String) -> Bool {
        // Rejects most names quickly.
        guard let first = name.utf8.first, first == 0x2E || first | 0x20 == 0x73 else { return false }
        return families(for: name) == interfaceFamilies
    }

    /// The design of a family, as far as the free families differ in design.
    private enum Design {
        case grotesque, condensed, geometric, verdana, roman, bookRoman, oldStyle, typewriter, code
        case chancery, symbols, dingbats, emoji
        case script(String)
        case han(String)
        case hanSerif(String)

        var families: [String] {
            switch self {
            // The first two are metric-compatible with Helvetica and Arial.
            case .grotesque: ["Liberation Sans", "Nimbus Sans", "Arimo", "Noto Sans", "DejaVu Sans"]
            case .condensed: ["Liberation Sans Narrow", "Nimbus Sans Narrow"] + Design.grotesque.families
            case .geometric: ["URW Gothic"] + Design.grotesque.families
            // Derived from Bitstream Vera, whose widths match Verdana's.
            case .verdana: ["DejaVu Sans", "Noto Sans", "Liberation Sans"]
            // The first two are metric-compatible with Times.
            case .roman: ["Liberation Serif", "Nimbus Roman", "Tinos", "Noto Serif", "DejaVu Serif"]
            case .bookRoman: ["Noto Serif", "Liberation Serif", "DejaVu Serif"]
            // The first two are metric-compatible with Palatino.
            case .oldStyle: ["P052", "TeX Gyre Pagella"] + Design.bookRoman.families
            // The first two are metric-compatible with Courier.
            case .typewriter: ["Liberation Mono", "Nimbus Mono PS", "Cousine", "DejaVu Sans Mono"]
            case .code: FontSubstitutes.monospacedFamilies
            case .chancery: ["Z003"] + Design.roman.families
            case .symbols: ["Standard Symbols PS", "Noto Sans Symbols", "Noto Sans Math", "DejaVu Sans"]
            case .dingbats: ["D050000L", "Noto Sans Symbols2", "DejaVu Sans"]
            case .emoji: ["Noto Color Emoji", "Twemoji", "Symbola"]
            case .script(let script): ["Noto Sans \(script)", "Noto Serif \(script)"] + Design.grotesque.families
            case .han(let form): ["Noto Sans CJK \(form)"] + Design.grotesque.families
            case .hanSerif(let form): ["Noto Serif CJK \(form)", "Noto Sans CJK \(form)"] + Design.roman.families
            }
        }
    }

    /// The font names most used by iOS programs, one for each kind of substitute, as `kasane fonts` lists them.
    package static let samples = [
        ".SFUI-Regular", "SF Mono", "New York", "Helvetica", "Helvetica Neue", "Arial", "Avenir Next",
        "Avenir Next Condensed", "Futura", "Gill Sans", "Optima", "Trebuchet MS", "Verdana", "Times New Roman",
        "Didot", "Georgia", "Baskerville", "Palatino", "American Typewriter", "Courier", "Courier New", "Menlo",
        "Marker Felt", "Snell Roundhand", "Zapfino", "Apple Color Emoji", "Symbol", "Zapf Dingbats", "PingFang SC",
        "PingFang TC", "PingFang HK", "Hiragino Sans", "Hiragino Mincho ProN", "Apple SD Gothic Neo", "Geeza Pro",
        "Arial Hebrew", "Thonburi", "Kohinoor Devanagari", "Kohinoor Bangla",
    ]

    /// The design of each iOS family, by its lowercase name without spaces.
    private static let designs: [String: Design] = {
        var designs: [String: Design] = [
            "avenirnextcondensed": .condensed, "dincondensed": .condensed, "impact": .condensed,
            "arialnarrow": .condensed, "helveticaneuecondensed": .condensed,
            "verdana": .verdana, "geneva": .verdana, "tahoma": .verdana,
            "futura": .geometric, "avantgarde": .geometric, "itcavantgardegothic": .geometric,
            "savoyelet": .chancery, "savoyeletplain": .chancery, "snellroundhand": .chancery,
            "zapfino": .chancery, "applechancery": .chancery, "zapfchancery": .chancery,
            "palatino": .oldStyle, "bookantiqua": .oldStyle,
            "menlo": .code, "monaco": .code,
            "symbol": .symbols, "applesymbols": .symbols, "zapfdingbats": .dingbats, "zapfdingbatsitc": .dingbats,
            "bodoniornaments": .dingbats, "bodoniornamentsitctt": .dingbats, "applecoloremoji": .emoji,
            "pingfangsc": .han("SC"), "pingfangtc": .han("TC"), "pingfanghk": .han("HK"), "pingfangmo": .han("HK"),
            "stheitisc": .han("SC"), "stheititc": .han("TC"),
            "hiraginosans": .han("JP"), "hiraginokakugothicpron": .han("JP"), "hiraginomarugothicpron": .han("JP"),
            "hirakakupron": .han("JP"), "hiramarupron": .han("JP"), "hiraginominchopron": .hanSerif("JP"),
            "hiraminpron": .hanSerif("JP"), "applesdgothicneo": .han("KR"), "applemyungjo": .hanSerif("KR"),
            "alnile": .script("Arabic"), "damascus": .script("Arabic"), "farah": .script("Arabic"),
            "diwanmishafi": .script("Arabic"), "geezapro": .script("Arabic"), "mishafi": .script("Arabic"),
            "baghdad": .script("Arabic"),
            "arialhebrew": .script("Hebrew"), "thonburi": .script("Thai"), "kailasa": .script("Tibetan"),
            "kefa": .script("Ethiopic"), "euphemiaucas": .script("Canadian Aboriginal"),
            "muktamahee": .script("Gurmukhi"), "devanagarisangammn": .script("Devanagari"),
            "kohinoordevanagari": .script("Devanagari"), "kohinoorbangla": .script("Bengali"),
            "banglasangammn": .script("Bengali"), "kohinoorgujarati": .script("Gujarati"),
            "gujaratisangammn": .script("Gujarati"), "kohinoortelugu": .script("Telugu"),
            "telugusangammn": .script("Telugu"), "gurmukhimn": .script("Gurmukhi"),
            "granthasangammn": .script("Grantha"), "kannadasangammn": .script("Kannada"),
            "khmersangammn": .script("Khmer"), "laosangammn": .script("Lao"),
            "malayalamsangammn": .script("Malayalam"), "myanmarsangammn": .script("Myanmar"),
            "oriyasangammn": .script("Oriya"), "sinhalasangammn": .script("Sinhala"),
            "tamilsangammn": .script("Tamil"),
        ]
        for name in [
            "helvetica", "helveticaneue", "arial", "arialroundedbold", "arialroundedmtbold", "avenir", "avenirnext",
            "dinalternate", "galvji", "gillsans", "markerfelt", "noteworthy", "optima", "chalkboardse",
            "chalkduster", "bradleyhand", "bradleyhanditctt", "partylet", "partyletplain", "trebuchetms", "trebuchet",
            "lucidagrande",
        ] { designs[name] = .grotesque }
        for name in [
            "times", "timesnewroman", "academyengravedlet", "academyengravedletplain", "bodoni72", "bodoni72oldstyle",
            "bodoni72smallcaps",
            "bodonisvtytwoitctt", "bodonisvtytwoositctt", "bodonisvtytwoscitctt", "cochin", "copperplate", "didot",
            "papyrus",
            "stixtwotext", "stixtwomath",
        ] { designs[name] = .roman }
        for name in ["georgia", "baskerville", "charter", "hoeflertext", "rockwell", "iowanoldstyle"] {
            designs[name] = .bookRoman
        }
        for name in ["courier", "couriernew", "americantypewriter"] { designs[name] = .typewriter }
        return designs
    }()
}
