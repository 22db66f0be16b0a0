import Foundation

/// A font without visible glyphs, used on a machine that has no font at all.
enum BlankFont {
    /// A minimal TrueType font with one blank glyph, half an em wide.
    static let bytes: Data = {
        let tables: [(tag: String, words: [UInt16])] = [
            // One segment, which maps the last code to the only glyph.
            ("cmap", [0, 1, 3, 1, 0, 12, 4, 24, 0, 2, 2, 0, 0, 0xFFFF, 0, 0xFFFF, 1, 0]),
            ("glyf", [0, 0]),
            // Version 1.0, the magic number, 1000 units per em, short glyph offsets.
            (
                "head",
                [1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0]
            ),
            // An ascent of 800 units, a descent of 200, one advance.
            ("hhea", [1, 0, 800, 0xFF38, 0, 500, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]),
            ("hmtx", [500, 0]),
            ("loca", [0, 0]),
            ("maxp", [1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
        ]
        var directory: [UInt16] = [1, 0, UInt16(tables.count), 64, 2, UInt16(tables.count * 16 - 64)]
        var body: [UInt16] = []
        let start = 12 + 16 * tables.count
        for (tag, words) in tables {
            let letters = Array(tag.utf8).map { UInt16($0) }
            let offset = start + body.count * 2
            directory += [letters[0] << 8 | letters[1], letters[2] << 8 | letters[3], 0, 0]
            directory += [0, UInt16(offset), 0, UInt16(words.count * 2)]
            // Each table starts at a multiple of four bytes.
            body += words + (words.count % 2 == 0 ? [] : [0])
        }
        return Data((directory + body).flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] })
    }()
}
