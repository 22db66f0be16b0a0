/// A part of a paragraph with characters of tatweel put between its letters.
struct StretchedText {
    private(set) var units: [UInt16] = []
    /// For each unit the one of the text that it stands for: for a tatweel the letter before.
    private(set) var origins: [Int] = []
    /// The place of the part among the units.
    let part: Range<Int>

    /// - Parameters:
    ///   - paragraph: the units of the paragraph, the first of which is the unit `start` of the text.
    ///   - strokes: how many stand before the letter that starts at a unit of the text.
    init(_ paragraph: [UInt16], start: Int, _ range: Range<Int>, strokes: [Int: Int]) {
        // HarfBuzz looks at five characters on both sides.
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

/// In UTF-16 units, which are two for some characters.
private let contextLength = 10

extension UInt16 {
    /// A mark that the letter before it carries. Letters that join each other, and their marks, are of the first plane
    /// where fonts have a tatweel for them.
    fileprivate var isMarkOnLetter: Bool {
        Unicode.Scalar(self)?.properties.canonicalCombiningClass ?? .notReordered != .notReordered
    }
}
