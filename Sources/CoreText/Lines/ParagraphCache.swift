import CoreGraphics
import Synchronization

/// A text's paragraphs, each created on first use.
final class ParagraphCache: Sendable {
    let source: TextSource
    /// The level of all paragraphs; nil derives it from their styles or characters.
    private let level: UInt8?
    /// The factor of paragraphs whose style specifies none.
    private let hyphenationFactor: CGFloat
    private let made: Mutex<[Paragraph?]>

    init(_ source: TextSource, level: UInt8? = nil, hyphenationFactor: CGFloat = 0) {
        self.source = source
        self.level = level
        self.hyphenationFactor = hyphenationFactor
        made = Mutex(Array(repeating: nil, count: source.paragraphs.count))
    }

    subscript(index: Int) -> Paragraph {
        if let paragraph = made.withLock({ $0[index] }) { return paragraph }
        // Two threads may both create it, with the same result.
        let paragraph = Paragraph(source, index: index, level: level, hyphenationFactor: hyphenationFactor)
        made.withLock { $0[index] = paragraph }
        return paragraph
    }

    /// Returns the paragraph that contains a unit; the last one for the end.
    func paragraph(at unit: Int) -> Paragraph { self[source.paragraphIndex(at: unit)] }

    /// Returns the paragraphs that a range intersects; one for an empty range.
    func paragraphs(in range: Range<Int>) -> [Paragraph] {
        let first = source.paragraphIndex(at: range.lowerBound)
        let last = range.isEmpty ? first : source.paragraphIndex(at: range.upperBound - 1)
        return (first...last).map { self[$0] }
    }
}
