/// A projective map of the plane: the row vector `[x y 1]` times a 3 x 3 matrix, divided by the third component.
///
/// Affine maps are the case `m13 == 0, m23 == 0, m33 == 1`; a layer seen in perspective is the general one.
@frozen
public struct Projection: Sendable, Hashable {
    /// The first row.
    public var m11, m12, m13: Double
    /// The second row.
    public var m21, m22, m23: Double
    /// The third row: for an affine map the translation.
    public var m31, m32, m33: Double

    /// Creates a map from its matrix, by rows.
    @inlinable
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
    }

    /// The affine map `x' = a x + c y + tx`, `y' = b x + d y + ty`.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.init(m11: a, m12: b, m13: 0, m21: c, m22: d, m23: 0, m31: tx, m32: ty, m33: 1)
    }

    /// A translation.
    @inlinable
    public static func translation(_ x: Double, _ y: Double) -> Projection {
        Projection(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale about the origin.
    @inlinable
    public static func scale(_ x: Double, _ y: Double) -> Projection {
        Projection(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// The identity map.
    @inlinable public static var identity: Projection { translation(0, 0) }
    /// Whether parallel lines stay parallel.
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
    /// Whether the map is a translation.
    @inlinable public var isTranslation: Bool { isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }
    /// True when axis-aligned lines stay axis-aligned (including quarter turns).
    @inlinable public var keepsAxes: Bool { isAffine && ((m12 == 0 && m21 == 0) || (m11 == 0 && m22 == 0)) }

    /// Whether all elements are finite.
    public var isFinite: Bool {
        m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite && m31.isFinite
            && m32.isFinite && m33.isFinite
    }

    /// The third component at `p`: positive in front of the eye, 1 everywhere for an affine map.
    @inlinable public func w(at p: Point) -> Double { p.x * m13 + p.y * m23 + m33 }

    /// Maps a point.
    @inlinable
    public func apply(_ p: Point) -> Point {
        let x = p.x * m11 + p.y * m21 + m31
        let y = p.x * m12 + p.y * m22 + m32
        if isAffine { return Point(x, y) }
        let w = w(at: p)
        return Point(x / w, y / w)
    }

    /// Returns this map followed by `next`.
    public func then(_ n: Projection) -> Projection {
        Projection(
            m11: m11 * n.m11 + m12 * n.m21 + m13 * n.m31,
            m12: m11 * n.m12 + m12 * n.m22 + m13 * n.m32,
            m13: m11 * n.m13 + m12 * n.m23 + m13 * n.m33,
            m21: m21 * n.m11 + m22 * n.m21 + m23 * n.m31,
            m22: m21 * n.m12 + m22 * n.m22 + m23 * n.m32,
            m23: m21 * n.m13 + m22 * n.m23 + m23 * n.m33,
            m31: m31 * n.m11 + m32 * n.m21 + m33 * n.m31,
            m32: m31 * n.m12 + m32 * n.m22 + m33 * n.m32,
            m33: m31 * n.m13 + m32 * n.m23 + m33 * n.m33)
    }

    /// The determinant of the matrix: 0 for a map that has no inverse.
    public var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The inverse; nil for a singular map or one that is not finite.
    public var inverse: Projection? {
        let det = determinant
        guard det != 0, det.isFinite else { return nil }
        // The inverse is the adjugate divided by the determinant. The reciprocal of the smallest subnormal numbers
        // overflows.
        let k = 1 / det
        guard k.isFinite else { return nil }
        var r = Projection(
            m11: (m22 * m33 - m23 * m32) * k, m12: (m13 * m32 - m12 * m33) * k, m13: (m12 * m23 - m13 * m22) * k,
            m21: (m23 * m31 - m21 * m33) * k, m22: (m11 * m33 - m13 * m31) * k, m23: (m13 * m21 - m11 * m23) * k,
            m31: (m21 * m32 - m22 * m31) * k, m32: (m12 * m31 - m11 * m32) * k, m33: (m11 * m22 - m12 * m21) * k)
        if isAffine {
            // Rounding must not turn an affine map into a projective one.
            r.m13 = 0
            r.m23 = 0
            r.m33 = 1
        }
        return r
    }
}
