public import Foundation

/// A quaternion, which represents a rotation about an axis.
/// [Apple's reference](https://developer.apple.com/documentation/simd/simd_quatd)
@frozen
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    // Only numbers: the storage of vectors is not declared `Sendable`.
    /// The three imaginary parts, and the real one.
    public var vector: SIMD4<Scalar>

    /// Creates a zero quaternion.
    @inlinable
    public init() { vector = .zero }
    /// Creates a quaternion from its imaginary and real parts.
    @inlinable
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    /// Creates a quaternion from its parts.
    @inlinable
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    /// Creates a quaternion from its parts.
    @inlinable
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// Creates a rotation by an angle, in radians, about a unit vector.
    @inlinable
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// Creates the shortest rotation from one unit vector to another.
    @inlinable
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let real = 1 + simd_dot(from, to)
        guard real > Scalar.ulpOfOne else {
            // Half a turn, about any perpendicular axis.
            let side: SIMD3<Scalar> = abs(from.x) < abs(from.z) ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
            return
        }
        self = Quaternion(real: real, imag: simd_cross(from, to)).normalized
    }

    /// Creates a quaternion from a rotation matrix.
    @inlinable
    public init(_ matrix: Matrix3x3<Scalar>) {
        let trace = matrix[0][0] + matrix[1][1] + matrix[2][2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(
                ix: (matrix[1][2] - matrix[2][1]) / s, iy: (matrix[2][0] - matrix[0][2]) / s,
                iz: (matrix[0][1] - matrix[1][0]) / s, r: s / 4)
            return
        }
        // The greatest part first, to avoid dividing by a small number.
        let i = (0..<3).max { matrix[$0][$0] < matrix[$1][$1] } ?? 0
        let (j, k) = ((i + 1) % 3, (i + 2) % 3)
        let s = max(0, 1 + matrix[i][i] - matrix[j][j] - matrix[k][k]).squareRoot() * 2
        self.init()
        vector[i] = s / 4
        vector[j] = (matrix[i][j] + matrix[j][i]) / s
        vector[k] = (matrix[i][k] + matrix[k][i]) / s
        vector.w = (matrix[j][k] - matrix[k][j]) / s
    }

    /// Creates a quaternion from a matrix that rotates and translates.
    @inlinable
    public init(_ matrix: Matrix4x4<Scalar>) {
        func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
        self.init(Matrix3x3(part(matrix[0]), part(matrix[1]), part(matrix[2])))
    }

    /// The real part.
    @inlinable
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary parts.
    @inlinable
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians.
    @inlinable
    public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }
    /// The axis of the rotation.
    @inlinable
    public var axis: SIMD3<Scalar> { simd_normalize(imag) }
    /// The length: 1 for a rotation.
    @inlinable
    public var length: Scalar { simd_length(vector) }
    /// The quaternion normalized to a length of 1.
    @inlinable
    public var normalized: Self { Self(vector: simd_normalize(vector)) }
    /// The conjugate.
    @inlinable
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The inverse.
    @inlinable
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

    /// Rotates a vector.
    @inlinable
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let t = 2 * simd_cross(imag, vector)
        return vector + real * t + simd_cross(imag, t)
    }

    /// The product: the rotation by the right quaternion, followed by the left one.
    @inlinable
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + simd_cross(lhs.imag, rhs.imag))
    }
    /// Multiplies all parts by a number.
    @inlinable
    public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }
    /// Multiplies all parts by a number.
    @inlinable
    public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: rhs.vector * lhs) }
    /// Divides all parts by a number.
    @inlinable
    public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }
    /// The sum of two quaternions.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
    /// The difference of two quaternions.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
    /// The quaternion with all parts negated.
    @inlinable
    public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
    /// Multiplies the quaternion by another on the right.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Multiplies all parts by a number.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
    /// Divides all parts by a number.
    @inlinable
    public static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
    /// Adds a quaternion.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts a quaternion.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}

extension Matrix3x3 {
    /// Creates a rotation matrix from a quaternion.
    @inlinable
    public init(_ turn: Quaternion<Scalar>) {
        self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
    }
}

extension Matrix4x4 {
    /// Creates a rotation matrix from a quaternion.
    @inlinable
    public init(_ turn: Quaternion<Scalar>) {
        let turned = Matrix3x3(turn)
        self.init(SIMD4(turned[0], 0), SIMD4(turned[1], 0), SIMD4(turned[2], 0), SIMD4(0, 0, 0, 1))
    }
}

/// Spherical linear interpolation between two quaternions, along the shorter arc.
@inlinable
public func simd_slerp<T>(_ q0: Quaternion<T>, _ q1: Quaternion<T>, _ t: T) -> Quaternion<T> {
    let dot = simd_dot(q0.vector, q1.vector)
    let end = dot < 0 ? -q1 : q1
    let angle = acos(min(1, Double(abs(dot))))
    // Linear interpolation is indistinguishable at such a small angle.
    guard angle > 1e-6 else { return (q0 + (end - q0) * t).normalized }
    let (first, second) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return q0 * T(first) + end * T(second)
}

/// The quaternion normalized to a length of 1.
@inlinable
public func simd_normalize<T>(_ q: Quaternion<T>) -> Quaternion<T> { q.normalized }
/// The inverse of a quaternion.
@inlinable
public func simd_inverse<T>(_ q: Quaternion<T>) -> Quaternion<T> { q.inverse }
/// Rotates a vector.
@inlinable
public func simd_act<T>(_ q: Quaternion<T>, _ vector: SIMD3<T>) -> SIMD3<T> { q.act(vector) }
