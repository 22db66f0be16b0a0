/// A range of a paragraph with tatweel characters inserted between its letters.
struct StretchedText {
    private(set) var units: [UInt16] = []
    /// The unit of the text that each unit represents: for a tatweel the preceding letter.
    private(set) var origins: [Int] = []
    /// The range of the part among the units.
    let part: Range<Int>

    /// - Parameters:
    ///   - paragraph: the units of the paragraph, the first of which is the unit `start` of the text.
    ///   - strokes: the number of strokes before the letter that starts at a unit of the text.
    init(_ paragraph: [UInt16], start: Int, _ range: Range<Int>, strokes: [Int: Int]) {
        // HarfBuzz uses five characters of context on both sides.
        let first = max(range.lowerBound - start - contextLength, 0)
        let end = min(range.upperBound - start + contextLength, paragraph.count)
        var (lower, upper) = (0, 0)
        var letter = start + first
        for place in first..<end {
            let unit = start + place
            if unit == range.lowerBound { lower = units.count }
            for _ in 0..<(strokes[unit] ?? 0) {
                units.append(0x640)
                origins.append(letter)
            }
            if !paragraph[place].isMarkOnLetter { letter = unit }
            units.append(paragraph[place])
            origins.append(unit)
            if unit < range.upperBound { upper = units.count }
        }
        part = lower..<max(upper, lower)
    }
}

/// In UTF-16 units; some characters have two.
private let contextLength = 10

extension UInt16 {
    /// Whether the unit is a mark on the preceding letter. Joining letters for which fonts have a tatweel, and their
    /// marks, are in the first plane.
    fileprivate var isMarkOnLetter: Bool {
        Unicode.Scalar(self)?.properties.canonicalCombiningClass ?? .notReordered != .notReordered
    }
}
