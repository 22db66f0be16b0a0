import CoreGraphics
import Foundation

/// Breaks text into lines and stacks them.
struct FrameLayout {
    let paragraphs: ParagraphCache
    /// The range of the text to lay out.
    let range: Range<Int>

    struct Result {
        var lines: [PlacedLine] = []
        /// The end of the text that fits.
        var end: Int
        /// The width of the lines, without trailing white space.
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    init(paragraphs: ParagraphCache, range: Range<Int>) {
        self.paragraphs = paragraphs
        self.range = range
    }

    /// Fills a shape from top to bottom, until it is full, the line limit is reached, or the text ends.
    mutating func fill(_ shape: FrameShape, maxCount: Int = .max) -> Result {
        var result = Result(end: range.lowerBound)
        guard shape.width > 0, shape.height > 0 else { return result }
        var top: CGFloat = 0
        while result.end < range.upperBound, result.lines.count < maxCount {
            let start = LineStart(paragraphs, at: result.end, isFirstInFrame: result.lines.isEmpty)
            let before = start.spacingBefore
            guard let band = band(start, from: top + before, in: shape) else { break }
            for line in band.lines {
                result.lines.append(line.placed)
                result.width = max(result.width, line.placed.origin.x + line.visibleRight)
                result.end = line.end
            }
            result.height = band.bottom
            top = band.bottom + band.gap
            if let last = band.lines.last, last.endsParagraph { top += start.settings.paragraphSpacing }
        }
        return result
    }

    /// The adjacent lines between two heights.
    private struct Band {
        var lines: [FittedLine]
        /// The bottom of the lines' descenders.
        var bottom: CGFloat
        /// The gap to the next band.
        var gap: CGFloat
    }

    private struct FittedLine {
        var placed: PlacedLine
        /// The end, in units of the text.
        var end: Int
        var endsParagraph: Bool
        /// The distance from the line's origin to the end of its visible part.
        var visibleRight: CGFloat
    }

    /// Returns the next band of lines at or below `top`; nil when there is no room.
    private func band(_ start: LineStart, from top: CGFloat, in shape: FrameShape) -> Band? {
        var top = top
        for _ in 0..<maxStepCount {
            var room = start.expectedHeight
            // A tall letter may need more height than expected, and a taller band may hold other letters.
            for _ in 0..<3 {
                let isRoom = top + room.ascent + room.descent <= shape.height + 1e-6
                guard isRoom || shape.isBox else { return nil }
                let spans = shape.spans(from: top, to: top + room.ascent + room.descent)
                let fitted = fit(start, into: spans, isBox: shape.isBox)
                guard let needed = LineHeight(fitted.map(\.line), start.settings) else { break }
                let bottom = top + needed.ascent + needed.descent
                if shape.isBox || needed.fits(in: room) {
                    guard bottom <= shape.height + 1e-6 else { return nil }
                    return Band(
                        lines: fitted.map {
                            place($0, baseline: top + (shape.isUpward ? needed.descent : needed.ascent))
                        }, bottom: bottom, gap: needed.gap)
                }
                room = room.union(needed)
            }
            if shape.isBox { return nil }
            // A shape is searched in steps of a fraction of the line height.
            top += max((room.ascent + room.descent) / 4, 0.5)
        }
        return nil
    }

    // MARK: Lines

    private struct SpanLine {
        var line: CTLine
        /// The x coordinate of its origin, from the shape's left.
        var x: CGFloat
        var end: Int
        var endsParagraph: Bool
    }

    private func place(_ fitted: SpanLine, baseline: CGFloat) -> FittedLine {
        let visible = fitted.line.width - (fitted.line.isRightToLeft ? 0 : fitted.line.trailingSpace)
        return FittedLine(
            placed: PlacedLine(line: fitted.line, origin: CGPoint(x: fitted.x, y: baseline)), end: fitted.end,
            endsParagraph: fitted.endsParagraph, visibleRight: visible)
    }

    /// Fits one line to each span that has room, in the text's direction.
    private func fit(_ start: LineStart, into spans: [FrameShape.Span], isBox: Bool) -> [SpanLine] {
        var lines: [SpanLine] = []
        var next = start
        for span in start.paragraph.levels.base == 1 ? spans.reversed() : spans {
            guard let line = next.line(in: span, before: range.upperBound, canBreakWords: isBox) else { continue }
            lines.append(line)
            if line.end >= range.upperBound || line.endsParagraph { break }
            next = LineStart(paragraphs, at: line.end, isFirstInFrame: false)
        }
        return lines
    }

    /// The start of a line in the text, with its attributes.
    private struct LineStart {
        let paragraphs: ParagraphCache
        let paragraph: Paragraph
        let unit: Int
        let isFirstInFrame: Bool

        init(_ paragraphs: ParagraphCache, at unit: Int, isFirstInFrame: Bool) {
            self.paragraphs = paragraphs
            self.unit = unit
            self.isFirstInFrame = isFirstInFrame
            paragraph = paragraphs.paragraph(at: unit)
        }

        var settings: ParagraphSettings { paragraph.settings }
        var isFirstInParagraph: Bool { unit == paragraph.range.lowerBound }
        var spacingBefore: CGFloat { isFirstInParagraph && !isFirstInFrame ? settings.paragraphSpacingBefore : 0 }

        /// The line height of the font at the start.
        var expectedHeight: LineHeight {
            let font = paragraph.runs(in: unit..<unit + 1).first?.font ?? .standard
            return LineHeight(LineBox(font, settings, usesFontLeading: settings.usesFontLeading), settings)
        }

