import SwiftUI

/// A bar from the axis to a value, or from one value to another.
///
/// Along a dimension of categories or of a date's unit a bar takes three quarters of the room, unless its width says
/// otherwise; bars at the same place stand on one another.
/// [Apple's reference](https://developer.apple.com/documentation/charts/barmark)
public struct BarMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// A bar at a place of x that reaches to a value of y, or the other way round where y has categories or dates.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.y, mark.width, mark.height) = (x.input, y.input, width, height)
        mark.stacking = stacking
        self.mark = mark
    }

    /// A bar from one value of y to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.input, yStart.input, yEnd.input, width)
        self.mark = mark
    }

    /// A bar from one value of x to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.xEnd, mark.y, mark.height) = (xStart.input, xEnd.input, y.input, height)
        self.mark = mark
    }

    /// A bar of a length along x, over all of the height: bars lie one behind the other.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.height, mark.stacking) = (x.input, height, stacking)
        self.mark = mark
    }

    /// A bar of a length along y, over all of the width: bars stand on one another.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.y, mark.width, mark.stacking) = (y.input, width, stacking)
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
