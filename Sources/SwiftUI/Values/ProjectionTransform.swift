public import CoreGraphics
public import QuartzCore

/// A map of the plane to the plane that keeps straight lines straight: a 3 by 3 matrix for row vectors (x, y, 1).
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/projectiontransform)
@frozen
public struct ProjectionTransform: Hashable, Sendable {
    /// What x contributes to x.
    public var m11: CGFloat = 1
    /// What x contributes to y.
    public var m12: CGFloat = 0
    /// What x contributes to the divisor.
    public var m13: CGFloat = 0
    /// What y contributes to x.
    public var m21: CGFloat = 0
    /// What y contributes to y.
    public var m22: CGFloat = 1
    /// What y contributes to the divisor.
    public var m23: CGFloat = 0
    /// The translation along x, in points.
    public var m31: CGFloat = 0
    /// The translation along y, in points.
    public var m32: CGFloat = 0
    /// The constant of the divisor.
    public var m33: CGFloat = 1

    /// The map that leaves all where it is.
    public init() {}

    /// An affine map.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// What a transform of space does to the plane, seen from the front.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether it leaves all where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Undoes the map; false, without a change, where that is impossible.
    @discardableResult
    public mutating func invert() -> Bool {
        guard let inverse = inverse else { return false }
        self = inverse
        return true
    }

    /// The map that undoes this one; this one where there is none.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    /// This map, and then another.
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
    /// Where a map takes the point.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
    }
}

extension ProjectionTransform {
    /// The map as layers take it; the identity where a number is not finite.
    package var transform3D: CATransform3D {
        let numbers = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        guard numbers.allSatisfy(\.isFinite) else { return CATransform3DIdentity }
        var m = CATransform3DIdentity
        (m.m11, m.m12, m.m14) = (m11, m12, m13)
        (m.m21, m.m22, m.m24) = (m21, m22, m23)
        (m.m41, m.m42, m.m44) = (m31, m32, m33)
        return m
    }

    /// The same map of a space whose origin lies at a point of this one's.
    package func seen(from origin: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }
}
