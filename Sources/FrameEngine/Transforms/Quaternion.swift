import Foundation

/// A 3D rotation as a unit quaternion: the axis scaled by the sine of half the angle, and the cosine of half the angle.
struct Quaternion: Equatable {
    var x, y, z, w: Double

    /// Creates the rotation whose matrix has these rows, for row vectors multiplied from the left.
    init(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
        // Computed from the largest of the four components, so that the division is safe.
        let trace = r0.x + r1.y + r2.z
        if trace > 0 {
            let s = 2 * (trace + 1).squareRoot()
            (x, y, z, w) = ((r1.z - r2.y) / s, (r2.x - r0.z) / s, (r0.y - r1.x) / s, s / 4)
        } else if r0.x > r1.y, r0.x > r2.z {
            let s = 2 * (1 + r0.x - r1.y - r2.z).squareRoot()
            (x, y, z, w) = (s / 4, (r0.y + r1.x) / s, (r2.x + r0.z) / s, (r1.z - r2.y) / s)
        } else if r1.y > r2.z {
            let s = 2 * (1 + r1.y - r0.x - r2.z).squareRoot()
            (x, y, z, w) = ((r0.y + r1.x) / s, s / 4, (r1.z + r2.y) / s, (r2.x - r0.z) / s)
        } else {
            let s = 2 * (1 + r2.z - r0.x - r1.y).squareRoot()
            (x, y, z, w) = ((r2.x + r0.z) / s, (r1.z + r2.y) / s, s / 4, (r0.y - r1.x) / s)
        }
    }

    private init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// The rows of the rotation matrix.
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
    }

    /// Spherical linear interpolation towards `end` along the shorter arc.
    func slerped(to end: Quaternion, _ t: Double) -> Quaternion {
        var end = end
        var cosine = x * end.x + y * end.y + z * end.z + w * end.w
        // A quaternion and its negative represent the same rotation; the closer of the two gives the shorter arc.
        if cosine < 0 {
            cosine = -cosine
            end = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
        }
        var (a, b) = (1 - t, t)
        // Closer than half a thousandth of a radian, sines are proportional to their angles to 1e-7, and the quotient
        // would only amplify rounding.
        if cosine < 0.9999999 {
            let angle = acos(cosine)
            let s = sin(angle)
            (a, b) = (sin(a * angle) / s, sin(b * angle) / s)
        }
        let q = Quaternion(
            x: a * x + b * end.x, y: a * y + b * end.y, z: a * z + b * end.z, w: a * w + b * end.w)
        let length = (q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w).squareRoot()
        guard length > 0 else { return self }
        return Quaternion(x: q.x / length, y: q.y / length, z: q.z / length, w: q.w / length)
    }
}
