@_exported public import CoreGraphics

/// A 4 x 4 matrix that transforms points in 3D. Points are row vectors multiplied from the left: `[x y z 1] * M`, so
/// `m41`, `m42` and `m43` hold the translation, and `m34` set to `-1 / d` on a parent's `sublayerTransform` gives a
/// perspective with a viewing distance of `d` points.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransform3d)
@frozen
public struct CATransform3D: Sendable, Hashable {
    /// The first row: the contributions of x to x, y, z and w.
    public var m11, m12, m13, m14: CGFloat
    /// The second row: the contributions of y to x, y, z and w.
    public var m21, m22, m23, m24: CGFloat
    /// The third row: the contributions of z to x, y, z and w. `m34` adds perspective: -1/d for an eye d points away.
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row: the translation in points, and `m44`, which is 1 except in unusual perspectives.
    public var m41, m42, m43, m44: CGFloat

    /// The zero matrix, as in C; see `CATransform3DIdentity` for the identity.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a transform from its sixteen elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)
