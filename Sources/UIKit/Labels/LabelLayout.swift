import CoreGraphics
import CoreText
import Foundation

/// The lines of a label's text, from the top down, in a space whose origin is the text's top left corner.
struct LabelLayout {
    struct Line {
        var line: CTLine
        /// Where the pen starts.
        var origin: CGPoint
        var width: CGFloat
        /// Where it begins in the text.
        let start: Int
    }

    private(set) var lines: [Line] = []
    /// Whether something of the text does not show.
    var isCut = false
    private var height: CGFloat = 0

    /// No lines.
    init() {}

    init(_ stack: LineStack) {
        height = stack.height
        lines = stack.lines.map { placed in
            Line(
                line: placed.line, origin: placed.origin, width: LabelLayout.width(of: placed.line),
                start: CTLineGetStringRange(placed.line).location)
        }
    }

    /// Without the white space at its end.
    static func width(of line: CTLine) -> CGFloat {
        CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line))
    }

    var size: CGSize { CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height) }

    var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
    var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

    /// Puts another line in the last one's place, which stands as that did: left, right or in the middle.
    mutating func replaceLast(with line: CTLine, width: CGFloat) {
        guard let last = lines.indices.last else { return }
        let free = width - lines[last].width
        let flush = free > 0.01 ? min(max(lines[last].origin.x / free, 0), 1) : 0
        lines[last].line = line
        lines[last].width = LabelLayout.width(of: line)
        lines[last].origin.x = max(0, width - lines[last].width) * flush
    }

    /// Draws the lines in a space whose y points down, with their top left corner at a point.
    func draw(at corner: CGPoint, in context: CGContext) {
        context.isolating { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            for line in lines {
                let origin = CGPoint(x: corner.x + line.origin.x, y: corner.y + line.origin.y)
                line.line.drawWithShadows(at: origin, in: context)
            }
        }
    }
}
