import CoreGraphics
public import Foundation

/// How strings are measured and drawn.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions)
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the first line's top left corner, and lines are broken at its width. Without it, the origin
    /// is the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The space that fonts want between lines is there.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// What the glyphs' outlines cover is measured, not the font's metrics.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that is seen ends with an ellipsis where text is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may shrink to fit, and how far it did.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext)
open class NSStringDrawingContext: NSObject {
    /// The smallest factor for the fonts' sizes that may be taken to fit the text into its rectangle; 0, the default, for none.
    open var minimumScaleFactor: CGFloat = 0

    /// The factor that was taken.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// The rectangle around the text that was drawn or measured last.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {}
}

extension NSAttributedString {
    // MARK: Measuring

    /// The size that the string takes when it is drawn at a point, in points; paragraphs are lines of any length.
    public final func size() -> CGSize { TextBlock(self, in: .unlimited).bounds.size }

    /// The rectangle that the string takes when it is drawn in a rectangle of a size with the same options.
    ///
    /// Its numbers are not whole ones: round them up for views. A side of 0 of the size is no limit.
    public final func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let room = CGSize(
            width: size.width > 0 ? size.width : CGFloat.infinity,
            height: size.height > 0 ? size.height : CGFloat.infinity)
        let layout = StringLayout(self, in: room, options: options, context: context)
        context?.totalBounds = layout.bounds
        return layout.bounds
    }

    // MARK: Drawing

    /// Draws the string with its top left corner at a point of the current context; paragraphs are lines of any length.
    public final func draw(at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
        TextBlock(self, in: .unlimited).draw(at: point, in: context)
    }

    /// Draws the string in a rectangle of the current context, its lines broken at the width. Lines without room are left out.
    public final func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the string in a rectangle of the current context.
    public final func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) {
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
            layout.block.draw(at: CGPoint(x: rect.minX, y: rect.minY + layout.top), in: drawing)
        }
    }
}

/// A string as drawing options lay it out.
private struct StringLayout {
    let block: TextBlock
    /// From the rectangle's origin down to the block's top.
    let top: CGFloat
    private let usesDeviceMetrics: Bool

    init(
        _ string: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        func layout(scale: CGFloat) -> TextBlock {
            TextBlock(
                string, in: CGSize(width: size.width, height: isBlock ? size.height : .infinity),
                greatestCount: isBlock ? 0 : 1,
                truncates: options.contains(.truncatesLastVisibleLine),
                usesFontLeading: options.contains(.usesFontLeading), scale: scale)
        }
        var block = layout(scale: 1)
        var scale: CGFloat = 1
        let least = context?.minimumScaleFactor ?? 0
        if least > 0, least < 1, block.isCut || block.bounds.height > size.height {
            // The largest factor that fits, to a hundredth.
            for step in stride(from: 0.99 as CGFloat, through: least, by: -0.01) {
                (block, scale) = (layout(scale: step), step)
                if !block.isCut, block.bounds.height <= size.height { break }
            }
        }
        context?.actualScaleFactor = scale
        self.block = block
        top = isBlock ? 0 : -block.firstBaseline
        usesDeviceMetrics = options.contains(.usesDeviceMetrics)
    }

    /// Whether a line is too high, or one that may not be broken too long: they are cut off.
    func overflows(_ room: CGSize) -> Bool {
        block.height > room.height + 1e-6 || block.bounds.maxX > room.width + 1e-6
    }

    /// From the rectangle's origin, y down.
    var bounds: CGRect {
        let box = usesDeviceMetrics ? block.inkBounds : block.bounds
        return box.offsetBy(dx: 0, dy: top)
    }
}

extension CGSize {
    fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// The same with sides that can be drawn in.
    fileprivate var bounded: CGSize { CGSize(width: min(width, 1e6), height: min(height, 1e6)) }
}
