import CoreGraphics

/// A transform decomposed into scale, shear, rotation, translation and perspective, applied in that order.
///
/// After Spencer Thomas, "Decomposing a matrix into simple transformations", Graphics Gems II (1991), with the rotation
/// as a quaternion. A reflection is assigned to the axis that leaves the smallest rotation, so that a mirror image is
/// reached through a flat state and not by a tumble.
struct TransformDecomposition {
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    /// The shears of y by x, of z by x, and of z by y.
    var shear: SIMD3<Double>
    var rotation: Quaternion
    /// The fourth column of the matrix.
    var perspective: SIMD4<Double>

    /// The upper left 3 x 3 submatrix.
    private struct Rows {
        var x, y, z: SIMD3<Double>

        init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) { (self.x, self.y, self.z) = (x, y, z) }

        subscript(index: Int) -> SIMD3<Double> {
            get { index == 0 ? x : index == 1 ? y : z }
            set { if index == 0 { x = newValue } else if index == 1 { y = newValue } else { z = newValue } }
        }
    }

    /// Nil when the transform is singular and also has perspective, as the two can't be separated.
    init?(_ t: CATransform3D) {
        var rows = Rows(
            SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)), SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)),
            SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)))
        translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
        if t.m14 == 0, t.m24 == 0, t.m34 == 0 {
            perspective = SIMD4(0, 0, 0, Double(t.m44))
        } else {
            guard
                let p = Self.solve(rows[0], rows[1], rows[2], SIMD3(Double(t.m14), Double(t.m24), Double(t.m34)))
            else { return nil }
            // The fourth column is the product of the affine part's rows and the perspective: solved for it here, and
            // multiplied again when recomposed.
            perspective = SIMD4(p, Double(t.m44) - dot(translation, p))
        }

        // Gram-Schmidt orthogonalization. A zero row has no direction and gets one orthogonal to the others.
        scale = .zero
        shear = .zero
        scale.x = length(rows[0])
        if scale.x > 0 { rows[0] /= scale.x }
        shear.x = dot(rows[0], rows[1])
        rows[1] -= rows[0] * shear.x
        scale.y = Self.lengthAboveNoise(rows[1], beside: shear.x)
        if scale.y > 0 { rows[1] /= scale.y }
        shear.y = dot(rows[0], rows[2])
        shear.z = dot(rows[1], rows[2])
        rows[2] -= rows[0] * shear.y + rows[1] * shear.z
        scale.z = Self.lengthAboveNoise(rows[2], beside: abs(shear.y) + abs(shear.z))
        if scale.z > 0 { rows[2] /= scale.z }
        if scale.min() <= 0 { Self.complete(&rows, scale) }
        if scale.y > 0 { shear.x /= scale.y }
        if scale.z > 0 {
            shear.y /= scale.z
            shear.z /= scale.z
        }

        if dot(cross(rows[0], rows[1]), rows[2]) < 0 {
            // A rotation's trace is 1 + 2 cos(angle): negating the row with the smallest diagonal element leaves the
            // largest trace, and therefore the smallest angle.
            let diagonal = SIMD3(rows[0].x, rows[1].y, rows[2].z)
            let axis = diagonal.x <= diagonal.y && diagonal.x <= diagonal.z ? 0 : diagonal.y <= diagonal.z ? 1 : 2
            rows[axis] = -rows[axis]
            scale[axis] = -scale[axis]
            // A shear relates two rows and changes sign with either.
            if axis != 2 { shear.x = -shear.x }
            if axis != 1 { shear.y = -shear.y }
            if axis != 0 { shear.z = -shear.z }
        }
        rotation = Quaternion(rows[0], rows[1], rows[2])
    }

    /// The length of a row's remainder after orthogonalization; zero when it is only rounding noise.
    private static func lengthAboveNoise(_ row: SIMD3<Double>, beside size: Double) -> Double {
        let length = length(row)
        return length > abs(size) * 1e-12 ? length : 0
    }

    /// Replaces zero rows by directions orthogonal to the others, as close to their own axes as possible.
    private static func complete(_ rows: inout Rows, _ scale: SIMD3<Double>) {
        let axes = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
        var known = (0..<3).filter { scale[$0] > 0 }
        for i in 0..<3 where scale[i] <= 0 {
            let candidates = [axes[i], axes[(i + 1) % 3], axes[(i + 2) % 3]].map { axis in
                known.reduce(axis) { $0 - rows[$1] * dot($0, rows[$1]) }
            }
            // At least one of the three axes has 1/√3 of its length outside the known rows' space, so one is longer
            // than a half.
            guard let best = candidates.first(where: { length($0) > 0.5 }) else { continue }
            rows[i] = best / length(best)
            known.append(i)
        }
    }

    /// The vector `p` whose dot products with the three rows are `b`.
    private static func solve(
        _ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>, _ b: SIMD3<Double>
    ) -> SIMD3<Double>? {
        // Cramer's rule. The bound is relative to the rows' lengths, so that it does not depend on scale.
        let det = dot(r0, cross(r1, r2))
        guard abs(det) > 1e-12 * length(r0) * length(r1) * length(r2) else { return nil }
        return (cross(r1, r2) * b.x + cross(r2, r0) * b.y + cross(r0, r1) * b.z) / det
    }
}

