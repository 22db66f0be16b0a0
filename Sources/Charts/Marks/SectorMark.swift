public import CoreGraphics
import SwiftUI

/// A sector of a pie or, with an inner radius, of a ring: a part of the sum, clockwise from the top.
///
/// A value below zero or not finite has no sector.
/// [Apple's reference](https://developer.apple.com/documentation/charts/sectormark)
public struct SectorMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// A sector after the one before.
    ///
    /// - Parameters:
    ///   - angle: its part of the sum, or with a range where it begins and ends.
    ///   - innerRadius: where it begins: 0 by default; a ratio is one of the greatest radius.
    ///   - outerRadius: how far it reaches: by default the greatest radius, half of the plot's shorter side.
    ///   - angularInset: the margin at each of its two straight sides, in points.
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        (mark.x, mark.innerRadius, mark.outerRadius) = (angle.input, innerRadius, outerRadius)
        mark.angularInset = angularInset.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
        self.mark = mark
    }

    public func _collect(_ collector: _MarkCollector) { collector.add(mark) }
}
