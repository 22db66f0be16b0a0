import CoreGraphics
public import Foundation

// Geometry values as objects, under UIKit's names.

extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Wraps an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: NSValue.typeOfAffineTransform)
    }

    /// The wrapped point; zero if the value is not a point.
    public final var cgPointValue: CGPoint { pointValue }
    /// The wrapped size; zero if the value is not a size.
    public final var cgSizeValue: CGSize { sizeValue }
    /// The wrapped rectangle; zero if the value is not a rectangle.
    public final var cgRectValue: CGRect { rectValue }
    /// The wrapped transform; the identity if the value is not a transform.
    public final var cgAffineTransformValue: CGAffineTransform { affineTransformIfAny ?? .identity }
}
