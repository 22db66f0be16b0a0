import CoreGraphics

extension TextLayout {
    /// Lays out lines with the paragraphs' styles, like a framesetter.
    ///
    /// - Parameters:
    ///   - size: the box's size; `CGFloat.greatestFiniteMagnitude` for no limit. The first line is always included,
    ///     even if it is too high.
    ///   - maxLineCount: at least 1.
    package init(
        _ text: StyledText, byStylesIn size: CGSize, maxLineCount: Int = .max, tail: TextOverflow = TextOverflow()
    ) {
        guard !text.isEmpty else {
            self.init()
            return
        }
        if let head = TextLayout.head(of: text, byStylesIn: size, maxLineCount, tail) {
            self = head
            return
        }
        self.init(whole: text, byStylesIn: size, maxLineCount, tail)
    }

    /// Returns the layout of a long text of which only the beginning fits: only the visible part is shaped. Nil where
    /// all of the text matters.
    private static func head(
        of text: StyledText, byStylesIn size: CGSize, _ maxLineCount: Int, _ tail: TextOverflow
    ) -> TextLayout? {
        guard size.width < maxHeadExtent, size.height < maxHeadExtent || maxLineCount < maxHeadLineCount else {
            return nil
        }
        var length = minHeadLength
        while length <= text.length / 2 {
            let layout = TextLayout(whole: text.part(0..<length), byStylesIn: size, maxLineCount, TextOverflow())
            // Text after the lines may affect how they end.
            guard let last = layout.lines.last?.line, last.range.upperBound <= length - minHeadLength / 2 else {
                length *= 8
                continue
            }
            var head = layout
            head.isTruncated = true
            head.endLastLine(with: tail, of: text, last.paragraphs, width: size.width)
            return head
        }
        return nil
    }

    private init(whole text: StyledText, byStylesIn size: CGSize, _ maxLineCount: Int, _ tail: TextOverflow) {
        let paragraphs = CTTypesetter(text).paragraphs
        func fill(_ size: CGSize, _ maxLineCount: Int) -> FrameLayout.Result {
            var layout = FrameLayout(paragraphs: paragraphs, range: 0..<text.length)
            return layout.fill(FrameShape(size: size), maxCount: maxLineCount)
        }
        var result = fill(size, maxLineCount)
        if result.lines.isEmpty {
            result = fill(CGSize(width: size.width, height: .greatestFiniteMagnitude), 1)
        }
        if size.width >= .greatestFiniteMagnitude, result.lines.count > 1 {
            // Lines are aligned with each other in the width that all of them need.
            let width = result.lines.map { $0.origin.x + $0.line.visibleSpan.upperBound }.max() ?? 0
            result = fill(CGSize(width: width + 1e-3, height: size.height), maxLineCount)
        }
        height = result.height
        isTruncated = result.end < text.length
        lines = result.lines.map {
            let range = $0.line.range
            let endsParagraph = range.upperBound >= paragraphs.paragraph(at: range.lowerBound).range.upperBound
            return Line(
                line: $0.line, origin: $0.origin, width: $0.line.width(endsParagraph: endsParagraph, in: size.width))
        }
        if isTruncated, size.width < .greatestFiniteMagnitude {
            endLastLine(with: tail, of: text, paragraphs, width: size.width)
        }
    }

    /// Replaces the last line by the tail.
    private mutating func endLastLine(
        with tail: TextOverflow, of text: StyledText, _ paragraphs: ParagraphCache, width: CGFloat
    ) {
        guard let last = lines.last?.line else { return }
        let paragraph = paragraphs.paragraph(at: last.range.lowerBound)
        let settings = paragraph.settings
        let isFirst = last.range.lowerBound == paragraph.range.lowerBound
        let head = isFirst ? settings.firstLineHeadIndent : settings.headIndent
        let room = max((settings.tailIndent > 0 ? settings.tailIndent : width + settings.tailIndent) - head, 0)
        guard let line = tail.line(for: text, from: last.range.lowerBound, width: room) else { return }
        let flush: CGFloat =
            switch settings.alignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            case .justified, .natural: last.isRightToLeft ? 1 : 0
            }
        // A line that extends beyond the box starts at its margin.
        let offset = room < maxFlushWidth ? max(0, CTLineGetPenOffsetForFlush(line, flush, Double(room))) : 0
        lines[lines.count - 1].line = line
        lines[lines.count - 1].width = line.width - line.trailingSpace
        lines[lines.count - 1].origin.x = head + offset
    }
}

/// In UTF-16 units. Text of less than twice that length is laid out completely.
private let minHeadLength = 8192
/// In points. Larger boxes never truncate text.
private let maxHeadExtent: CGFloat = 100_000
private let maxHeadLineCount = 10_000
