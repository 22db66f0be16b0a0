public import CoreGraphics
public import QuartzCore

/// A projective transform of the plane: a 3 by 3 matrix for row vectors (x, y, 1).
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/projectiontransform)
@frozen
public struct ProjectionTransform: Hashable, Sendable {
    /// The contribution of x to x.
    public var m11: CGFloat = 1
    /// The contribution of x to y.
    public var m12: CGFloat = 0
    /// The contribution of x to the divisor.
    public var m13: CGFloat = 0
    /// The contribution of y to x.
    public var m21: CGFloat = 0
    /// The contribution of y to y.
    public var m22: CGFloat = 1
    /// The contribution of y to the divisor.
    public var m23: CGFloat = 0
    /// The translation along x, in points.
    public var m31: CGFloat = 0
    /// The translation along y, in points.
    public var m32: CGFloat = 0
    /// The constant of the divisor.
    public var m33: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// Creates a projection from an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Creates the projection of the plane by a 3D transform, seen from the front.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the transform; returns false, leaving it unchanged, if it is singular.
    @discardableResult
    public mutating func invert() -> Bool {
        guard let inverse = inverse else { return false }
        self = inverse
        return true
    }

    /// Returns the inverse; the transform itself if it is singular.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    /// Returns this transform followed by another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return product
    }

    private var inverse: ProjectionTransform? {
        let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        var inverse = ProjectionTransform()
        (inverse.m11, inverse.m21, inverse.m31) = (c11 * k, c12 * k, c13 * k)
        inverse.m12 = (m13 * m32 - m12 * m33) * k
        inverse.m22 = (m11 * m33 - m13 * m31) * k
        inverse.m32 = (m12 * m31 - m11 * m32) * k
        inverse.m13 = (m12 * m23 - m13 * m22) * k
        inverse.m23 = (m13 * m21 - m11 * m23) * k
        inverse.m33 = (m11 * m22 - m12 * m21) * k
        return inverse
    }
}

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
    }
}

extension ProjectionTransform {
    /// The transform for layers; the identity if an element is not finite.
    package var transform3D: CATransform3D {
        let numbers = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        guard numbers.allSatisfy(\.isFinite) else { return CATransform3DIdentity }
        var m = CATransform3DIdentity
        (m.m11, m.m12, m.m14) = (m11, m12, m13)
        (m.m21, m.m22, m.m24) = (m21, m22, m23)
        (m.m41, m.m42, m.m44) = (m31, m32, m33)
        return m
    }

    /// Returns the same transform in a space whose origin is at a point of this one's.
    package func seen(from origin: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }
}
