import SwiftUI

/// A rectangle: a cell of a heat map, or a range of values.
/// [Apple's reference](https://developer.apple.com/documentation/charts/rectanglemark)
public struct RectangleMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// A rectangle that fills the room of a category, a unit of dates or a bin in both dimensions.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.y, mark.width, mark.height) = (x.input, y.input, width, height)
        self.mark = mark
    }

    /// A rectangle between values of both dimensions.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.xEnd, mark.y, mark.yEnd) = (xStart.input, xEnd.input, yStart.input, yEnd.input)
        self.mark = mark
    }

    /// A rectangle between values of y, at a place of x.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.input, yStart.input, yEnd.input, width)
        self.mark = mark
    }

    /// A rectangle between values of x, at a place of y.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.xEnd, mark.y, mark.height) = (xStart.input, xEnd.input, y.input, height)
        self.mark = mark
    }

    /// A strip as high as the plot, between values of x.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        var mark = Mark(.rectangle)
        (mark.x, mark.xEnd) = (xStart.input, xEnd.input)
        self.mark = mark
    }

    /// A strip as wide as the plot, between values of y.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = Mark(.rectangle)
        (mark.y, mark.yEnd) = (yStart.input, yEnd.input)
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
