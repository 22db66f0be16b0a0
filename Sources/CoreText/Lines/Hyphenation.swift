import CoreGraphics

/// The hyphenation points in a paragraph's words.
struct Hyphenation {
    private let paragraph: Paragraph
    private let hyphenator: Hyphenator

    /// Returns nil if words are not hyphenated: the paragraph's style doesn't request it, or there are no patterns for
    /// its language.
    init?(_ paragraph: Paragraph) {
        guard paragraph.settings.hyphenationFactor > 0, paragraph.settings.lineBreakMode != .byCharWrapping,
            let hyphenator = Hyphenator.of(paragraph.language)
        else { return nil }
        (self.paragraph, self.hyphenator) = (paragraph, hyphenator)
    }

    /// Returns the hyphenation points in the word that contains a letter, in units of the text.
    func places(around letter: Int) -> [Int] {
        guard paragraph.isLetter(letter) else { return [] }
        var (start, end) = (letter, letter + 1)
        let longest = Hyphenator.maxWordLength
        while start > paragraph.range.lowerBound, end - start <= longest, paragraph.isLetter(start - 1) { start -= 1 }
        while end < paragraph.range.upperBound, end - start <= longest, paragraph.isLetter(end) { end += 1 }
        return hyphenator.places(in: paragraph.source.units[start..<end]).map { start + $0 }.filter {
            paragraph.boundaries.isCharacter($0 - paragraph.range.lowerBound)
        }
    }
}

extension Paragraph {
    /// Returns whether a unit is part of a word. Words with letters beyond the first plane are not hyphenated.
    func isLetter(_ unit: Int) -> Bool {
        guard unit < range.upperBound, let scalar = Unicode.Scalar(source.units[unit]) else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .nonspacingMark: return true
        default: return false
        }
    }

    /// Returns the hyphen after the last character of a line that ends at a unit: after a soft hyphen, or within a
    /// word. Nil for other lines.
    func hyphen(at end: Int) -> ShapedRun? {
        guard end > range.lowerBound, end < range.upperBound, !source.isLineEnd(end) else { return nil }
        // Most lines end between words, so no pattern has to be looked up.
        let isParted =
            source.units[end - 1] == .softHyphen
            || isLetter(end - 1) && isLetter(end) && Hyphenation(self)?.places(around: end).contains(end) == true
        return isParted ? shapedHyphen(at: end) : nil
    }

    /// Returns a hyphen that belongs to no character of the text, with the attributes of the one before a unit.
    fileprivate func shapedHyphen(at end: Int) -> ShapedRun? {
        let attributes = source.runIndex(at: end - 1)
        let hyphen = Paragraph(TextSource("-", like: source.runs[attributes]), index: 0)
        guard var run = hyphen.runs.first, run.content == .text else { return nil }
        run.attributes = attributes
        run.range = end..<end
        for glyph in run.glyphs.indices { run.glyphs[glyph].unit = end - 1 }
        return run
    }
}

/// The widths of hyphens in a paragraph, each shaped once for the characters that share their attributes.
struct HyphenWidths {
    private let paragraph: Paragraph
    private var last: (attributes: Int, width: CGFloat)?

    init(_ paragraph: Paragraph) { self.paragraph = paragraph }

    /// Returns the width of a hyphen with the attributes of the character before a unit, in points.
    mutating func width(at end: Int) -> CGFloat {
        let attributes = paragraph.source.runIndex(at: end - 1)
        if let last, last.attributes == attributes { return last.width }
        let width = paragraph.shapedHyphen(at: end)?.width ?? 0
        last = (attributes, width)
        return width
    }
}

extension UInt16 {
    /// A soft hyphen: a hyphenation point that is visible only at a line's end.
    static let softHyphen: UInt16 = 0xAD
}
