import SwiftUI

/// A symbol at a place: a disk six points wide, unless modifiers say otherwise.
/// [Apple's reference](https://developer.apple.com/documentation/charts/pointmark)
public struct PointMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// A symbol at a place.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        (mark.x, mark.y) = (x.input, y.input)
        self.mark = mark
    }

    /// A symbol at a value of x, half way up.
    public init<X: Plottable>(x: PlottableValue<X>) {
        var mark = Mark(.point)
        mark.x = x.input
        self.mark = mark
    }

    /// A symbol at a value of y, in the middle.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        var mark = Mark(.point)
        mark.y = y.input
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
