// The names that matrices, vectors and quaternions have in C.

/// 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// 2 numbers.
public typealias simd_double2 = SIMD2<Double>
/// 3 numbers.
public typealias simd_double3 = SIMD3<Double>
/// 4 numbers.
public typealias simd_double4 = SIMD4<Double>
/// 2 numbers.
public typealias simd_int2 = SIMD2<Int32>
/// 3 numbers.
public typealias simd_int3 = SIMD3<Int32>
/// 4 numbers.
public typealias simd_int4 = SIMD4<Int32>
/// 2 numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// 3 numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// 4 numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// 2 columns of 2 numbers.
public typealias simd_float2x2 = Matrix2x2<Float>
/// 2 columns of 2 numbers.
public typealias float2x2 = Matrix2x2<Float>
/// Leaves vectors as they are.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// 3 columns of 3 numbers.
public typealias simd_float3x3 = Matrix3x3<Float>
/// 3 columns of 3 numbers.
public typealias float3x3 = Matrix3x3<Float>
/// Leaves vectors as they are.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// 4 columns of 4 numbers.
public typealias simd_float4x4 = Matrix4x4<Float>
/// 4 columns of 4 numbers.
public typealias float4x4 = Matrix4x4<Float>
/// Leaves vectors as they are.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// 2 columns of 2 numbers.
public typealias simd_double2x2 = Matrix2x2<Double>
/// 2 columns of 2 numbers.
public typealias double2x2 = Matrix2x2<Double>
/// Leaves vectors as they are.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// 3 columns of 3 numbers.
public typealias simd_double3x3 = Matrix3x3<Double>
/// 3 columns of 3 numbers.
public typealias double3x3 = Matrix3x3<Double>
/// Leaves vectors as they are.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// 4 columns of 4 numbers.
public typealias simd_double4x4 = Matrix4x4<Double>
/// 4 columns of 4 numbers.
public typealias double4x4 = Matrix4x4<Double>
/// Leaves vectors as they are.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// A quaternion.
public typealias simd_quatf = Quaternion<Float>
/// A quaternion.
public typealias simd_quatd = Quaternion<Double>

/// The product of two matrices.
@inlinable
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A vector, transformed.
@inlinable
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// The matrix that undoes another.
@inlinable
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// The matrix with rows in the place of columns.
@inlinable
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// By how much a matrix enlarges areas or volumes.
@inlinable
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
