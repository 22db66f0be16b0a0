import SwiftUI

/// A data point of a line, which connects the points of a series in the order in which they are given.
///
/// Points with the same `series`, or with the same values of `foregroundStyle(by:)` and related modifiers, form a
/// series. A non-finite value interrupts the line.
/// [Apple's reference](https://developer.apple.com/documentation/charts/linemark)
public struct LineMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// Creates a data point of a line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.line)
        (mark.x, mark.y) = (x.input, y.input)
        self.mark = mark
    }

    /// Creates a data point of a series' line.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.line)
        (mark.x, mark.y, mark.series) = (x.input, y.input, series.input)
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
