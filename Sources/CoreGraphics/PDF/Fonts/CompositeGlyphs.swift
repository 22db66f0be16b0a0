import Foundation
import PDFSyntax

/// The glyphs of a font with multi-byte codes, Type 0. PDF 32000-1, 9.7.
struct CompositeGlyphs {
    let font: CGFont
    let map: CMap
    private let isEmbedded: Bool
    /// The CIDToGIDMap, two bytes per CID; nil where CIDs are glyph indices.
    private let glyphTable: [UInt8]?
    private let widths: [Int: Double]
    private let defaultWidth: Double
    private let verticals: [Int: (Double, Double, Double)]
    private let defaultVertical: (Double, Double)
    /// Maps CIDs to characters, for a substitute font.
    private let characters: CMap?
    /// Whether codes are already UTF-16 characters.
    private let codesAreCharacters: Bool

    init?(_ dictionary: PDFDictionary, unicode: CMap?) {
        guard let descendant = dictionary["DescendantFonts"].array?[0].dictionary else { return nil }
        let descriptor = descendant["FontDescriptor"].dictionary
        let embedded = EmbeddedFont.read(descriptor)
        let name = descendant["BaseFont"].name ?? dictionary["BaseFont"].name ?? ""
        let collection = descendant["CIDSystemInfo"].dictionary?["Ordering"].string
        let ordering = String(decoding: collection ?? [], as: UTF8.self)
        let found = embedded ?? FontSubstitute.font(named: name, descriptor, ordering: ordering)
        guard let font = found else { return nil }
        self.font = font
        isEmbedded = embedded != nil
        let encoding = dictionary["Encoding"]
        if let stream = encoding.stream {
            map = CMap(
                stream.data(limit: 1 << 24), isVertical: stream.dictionary["WMode"].integer.map { $0 == 1 },
                parent: { CMapLibrary.named($0) })
        } else {
            map =
                encoding.name.flatMap { CMapLibrary.named($0) }
                ?? .identity(isVertical: encoding.name?.hasSuffix("V") == true)
        }
        codesAreCharacters = encoding.name.map { $0.contains("UCS2") || $0.contains("UTF16") } ?? false
        characters = embedded == nil && ordering != "Identity" ? CMapLibrary.named("Adobe-\(ordering)-UCS2") : nil
        glyphTable = descendant["CIDToGIDMap"].stream?.data(limit: 1 << 17)
        widths = CompositeGlyphs.widths(descendant["W"].array)
        defaultWidth = descendant["DW"].number ?? 1000
        verticals = CompositeGlyphs.verticals(descendant["W2"].array)
        let vertical = descendant["DW2"].array?.numbers ?? []
        defaultVertical = vertical.count == 2 ? (vertical[0], vertical[1]) : (880, -1000)
    }

    /// In ems.
    func width(_ cid: Int) -> Double { (widths[cid] ?? defaultWidth) / 1000 }

    /// Returns the advance of a glyph in vertical text, and the position of its vertical origin, in ems.
    func vertical(_ cid: Int) -> (advance: Double, origin: CGPoint) {
        if let own = verticals[cid] { return (own.0 / 1000, CGPoint(x: own.1 / 1000, y: own.2 / 1000)) }
        return (defaultVertical.1 / 1000, CGPoint(x: width(cid) / 2, y: defaultVertical.0 / 1000))
    }

    /// Returns the glyph of a code, and the factor by which it is stretched.
    func glyph(_ code: CMap.Code, _ unicode: CMap?) -> (CGGlyph, Double) {
        if isEmbedded {
            guard let glyphTable else { return (CGGlyph(clamping: code.cid), 1) }
            let place = code.cid * 2
            guard place + 1 < glyphTable.count else { return (0, 1) }
            return (CGGlyph(glyphTable[place]) << 8 | CGGlyph(glyphTable[place + 1]), 1)
        }
        guard let scalar = (text(code) ?? unicode?.text(of: code.value))?.unicodeScalars.first else { return (0, 1) }
        return (font.face.glyph(for: scalar), 1)
    }

    /// Returns the characters of a code, if its font's character collection defines them.
    func text(_ code: CMap.Code) -> String? {
        if codesAreCharacters, let scalar = Unicode.Scalar(code.value) { return String(Character(scalar)) }
        return characters?.text(of: UInt32(clamping: code.cid))
    }

    /// The maximum number of CIDs that one range of widths may set.
    private static let maxCount = 1 << 16

    private static func widths(_ array: PDFArray?) -> [Int: Double] {
        guard let array else { return [:] }
        var widths: [Int: Double] = [:]
        var index = 0
        while index + 1 < array.count {
            guard let first = array[index].integer, (0..<maxCount).contains(first) else { break }
            if let list = array[index + 1].array {
                for place in list.elements.indices { widths[first + place] = list[place].number ?? 0 }
                index += 2
            } else {
                guard let last = array[index + 1].integer, let width = array[index + 2].number else { break }
                if first <= min(last, maxCount) { for cid in first...min(last, maxCount) { widths[cid] = width } }
                index += 3
            }
        }
        return widths
    }

    private static func verticals(_ array: PDFArray?) -> [Int: (Double, Double, Double)] {
        guard let array else { return [:] }
        var verticals: [Int: (Double, Double, Double)] = [:]
        var index = 0
        while index + 1 < array.count {
            guard let first = array[index].integer, (0..<maxCount).contains(first) else { break }
            if let list = array[index + 1].array?.numbers {
                for place in stride(from: 0, to: list.count - 2, by: 3) {
                    verticals[first + place / 3] = (list[place], list[place + 1], list[place + 2])
                }
                index += 2
            } else {
                guard let last = array[index + 1].integer, let advance = array[index + 2].number,
                    let x = array[index + 3].number, let y = array[index + 4].number
                else { break }
                if first <= min(last, maxCount) {
                    for cid in first...min(last, maxCount) { verticals[cid] = (advance, x, y) }
                }
                index += 5
            }
        }
        return verticals
    }
}
