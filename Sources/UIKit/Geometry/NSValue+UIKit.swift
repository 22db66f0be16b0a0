import CoreGraphics
public import Foundation

// Values of geometry as objects, by the names that UIKit gives them.

extension NSValue {
    /// Holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Holds an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: NSValue.typeOfAffineTransform)
    }

    /// The point; zero where the value is none.
    public final var cgPointValue: CGPoint { pointValue }
    /// The size; zero where the value is none.
    public final var cgSizeValue: CGSize { sizeValue }
    /// The rectangle; zero where the value is none.
    public final var cgRectValue: CGRect { rectValue }
    /// The transform; the identity where the value is none.
    public final var cgAffineTransformValue: CGAffineTransform { affineTransformIfAny ?? .identity }
}
