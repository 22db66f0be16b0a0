import CTextBoundaries
import CoreGraphics

/// The boundaries of characters, words and sentences in a text, for moving through it and selecting from it.
package struct TextSegments: Sendable {
    private var marks: [UInt8]

    /// Finds the boundaries in UTF-16 units; `language` (BCP 47) may change the rules for words.
    package init(_ units: [UInt16], language: String? = nil) {
        marks = Array(repeating: 0, count: units.count + 1)
        let isDone = units.withUnsafeBufferPointer { units in
            guard let base = units.baseAddress, let length = Int32(exactly: units.count) else { return units.isEmpty }
            return text_mark_segments(base, length, language ?? "", &marks)
        }
        if !isDone { reportOnce("Core Text: ICU finds no words in text") }
        let ends = UInt8(TEXT_BOUNDARY_CHARACTER | TEXT_BOUNDARY_WORD | TEXT_BOUNDARY_SENTENCE)
        marks[0] |= ends
        marks[units.count] |= ends
    }

    /// The number of units in the text.
    package var length: Int { marks.count - 1 }

    /// Returns whether a position is a grapheme cluster boundary; true at the start and the end.
    package func isCharacter(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_CHARACTER) != 0 }

    /// Returns whether a word, or the text between words, begins or ends at a position.
    package func isWordBreak(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_WORD) != 0 }

    /// Returns whether a word ends at a position: letters or digits, not white space or punctuation.
    package func isWordEnd(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_WORD_END) != 0 }

    /// Returns whether a sentence begins or ends at a position.
    package func isSentence(_ place: Int) -> Bool { marks[place] & UInt8(TEXT_BOUNDARY_SENTENCE) != 0 }
}
