import CoreGraphics
import CoreText
import Foundation

extension StyledText {
    /// The size of the text when drawn at a point, with the spaces at its end.
    var drawnSize: CGSize { TextLayout(drawn: self, in: .unlimited).bounds { _ in true }.size }

    func boundingRect(
        with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let room = CGSize(
            width: size.width > 0 ? size.width : CGFloat.infinity,
            height: size.height > 0 ? size.height : CGFloat.infinity)
        let layout = StringLayout(self, in: room, options: options, context: context)
        context?.totalBounds = layout.bounds
        return layout.bounds
    }

    func draw(at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(drawn: self, in: .unlimited).drawOnPixels(at: point, in: context)
    }

    func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, let drawing = UIGraphicsGetCurrentContext() else {
            return
        }
        let room = CGSize(
            width: rect.width > 0 ? rect.width : CGFloat.infinity,
            height: rect.height > 0 ? rect.height : CGFloat.infinity)
        let layout = StringLayout(self, in: room, options: options, context: context)
        context?.totalBounds = layout.bounds.offsetBy(dx: rect.minX, dy: rect.minY)
        drawing.isolating { drawing in
            if options.contains(.usesLineFragmentOrigin), layout.overflows(room) {
                drawing.clip(to: CGRect(origin: rect.origin, size: room.bounded))
            }
            layout.text.drawOnPixels(at: CGPoint(x: rect.minX, y: rect.minY + layout.top), in: drawing)
        }
    }
}

/// The layout of a text with drawing options.
private struct StringLayout {
    let text: TextLayout
    /// The distance from the rectangle's origin down to the text's top.
    let top: CGFloat
    private let usesDeviceMetrics: Bool
    private let width: CGFloat
    /// The length of the text.
    private let length: Int

    init(
        _ string: StyledText, in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        func layout(scale: CGFloat) -> TextLayout {
            TextLayout(
                drawn: string, in: CGSize(width: size.width, height: isBlock ? size.height : .infinity),
                maxLineCount: isBlock ? 0 : 1,
                truncates: options.contains(.truncatesLastVisibleLine),
                usesFontLeading: options.contains(.usesFontLeading), scale: scale)
        }
        var text = layout(scale: 1)
        var scale: CGFloat = 1
        let least = context?.minimumScaleFactor ?? 0
        if least > 0, least < 1, text.isTruncated || text.bounds.height > size.height {
            // The largest scale factor that fits, in steps of a hundredth.
            for step in stride(from: 0.99 as CGFloat, through: least, by: -0.01) {
                (text, scale) = (layout(scale: step), step)
                if !text.isTruncated, text.bounds.height <= size.height { break }
            }
        }
        context?.actualScaleFactor = scale
        self.text = text
        top = isBlock ? 0 : -text.firstBaseline
        usesDeviceMetrics = options.contains(.usesDeviceMetrics)
        (width, length) = (size.width, string.length)
    }

    /// Whether a line is too high, or too long and may not be wrapped: such lines are clipped.
    func overflows(_ room: CGSize) -> Bool {
        text.height > room.height + 1e-6 || text.bounds.maxX > room.width + 1e-6
    }

    /// From the rectangle's origin, y down.
    var bounds: CGRect {
        let box = usesDeviceMetrics ? text.inkBounds : boundsWithSpace
        return box.offsetBy(dx: 0, dy: top)
    }

    /// The bounds with the spaces at the text's end, as far as the rectangle has room for them. Those at which lines are
    /// broken don't count.
    private var boundsWithSpace: CGRect {
        let visible = text.bounds
        let whole = text.bounds { line in
            let range = CTLineGetStringRange(line.line)
            return range.location + range.length >= length
        }
        guard whole != visible else { return visible }
        let (left, right) = (max(whole.minX, 0), min(whole.maxX, width))
        return visible.union(
            CGRect(x: left, y: visible.minY, width: max(0, right - left), height: visible.height))
    }
}

extension CGSize {
    fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// The size with sides limited to what can be drawn in.
    fileprivate var bounded: CGSize { CGSize(width: min(width, 1e6), height: min(height, 1e6)) }
}
