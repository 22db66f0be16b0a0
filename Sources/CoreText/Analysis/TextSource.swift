import CoreGraphics
import Foundation

/// A parsed text: its UTF-16 units, attribute runs and paragraphs.
// `@unchecked Sendable`: immutable after creation. The attributes' values are the caller's, who must not change them
// any more, as for an attributed string.
final class TextSource: @unchecked Sendable {
    /// A range with uniform attributes.
    struct AttributeRun {
        var range: Range<Int>
        /// The attributes as given by the caller.
        var values: [NSAttributedString.Key: Any]
        var attributes: TextAttributes
    }

    let units: [UInt16]
    /// Contiguous, in text order.
    let runs: [AttributeRun]
    /// Contiguous, in text order, each with its terminator; one for an empty string.
    let paragraphs: [Range<Int>]

    init(_ text: StyledText) {
        units = text.units
        runs = text.runs.map {
            AttributeRun(range: $0.range, values: $0.attributes, attributes: TextAttributes($0.attributes))
        }
        paragraphs = TextSource.paragraphs(in: units)
    }

    /// Creates a text with uniform attributes.
    init(_ text: String, like run: AttributeRun) {
        units = Array(text.utf16)
        runs = [AttributeRun(range: 0..<units.count, values: run.values, attributes: run.attributes)]
        paragraphs = TextSource.paragraphs(in: units)
    }

    private static func paragraphs(in units: [UInt16]) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        for i in units.indices where endsParagraph(units, at: i) {
            paragraphs.append(start..<i + 1)
            start = i + 1
        }
        if start < units.count || paragraphs.isEmpty { paragraphs.append(start..<units.count) }
        return paragraphs
    }

    private static func endsParagraph(_ units: [UInt16], at i: Int) -> Bool {
        switch units[i] {
        case 0x0A, 0x85, 0x2029: true
        // A carriage return followed by a line feed is one line end.
        case 0x0D: i + 1 >= units.count || units[i + 1] != 0x0A
        default: false
        }
    }

    /// Returns the index in `runs` of the run that contains a unit.
    func runIndex(at unit: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if runs[middle].range.lowerBound <= unit { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the index in `paragraphs` of the paragraph that contains a unit; the last one at the end.
    func paragraphIndex(at unit: Int) -> Int {
        var (low, high) = (0, paragraphs.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if paragraphs[middle].lowerBound <= unit { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the settings of a paragraph: those of its first character.
    func settings(ofParagraph index: Int) -> ParagraphSettings {
        let range = paragraphs[index]
        guard !range.isEmpty else { return runs.last?.attributes.paragraphStyle?.settings ?? ParagraphSettings() }
        return runs[runIndex(at: range.lowerBound)].attributes.paragraphStyle?.settings ?? ParagraphSettings()
    }

    /// Returns whether the unit ends a line.
    func isLineEnd(_ unit: Int) -> Bool { units[unit].isLineEnd }

    /// Returns whether the unit is white space that may trail a line, such as a space, a tab or a line end.
    func isSpace(_ unit: Int) -> Bool { units[unit].isSpace }
}

extension UInt16 {
    /// Whether it is a line feed, a vertical tab, a form feed, a carriage return, or a Unicode line or paragraph
    /// separator.
    var isLineEnd: Bool { (0x0A...0x0D).contains(self) || self == 0x85 || self == 0x2028 || self == 0x2029 }

    /// Whether it is white space at which lines may be broken, including line ends.
    var isSpace: Bool {
        switch self {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: isLineEnd
        }
    }

    static let tab: UInt16 = 0x09
    /// The placeholder for an attachment or another non-character.
    static let objectReplacement: UInt16 = 0xFFFC
}
