import CoreGraphics
import CoreText
import Foundation

extension LineFragment {
    /// Draws a part of the line with its shadows, with its origin at a point of a context whose text matrix is y up.
    /// `drawAttachment` draws the attachment of a character at the given origin, in UIKit's current context.
    func draw(
        _ range: Range<Int>, hiding hidden: Set<Int>, at origin: CGPoint, in context: CGContext,
        drawAttachment: (Int, CGPoint) -> Void
    ) {
        let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
        let isWhole = range == self.range && (hidden.isEmpty || hidden.isDisjoint(with: range))
        let isPlain =
            isWhole
            && runs.allSatisfy {
                let attributes = CTRunGetAttributes($0)
                return attributes[NSAttributedString.Key.shadow] == nil
                    && attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] == nil
            }
        context.textPosition = origin
        guard !isPlain else { return CTLineDraw(line, context) }
        func isShown(_ index: Int) -> Bool { isWhole || range.contains(index) && !hidden.contains(index) }
        for run in runs {
            let attributes = CTRunGetAttributes(run)
            context.isolating { context in
                (attributes[NSAttributedString.Key.shadow] as? NSShadow)?.set(in: context)
                context.textPosition = origin
                if attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] != nil {
                    context.setFillColor(ofText: attributes)
                    UIGraphicsPushContext(context)
                    defer { UIGraphicsPopContext() }
                    for (place, index) in glyphs(of: run) where isShown(index) {
                        var position = CGPoint.zero
                        CTRunGetPositions(run, CFRange(location: place, length: 1), &position)
                        drawAttachment(index, CGPoint(x: origin.x + position.x, y: origin.y - position.y))
                    }
                } else if isWhole {
                    CTRunDraw(run, context, CFRange())
                } else {
                    for (place, index) in glyphs(of: run) where isShown(index) {
                        CTRunDraw(run, context, CFRange(location: place, length: 1))
                    }
                }
            }
        }
    }

    /// The glyphs of a run, with the indices of their characters.
    private func glyphs(of run: CTRun) -> [(place: Int, character: Int)] {
        (0..<CTRunGetGlyphCount(run)).map { place in
            var unit = 0
            CTRunGetStringIndices(run, CFRange(location: place, length: 1), &unit)
            return (place, unit + base)
        }
    }
}
