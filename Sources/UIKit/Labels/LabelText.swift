import CoreGraphics
import CoreText
import Foundation

/// A label's text with all that it takes to set it in lines.
struct LabelText {
    /// As Core Text takes it.
    let text: StyledText
    /// 0 for as many lines as it takes.
    var lineLimit: Int
    var lineBreakMode: NSLineBreakMode

    /// The lines within a size, either side of which may be infinite.
    func layout(in size: CGSize) -> LabelLayout {
        guard !text.isEmpty, !size.width.isNaN, !size.height.isNaN else { return LabelLayout() }
        // What is whole but for rounding fits: sizes that were measured are rounded by less.
        let width = min(max(size.width, 0) + LabelText.widthSlack, LabelText.greatestLength)
        let setter = CTFramesetter(text)
        let limit = lineLimit > 0 ? lineLimit : Int.max
        let height = min(max(size.height, 0) + LabelText.slack, LabelText.greatestLength)
        var stack = LineStack(setter, in: CGSize(width: width, height: height), greatestCount: limit)
        if stack.lines.isEmpty {
            let open = CGSize(width: width, height: LabelText.greatestLength)
            stack = LineStack(setter, in: open, greatestCount: 1)
        }
        var layout = LabelLayout(stack)
        guard stack.end < text.length else { return layout }
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
        case .byClipping: .whole(rest(from: start, wholeText: false))
        default: nil
        }
    }

    /// The paragraph's rest, which ends with an ellipsis where it is too wide or not the last one.
    private func endingLine(from start: Int, width: CGFloat) -> CTLine? {
        let rest = rest(from: start, wholeText: false)
        let line = CTLine.whole(rest)
        guard LabelLayout.width(of: line) <= width else {
            return truncated(rest, .end, at: start, width)
        }
        var ended = rest
        ended.append("\u{2026}", attributes(at: start))
        let endedLine = CTLine.whole(ended)
        guard LabelLayout.width(of: endedLine) > width else { return endedLine }
        return truncated(ended, .end, at: start, width)
    }

    private func truncated(
        _ rest: StyledText, _ type: CTLineTruncationType, at start: Int, _ width: CGFloat
    ) -> CTLine? {
        let token = CTLine.ellipsis(attributes(at: start))
        return CTLineCreateTruncatedLine(.whole(rest), Double(width), type, token) ?? token
    }

    private func attributes(at index: Int) -> StyledText.Attributes {
        text.attributes(at: min(index, text.length - 1))
    }

    /// What is left of the paragraph, or of all the text, in which the ends of paragraphs then are spaces.
    private func rest(from start: Int, wholeText: Bool) -> StyledText {
        let whole = text.string as NSString
        var end = whole.length
        if !wholeText {
            whole.getParagraphStart(
                nil, end: nil, contentsEnd: &end, for: NSRange(location: min(start, whole.length), length: 0))
        }
        return text.unbroken(start..<max(start, end))
    }
}
