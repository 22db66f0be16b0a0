import SwiftUI

/// A data point of an area between a line and zero, or between two lines.
///
/// The areas of several series are stacked.
/// [Apple's reference](https://developer.apple.com/documentation/charts/areamark)
public struct AreaMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// Creates a data point of an area from zero to a y value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.stacking) = (x.input, y.input, stacking)
        self.mark = mark
    }

    /// Creates a data point of a series' area.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.series, mark.stacking) = (x.input, y.input, series.input, stacking)
        self.mark = mark
    }

    /// Creates a data point of an area from one y value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.yEnd) = (x.input, yStart.input, yEnd.input)
        self.mark = mark
    }

    /// Creates a data point of a series' area from one y value to another.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.yEnd, mark.series) = (x.input, yStart.input, yEnd.input, series.input)
        self.mark = mark
    }

    /// Creates a data point of an area from one x value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.xEnd, mark.y) = (xStart.input, xEnd.input, y.input)
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
