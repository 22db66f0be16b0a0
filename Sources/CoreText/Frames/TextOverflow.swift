import Foundation

/// The treatment of text that doesn't fit, in the last line of a box.
package struct TextOverflow: Sendable {
    package enum Truncation: Sendable {
        /// The line is unchanged.
        case none
        /// The text continues beyond the box.
        case clip
        /// An ellipsis replaces the omitted part.
        case start, middle, end
    }

    package enum Scope: Sendable {
        /// The rest of the line's paragraph, followed by an ellipsis if the text continues.
        case paragraph
        /// All the remaining text, with paragraph ends replaced by spaces.
        case text
    }

    /// The content of a box that is narrower than an ellipsis.
    package enum NarrowContent: Sendable {
        case ellipsis
        /// The remaining text, which continues beyond the box.
        case rest
        /// The line as broken.
        case line
    }

    package var truncation: Truncation
    package var scope: Scope
    package var narrowContent: NarrowContent

    package init(_ truncation: Truncation = .none, of scope: Scope = .text, narrowContent: NarrowContent = .line) {
        self.truncation = truncation
        self.scope = scope
        self.narrowContent = narrowContent
    }

    /// Returns the line for all the text from an index; nil if the broken line is kept.
    func line(for text: StyledText, from start: Int, width: CGFloat) -> CTLine? {
        guard truncation != .none else { return nil }
        let (contentsEnd, end) = extent(of: text, from: start)
        let range = start..<max(start, contentsEnd)
        var rest = shown(range, of: text)
        var line = CTLine.whole(rest)
        if rest.length < range.count, line.width <= 2 * width {
            rest = text.withoutLineBreaks(range)
            line = .whole(rest)
        }
        if truncation == .clip { return line }
        let attributes = text.attributes(at: min(start, text.length - 1))
        if scope == .paragraph, end < text.length || line.width - line.trailingSpace <= width {
            rest.append("\u{2026}", attributes)
            line = .whole(rest)
        }
        return cut(line, to: width, attributes)
    }

    /// Returns a range of the text as one line. For a long range only its ends, which are all that truncation leaves.
    private func shown(_ range: Range<Int>, of text: StyledText) -> StyledText {
        let length = TextOverflow.maxShownLength
        guard range.count > 2 * length else { return text.withoutLineBreaks(range) }
        let first = text.withoutLineBreaks(range.lowerBound..<range.lowerBound + length)
        let last = text.withoutLineBreaks(range.upperBound - length..<range.upperBound)
        switch truncation {
        case .none, .clip, .end: return first
        case .start: return last
        case .middle:
            var both = first
            for run in last.runs { both.append(last.units[run.range], run.attributes) }
            return both
        }
    }

    /// In UTF-16 units.
    private static let maxShownLength = 4096

    /// Returns a truncated line that is as wide as the box; nil if the line is kept.
    func cut(_ line: CTLine, to width: CGFloat, _ attributes: StyledText.Attributes) -> CTLine? {
        let type: CTLineTruncationType
        switch truncation {
        case .none, .clip: return nil
        case .start: type = .start
        case .middle: type = .middle
        case .end: type = .end
        }
        let token = CTLine.ellipsis(attributes)
        if let short = LineTruncation(line: line, width: width, token: token).truncated(type) { return short }
        return switch narrowContent {
        case .ellipsis: token
        case .rest: line
        case .line: nil
        }
    }

    /// Returns the end of the text that the tail is made from, without and with the paragraph's terminator.
    private func extent(of text: StyledText, from start: Int) -> (contentsEnd: Int, end: Int) {
        guard scope == .paragraph else { return (text.length, text.length) }
        var (end, contentsEnd) = (text.length, text.length)
        (text.string as NSString).getParagraphStart(
            nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: min(start, text.length), length: 0))
        return (contentsEnd, end)
    }
}
