import CoreGraphics
import CoreText
import Foundation

extension TextLayout {
    /// Lays out a string's lines with UIKit's attributes: at most `maxLineCount`, 0 for no limit. An unlimited side of
    /// the box is infinite.
    ///
    /// If `truncates`, the last visible line ends with an ellipsis where text is omitted.
    init(
        drawn string: StyledText, in size: CGSize, maxLineCount: Int = 0, truncates: Bool = false,
        usesFontLeading: Bool = false, scale: CGFloat = 1
    ) {
        self.init(
            string.forCoreText(scale: scale, usesFontLeading: usesFontLeading),
            byStylesIn: CGSize(width: size.width.limited, height: size.height.limited),
            maxLineCount: maxLineCount > 0 ? maxLineCount : .max, tail: TextOverflow(truncates ? .end : .none))
    }

    /// Draws the lines with their shadows and attachments, with the box's top left corner at a point, in a coordinate
    /// system with y down.
    func drawStyled(at corner: CGPoint, in context: CGContext) {
        context.isolating { context in
            draw(at: corner, in: context) { $0.line.drawWithShadows(at: $1, in: context) }
        }
    }

    /// Draws the lines like `drawStyled(at:in:)`, with each baseline snapped to the nearest pixel row at or below its
    /// position, so that glyphs are equally sharp everywhere.
    func drawOnPixels(at corner: CGPoint, in context: CGContext) {
        context.isolating { context in
            draw(at: corner, in: context) { $0.line.drawWithShadows(at: context.pixelBaseline($1), in: context) }
        }
    }
}

extension CGContext {
    /// Sets the fill colour, with which symbols and other templates among text are drawn, to that of a run.
    func setFillColor(ofText attributes: CFDictionary) {
        let color =
            attributes[NSAttributedString.Key.foregroundColor]
            ?? attributes[NSAttributedString.Key(kCTForegroundColorAttributeName)]
        setFillColor((color as? UIColor)?.cgColor ?? color as? CGColor ?? .black)
    }

    /// The baseline's origin snapped to the nearest pixel row at or below it. Unchanged in a document, which has no
    /// pixels, and for text that isn't aligned with pixel rows.
    fileprivate func pixelBaseline(_ origin: CGPoint) -> CGPoint {
        let ctm = ctm
        guard width > 0, ctm.b == 0, ctm.c == 0, ctm.d != 0 else { return origin }
        // Accumulated rounding errors end within a thousandth of the intended row.
        let row = (origin.y * ctm.d + ctm.ty + 1e-3).rounded(.down)
        return row.isFinite ? CGPoint(x: origin.x, y: (row - ctm.ty) / ctm.d) : origin
    }
}

extension CGFloat {
    /// A side of a box, clamped for layout.
    fileprivate var limited: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), .greatestFiniteMagnitude) }
}

extension CTLine {
    /// Draws the line with its runs' shadows and attachments. The context's text matrix is y up.
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
                context.setFillColor(ofText: attributes[index])
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
