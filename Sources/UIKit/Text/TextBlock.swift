import CoreGraphics
import CoreText
import Foundation

/// A text laid out in a box: what string drawing and labels measure and draw.
struct TextBlock {
    struct Line {
        let line: CTLine
        /// From the box's top left corner, y down, in points.
        let origin: CGPoint
    }

    private(set) var lines: [Line] = []
    /// What the lines need, from the box's top.
    private(set) var height: CGFloat = 0
    /// Whether the box has no room for some of the text.
    private(set) var isCut = false

    /// At most `greatestCount` lines, 0 for any number; sides of the box without limits are infinite.
    ///
    /// The first line is there even if it is too high. If `truncates`, the last one that is seen ends with an ellipsis where
    /// text is left out.
    init(
        _ string: StyledText, in size: CGSize, greatestCount: Int = 0, truncates: Bool = false,
        usesFontLeading: Bool = false, scale: CGFloat = 1
    ) {
        let text = string.forCoreText(scale: scale, usesFontLeading: usesFontLeading)
        guard !text.isEmpty else { return }
        let framesetter = CTFramesetter(text)
        let count = greatestCount > 0 ? greatestCount : Int.max
        let box = CGSize(width: size.width.limited, height: size.height.limited)
        var stack = LineStack(framesetter, in: box, greatestCount: count)
        if stack.lines.isEmpty {
            let open = CGSize(width: box.width, height: .greatestFiniteMagnitude)
            stack = LineStack(framesetter, in: open, greatestCount: 1)
        }
        isCut = stack.end < text.length
        if isCut, truncates { stack.truncateLastLine(of: text, width: box.width) }
        if box.width >= CGFloat.greatestFiniteMagnitude, stack.lines.count > 1 {
            // Lines stand beside each other as they would in the width that all of them need.
            let width = stack.lines.map { $0.origin.x + $0.line.visibleSpan.upperBound }.max() ?? 0
            stack = LineStack(
                framesetter, in: CGSize(width: width + 1e-3, height: box.height), greatestCount: count)
        }
        height = stack.height
        lines = stack.lines.map { Line(line: $0.line, origin: $0.origin) }
    }

    /// The box around the lines, from the box's top left corner; zero for no text.
    var bounds: CGRect {
        guard let first = lines.first else { return .zero }
        func span(_ line: Line) -> (CGFloat, CGFloat) {
            let span = line.line.visibleSpan
            return (line.origin.x + span.lowerBound, line.origin.x + span.upperBound)
        }
        let (left, right) = lines.dropFirst().map(span).reduce(span(first)) { (min($0.0, $1.0), max($0.1, $1.1)) }
        return CGRect(x: left, y: 0, width: right - left, height: height)
    }

    /// The box around the glyphs' outlines; zero for none.
    var inkBounds: CGRect {
        let boxes = lines.map { line in
            let ink = CTLineGetImageBounds(line.line, nil)
            return ink.isNull
                ? ink
                : CGRect(
                    x: line.origin.x + ink.minX, y: line.origin.y - ink.maxY, width: ink.width, height: ink.height)
        }
        let whole = boxes.reduce(CGRect.null) { $0.union($1) }
        return whole.isNull ? .zero : whole
    }

    /// From the top of the box to the baseline of the first line; 0 for no text.
    var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }

    /// From the top of the box to the baseline of the last line; 0 for no text.
    var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

    /// Draws the text, the box's top left corner at a point, in a space whose y points down.
    func draw(at corner: CGPoint, in context: CGContext) {
        context.isolating { context in
            let matrix = context.textMatrix
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            for line in lines {
                let origin = CGPoint(x: corner.x + line.origin.x, y: corner.y + line.origin.y)
                line.line.drawWithShadows(at: origin, in: context)
            }
            context.textMatrix = matrix
        }
    }
}

extension CGFloat {
    /// A side of a box as layout takes it.
    fileprivate var limited: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), .greatestFiniteMagnitude) }
}

extension LineStack {
    /// Ends the last line with an ellipsis for the text that is left.
    fileprivate mutating func truncateLastLine(of text: StyledText, width: CGFloat) {
        guard let last = lines.last, width < .greatestFiniteMagnitude else { return }
        let start = last.line.stringRange.lowerBound
        let attributes = text.attributes(at: start)
        let settings = attributes.paragraphSettings
        let isFirst =
            start == 0
            || (text.string as NSString).paragraphRange(for: NSRange(location: start, length: 0)).location == start
        let head = isFirst ? settings.firstLineHeadIndent : settings.headIndent
        let room = max((settings.tailIndent > 0 ? settings.tailIndent : width + settings.tailIndent) - head, 0)
        let token = CTLine.ellipsis(attributes)
        let line = CTLine.whole(text.unbroken(start..<text.length))
        guard let short = CTLineCreateTruncatedLine(line, Double(room), .end, token) else { return }
        let flush: CGFloat =
            switch settings.alignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            case .justified, .natural: last.line.isRightToLeft ? 1 : 0
            }
        lines[lines.count - 1].line = short
        lines[lines.count - 1].origin.x = head + CGFloat(CTLineGetPenOffsetForFlush(short, flush, Double(room)))
    }
}

extension CTLine {
    /// Draws the line with its runs' shadows and attachments. The context's text matrix points up.
    func drawWithShadows(at origin: CGPoint, in context: CGContext) {
        let runs = CTLineGetGlyphRuns(self).compactMap { $0 as? CTRun }
        let attributes = runs.map { CTRunGetAttributes($0) }
        func value<Value>(_ key: NSAttributedString.Key, of index: Int) -> Value? { attributes[index][key] as? Value }
        let isPlain = attributes.allSatisfy {
            $0[NSAttributedString.Key.shadow] == nil && $0[NSAttributedString.Key.attachment] == nil
        }
        context.textPosition = origin
        guard !isPlain else { return CTLineDraw(self, context) }
        for (index, run) in runs.enumerated() {
            context.isolating { context in
                let shadow: NSShadow? = value(.shadow, of: index)
                shadow?.set(in: context)
                context.textPosition = origin
                CTRunDraw(run, context, CFRange())
                guard let attachment: NSTextAttachment = value(.attachment, of: index),
                    attributes[index][NSAttributedString.Key(kCTRunDelegateAttributeName)] != nil
                else { return }
                UIGraphicsPushContext(context)
                defer { UIGraphicsPopContext() }
                for i in 0..<CTRunGetGlyphCount(run) {
                    var place = CGPoint.zero
                    CTRunGetPositions(run, CFRange(location: i, length: 1), &place)
                    attachment.draw(at: CGPoint(x: origin.x + place.x, y: origin.y - place.y))
                }
            }
        }
    }
}
