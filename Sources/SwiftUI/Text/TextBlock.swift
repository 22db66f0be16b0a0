import CoreGraphics
import CoreText
import Foundation

/// The lines of a text in a room.
struct TextBlock {
    struct Line {
        let line: CTLine
        /// From the left of the block.
        var x: CGFloat = 0
        /// From the top of the block.
        let baseline: CGFloat
        let width: CGFloat
    }

    /// What the lines are laid out by.
    struct Settings {
        var alignment = TextAlignment.leading
        var least = 1
        var most: Int?
        var spacing: CGFloat = 0
        var truncation = Text.TruncationMode.tail
        /// The length of a pixel, which sizes are rounded up to.
        var pixel: CGFloat = 1
    }

    private(set) var lines: [Line] = []
    private(set) var size = CGSize.zero
    /// Whether some of the text is left out.
    private(set) var isTruncated = false

    private let text: StyledText
    private let settings: Settings
    private let width: CGFloat
    private let height: CGFloat
    private var top: CGFloat = 0

    /// - Parameters:
    ///   - width: the room for a line; infinity for none.
    ///   - height: the room for all lines, of which the first is there in any case.
    init(_ text: StyledText, width: CGFloat, height: CGFloat, _ settings: Settings) {
        self.text = text
        self.settings = settings
        // A line that was measured is to have room in what it was rounded to.
        self.width = width.isNaN ? .infinity : max(0, width) + 1e-3
        self.height = height.isNaN ? .infinity : height + 1e-3
        breakLines()
        finish()
    }

    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    // MARK: Breaking

    private mutating func breakLines() {
        guard !text.isEmpty else { return }
        let typesetter = CTTypesetter(text)
        let string = text.string as NSString
        var (start, end, contentsEnd) = (0, 0, 0)
        while end < string.length {
            string.getParagraphStart(
                &start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: end, length: 0))
            let paragraph = start..<max(contentsEnd, start)
            guard append(paragraph, hasMore: end < string.length, typesetter) else { return }
        }
    }

    /// Appends a paragraph's lines; false when there is no room for more.
    private mutating func append(_ paragraph: Range<Int>, hasMore: Bool, _ typesetter: CTTypesetter) -> Bool {
        var start = paragraph.lowerBound
        repeat {
            var end = paragraph.upperBound
            if start < end, width.isFinite {
                end = min(end, start + max(1, CTTypesetterSuggestLineBreak(typesetter, start, Double(width))))
            }
            // An empty paragraph is as high as what ends it.
            let range = CFRange(
                location: start, length: max(end - start, paragraph.isEmpty && start < text.length ? 1 : 0))
            let line = CTTypesetterCreateLine(typesetter, range)
            let isLast = end == paragraph.upperBound && !hasMore
            if !isLast, !hasRoom(after: line) {
                appendTruncated(from: start, to: paragraph.upperBound, hasMore: hasMore, typesetter)
                return false
            }
            append(line, isEmpty: paragraph.isEmpty)
            start = end
        } while start < paragraph.upperBound
        return true
    }

    /// Whether there is room for another line after one that comes next.
    private func hasRoom(after line: CTLine) -> Bool {
        if let most = settings.most, lines.count + 1 >= most { return false }
        let lineHeight = metrics(line).height
        return top + 2 * lineHeight + settings.spacing <= height
    }

    /// Appends all that is left of a paragraph as one line, cut to the room.
    private mutating func appendTruncated(
        from start: Int, to end: Int, hasMore: Bool, _ typesetter: CTTypesetter
    ) {
        isTruncated = true
        let attributes = text.attributes(at: min(start, text.length - 1))
        let token = CTLine.ellipsis(attributes)
        var rest = text.part(start..<end)
        if hasMore { rest.append("\u{2026}", attributes) }
        let line = CTLine.whole(rest)
        guard width.isFinite, CTLineGetTypographicBounds(line, nil, nil, nil) > Double(width) else {
            return append(line, isEmpty: false)
        }
        let type: CTLineTruncationType =
            switch settings.truncation {
            case .head: .start
            case .middle: .middle
            case .tail: .end
            }
        append(CTLineCreateTruncatedLine(line, Double(width), type, token) ?? token, isEmpty: false)
    }

    private mutating func append(_ line: CTLine, isEmpty: Bool) {
        if !lines.isEmpty { top += settings.spacing }
        let metrics = metrics(line)
        let width =
            isEmpty
            ? 0 : CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line))
        lines.append(Line(line: line, baseline: roundedUp(top + metrics.ascent), width: width))
        top += metrics.height
    }

    private func metrics(_ line: CTLine) -> (ascent: CGFloat, height: CGFloat) {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        return (ascent, roundedUp(ascent + descent + leading))
    }

    private mutating func finish() {
        let widest = lines.map(\.width).max() ?? 0
        if lines.count < settings.least, let line = lines.first?.line {
            top += CGFloat(settings.least - lines.count) * (metrics(line).height + settings.spacing)
        }
        size = CGSize(width: min(roundedUp(widest), max(width, 0)), height: roundedUp(top))
        align(in: size.width)
    }

    /// Moves the lines to where they stand in a width.
    mutating func align(in width: CGFloat) {
        let factor: CGFloat =
            switch settings.alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        for index in lines.indices { lines[index].x = (width - lines[index].width) * factor }
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        // What is over by rounding alone is no reason for another pixel.
        (length / settings.pixel - 1e-4).rounded(.up) * settings.pixel
    }

    // MARK: Drawing

    /// A bar in the place of each line, from the tops of its capitals to below its baseline.
    var bars: CGPath {
        let path = CGMutablePath()
        for line in lines where line.width > 0 {
            var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
            _ = CTLineGetTypographicBounds(line.line, &ascent, &descent, nil)
            let bar = CGRect(
                x: line.x, y: line.baseline - ascent * 0.8, width: line.width, height: ascent * 0.8 + descent * 0.5)
            let radius = min(bar.height / 4, bar.width / 2)
            path.addRoundedRect(in: bar, cornerWidth: radius, cornerHeight: radius)
        }
        return path
    }

    /// Draws the lines into a context whose y points down, from the block's top left corner. Letters without a colour of
    /// their own take the context's.
    func draw(at origin: CGPoint, in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: origin.x, y: origin.y)
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        for line in lines {
            context.textPosition = CGPoint(x: line.x, y: line.baseline)
            CTLineDraw(line.line, context)
            drawPictures(of: line, in: context)
        }
    }

    private func drawPictures(of line: Line, in context: CGContext) {
        for case let run as CTRun in CTLineGetGlyphRuns(line.line) {
            guard let placed = CTRunGetAttributes(run)[TextResolver.pictureKey] as? PlacedPicture else { continue }
            var position = CGPoint.zero
            CTRunGetPositions(run, CFRange(location: 0, length: 1), &position)
            let size = placed.picture.size
            placed.picture.draw(
                in: CGRect(
                    x: line.x + position.x, y: line.baseline - placed.ascent, width: size.width, height: size.height),
                context)
        }
    }
}
