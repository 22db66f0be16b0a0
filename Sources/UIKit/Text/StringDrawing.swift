import CoreGraphics
import CoreText
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
    public final func size() -> CGSize { StyledText(self).drawnSize }

    /// The rectangle that the string takes when it is drawn in a rectangle of a size with the same options.
    ///
    /// Its numbers are not whole ones: round them up for views. A side of 0 of the size is no limit.
    public final func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        StyledText(self).boundingRect(with: size, options, context)
    }

    // MARK: Drawing

    /// Draws the string with its top left corner at a point of the current context; paragraphs are lines of any length.
    public final func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

    /// Draws the string in a rectangle of the current context, its lines broken at the width. Lines without room are left out.
    public final func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the string in a rectangle of the current context.
    public final func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) {
        StyledText(self).draw(with: rect, options, context)
    }
}
