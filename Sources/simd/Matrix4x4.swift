/// A matrix of 4 columns of 4 numbers each.
/// [Apple's reference](https://developer.apple.com/documentation/simd/simd_double4x4)
@frozen
public struct Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, @unchecked Sendable {
    // Numbers alone: the storage of a vector does not say so by itself.
    /// A column, and a row.
    public typealias Column = SIMD4<Scalar>

    /// The columns, from the left.
    public var columns: (Column, Column, Column, Column)

    /// Makes a matrix of columns.
    @inlinable
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

    /// Makes a matrix of columns.
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
    /// How many columns there are.
    @inlinable
    public static var size: Int { 4 }

    /// Makes a matrix of zeros.
    @inlinable
    public init() { columns = (.zero, .zero, .zero, .zero) }
}
