/// A matrix with as many rows as columns, whose columns are vectors.
public protocol SquareMatrix<Scalar>: Hashable, Sendable {
    /// The type of the numbers.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
    /// A column, and a row.
    associatedtype Column: SIMD where Column.Scalar == Scalar

    /// How many columns there are.
    static var size: Int { get }
    /// Makes a matrix of zeros.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// Makes a matrix of columns, as many as it has.
    @inlinable
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.size, "a matrix has \(Self.size) columns")
        self.init()
        for index in 0..<Self.size { self[index] = columns[index] }
    }

    /// Makes a matrix of rows, as many as it has.
    @inlinable
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// Makes a matrix with numbers from the upper left to the lower right, and zeros beside them.
    @inlinable
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index][index] = diagonal[index] }
    }

    /// Makes a matrix with a number from the upper left to the lower right.
    @inlinable
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// A number.
    @inlinable
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows in the place of columns.
    @inlinable
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size { for row in 0..<Self.size { result[row][column] = self[column][row] } }
        return result
    }

    /// By how much the matrix enlarges areas or volumes.
    @inlinable
    public var determinant: Scalar { eliminated().determinant }

    /// The matrix that undoes this one; of infinite numbers, or none, where there is no such.
    @inlinable
    public var inverse: Self { eliminated().inverse }

    /// Gauss and Jordan's elimination, with the greatest number of each column as its pivot.
    @inlinable
    func eliminated() -> (determinant: Scalar, inverse: Self) {
        var (left, right, determinant) = (transpose, Self(1), Scalar(1))
        // Both hold rows.
        for column in 0..<Self.size {
            let pivot = (column..<Self.size).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
            if pivot != column {
                (left[pivot], left[column]) = (left[column], left[pivot])
                (right[pivot], right[column]) = (right[column], right[pivot])
                determinant = -determinant
            }
            let value = left[column][column]
            determinant *= value
            (left[column], right[column]) = (left[column] / value, right[column] / value)
            for row in 0..<Self.size where row != column {
                let factor = left[row][column]
                left[row] -= left[column] * factor
                right[row] -= right[column] * factor
            }
        }
        return (determinant, right.transpose)
    }

    /// The matrix that does what the right one does, and then what the left one does.
    @inlinable
    public static func * (lhs: Self, rhs: Self) -> Self {
        var result = Self()
        for column in 0..<size { result[column] = lhs * rhs[column] }
        return result
    }

    /// A vector, transformed.
    @inlinable
    public static func * (lhs: Self, rhs: Column) -> Column {
        (0..<size).reduce(Column.zero) { $0 + lhs[$1] * rhs[$1] }
    }

    /// A vector, transformed by the transpose.
    @inlinable
    public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }

    @inlinable
    func map(_ change: (Column) -> Column) -> Self {
        var result = Self()
        for column in 0..<Self.size { result[column] = change(self[column]) }
        return result
    }

    /// The matrix with all numbers multiplied.
    @inlinable
    public static func * (lhs: Scalar, rhs: Self) -> Self { rhs.map { $0 * lhs } }
    /// The matrix with all numbers multiplied.
    @inlinable
    public static func * (lhs: Self, rhs: Scalar) -> Self { lhs.map { $0 * rhs } }
    /// The matrix with all numbers negated.
    @inlinable
    public static prefix func - (matrix: Self) -> Self { matrix.map { -$0 } }
    /// The sum, number by number.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        for column in 0..<size { result[column] += rhs[column] }
        return result
    }
    /// The difference, number by number.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -rhs }
    /// Puts another matrix before this one.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Multiplies all numbers.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
    /// Adds number by number.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts number by number.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Whether all numbers are the same.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<size).allSatisfy { lhs[$0] == rhs[$0] } }

    /// Feeds the numbers to a hasher.
    @inlinable
    public func hash(into hasher: inout Hasher) { for column in 0..<Self.size { hasher.combine(self[column]) } }
}
