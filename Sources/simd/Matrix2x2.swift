/// A matrix of 2 columns of 2 numbers each.
/// [Apple's reference](https://developer.apple.com/documentation/simd/simd_double2x2)
@frozen
public struct Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    // Numbers alone: the storage of a vector does not say so by itself.
    /// A column, and a row.
    public typealias Column = SIMD2<Scalar>

    /// The columns, from the left.
    public var columns: (Column, Column)

    /// Makes a matrix of columns.
    @inlinable
    public init(columns: (Column, Column)) { self.columns = columns }

    /// Makes a matrix of columns.
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
    /// How many columns there are.
    @inlinable
    public static var size: Int { 2 }

    /// Makes a matrix of zeros.
    @inlinable
    public init() { columns = (.zero, .zero) }
}
