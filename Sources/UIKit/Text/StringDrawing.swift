import CoreGraphics
import CoreText
public import Foundation

/// Options for measuring and drawing strings.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions)
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Places the origin at the top left corner of the first line, and wraps lines at the rectangle's width. Without
    /// it, the origin is on the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the fonts' leading between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the glyphs' outlines instead of the font's metrics.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last visible line with an ellipsis if text is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Limits how far text is scaled down to fit, and reports the result.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext)
open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which fonts may be scaled down to fit; 0, the default, disables scaling.
    open var minimumScaleFactor: CGFloat = 0

    /// The factor that was applied.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// The bounding rectangle of the text drawn or measured last.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {}
}

extension NSAttributedString {
    // MARK: Measuring

    /// Returns the size of the string when drawn at a point, in points, without wrapping.
    public final func size() -> CGSize { StyledText(self).drawnSize }

    /// Returns the bounding rectangle of the string when drawn in a rectangle of a size with the same options, in
    /// points.
    ///
    /// The result is fractional: round it up for views. A width or height of 0 stands for no limit.
    public final func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        StyledText(self).boundingRect(with: size, options, context)
    }

    // MARK: Drawing

    /// Draws the string with its top left corner at a point of the current context, without wrapping.
    public final func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

    /// Draws the string in a rectangle of the current context, wrapping lines at its width. Lines that don't fit are
    /// omitted.
    public final func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the string in a rectangle of the current context with options.
    public final func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) {
        StyledText(self).draw(with: rect, options, context)
    }
}
