// The C names of matrices, vectors and quaternions.

/// A vector with 2 elements.
public typealias simd_float2 = SIMD2<Float>
/// A vector with 3 elements.
public typealias simd_float3 = SIMD3<Float>
/// A vector with 4 elements.
public typealias simd_float4 = SIMD4<Float>
/// A vector with 2 elements.
public typealias simd_double2 = SIMD2<Double>
/// A vector with 3 elements.
public typealias simd_double3 = SIMD3<Double>
/// A vector with 4 elements.
public typealias simd_double4 = SIMD4<Double>
/// A vector with 2 elements.
public typealias simd_int2 = SIMD2<Int32>
/// A vector with 3 elements.
public typealias simd_int3 = SIMD3<Int32>
/// A vector with 4 elements.
public typealias simd_int4 = SIMD4<Int32>
/// A vector with 2 elements.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector with 3 elements.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector with 4 elements.
public typealias simd_uint4 = SIMD4<UInt32>
/// A matrix with 2 columns of 2 elements.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A matrix with 2 columns of 2 elements.
public typealias float2x2 = Matrix2x2<Float>
/// The identity matrix.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// A matrix with 3 columns of 3 elements.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A matrix with 3 columns of 3 elements.
public typealias float3x3 = Matrix3x3<Float>
/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// A matrix with 4 columns of 4 elements.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix with 4 columns of 4 elements.
public typealias float4x4 = Matrix4x4<Float>
/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// A matrix with 2 columns of 2 elements.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A matrix with 2 columns of 2 elements.
public typealias double2x2 = Matrix2x2<Double>
/// The identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// A matrix with 3 columns of 3 elements.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A matrix with 3 columns of 3 elements.
public typealias double3x3 = Matrix3x3<Double>
/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// A matrix with 4 columns of 4 elements.
public typealias simd_double4x4 = Matrix4x4<Double>
/// A matrix with 4 columns of 4 elements.
public typealias double4x4 = Matrix4x4<Double>
/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// A quaternion.
public typealias simd_quatf = Quaternion<Float>
/// A quaternion.
public typealias simd_quatd = Quaternion<Double>

/// The product of two matrices.
@inlinable
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Transforms a vector by a matrix.
@inlinable
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// The inverse of a matrix.
@inlinable
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// The transpose of a matrix.
@inlinable
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// The determinant of a matrix.
@inlinable
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
