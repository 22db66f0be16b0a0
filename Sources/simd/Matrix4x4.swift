/// A matrix with 4 columns of 4 elements each.
/// [Apple's reference](https://developer.apple.com/documentation/simd/simd_double4x4)
@frozen
public struct Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    // Only numbers: the storage of vectors is not declared `Sendable`.
    /// A column, and a row.
    public typealias Column = SIMD4<Scalar>

    /// The columns, left to right.
    public var columns: (Column, Column, Column, Column)

    /// Creates a matrix from columns.
    @inlinable
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

    /// Creates a matrix from columns.
    @inlinable
    public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) {
        columns = (col0, col1, col2, col3)
    }

    /// A column.
    @inlinable
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("a matrix has 4 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a matrix has 4 columns")
            }
        }
    }
}

extension Matrix4x4: SquareMatrix {
    /// The number of columns.
    @inlinable
    public static var size: Int { 4 }

    /// Creates a zero matrix.
    @inlinable
    public init() { columns = (.zero, .zero, .zero, .zero) }
}
