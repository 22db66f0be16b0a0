import SwiftUI

/// A symbol at a position: by default, a disk six points wide.
/// [Apple's reference](https://developer.apple.com/documentation/charts/pointmark)
public struct PointMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// Creates a symbol at a position.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        (mark.x, mark.y) = (x.input, y.input)
        self.mark = mark
    }

    /// Creates a symbol at an x value, vertically centred.
    public init<X: Plottable>(x: PlottableValue<X>) {
        var mark = Mark(.point)
        mark.x = x.input
        self.mark = mark
    }

    /// Creates a symbol at a y value, horizontally centred.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        var mark = Mark(.point)
        mark.y = y.input
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
