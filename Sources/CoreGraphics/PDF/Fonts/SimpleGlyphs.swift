import CFontFaces
import Foundation
import PDFSyntax

/// The glyphs of the 256 codes of a Type 1 or TrueType font. PDF 32000-1, 9.6.
struct SimpleGlyphs {
    let font: CGFont
    private(set) var glyphs: [CGGlyph]
    /// In ems.
    private(set) var widths: [Double]
    private(set) var stretches: [Double]
    let texts: [String?]

    init?(_ dictionary: PDFDictionary) {
        let descriptor = dictionary["FontDescriptor"].dictionary
        let embedded = EmbeddedFont.read(descriptor)
        let name = dictionary["BaseFont"].name ?? descriptor?["FontName"].name ?? ""
        guard let font = embedded ?? FontSubstitute.font(named: name, descriptor) else { return nil }
        self.font = font
        let flags = descriptor?["Flags"].integer ?? 0
        let isSymbolic = flags & 4 != 0
        let isTrueType = dictionary["Subtype"].name == "TrueType"
        let stated = dictionary["Encoding"]
        var base: SimpleEncoding?
        if embedded == nil { base = FontSubstitute.encoding(named: name) ?? .standard }
        let encoding = SimpleGlyphs.encoding(stated, base: base)
        let finder = GlyphFinder(font.face, isTrueType: isTrueType && embedded != nil)
        let hasNames = encoding != nil && (!isSymbolic || stated.dictionary != nil || embedded == nil || !isTrueType)
        glyphs = (0..<256).map { code in
            if hasNames, let name = encoding?.names[code] {
                let found = finder.glyph(named: name)
                if found != 0 || name == ".notdef" { return found }
            }
            if embedded == nil { return 0 }
            let coded = finder.glyph(coded: UInt32(code))
            if coded != 0 { return coded }
            return (SimpleEncoding.standard.names[code]).map { finder.glyph(named: $0) } ?? 0
        }
        let stated256 = SimpleWidths(dictionary)
        let em = 1 / Double(max(font.face.metrics.unitsPerEm, 1))
        let own = glyphs.map { Double(font.face.advance(of: $0) ?? 0) * em }
        widths = (0..<256).map { stated256[$0].map { $0 / 1000 } ?? own[$0] }
        stretches = Array(repeating: 1, count: 256)
        // A substitute font is stretched to the widths of the original.
        if embedded == nil {
            for code in 0..<256 where widths[code] > 0 && own[code] > 0 {
                let stretch = widths[code] / own[code]
                if abs(stretch - 1) > 0.02 { stretches[code] = min(max(stretch, 0.4), 2) }
            }
        }
        let known = encoding ?? .standard
        texts = (0..<256).map { code in
            known.names[code].flatMap { GlyphNames.character($0) }.map { String(Character($0)) }
        }
    }

    /// Returns the encoding that an entry specifies, layered over the font's.
    static func encoding(_ object: PDFObject, base: SimpleEncoding?) -> SimpleEncoding? {
        if let named = SimpleEncoding.named(object.name) { return named }
        guard let dictionary = object.dictionary else { return base }
        let stated = SimpleEncoding.named(dictionary["BaseEncoding"].name) ?? base
        guard let differences = dictionary["Differences"].array else { return stated }
        var encoding = stated ?? .none
        encoding.apply(differences)
        return encoding
    }
}

/// Finds a font's glyphs by name and by code.
struct GlyphFinder {
    private let face: FontFace
    private let isTrueType: Bool

    init(_ face: FontFace, isTrueType: Bool) {
        self.face = face
        self.isTrueType = isTrueType
    }

    /// Returns the glyph with a name, or 0.
    func glyph(named name: String) -> CGGlyph {
        // TrueType glyph names are the last resort: names stand for characters.
        if !isTrueType {
            let named = face.glyph(named: name)
            if named != 0 { return named }
        }
        if let scalar = GlyphNames.character(name) {
            if let glyph = face.glyph(of: scalar.value, in: FONT_FACE_UNICODE_CODES), glyph != 0 { return glyph }
            if isTrueType, let code = SimpleEncoding.macRoman.names.firstIndex(of: name),
                let glyph = face.glyph(of: UInt32(code), in: FONT_FACE_MACINTOSH_CODES), glyph != 0
            {
                return glyph
            }
            if !isTrueType { return face.glyph(for: scalar) }
        }
        return isTrueType ? face.glyph(named: name) : 0
    }

    /// Returns the glyph of a code in the font's own tables, or 0.
    func glyph(coded code: UInt32) -> CGGlyph {
        for high: UInt32 in [0xF000, 0, 0xF100, 0xF200] {
            if let glyph = face.glyph(of: high + code, in: FONT_FACE_SYMBOL_CODES), glyph != 0 { return glyph }
        }
        for table in [FONT_FACE_BUILT_IN_CODES, FONT_FACE_MACINTOSH_CODES, FONT_FACE_UNICODE_CODES] {
            if let glyph = face.glyph(of: code, in: table), glyph != 0 { return glyph }
        }
        return 0
    }
}
