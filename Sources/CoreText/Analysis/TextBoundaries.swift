import CTextBoundaries
import CoreGraphics

/// Where a text may be parted: between what people take for characters, and at line ends.
struct TextBoundaries: Sendable {
    /// For each place from the text's start to its end.
    private var marks: [UInt8]

    /// Of the units of a paragraph; `language` (BCP 47) may change the rules for lines.
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

    /// True between two characters as people see them, and at the start and the end.
    func isCharacter(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_CHARACTER) != 0 }

    /// True where a line may end.
    func isLine(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_LINE) != 0 }

    /// True where a line must end.
    func isLineEnd(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_LINE_END) != 0 }
}
