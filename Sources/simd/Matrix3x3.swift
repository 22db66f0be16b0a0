/// A matrix with 3 columns of 3 elements each.
/// [Apple's reference](https://developer.apple.com/documentation/simd/simd_double3x3)
@frozen
public struct Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    // Only numbers: the storage of vectors is not declared `Sendable`.
    /// A column, and a row.
    public typealias Column = SIMD3<Scalar>

    /// The columns, left to right.
    public var columns: (Column, Column, Column)

    /// Creates a matrix from columns.
    @inlinable
    public init(columns: (Column, Column, Column)) { self.columns = columns }

    /// Creates a matrix from columns.
    @inlinable
    public init(_ col0: Column, _ col1: Column, _ col2: Column) {
        columns = (col0, col1, col2)
    }

    /// A column.
    @inlinable
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("a matrix has 3 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("a matrix has 3 columns")
            }
        }
    }
}

extension Matrix3x3: SquareMatrix {
    /// The number of columns.
    @inlinable
    public static var size: Int { 3 }

    /// Creates a zero matrix.
    @inlinable
    public init() { columns = (.zero, .zero, .zero) }
}
