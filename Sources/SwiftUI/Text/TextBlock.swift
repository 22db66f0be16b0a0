import CoreGraphics
import CoreText
import Foundation

/// The lines of a text laid out in an available size, aligned to pixels.
struct TextBlock {
    private var layout: TextLayout
    let size: CGSize
    private let alignment: TextAlignment

    /// - Parameters:
    ///   - width: the available width, in points; infinity for no limit.
    ///   - height: the available height, in points; the first line is always shown.
    init(
        _ text: StyledText, width: CGFloat, height: CGFloat, alignment: TextAlignment, _ options: TextLayout.Options
    ) {
        self.alignment = alignment
        // A measured line must fit into its own rounded width.
        let room = CGSize(
            width: width.isNaN ? .infinity : max(0, width) + 1e-3, height: height.isNaN ? .infinity : height + 1e-3)
        layout = TextLayout(text, in: room, options)
        let width = options.roundedUp(layout.size.width)
        size = CGSize(width: min(width, room.width), height: options.roundedUp(layout.height))
        // A single glyph that doesn't fit is a line of its own, but its width is then limited to the available one.
        isWholeLine =
            layout.lines.count == 1 && width <= room.width && !layout.isTruncated && options.minLineCount <= 1
        align(in: size.width)
    }

    var lines: [TextLayout.Line] { layout.lines }
    var firstBaseline: CGFloat { layout.firstBaseline }
    var lastBaseline: CGFloat { layout.lastBaseline }
    /// Whether the text is truncated.
    var isTruncated: Bool { layout.isTruncated }

    /// Whether all of the text is on one line that isn't cut off by the available width.
    let isWholeLine: Bool

    /// Aligns the lines within a width.
    mutating func align(in width: CGFloat) {
        let flush: CGFloat =
            switch alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        layout.align(in: width) { _ in flush }
    }

    /// Whether some glyphs or inline images have their own colours, as emoji do.
    var hasOwnColors: Bool {
        lines.contains { line in
            CTLineGetGlyphRuns(line.line).contains { ($0 as? CTRun).map(TextBlock.hasOwnColors) ?? false }
        }
    }

    private static func hasOwnColors(_ run: CTRun) -> Bool {
        let attributes = CTRunGetAttributes(run)
        func has(_ key: String) -> Bool { attributes[NSAttributedString.Key(key)] != nil }
        if let placed = attributes[TextResolver.pictureKey] as? InlineImage { return placed.picture.paint == nil }
        if has(kCTForegroundColorAttributeName), attributes[TextResolver.blendedKey] == nil { return true }
        if has(kCTUnderlineColorAttributeName) || has(kCTBackgroundColorAttributeName) { return true }
        if attributes[NSAttributedString.Key.strikethroughColor] != nil { return true }
        guard let font = attributes[NSAttributedString.Key(kCTFontAttributeName)] as? CTFont else { return false }
        return CTFontGetSymbolicTraits(font).contains(.traitColorGlyphs)
    }

    // MARK: Drawing

    /// A bar in place of each line, from the cap height to below the baseline.
    var bars: CGPath {
        let path = CGMutablePath()
        for line in lines where line.width > 0 {
            var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
            _ = CTLineGetTypographicBounds(line.line, &ascent, &descent, nil)
            let bar = CGRect(
                x: line.origin.x, y: line.origin.y - ascent * 0.8, width: line.width,
                height: ascent * 0.8 + descent * 0.5)
            let radius = min(bar.height / 4, bar.width / 2)
            path.addRoundedRect(in: bar, cornerWidth: radius, cornerHeight: radius)
        }
        return path
    }

    /// Draws the lines into a context with y down, from the block's top left corner. Text without its own colour uses
    /// the context's.
    ///
    /// - Parameter letters: the range to draw, in UTF-16 units; nil for all.
    func draw(at origin: CGPoint, in context: CGContext, letters: Range<Int>? = nil) {
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: origin.x, y: origin.y)
        layout.draw(at: .zero, in: context) { line, _ in
            guard let letters else {
                CTLineDraw(line.line, context)
                return drawPictures(of: line, in: context)
            }
            for case let run as CTRun in CTLineGetGlyphRuns(line.line) {
                for index in 0..<CTRunGetGlyphCount(run) {
                    var place: CFIndex = 0
                    CTRunGetStringIndices(run, CFRange(location: index, length: 1), &place)
                    if letters.contains(place) { CTRunDraw(run, context, CFRange(location: index, length: 1)) }
                }
            }
        }
    }

    private func drawPictures(of line: TextLayout.Line, in context: CGContext) {
        for case let run as CTRun in CTLineGetGlyphRuns(line.line) {
            guard let placed = CTRunGetAttributes(run)[TextResolver.pictureKey] as? InlineImage else { continue }
            var position = CGPoint.zero
            CTRunGetPositions(run, CFRange(location: 0, length: 1), &position)
            let size = placed.picture.size
            placed.picture.draw(
                in: CGRect(
                    x: line.origin.x + position.x, y: line.origin.y - placed.ascent, width: size.width,
                    height: size.height),
                context)
        }
    }
}
