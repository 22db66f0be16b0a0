import CoreGraphics
import CoreText
import Foundation

extension TextLayout {
    /// A string's lines with what UIKit's attributes mean: at most `maxLineCount`, 0 for any number. Sides of the box without
    /// limits are infinite.
    ///
    /// If `truncates`, the last line that is seen ends with an ellipsis where text is left out.
    init(
        drawn string: StyledText, in size: CGSize, maxLineCount: Int = 0, truncates: Bool = false,
        usesFontLeading: Bool = false, scale: CGFloat = 1
    ) {
        self.init(
            string.forCoreText(scale: scale, usesFontLeading: usesFontLeading),
            byStylesIn: CGSize(width: size.width.limited, height: size.height.limited),
            maxLineCount: maxLineCount > 0 ? maxLineCount : .max, tail: TextTail(truncates ? .end : .none))
    }

    /// Draws the lines with their shadows and attachments, the box's top left corner at a point, in a space whose y points
    /// down.
    func drawStyled(at corner: CGPoint, in context: CGContext) {
        context.isolating { context in
            draw(at: corner, in: context) { $0.line.drawWithShadows(at: $1, in: context) }
        }
    }

    /// Draws the lines as `drawStyled(at:in:)` does, with each baseline on an edge of the bitmap's pixels, at or below where
    /// it is laid out: letters are as sharp in one place as in another.
    func drawOnPixels(at corner: CGPoint, in context: CGContext) {
        context.isolating { context in
            draw(at: corner, in: context) { $0.line.drawWithShadows(at: context.pixelBaseline($1), in: context) }
        }
    }
}

extension CGContext {
    /// The nearest point at or below a baseline's origin that lies on an edge of pixels. A document, which has none, and text
    /// that doesn't run along their rows keep their own.
    fileprivate func pixelBaseline(_ origin: CGPoint) -> CGPoint {
        let ctm = ctm
        guard width > 0, ctm.b == 0, ctm.c == 0, ctm.d != 0 else { return origin }
        // Sums of fractions end within a thousandth of the edge that they mean.
        let row = (origin.y * ctm.d + ctm.ty + 1e-3).rounded(.down)
        return row.isFinite ? CGPoint(x: origin.x, y: (row - ctm.ty) / ctm.d) : origin
    }
}

extension CGFloat {
    /// A side of a box as layout takes it.
    fileprivate var limited: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), .greatestFiniteMagnitude) }
}

extension CTLine {
    /// Draws the line with its runs' shadows and attachments. The context's text matrix points up.
    fileprivate func drawWithShadows(at origin: CGPoint, in context: CGContext) {
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
