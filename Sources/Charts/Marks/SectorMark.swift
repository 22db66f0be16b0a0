public import CoreGraphics
import SwiftUI

/// A sector of a pie or, with an inner radius, of a donut: a share of the total, clockwise from the top.
///
/// A negative or non-finite value has no sector.
/// [Apple's reference](https://developer.apple.com/documentation/charts/sectormark)
public struct SectorMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    /// Creates a sector that follows the previous one.
    ///
    /// - Parameters:
    ///   - angle: its share of the total, or with a range, where it begins and ends.
    ///   - innerRadius: the inner radius: 0 by default; a ratio is relative to the maximum radius.
    ///   - outerRadius: the outer radius: by default the maximum radius, half of the plot's shorter side.
    ///   - angularInset: the inset at each of its two straight sides, in points.
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