extension CATransform3D {
    init(_ d: TransformDecomposition) {
        self.init(d, turn: d.rotation.rows)
    }

    /// Recomposes a transform with another rotation, given as the rows of its matrix.
    init(_ d: TransformDecomposition, turn: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        let x = turn.0 * d.scale.x
        let y = (turn.1 + turn.0 * d.shear.x) * d.scale.y
        let z = (turn.2 + turn.0 * d.shear.y + turn.1 * d.shear.z) * d.scale.z
        let t = d.translation
        let p = SIMD3(d.perspective.x, d.perspective.y, d.perspective.z)
        self.init(
            m11: x.x, m12: x.y, m13: x.z, m14: dot(x, p), m21: y.x, m22: y.y, m23: y.z, m24: dot(y, p),
            m31: z.x, m32: z.y, m33: z.z, m34: dot(z, p), m41: t.x, m42: t.y, m43: t.z,
            m44: dot(t, p) + d.perspective.w)
    }

    /// Interpolates towards `end`: rotations along the shortest arc, everything else linearly.
    func mixed(with end: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
        if fraction == 0 || self == end { return self }
        if fraction == 1 { return end }
        let t = Double(fraction)
        guard let a = TransformDecomposition(self), let b = TransformDecomposition(end) else {
            return mapped(with: end) { $0 + ($1 - $0) * fraction }
        }
        var mixed = a
        mixed.translation += (b.translation - a.translation) * t
        mixed.scale += (b.scale - a.scale) * t
        mixed.shear += (b.shear - a.shear) * t
        mixed.perspective += (b.perspective - a.perspective) * t
        mixed.rotation = a.rotation.slerped(to: b.rotation, t)
        return CATransform3D(mixed)
    }

    /// The transform raised to the power `times`; negative powers use the inverse.
    func repeated(_ times: CGFloat) -> CATransform3D {
        guard times.isFinite else { return self }
        // By repeated squaring; powers of one matrix commute, so the order of products does not matter.
        var power = times < 0 ? CATransform3DInvert(self) : self
        // Beyond this power only rotations stay finite, and they show no difference.
        var count = UInt32(min(times.magnitude.rounded(), 1e9))
        var result = CATransform3DIdentity
        while count > 0 {
            if count & 1 == 1 { result = CATransform3DConcat(result, power) }
            power = CATransform3DConcat(power, power)
            count >>= 1
        }
        return result.isFinite ? result : self
    }

    func distance(to other: CATransform3D) -> CGFloat {
        var sum: CGFloat = 0
        _ = mapped(with: other) { a, b in
            sum += (a - b) * (a - b)
            return 0
        }
        return sum.squareRoot()
    }

    private func mapped(with o: CATransform3D, _ f: (CGFloat, CGFloat) -> CGFloat) -> CATransform3D {
        CATransform3D(
            m11: f(m11, o.m11), m12: f(m12, o.m12), m13: f(m13, o.m13), m14: f(m14, o.m14),
            m21: f(m21, o.m21), m22: f(m22, o.m22), m23: f(m23, o.m23), m24: f(m24, o.m24),
            m31: f(m31, o.m31), m32: f(m32, o.m32), m33: f(m33, o.m33), m34: f(m34, o.m34),
            m41: f(m41, o.m41), m42: f(m42, o.m42), m43: f(m43, o.m43), m44: f(m44, o.m44))
    }
}

@inline(__always)
private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

@inline(__always)
private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

@inline(__always)
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
