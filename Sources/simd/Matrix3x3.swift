/// A matrix of 3 columns of 3 numbers each.
/// [Apple's reference](https://developer.apple.com/documentation/simd/simd_double3x3)
@frozen
public struct Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    // Numbers alone: the storage of a vector does not say so by itself.
    /// A column, and a row.
    public typealias Column = SIMD3<Scalar>

    /// The columns, from the left.
    public var columns: (Column, Column, Column)

    /// Makes a matrix of columns.
    @inlinable
    public init(columns: (Column, Column, Column)) { self.columns = columns }

    /// Makes a matrix of columns.
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
    /// How many columns there are.
    @inlinable
    public static var size: Int { 3 }

    /// Makes a matrix of zeros.
    @inlinable
    public init() { columns = (.zero, .zero, .zero) }
}
