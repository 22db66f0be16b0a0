import CFontFaces
import Foundation
import PDFSyntax

/// A font of a page: maps a string's codes to glyphs and their widths. PDF 32000-1, 9.5 to 9.10.
// `@unchecked Sendable`: immutable after `init`.
final class PageFont: @unchecked Sendable {
    enum Kind {
        case simple(SimpleGlyphs)
        case composite(CompositeGlyphs)
        case drawn(Type3Glyphs)
    }

    let kind: Kind
    /// The font that glyphs are drawn with; nil for a Type 3 font.
    let font: CGFont?
    private let unicode: CMap?

    struct ShownGlyph {
        var code: Int
        var glyph: CGGlyph
        /// The advance along the line, in ems.
        var advance: Double
        /// The vertical origin of the glyph, relative to its origin, in ems.
        var origin: CGPoint?
        /// The horizontal factor by which the glyph is stretched.
        var stretch: Double
        /// Whether the glyph is a single-byte space, which word spacing applies to.
        var isSpace: Bool
        var text: String?
    }

    init?(_ dictionary: PDFDictionary) {
        unicode = dictionary["ToUnicode"].stream.map { CMap($0.data(limit: 1 << 24)) }
        switch dictionary["Subtype"].name {
        case "Type0":
            guard let glyphs = CompositeGlyphs(dictionary, unicode: unicode) else { return nil }
            (kind, font) = (.composite(glyphs), glyphs.font)
        case "Type3":
            (kind, font) = (.drawn(Type3Glyphs(dictionary)), nil)
        default:
            guard let glyphs = SimpleGlyphs(dictionary) else { return nil }
            (kind, font) = (.simple(glyphs), glyphs.font)
        }
    }

    var isVertical: Bool { if case .composite(let glyphs) = kind { glyphs.map.isVertical } else { false } }

    func glyphs(of string: [UInt8]) -> [ShownGlyph] {
        switch kind {
        case .simple(let glyphs):
            return string.map { byte in
                let code = Int(byte)
                return ShownGlyph(
                    code: code, glyph: glyphs.glyphs[code], advance: glyphs.widths[code], origin: nil,
                    stretch: glyphs.stretches[code], isSpace: byte == 32,
                    text: unicode?.text(of: UInt32(byte)) ?? glyphs.texts[code])
            }
        case .drawn(let drawn):
            return string.map { byte in
                ShownGlyph(
                    code: Int(byte), glyph: 0, advance: drawn.width(Int(byte)), origin: nil, stretch: 1,
                    isSpace: byte == 32, text: unicode?.text(of: UInt32(byte)) ?? drawn.text(Int(byte)))
            }
        case .composite(let glyphs):
            return glyphs.map.codes(of: string).map { code in
                let vertical = isVertical ? glyphs.vertical(code.cid) : nil
                let (glyph, stretch) = glyphs.glyph(code, unicode)
                return ShownGlyph(
                    code: Int(code.value), glyph: glyph, advance: vertical?.advance ?? glyphs.width(code.cid),
                    origin: vertical?.origin, stretch: stretch, isSpace: code.length == 1 && code.value == 32,
                    text: unicode?.text(of: code.value) ?? glyphs.text(code))
            }
        }
    }
}

/// A font whose glyphs are content streams, Type 3. PDF 32000-1, 9.6.5.
struct Type3Glyphs {
    let matrix: CGAffineTransform
    let resources: PDFDictionary?
    private let procedures: PDFDictionary?
    private let encoding: SimpleEncoding?
    private let widths: SimpleWidths

    init(_ dictionary: PDFDictionary) {
        matrix = CGAffineTransform(dictionary["FontMatrix"])
        resources = dictionary["Resources"].dictionary
        procedures = dictionary["CharProcs"].dictionary
        encoding = SimpleGlyphs.encoding(dictionary["Encoding"], base: nil)
        widths = SimpleWidths(dictionary)
    }

    func glyph(_ code: Int) -> PDFStream? { encoding?.names[code].flatMap { procedures?[$0].stream } }

    /// Returns a width in ems: widths are in glyph space.
    func width(_ code: Int) -> Double { (widths[code] ?? 0) * Double(matrix.a) }

    func text(_ code: Int) -> String? {
        encoding?.names[code].flatMap { GlyphNames.character($0) }.map { String(Character($0)) }
    }
}

/// The `Widths` array of a simple font, by code.
struct SimpleWidths {
    private let first: Int
    private let widths: [Double]
    private let missing: Double?

    init(_ dictionary: PDFDictionary) {
        first = dictionary["FirstChar"].integer ?? 0
        let array = dictionary["Widths"].array
        widths = (array?.elements.indices.prefix(256) ?? 0..<0).map { array?[$0].number ?? 0 }
        missing = dictionary["FontDescriptor"].dictionary?["MissingWidth"].number
    }

    /// Returns nil when the font doesn't specify the width.
    subscript(code: Int) -> Double? {
        let (index, overflows) = code.subtractingReportingOverflow(first)
        if !overflows, widths.indices.contains(index) { return widths[index] }
        return widths.isEmpty ? nil : missing ?? 0
    }
}
