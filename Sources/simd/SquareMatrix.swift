/// A square matrix, whose columns are vectors.
public protocol SquareMatrix<Scalar>: Hashable, Sendable {
    /// The type of the elements.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
    /// A column, and a row.
    associatedtype Column: SIMD where Column.Scalar == Scalar

    /// The number of columns.
    static var size: Int { get }
    /// Creates a zero matrix.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// Creates a matrix from columns, whose number must match.
    @inlinable
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.size, "a matrix has \(Self.size) columns")
        self.init()
        for index in 0..<Self.size { self[index] = columns[index] }
    }

    /// Creates a matrix from rows, whose number must match.
    @inlinable
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// Creates a diagonal matrix.
    @inlinable
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index][index] = diagonal[index] }
    }

    /// Creates a diagonal matrix with equal elements on its diagonal.
    @inlinable
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// An element.
    @inlinable
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose.
    @inlinable
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size { for row in 0..<Self.size { result[row][column] = self[column][row] } }
        return result
    }

    /// The determinant.
    @inlinable
    public var determinant: Scalar { eliminated().determinant }

    /// The inverse; infinite or NaN elements if the matrix is singular.
    @inlinable
    public var inverse: Self { eliminated().inverse }

    /// Gauss-Jordan elimination with partial pivoting.
    @inlinable
    func eliminated() -> (determinant: Scalar, inverse: Self) {
        var (left, right, determinant) = (transpose, Self(1), Scalar(1))
        // Both contain rows.
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

    /// The product: the transform by the right matrix, followed by the left one.
    @inlinable
    public static func * (lhs: Self, rhs: Self) -> Self {
        var result = Self()
        for column in 0..<size { result[column] = lhs * rhs[column] }
        return result
    }

    /// Transforms a vector.
    @inlinable
    public static func * (lhs: Self, rhs: Column) -> Column {
        (0..<size).reduce(Column.zero) { $0 + lhs[$1] * rhs[$1] }
    }

    /// Transforms a vector by the transpose.
    @inlinable
    public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }

    @inlinable
    func map(_ change: (Column) -> Column) -> Self {
        var result = Self()
        for column in 0..<Self.size { result[column] = change(self[column]) }
        return result
    }

    /// Multiplies all elements by a number.
    @inlinable
    public static func * (lhs: Scalar, rhs: Self) -> Self { rhs.map { $0 * lhs } }
    /// Multiplies all elements by a number.
    @inlinable
    public static func * (lhs: Self, rhs: Scalar) -> Self { lhs.map { $0 * rhs } }
    /// The matrix with all elements negated.
    @inlinable
    public static prefix func - (matrix: Self) -> Self { matrix.map { -$0 } }
    /// The sum of two matrices.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        for column in 0..<size { result[column] += rhs[column] }
        return result
    }
    /// The difference of two matrices.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -rhs }
    /// Multiplies the matrix by another on the right.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Multiplies all elements by a number.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
    /// Adds a matrix.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts a matrix.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Whether all elements are equal.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<size).allSatisfy { lhs[$0] == rhs[$0] } }

    /// Feeds the elements to a hasher.
    @inlinable
    public func hash(into hasher: inout Hasher) { for column in 0..<Self.size { hasher.combine(self[column]) } }
}
