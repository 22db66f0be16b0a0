/// A matrix with 2 columns of 2 elements each.
/// [Apple's reference](https://developer.apple.com/documentation/simd/simd_double2x2)
@frozen
public struct Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    // Only numbers: the storage of vectors is not declared `Sendable`.
    /// A column, and a row.
    public typealias Column = SIMD2<Scalar>

    /// The columns, left to right.
    public var columns: (Column, Column)

    /// Creates a matrix from columns.
    @inlinable
    public init(columns: (Column, Column)) { self.columns = columns }

    /// Creates a matrix from columns.
    @inlinable
    public init(_ col0: Column, _ col1: Column) {
        columns = (col0, col1)
    }

    /// A column.
    @inlinable
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("a matrix has 2 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("a matrix has 2 columns")
            }
        }
    }
}

extension Matrix2x2: SquareMatrix {
    /// The number of columns.
    @inlinable
    public static var size: Int { 2 }

    /// Creates a zero matrix.
    @inlinable
    public init() { columns = (.zero, .zero) }
}
