import SwiftUI

/// A bar from the axis to a value, or from one value to another.
///
/// Along a dimension of categories or of date units, a bar takes three quarters of the band, unless its width is set;
/// bars at the same position are stacked.
/// [Apple's reference](https://developer.apple.com/documentation/charts/barmark)
public struct BarMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// Creates a bar at an x value that extends to a y value, or the other way round if y is a category or a date.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.y, mark.width, mark.height) = (x.input, y.input, width, height)
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a bar from one y value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.input, yStart.input, yEnd.input, width)
        self.mark = mark
    }

    /// Creates a bar from one x value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.xEnd, mark.y, mark.height) = (xStart.input, xEnd.input, y.input, height)
        self.mark = mark
    }

    /// Creates a bar with a length along x and the full height of the plot: such bars are stacked one after another.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.height, mark.stacking) = (x.input, height, stacking)
        self.mark = mark
    }

    /// Creates a bar with a length along y and the full width of the plot: such bars are stacked on one another.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.y, mark.width, mark.stacking) = (y.input, width, stacking)
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
