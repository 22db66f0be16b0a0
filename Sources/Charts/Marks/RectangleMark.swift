import SwiftUI

/// A rectangle: a cell of a heat map, or a range of values.
/// [Apple's reference](https://developer.apple.com/documentation/charts/rectanglemark)
public struct RectangleMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// Creates a rectangle that fills the band of a category, a date unit or a bin in both dimensions.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.y, mark.width, mark.height) = (x.input, y.input, width, height)
        self.mark = mark
    }

    /// Creates a rectangle between values of both dimensions.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.xEnd, mark.y, mark.yEnd) = (xStart.input, xEnd.input, yStart.input, yEnd.input)
        self.mark = mark
    }

    /// Creates a rectangle between two y values, at an x value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.input, yStart.input, yEnd.input, width)
        self.mark = mark
    }

    /// Creates a rectangle between two x values, at a y value.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.xEnd, mark.y, mark.height) = (xStart.input, xEnd.input, y.input, height)
        self.mark = mark
    }

    /// Creates a strip over the plot's full height, between two x values.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        var mark = Mark(.rectangle)
        (mark.x, mark.xEnd) = (xStart.input, xEnd.input)
        self.mark = mark
    }

    /// Creates a strip over the plot's full width, between two y values.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = Mark(.rectangle)
        (mark.y, mark.yEnd) = (yStart.input, yEnd.input)
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
