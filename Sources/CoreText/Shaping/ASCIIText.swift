import CHarfBuzz
import CoreGraphics

/// A paragraph of only printable ASCII characters and line ends, as most are: each unit is a character, there is one
/// script, and a font that covers the characters that occur covers all of it.
struct ASCIIText {
    /// The characters that occur: one bit for each of the first 64, and of the others.
    private var (low, high): (UInt64, UInt64) = (0, 0)

    /// Returns nil for any other paragraph.
    init?(_ units: ArraySlice<UInt16>) {
        var (low, high, isPlain) = (UInt64(0), UInt64(0), true)
        units.withUnsafeBufferPointer { units in
            var index = 0
            while index < units.count {
                let unit = units[index]
                if unit < 64 { low |= 1 << UInt64(unit) } else { high |= 1 << UInt64(unit & 63) }
                guard unit < 0x7F, unit >= 0x20 || unit == 0x0A || unit == 0x0D else {
                    isPlain = false
                    return
                }
                index += 1
            }
        }
        guard isPlain else { return nil }
        (self.low, self.high) = (low, high)
    }

    /// Latin if there is a letter.
    var script: Script {
        let letters: UInt64 = 0x07FF_FFFE_07FF_FFFE
        return high & letters == 0 ? .common : Script("a")
    }

    /// Returns whether a font has a glyph for each character that needs one.
    func isShown(by font: CTFont) -> Bool {
        (UInt8(0x21)..<0x7F).allSatisfy { value in
            let isThere = value < 64 ? low >> UInt64(value) & 1 : high >> UInt64(value & 63) & 1
            return isThere == 0 || font.shaping.glyph(for: Unicode.Scalar(value)) != 0
        }
    }

    /// Returns the runs of the paragraph, still without glyphs: one for each range with the same attributes. Nil if one
    /// of them needs another font, or is not text.
    func runs(of source: TextSource, _ range: Range<Int>, _ levels: BidiLevels) -> [ShapedRun]? {
        guard levels.isUniform, !source.runs.isEmpty else { return nil }
        var runs: [ShapedRun] = []
        var index = source.runIndex(at: range.lowerBound)
        while index < source.runs.count, source.runs[index].range.lowerBound < range.upperBound {
            let (attributes, part) = (source.runs[index].attributes, source.runs[index].range.clamped(to: range))
            guard attributes.runDelegate == nil, attributes.glyphInfo == nil, attributes.sideBySideCount == 0,
                isShown(by: attributes.font),
                !(part.lowerBound > range.lowerBound && source.units[part.lowerBound] == 0x0A)
            else { return nil }
            runs.append(
                ShapedRun(
                    range: part, level: levels.base, font: attributes.font, script: script, attributes: index,
                    content: .text, glyphs: []))
            index += 1
        }
        return runs
    }
}
