import Foundation

/// Maps glyph names to characters.
package enum GlyphNames {
    private static let characters: [String: UInt32] = {
        var characters: [String: UInt32] = [:]
        for (code, names) in entries(of: GlyphTables.names) {
            for name in names.split(separator: "=") { characters[String(name)] = UInt32(code) }
        }
        return characters
    }()

    private static let names: [UInt32: String] = {
        var names: [UInt32: String] = [:]
        for (code, list) in entries(of: GlyphTables.names) {
            names[UInt32(code)] = list.split(separator: "=").first.map(String.init)
        }
        return names
    }()

    /// The character of a glyph name: one in the Adobe Glyph List, or one that contains the code, such as `uni20AC` and
    /// `u1F600`. A suffix after a full stop, which names a variant, is ignored.
    package static func character(_ name: String) -> Unicode.Scalar? {
        if let known = characters[name] { return Unicode.Scalar(known) }
        let stem = name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        if stem != name, !stem.isEmpty { return character(stem) }
        for prefix in ["uni", "u"] where name.hasPrefix(prefix) {
            let digits = name.dropFirst(prefix.count)
            guard (4...6).contains(digits.count), let number = UInt32(digits, radix: 16) else { continue }
            return Unicode.Scalar(number)
        }
        return nil
    }

    /// The glyph name of a character.
    package static func name(_ character: Unicode.Scalar) -> String? { names[character.value] }

    /// The codes and names of a table, in which a number sets the code of the following name.
    static func entries(of table: String) -> [(Int, Substring)] {
        var code = 0
        var entries: [(Int, Substring)] = []
        for word in table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if let number = Int(word) {
                code = number
            } else {
                entries.append((code, word))
                code += 1
            }
        }
        return entries
    }
}

/// The glyph names of the 256 codes of a simple font. PDF 32000-1, 9.6.6.
package struct SimpleEncoding: Sendable {
    /// By code; nil if the code has no glyph.
    package private(set) var names: [String?]

    package static let standard = SimpleEncoding(table: GlyphTables.standard)
    package static let symbol = SimpleEncoding(table: GlyphTables.symbol)
    package static let zapfDingbats = SimpleEncoding(table: GlyphTables.zapfDingbats)
    package static let macRoman = SimpleEncoding(macintosh: macintosh)
    /// Windows code page 1252, in which codes without a character show a bullet.
    package static let winAnsi: SimpleEncoding = {
        var encoding = SimpleEncoding(.windowsCP1252, changes: [0xA0: "space", 0xAD: "hyphen"])
        for code in 0x29..<256 where encoding.names[code] == nil { encoding.names[code] = "bullet" }
        return encoding
    }()

    /// An encoding without glyphs.
    package static let none = SimpleEncoding(table: "")

    private init(table: String) {
        names = Array(repeating: nil, count: 256)
        for (code, name) in GlyphNames.entries(of: table) where code < 256 { names[code] = String(name) }
    }

    /// The upper half of Mac OS Roman, where Foundation's conversion differs.
    private static let macintosh = """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\
        \u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """

    private init(macintosh high: String) {
        let scalars = (0..<128).map { Unicode.Scalar(UInt8($0)) } + Array(high.unicodeScalars)
        names = (0..<256).map { code in
            code >= 32 && code < scalars.count ? GlyphNames.name(scalars[code]) : nil
        }
    }

    private init(_ encoding: String.Encoding, changes: [Int: String]) {
        names = (0..<256).map { code in
            if let change = changes[code] { return change }
            guard code >= 32, let text = String(data: Data([UInt8(code)]), encoding: encoding),
                let scalar = text.unicodeScalars.first
            else { return nil }
            return GlyphNames.name(scalar)
        }
    }

    /// The encoding of a name; nil if it is unknown.
    package static func named(_ name: String?) -> SimpleEncoding? {
        switch name {
        case "WinAnsiEncoding": winAnsi
        case "MacRomanEncoding": macRoman
        case "StandardEncoding": standard
        default: nil
        }
    }

    /// Applies the names of a `Differences` array.
    package mutating func apply(_ differences: PDFArray) {
        var code = 0
        for index in differences.elements.indices {
            switch differences[index] {
            case .name(let name):
                if (0..<256).contains(code) { names[code] = name }
                code += 1
            case let object: code = object.integer.map { min(max($0, 0), 256) } ?? code
            }
        }
    }
}
