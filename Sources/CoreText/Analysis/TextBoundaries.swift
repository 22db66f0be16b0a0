import CTextBoundaries
import CoreGraphics

/// The grapheme cluster and line break boundaries of a text.
struct TextBoundaries: Sendable {
    /// The boundaries at each position from the text's start to its end.
    private var marks: [UInt8]

    /// Finds the boundaries of a paragraph's units; `language` (BCP 47) may affect line breaking.
    init(_ units: ArraySlice<UInt16>, language: String?) {
        marks = Array(repeating: 0, count: units.count + 1)
        let isDone = units.withUnsafeBufferPointer { units in
            guard let base = units.baseAddress, let length = Int32(exactly: units.count) else { return units.isEmpty }
            return text_mark_boundaries(base, length, language ?? "", &marks)
        }
        if !isDone { reportOnce("Core Text: ICU finds no boundaries in text; its lines are not broken") }
        let ends = UInt8(TEXT_BOUNDARY_CHARACTER | TEXT_BOUNDARY_LINE)
        marks[0] |= ends
        marks[units.count] |= ends
    }

    /// Returns whether a position is a grapheme cluster boundary; true at the start and the end.
    func isCharacter(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_CHARACTER) != 0 }

    /// Returns whether a position is a line break opportunity.
    func isLine(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_LINE) != 0 }

    /// Removes the line break opportunities inside a range.
    mutating func keepTogether(_ range: Range<Int>) {
        for place in range.dropFirst() where !isLineEnd(place) { marks[place] &= ~UInt8(TEXT_BOUNDARY_LINE) }
    }

    /// Removes the line break opportunities between letters of Hangul, leaving those between words.
    ///
    /// - Parameter units: the units that the boundaries belong to.
    mutating func keepHangulWords(in units: ArraySlice<UInt16>) {
        for (place, pair) in zip(units, units.dropFirst()).enumerated() where pair.0.isHangul && pair.1.isHangul {
            marks[place + 1] &= ~UInt8(TEXT_BOUNDARY_LINE)
        }
    }

    /// Returns whether a position is a mandatory line break.
    func isLineEnd(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_LINE_END) != 0 }
}

extension UInt16 {
    /// Whether it is a syllable or a letter of Hangul.
    fileprivate var isHangul: Bool {
        switch self {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
        default: false
        }
    }
}
