public import Foundation

/// An affine transform of the plane, a 3 x 3 matrix: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// Points are row vectors multiplied from the left, so `t.translatedBy(x:y:)` translates *before* `t` is applied.
/// [Apple's reference](https://developer.apple.com/documentation/corefoundation/cgaffinetransform)
@frozen
public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// The coefficient of x in x'.
    public var a: CGFloat
    /// The coefficient of x in y'.
    public var b: CGFloat
    /// The coefficient of y in x'.
    public var c: CGFloat
    /// The coefficient of y in y'.
    public var d: CGFloat
    /// The translation along x.
    public var tx: CGFloat
    /// The translation along y.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the identity transform, not the zero matrix as in C.
    public init() { self = .identity }

    /// Creates a transform from its six elements.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six elements, in the order of `CGAffineTransformMake`.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation by (tx, ty).
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Creates a scale about the origin; negative factors mirror.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation about the origin by `angle` radians, from the positive x axis towards the positive y axis.
    public init(rotationAngle angle: CGFloat) {
        let (s, c) = (sin(angle), cos(angle))
        self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Translates by (tx, ty) before applying this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Scales by (sx, sy) before applying this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Rotates by `angle` radians before applying this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse, or this transform itself when it is singular, as Quartz does.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// Applies this transform, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }
}

extension CGAffineTransform {
    /// The inverse, or nil when the transform is singular or not finite.
    package var inverse: CGAffineTransform? {
        let det = a * d - b * c
        guard det != 0, det.isFinite, (1 / det).isFinite else { return nil }
        return CGAffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det, tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
