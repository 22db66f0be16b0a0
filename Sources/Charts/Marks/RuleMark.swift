import SwiftUI

/// A straight line across the plot at a value, or between two values; one point wide by default.
/// [Apple's reference](https://developer.apple.com/documentation/charts/rulemark)
public struct RuleMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// Creates a vertical line over the full height of the plot.
    public init<X: Plottable>(x: PlottableValue<X>) {
        var mark = Mark(.rule)
        mark.x = x.input
        self.mark = mark
    }

    /// Creates a horizontal line over the full width of the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        var mark = Mark(.rule)
        mark.y = y.input
        self.mark = mark
    }

    /// Creates a vertical line between two y values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rule)
        (mark.x, mark.y, mark.yEnd) = (x.input, yStart.input, yEnd.input)
        self.mark = mark
    }

    /// Creates a horizontal line between two x values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var mark = Mark(.rule)
        (mark.x, mark.xEnd, mark.y) = (xStart.input, xEnd.input, y.input)
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
