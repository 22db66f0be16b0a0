public import CoreGraphics
public import Foundation

/// The domain of a filter: a rectangle, or a combination of rectangles.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cifiltershape)
open class CIFilterShape: NSObject, NSCopying {
    /// The bounds of the shape.
    public let extent: CGRect

    /// Creates a shape from a rectangle.
    public init(rect r: CGRect) { extent = r.standardized }

    /// Returns the transformed shape: the bounds of the transformed rectangle, or, if `interior` is true, the largest
    /// rectangle inside it with the same centre and proportions.
    open func transform(by m: CGAffineTransform, interior flag: Bool) -> CIFilterShape {
        guard !extent.isInfinite, !extent.isEmpty else { return self }
        let outer = extent.applying(m)
        guard flag, m.b != 0 || m.c != 0 else { return CIFilterShape(rect: outer) }
        // The rectangle scaled by s lies inside if its corners, transformed by the inverse, lie in the original one.
        guard m.a * m.d != m.b * m.c else { return CIFilterShape(rect: .zero) }
        let back = CGRect(x: 0, y: 0, width: outer.width, height: outer.height).applying(
            CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: 0, ty: 0).inverted())
        let scale = min(1, extent.width / back.width, extent.height / back.height)
        let (dx, dy) = (outer.width * (1 - scale) / 2, outer.height * (1 - scale) / 2)
        return CIFilterShape(rect: outer.insetBy(dx: dx, dy: dy))
    }

    /// Returns the shape inset on each side; negative values expand it.
    open func insetBy(x dx: Int32, y dy: Int32) -> CIFilterShape {
        guard !extent.isInfinite else { return self }
        let inset = extent.insetBy(dx: CGFloat(dx), dy: CGFloat(dy))
        return CIFilterShape(rect: inset.isNull ? .zero : inset)
    }

    /// Returns the bounds of the union of both shapes.
    open func union(with s2: CIFilterShape) -> CIFilterShape { CIFilterShape(rect: extent.joined(with: s2.extent)) }

    /// Returns the bounds of the union of the shape and a rectangle.
    open func union(with r: CGRect) -> CIFilterShape { union(with: CIFilterShape(rect: r)) }

    /// Returns the intersection of both shapes.
    open func intersect(with s2: CIFilterShape) -> CIFilterShape {
        CIFilterShape(rect: extent.common(with: s2.extent))
    }

    /// Returns the intersection of the shape and a rectangle.
    open func intersect(with r: CGRect) -> CIFilterShape { intersect(with: CIFilterShape(rect: r)) }

    /// Returns the same shape, which is immutable.
    open func copy(with zone: NSZone?) -> Any { self }
}