        /// Returns the line that fits a span; nil when not even a word does, unless words may be broken.
        func line(in span: FrameShape.Span, before limit: Int, canBreakWords: Bool) -> SpanLine? {
            let head = isFirstInParagraph ? settings.firstLineHeadIndent : settings.headIndent
            let tail = settings.tailIndent > 0 ? settings.tailIndent : span.width + settings.tailIndent
            let width = max(tail - head, 0)
            let end = end(width: width, head: head, before: limit)
            if !canBreakWords, !paragraph.boundaries.isLine(end - paragraph.range.lowerBound) { return nil }
            let endsParagraph = end == paragraph.range.upperBound
            var line = LineBuilder(paragraphs: paragraphs).line(unit..<end, offset: Double(head))
            line = truncated(line, to: width)
            let isLast = endsParagraph || paragraph.source.isLineEnd(end - 1) || end == limit
            if settings.alignment == .justified, !isLast {
                line = LineJustification(line: line).justified(factor: 1, width: width)
            }
            // In an unbounded span, lines of any length fit, at the start of the span.
            let flush = width < maxFlushWidth ? CTLineGetPenOffsetForFlush(line, flushFactor, Double(width)) : 0
            let left = paragraph.levels.base == 1 && width < maxFlushWidth ? span.right - tail : span.left + head
            return SpanLine(line: line, x: left + CGFloat(flush), end: end, endsParagraph: endsParagraph)
        }

        private func end(width: CGFloat, head: CGFloat, before limit: Int) -> Int {
            switch settings.lineBreakMode {
            case .byWordWrapping, .byCharWrapping:
                let length = LineBreaker(paragraphs: paragraphs).length(
                    from: unit, width: Double(width), offset: Double(head), breakMode: .lines)
                return min(unit + length, limit)
            case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
                let length = LineBreaker(paragraphs: paragraphs).length(
                    from: unit, width: .infinity, offset: Double(head), breakMode: .lines)
                return min(unit + length, limit)
            }
        }

        private func truncated(_ line: CTLine, to width: CGFloat) -> CTLine {
            let type: CTLineTruncationType
            switch settings.lineBreakMode {
            case .byTruncatingHead: type = .start
            case .byTruncatingTail: type = .end
            case .byTruncatingMiddle: type = .middle
            case .byWordWrapping, .byCharWrapping, .byClipping: return line
            }
            guard line.width - line.trailingSpace > width else { return line }
            // The ellipsis takes the attributes of the text where the line is truncated.
            let source = paragraphs.source
            let shown = line.width - line.trailingSpace
            let cut: CGFloat =
                switch type {
                case .start: shown - width
                case .middle: width / 2
                case .end: width
                }
            let isRightToLeft = paragraph.levels.base == 1
            let index = CTLineGetStringIndexForPosition(line, CGPoint(x: isRightToLeft ? shown - cut : cut, y: 0))
            let place = min(max(index, line.range.lowerBound), max(line.range.upperBound - 1, line.range.lowerBound))
            let ellipsis = TextSource("\u{2026}", like: source.runs[source.runIndex(at: place)])
            let token = LineBuilder(paragraphs: ParagraphCache(ellipsis)).line(0..<ellipsis.units.count)
            return LineTruncation(line: line, width: width, token: token).truncated(type) ?? line
        }

        /// 0 at the left, 1 at the right.
        private var flushFactor: CGFloat {
            switch settings.alignment {
            case .left: 0
            case .right: 1
            case .center: 0.5
            case .justified, .natural: paragraph.levels.base == 1 ? 1 : 0
            }
        }
    }
}

extension ParagraphSettings {
    /// Whether there is room for leading between lines.
    fileprivate var usesFontLeading: Bool { maximumLineSpacing > 0 }
}

/// The vertical extent of a line, adjusted by its paragraph style.
private struct LineHeight {
    var ascent: CGFloat
    var descent: CGFloat
    /// The gap to the next line.
    var gap: CGFloat

    /// Creates the extent of adjacent lines; returns nil for none.
    init?(_ lines: [CTLine], _ settings: ParagraphSettings) {
        let heights = lines.map {
            LineHeight(LineBox($0, settings, usesFontLeading: settings.usesFontLeading), settings)
        }
        guard let first = heights.first else { return nil }
        self = heights.dropFirst().reduce(first) { $0.union($1) }
    }

    init(_ box: LineBox, _ settings: ParagraphSettings) {
        // The leading of a line of natural height is a gap to the next line, which the last line has not. A height that
        // the style determines is that of every line.
        let leading = box.isNatural ? box.leading : 0
        ascent = box.ascent
        descent = box.descent + box.leading - leading
        gap = min(max(leading, settings.minimumLineSpacing), settings.maximumLineSpacing)
        gap += settings.lineSpacing + settings.lineSpacingAdjustment
    }

    func fits(in room: LineHeight) -> Bool { ascent <= room.ascent + 1e-6 && descent <= room.descent + 1e-6 }

    /// Returns the extent that contains both.
    func union(_ other: LineHeight) -> LineHeight {
        var both = self
        both.ascent = max(ascent, other.ascent)
        both.descent = max(descent, other.descent)
        both.gap = max(gap, other.gap)
        return both
    }
}

/// The maximum number of steps in searching a shape for room.
private let maxStepCount = 10_000
/// In points. Lines in wider spans are not aligned.
let maxFlushWidth: CGFloat = 1e7
