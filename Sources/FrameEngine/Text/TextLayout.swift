import CoreGraphics
import CoreText
import Foundation

/// The lines of a text layer, from the top of its bounds down.
package struct TextLayout {
    /// A line, and where its pen starts: from the left and from the top of the bounds, in points.
    struct PlacedLine {
        let line: CTLine
        var x: CGFloat
        let baseline: CGFloat
    }

    private(set) var lines: [PlacedLine] = []
    /// What all lines need.
    package private(set) var size = CGSize.zero

    private let text: StyledText
    private let properties: TextProperties
    /// Infinity where lines may be as long as they are.
    private let width: CGFloat
    private let height: CGFloat

    /// - Parameter size: the room; infinite where there are no limits.
    package init(_ properties: TextProperties, in size: CGSize) {
        self.properties = properties
        (width, height) = (size.width, size.height)
        text = properties.styledText
        guard !text.isEmpty else { return }
        breakLines()
        alignLines()
    }

    private var truncates: Bool { properties.truncationMode != .none && width < .infinity }

    // MARK: Breaking

    private mutating func breakLines() {
        let typesetter = CTTypesetter(text)
        let string = text.string as NSString
        var (start, end, contentsEnd) = (0, 0, 0)
        while end < string.length {
            string.getParagraphStart(
                &start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: end, length: 0))
            // An empty paragraph is as high as its end.
            let contents = start..<(contentsEnd > start ? contentsEnd : end)
            guard append(contents, typesetter) else { return }
        }
    }

    /// Appends a paragraph; false when there is no room for more.
    private mutating func append(_ paragraph: Range<Int>, _ typesetter: CTTypesetter) -> Bool {
        guard properties.isWrapped, width < .infinity else {
            let line = CTTypesetterCreateLine(typesetter, CFRange(paragraph))
            return append(truncates ? truncated(line, at: paragraph.lowerBound) : line, isLast: true)
        }
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            let suggestion = CTTypesetterSuggestLineBreak(typesetter, start, Double(width))
            let end = min(start + max(suggestion, 1), paragraph.upperBound)
            let line = CTTypesetterCreateLine(typesetter, CFRange(start..<end))
            let isLast = end == paragraph.upperBound
            if truncates, end < text.length, !hasRoom(below: line) {
                _ = append(truncated(rest(from: start), at: start), isLast: true)
                return false
            }
            guard append(line, isLast: isLast) else { return false }
            start = end
        }
        return true
    }

    /// Appends a line; false when no other one could be seen below it.
    private mutating func append(_ line: CTLine, isLast: Bool) -> Bool {
        let box = LineBox(line)
        var (line, flush) = (line, flush(of: line))
        if !isLast, properties.alignmentMode == .justified,
            let justified = CTLineCreateJustifiedLine(line, 1, Double(width))
        {
            (line, flush) = (justified, 0)
        }
        let x = width < .infinity ? CTLineGetPenOffsetForFlush(line, flush, Double(width)) : 0
        lines.append(PlacedLine(line: line, x: x, baseline: size.height + box.ascent))
        size.width = max(size.width, box.width)
        size.height += box.height
        return size.height < height
    }

    /// Whether another line like this one fits below it.
    private func hasRoom(below line: CTLine) -> Bool {
        size.height + 2 * LineBox(line).height <= height + 1e-6
    }

    // MARK: Truncating

    /// All text that is left, as one line.
    private func rest(from start: Int) -> CTLine {
        .whole(text.unbroken(start..<text.length))
    }

    private func truncated(_ line: CTLine, at start: Int) -> CTLine {
        let type: CTLineTruncationType =
            switch properties.truncationMode.known {
            case .start: .start
            case .middle: .middle
            case .end, .none: .end
            }
        let token = CTLine.ellipsis(text.attributes(at: start))
        return CTLineCreateTruncatedLine(line, Double(width), type, token) ?? line
    }

    // MARK: Aligning

    private func flush(of line: CTLine) -> CGFloat {
        switch properties.alignmentMode.known {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: line.isRightToLeft ? 1 : 0
        }
    }

    /// Without a width, lines stand beside each other as they would in the width that all of them need.
    private mutating func alignLines() {
        guard width == .infinity else { return }
        for index in lines.indices {
            let line = lines[index].line
            lines[index].x = CTLineGetPenOffsetForFlush(line, flush(of: line), Double(size.width))
        }
    }

    // MARK: Drawing

    /// Draws the lines in a space whose y points down, their top left corner at `origin`.
    package func draw(in context: CGContext, at origin: CGPoint) {
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        for placed in lines {
            context.textPosition = CGPoint(x: origin.x + placed.x, y: origin.y + placed.baseline)
            CTLineDraw(placed.line, context)
        }
    }
}

/// A line's measures, in points.
private struct LineBox {
    var ascent: CGFloat = 0
    /// Without the white space at its end.
    var width: CGFloat = 0
    /// From the top of this line to the top of the next.
    var height: CGFloat = 0

    init(_ line: CTLine) {
        var (descent, leading): (CGFloat, CGFloat) = (0, 0)
        let advance = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        width = CGFloat(advance - CTLineGetTrailingWhitespaceWidth(line))
        height = ascent + descent + leading
    }
}

extension CFRange {
    fileprivate init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}
