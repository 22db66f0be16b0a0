public import Foundation

/// The dot product of two vectors.
@inlinable
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The squared length of a vector.
@inlinable
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// A vector's length.
@inlinable
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x).squareRoot()
}
/// The distance between two points.
@inlinable
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The squared distance between two points.
@inlinable
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}
/// The vector normalized to a length of 1.
@inlinable
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// The cross product of two vectors.
@inlinable
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The elementwise absolute value.
@inlinable
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< V.zero) }
/// The elementwise minimum of two vectors.
@inlinable
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The elementwise maximum of two vectors.
@inlinable
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// Clamps each element between those of two other vectors.
@inlinable
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
/// Clamps a number between two others.
@inlinable
public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T { Swift.min(Swift.max(x, min), max) }
/// Interpolates linearly between the elements of two vectors: 0 for the first one's, 1 for the second one's.
@inlinable
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// Interpolates linearly between two numbers: 0 for the first one, 1 for the second one.
@inlinable
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + t * (y - x) }
/// Smooth interpolation: 0 below the edges, 1 above, and a smooth curve between them.
@inlinable
public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// The reflection of a direction by a surface with a unit normal.
@inlinable
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
    x - n * (2 * simd_dot(x, n))
}

/// The dot product of two vectors.
@inlinable
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
/// A vector's length.
@inlinable
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// The squared length of a vector.
@inlinable
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(x) }
/// The distance between two points.
@inlinable
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_distance(x, y) }
/// The vector normalized to a length of 1.
@inlinable
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// The cross product of two vectors.
@inlinable
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }
/// Interpolates linearly between the elements of two vectors.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
/// Interpolates linearly between two vectors, by the same fraction for all elements.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Clamps a number between two others.
@inlinable
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable { simd_clamp(x, min, max) }
/// The reflection of a direction by a surface.
@inlinable
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }

@inlinable
func eachNumber<V: SIMD>(_ x: V, _ function: (Double) -> Double) -> V where V.Scalar: BinaryFloatingPoint {
    var result = x
    for index in x.indices { result[index] = V.Scalar(function(Double(x[index]))) }
    return result
}

/// The elementwise sine.
@inlinable
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { eachNumber(x) { Foundation.sin($0) } }
/// The elementwise cosine.
@inlinable
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { eachNumber(x) { Foundation.cos($0) } }
/// The elementwise exponential.
@inlinable
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { eachNumber(x) { Foundation.exp($0) } }
/// The elementwise absolute value.
@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
/// The elementwise square root.
@inlinable
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
/// Rounds each element down.
@inlinable
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
/// Rounds each element up.
@inlinable
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
