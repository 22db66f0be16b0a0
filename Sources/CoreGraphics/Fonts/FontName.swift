/// A parsed PostScript name, such as "HelveticaNeue-MediumItalic", of a font that may not be installed.
package struct FontName {
    /// The families to look for, most likely first.
    package let families: [String]
    /// The substitutes for one of Apple's fonts, best first; otherwise empty.
    package let substitutes: [String]
    package let traits: FontTraits

    package init(_ name: String) {
        let base = String(name.prefix { $0 != "-" })
        let spaced = FontName.spaced(FontName.withoutVendor(base))
        substitutes = FontSubstitutes.families(for: name) ?? []
        // In a name that is not Apple's, the first word may be a family: "Ubuntu" of "UbuntuLight".
        let first = substitutes.isEmpty ? String(spaced.prefix { $0 != " " }) : ""
        var seen: Set<String> = []
        families = [name, base, spaced, first].filter { !$0.isEmpty && seen.insert($0).inserted }
        traits = FontName.traits(in: String(name.drop { $0 != "-" }).lowercased())
    }

    /// "TimesNewRomanPSMT" without the vendor suffix.
    private static func withoutVendor(_ name: String) -> String {
        for ending in ["PSMT", "MT", "PS", "Std", "LT"] where name.hasSuffix(ending) && name.count > ending.count {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    /// "TimesNewRoman" split into words.
    private static func spaced(_ name: String) -> String {
        var words = ""
        var previous: Character = " "
        for letter in name {
            if letter.isUppercase, previous.isLowercase { words.append(" ") }
            words.append(letter)
            previous = letter
        }
        return words
    }

    private static func traits(in style: String) -> FontTraits {
        var traits = FontTraits()
        // Longer names precede their own suffixes.
        let weights: [(String, Double)] = [
            ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
            ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
            ("bold", 700), ("heavy", 800), ("black", 900),
        ]
        if let (_, weight) = weights.first(where: { style.contains($0.0) }) { traits.weight = weight }
        traits.isItalic = style.contains("ital") || style.contains("obli")
        if style.contains("cond") || style.contains("narrow") { traits.width = 75 }
        if style.contains("expanded") || style.contains("wide") { traits.width = 125 }
        return traits
    }
}
