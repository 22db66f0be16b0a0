public import Foundation

/// The range of a bin.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartbinrange)
public struct ChartBinRange<Bound> {
    /// The lower bound of the bin.
    public let lowerBound: Bound
    /// The upper bound, where the next bin begins.
    public let upperBound: Bound

    init(_ lower: Bound, _ upper: Bound) { (lowerBound, upperBound) = (lower, upper) }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of equal size for numbers.
/// [Apple's reference](https://developer.apple.com/documentation/charts/numberbins)
public struct NumberBins<Value: Plottable & Comparable & Sendable>: RandomAccessCollection, Sendable
where Value.PrimitivePlottable: Sendable {
    /// The boundaries of the bins, in ascending order.
    public let thresholds: [Value]

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// Returns the bin at an index.
    public subscript(index: Int) -> ChartBinRange<Value> { ChartBinRange(thresholds[index], thresholds[index + 1]) }

    /// Returns the index of the bin that contains a value: 0 below the first, and the last above the last.
    public func index(for value: Value) -> Int {
        Swift.max(thresholds.prefix(count).partitioningIndex { $0 > value } - 1, 0)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins of a round size for data: about the desired count, ten by default.
    public init(data: [Value], desiredCount: Int? = nil) {
        let finite = data.filter(\.isFinite).map { Double($0) }
        self.init(thresholds: NumberTicks.bins(finite, desiredCount ?? 10, least: 0).map { Value($0) })
    }

    /// Creates bins of a size that cover a range; a single bin if the size isn't positive.
    public init(size: Value, range: ClosedRange<Value>) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        self.init(thresholds: NumberTicks.bins(from: low, to: high, size: Double(size)).map { Value($0) })
    }
}

extension NumberBins where Value: FixedWidthInteger {
    /// Creates bins of a round size for data: about the desired count, ten by default.
    public init(data: [Value], desiredCount: Int? = nil) {
        let numbers = data.map { Double($0) }
        self.init(thresholds: NumberTicks.bins(numbers, desiredCount ?? 10, least: 1).compactMap { Value(exactly: $0) })
    }

    /// Creates bins of a size that cover a range; a single bin if the size isn't positive.
    public init(size: Value, range: ClosedRange<Value>) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        self.init(
            thresholds: NumberTicks.bins(from: low, to: high, size: Double(size)).compactMap { Value(exactly: $0) })
    }
}

/// Bins of a calendar unit for dates.
/// [Apple's reference](https://developer.apple.com/documentation/charts/datebins)
public struct DateBins: RandomAccessCollection, Sendable {
    /// The boundaries of the bins, in ascending order.
    public let thresholds: [Date]

    /// Creates bins of a unit, such as a day or two months, that cover a range. At most 10,000 are created.
    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        thresholds = DateTicks.thresholds(unit, by: Swift.max(count, 1), covering: range, calendar)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// Returns the bin at an index.
    public subscript(index: Int) -> ChartBinRange<Date> { ChartBinRange(thresholds[index], thresholds[index + 1]) }

    /// Returns the index of the bin that contains a date: 0 below the first, and the last above the last.
    public func index(for date: Date) -> Int {
        Swift.max(0, Swift.min((thresholds.firstIndex { $0 > date } ?? thresholds.count) - 1, count - 1))
    }
}
