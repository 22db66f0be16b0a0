import CoreGraphics
import CoreText
import Foundation

/// A label's text with all that it takes to set it in lines.
struct LabelText {
    /// As Core Text takes it.
    let text: TemporaryText
    private var string: NSAttributedString { text.string }
    /// 0 for as many lines as it takes.
    var lineLimit: Int
    var lineBreakMode: NSLineBreakMode

    /// The lines within a size, either side of which may be infinite.
    func layout(in size: CGSize) -> LabelLayout {
        guard string.length > 0, !size.width.isNaN, !size.height.isNaN else { return LabelLayout() }
        // What is whole but for rounding fits: sizes that were measured are rounded by less.
        let width = min(max(size.width, 0) + LabelText.widthSlack, LabelText.greatestLength)
        let setter = CTFramesetterCreateWithAttributedString(string)
        let limit = lineLimit > 0 ? lineLimit : Int.max
        let height = min(max(size.height, 0) + LabelText.slack, LabelText.greatestLength)
        var stack = LineStack(setter, in: CGSize(width: width, height: height), greatestCount: limit)
        if stack.lines.isEmpty {
            let open = CGSize(width: width, height: LabelText.greatestLength)
            stack = LineStack(setter, in: open, greatestCount: 1)
        }
        var layout = LabelLayout(stack)
        guard stack.end < string.length else { return layout }
        layout.isCut = true
        if let start = layout.lines.last?.start, let line = lastLine(from: start, width: width) {
            layout.replaceLast(with: line, width: width)
        }
        return layout
    }

    /// So long that no text gets there, and numbers stay exact.
    private static let greatestLength: CGFloat = 1e7
    private static let slack: CGFloat = 0.01
    /// Twice of what `roundedUp(_:)` leaves out of a size, and too little to be seen where lines end at the right.
    private static let widthSlack: CGFloat = 2e-4

    // MARK: Truncation

    /// What shows in place of the last line that there is room for, and all after it; nil for that line as it is.
    private func lastLine(from start: Int, width: CGFloat) -> CTLine? {
        switch lineBreakMode {
        case .byTruncatingHead: truncated(rest(from: start, wholeText: true), .start, at: start, width)
        case .byTruncatingMiddle: truncated(rest(from: start, wholeText: true), .middle, at: start, width)
        case .byTruncatingTail: endingLine(from: start, width: width)
        case .byClipping: CTLineCreateWithAttributedString(rest(from: start, wholeText: false))
        default: nil
        }
    }

    /// The paragraph's rest, which ends with an ellipsis where it is too wide or not the last one.
    private func endingLine(from start: Int, width: CGFloat) -> CTLine? {
        let rest = rest(from: start, wholeText: false)
        let line = CTLineCreateWithAttributedString(rest)
        guard LabelLayout.width(of: line) <= width else {
            return truncated(rest, .end, at: start, width)
        }
        let ended = NSMutableAttributedString(attributedString: rest)
        ended.append(ellipsis(at: start))
        let endedLine = CTLineCreateWithAttributedString(ended)
        guard LabelLayout.width(of: endedLine) > width else { return endedLine }
        return truncated(ended, .end, at: start, width)
    }

    private func truncated(
        _ text: NSAttributedString, _ type: CTLineTruncationType, at start: Int, _ width: CGFloat
    ) -> CTLine? {
        let line = CTLineCreateWithAttributedString(text)
        let token = CTLineCreateWithAttributedString(ellipsis(at: start))
        return CTLineCreateTruncatedLine(line, Double(width), type, token) ?? token
    }

    private func ellipsis(at index: Int) -> NSAttributedString {
        let place = min(index, string.length - 1)
        return NSAttributedString(string: "\u{2026}", attributes: string.attributes(at: place, effectiveRange: nil))
    }

    /// What is left of the paragraph, or of all the text, in which the ends of paragraphs then are spaces.
    private func rest(from start: Int, wholeText: Bool) -> NSAttributedString {
        let whole = string.string as NSString
        var end = whole.length
        if !wholeText {
            whole.getParagraphStart(
                nil, end: nil, contentsEnd: &end, for: NSRange(location: min(start, whole.length), length: 0))
        }
        let range = NSRange(location: start, length: max(0, end - start))
        let rest = NSMutableAttributedString(attributedString: string.attributedSubstring(from: range))
        for separator in ["\r\n", "\n", "\r", "\u{2028}", "\u{2029}"] {
            let all = NSRange(location: 0, length: rest.length)
            _ = rest.mutableString.replaceOccurrences(of: separator, with: " ", range: all)
        }
        return rest
    }
}
