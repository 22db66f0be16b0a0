public import CoreGraphics

// The C functions of `CATransform3D.h`. A function that takes a transform puts its own effect *before* it, as in
// `CATransform3DTranslate(t, ...) = translation * t`.

/// Whether `t` is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by (tx, ty, tz), in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

/// Returns a scale by (sx, sy, sz).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// Returns a rotation by `angle` radians about the vector (x, y, z); the identity for the zero vector.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let k = 1 - c
    return CATransform3D(
        m11: x * x * k + c, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
        m21: x * y * k - z * s, m22: y * y * k + c, m23: y * z * k + x * s, m24: 0,
        m31: x * z * k + y * s, m32: y * z * k - x * s, m33: z * z * k + c, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Translates by (tx, ty, tz) before applying `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales by (sx, sy, sz) before applying `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates by `angle` radians about the vector (x, y, z) before applying `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Applies `a`, then `b`: the matrix product `a * b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (
            x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
            x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
        )
    }
    let r1 = row(a.m11, a.m12, a.m13, a.m14)
    let r2 = row(a.m21, a.m22, a.m23, a.m24)
    let r3 = row(a.m31, a.m32, a.m33, a.m34)
    let r4 = row(a.m41, a.m42, a.m43, a.m44)
    return CATransform3D(
        m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3,
        m31: r3.0, m32: r3.1, m33: r3.2, m34: r3.3, m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3)
}

/// Returns the inverse of `t`, or `t` itself when it is singular, as Core Animation does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // The 2 x 2 minors of the upper and of the lower two rows, from which every cofactor follows.
    let a0 = t.m11 * t.m22 - t.m12 * t.m21
    let a1 = t.m11 * t.m23 - t.m13 * t.m21
    let a2 = t.m11 * t.m24 - t.m14 * t.m21
    let a3 = t.m12 * t.m23 - t.m13 * t.m22
    let a4 = t.m12 * t.m24 - t.m14 * t.m22
    let a5 = t.m13 * t.m24 - t.m14 * t.m23
    let b0 = t.m31 * t.m42 - t.m32 * t.m41
    let b1 = t.m31 * t.m43 - t.m33 * t.m41
    let b2 = t.m31 * t.m44 - t.m34 * t.m41
    let b3 = t.m32 * t.m43 - t.m33 * t.m42
    let b4 = t.m32 * t.m44 - t.m34 * t.m42
    let b5 = t.m33 * t.m44 - t.m34 * t.m43
    let k = 1 / (a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0)
    guard k.isFinite else { return t }
    return CATransform3D(
        m11: (t.m22 * b5 - t.m23 * b4 + t.m24 * b3) * k, m12: (-t.m12 * b5 + t.m13 * b4 - t.m14 * b3) * k,
        m13: (t.m42 * a5 - t.m43 * a4 + t.m44 * a3) * k, m14: (-t.m32 * a5 + t.m33 * a4 - t.m34 * a3) * k,
        m21: (-t.m21 * b5 + t.m23 * b2 - t.m24 * b1) * k, m22: (t.m11 * b5 - t.m13 * b2 + t.m14 * b1) * k,
        m23: (-t.m41 * a5 + t.m43 * a2 - t.m44 * a1) * k, m24: (t.m31 * a5 - t.m33 * a2 + t.m34 * a1) * k,
        m31: (t.m21 * b4 - t.m22 * b2 + t.m24 * b0) * k, m32: (-t.m11 * b4 + t.m12 * b2 - t.m14 * b0) * k,
        m33: (t.m41 * a4 - t.m42 * a2 + t.m44 * a0) * k, m34: (-t.m31 * a4 + t.m32 * a2 - t.m34 * a0) * k,
        m41: (-t.m21 * b3 + t.m22 * b1 - t.m23 * b0) * k, m42: (t.m11 * b3 - t.m12 * b1 + t.m13 * b0) * k,
        m43: (-t.m41 * a3 + t.m42 * a1 - t.m43 * a0) * k, m44: (t.m31 * a3 - t.m32 * a1 + t.m33 * a0) * k)
}

/// Returns the 3D transform with the effect of `m` in the plane, which leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
}

/// Whether `t` is exactly an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns `t` as an affine transform; when `t` is not affine, which Apple leaves undefined, its six affine elements.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    package var isFinite: Bool {
        // A sum is finite only if every term is, and cheaper to test than sixteen elements.
        let sum =
            m11.magnitude + m12.magnitude + m13.magnitude + m14.magnitude + m21.magnitude + m22.magnitude
            + m23.magnitude + m24.magnitude + m31.magnitude + m32.magnitude + m33.magnitude + m34.magnitude
            + m41.magnitude + m42.magnitude + m43.magnitude + m44.magnitude
        return sum.isFinite
    }
}
