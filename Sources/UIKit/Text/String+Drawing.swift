import CoreGraphics
import CoreText
public import Foundation

// Plain strings are drawn like attributed ones. Without a font attribute, the font is Helvetica of 12 points.

extension NSString {
    private final func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        StyledText(String(describing: self), attributes ?? [:])
    }

    /// Returns the size of the string when drawn at a point, in points.
    public final func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attrs).drawnSize
    }

    /// Returns the bounding rectangle of the string when drawn in a rectangle of a size with the same options, in
    /// points.
    public final func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options, context)
    }

    /// Draws the string with its top left corner at a point of the current context.
    public final func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        styled(attrs).draw(at: point)
    }

    /// Draws the string in a rectangle of the current context, wrapping lines at its width.
    public final func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        styled(attrs).draw(with: rect, .usesLineFragmentOrigin, nil)
    }

    /// Draws the string in a rectangle of the current context with options.
    public final func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) {
        styled(attributes).draw(with: rect, options, context)
    }
}

extension String {
    /// Returns the size of the string when drawn at a point, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// Returns the bounding rectangle of the string when drawn in a rectangle of a size with the same options, in
    /// points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the string with its top left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the string in a rectangle of the current context, wrapping lines at its width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the string in a rectangle of the current context with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) {
        NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
