import CoreGraphics
import SwiftUI

/// Computes the extents of marks, and the scales for them.
@MainActor
struct ExtentPlanner {
    private let marks: [Mark]
    private(set) var xScale: PlotScale?
    private(set) var yScale: PlotScale?
    private(set) var extents: [MarkExtent] = []
    private(set) var sectorTotal = 0.0
    /// The band of a bar on a scale without categories and units.
    private var gapX = 0.0
    private var gapY = 0.0
    private var slots: [_PlotValue: Int] = [:]

    init(_ marks: [Mark], _ settings: ChartSettings) {
        self.marks = marks
        let plain = marks.filter { $0.kind != .sector }
        xScale = ScaleMaker.scale(plain, settings.x, \.x, \.xEnd)
        yScale = ScaleMaker.scale(plain, settings.y, \.y, \.yEnd)
        // Categories are listed from the top.
        if yScale?.kind == .category { yScale?.isReversed.toggle() }
        for mark in marks {
            guard let value = mark.style.encoding(.position)?.lower, slots[value] == nil else { continue }
            slots[value] = slots.count
        }
        gapX = gap(\.x, xScale)
        gapY = gap(\.y, yScale)
        extents = marks.map(extent)
        stack()
        xScale = ScaleMaker.fitted(xScale, marks, extents, settings.x, \.x) { $0.x }
        yScale = ScaleMaker.fitted(yScale, marks, extents, settings.y, \.y) { $0.y }
    }

    /// Returns the minimum distance between bars along a scale of numbers or dates.
    private func gap(_ input: KeyPath<Mark, PlotInput?>, _ scale: PlotScale?) -> Double {
        guard let scale, scale.kind != .category else { return 1 }
        var values: [Double] = []
        for mark in marks where mark.kind == .bar || mark.kind == .rectangle {
            if let value = mark[keyPath: input], value.upper == nil, let raw = scale.raw(value.lower) {
                values.append(raw)
            }
        }
        values.sort()
        let least = zip(values, values.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }.min()
        return least ?? (scale.kind == .date ? 86_400 : 1)
    }

    // MARK: Marks

    private func extent(_ mark: Mark) -> MarkExtent {
        if mark.kind == .sector { return MarkExtent(x: .all, y: .all) }
        guard let x = span(mark.x, mark.xEnd, xScale), let y = span(mark.y, mark.yEnd, yScale) else { return .none }
        var extent = MarkExtent(x: x, y: y)
        let isUpright = isUpright(mark)
        switch mark.kind {
        case .bar:
            (extent.isBandX, extent.isBandY) = (isUpright, !isUpright)
            if mark.x == nil || mark.y == nil { (extent.isBandX, extent.isBandY) = (mark.x == nil, mark.y == nil) }
        case .rectangle:
            (extent.isBandX, extent.isBandY) = (mark.xEnd == nil && mark.x != nil, mark.yEnd == nil && mark.y != nil)
        case .line, .area, .point, .rule, .sector:
            if mark.xEnd == nil { extent.x = MarkExtent.Span(lower: x.middle, upper: x.middle) }
            if mark.yEnd == nil { extent.y = MarkExtent.Span(lower: y.middle, upper: y.middle) }
            if mark.kind == .rule {
                if mark.x == nil { extent.x = .all }
                if mark.y == nil { extent.y = .all }
            }
        }
        let share = mark.kind == .bar ? 0.75 : 1
        if extent.isBandX { extent.x = band(mark, .horizontal, extent.x, mark.width, share, gapX, xScale) }
        if extent.isBandY { extent.y = band(mark, .vertical, extent.y, mark.height, share, gapY, yScale) }
        if !extent.isBandX, !extent.isBandY, mark.style.encoding(.position) != nil { moveToSlot(mark, &extent) }
        return extent
    }

    /// Returns a mark's extent along a dimension: the whole plot if it has no value; nil if the value cannot be
    /// plotted.
    private func span(_ input: PlotInput?, _ end: PlotInput?, _ scale: PlotScale?) -> MarkExtent.Span? {
        guard let input else { return .all }
        guard let scale, let lower = scale.raw(input.lower) else { return nil }
        if let end {
            guard let upper = scale.raw(end.lower) else { return nil }
            // Between categories, it extends from the first one's band to the last one's.
            let half = scale.kind == .category ? 0.5 : 0
            return MarkExtent.Span(lower: min(lower, upper) - half, upper: max(lower, upper) + half)
        }
        guard let upper = input.upper else { return MarkExtent.Span(lower: lower, upper: lower) }
        return scale.raw(upper).map { MarkExtent.Span(lower: lower, upper: $0) }
    }

    /// Returns whether a bar's band is along x, and its length along y.
    private func isUpright(_ mark: Mark) -> Bool {
        if mark.xEnd != nil { return false }
        if mark.yEnd != nil { return true }
        guard let x = mark.x, let y = mark.y else { return mark.x == nil }
        if xScale?.kind == .category || x.upper != nil { return true }
        if yScale?.kind == .category || y.upper != nil { return false }
        return !(yScale?.kind == .date && xScale?.kind != .date)
    }

    /// Returns the part of a value's band that a bar takes.
    private func band(
        _ mark: Mark, _ axis: Axis, _ span: MarkExtent.Span, _ dimension: MarkDimension, _ automatic: CGFloat,
        _ gap: Double, _ scale: PlotScale?
    ) -> MarkExtent.Span {
        guard span.lower != -.infinity else { return span }
        var room = span.upper - span.lower
        if room == 0 { room = scale?.kind == .category ? 1 : gap }
        var middle = span.middle
        var share = Double(dimension.share(automatic))
        if let value = mark.style.encoding(.position)?.lower, let slot = slots[value],
            mark.style.positionAxis.map({ $0 == axis }) ?? true
        {
            let whole = room * Double(mark.style.positionSpan.share(0.75))
            room = whole / Double(slots.count)
            middle += (Double(slot) + 0.5) * room - whole / 2
            share = Double(dimension.share(mark.kind == .bar ? 0.9 : 1))
        }
        return MarkExtent.Span(lower: middle - room * share / 2, upper: middle + room * share / 2)
    }

    /// Moves a point into its group's part of the category's band.
    private func moveToSlot(_ mark: Mark, _ extent: inout MarkExtent) {
        guard let value = mark.style.encoding(.position)?.lower, let slot = slots[value] else { return }
        let axis = mark.style.positionAxis ?? (xScale?.kind == .category ? .horizontal : .vertical)
        guard (axis == .horizontal ? xScale : yScale)?.kind == .category else { return }
        let whole = Double(mark.style.positionSpan.share(0.75))
        let shift = (Double(slot) + 0.5) * whole / Double(slots.count) - whole / 2
        if axis == .horizontal {
            extent.x = MarkExtent.Span(lower: extent.x.lower + shift, upper: extent.x.upper + shift)
        } else {
            extent.y = MarkExtent.Span(lower: extent.y.lower + shift, upper: extent.y.upper + shift)
        }
    }

    // MARK: Stacking

    private struct StackKey: Hashable {
        let kind: Mark.Kind
        let isUpright: Bool
        let place: Double
        let slot: _PlotValue?
    }

    private struct Stack {
        var above = 0.0
        var below = 0.0
        var total = 0.0
    }

    private mutating func stack() {
        stackSectors()
        var stacks: [StackKey: Stack] = [:]
        func key(_ mark: Mark, _ extent: MarkExtent, _ isUpright: Bool) -> StackKey {
            StackKey(
                kind: mark.kind, isUpright: isUpright, place: isUpright ? extent.x.middle : extent.y.middle,
                slot: mark.style.encoding(.position)?.lower)
        }
        func length(_ extent: MarkExtent, _ isUpright: Bool) -> Double {
            isUpright ? extent.y.middle : extent.x.middle
        }
        let stacked = marks.indices.filter {
            marks[$0].stacking != nil && extents[$0].isPlotted
                && length(extents[$0], isUprightStack(marks[$0])).isFinite
        }
        for index in stacked where marks[index].stacking != .unstacked {
            let isUpright = isUprightStack(marks[index])
            stacks[key(marks[index], extents[index], isUpright), default: Stack()].total += abs(
                length(extents[index], isUpright))
        }
        for index in stacked {
            let (mark, isUpright) = (marks[index], isUprightStack(marks[index]))
            var value = length(extents[index], isUpright)
            var base = 0.0
            if let method = mark.stacking, method != .unstacked {
                let key = key(mark, extents[index], isUpright)
                var stack = stacks[key] ?? Stack()
                if method == .normalized { value = stack.total > 0 ? value / stack.total : 0 }
                base = value < 0 ? stack.below : stack.above
                if value < 0 { stack.below += value } else { stack.above += value }
                stacks[key] = stack
                if method == .center { base -= stack.total / 2 }
            }
            // A logarithmic scale has no zero: bars start at its lower end.
            let isLog = (isUpright ? yScale : xScale)?.curve == .log
            let span = MarkExtent.Span(lower: base == 0 && isLog ? -.infinity : base, upper: base + value)
            if isUpright { extents[index].y = span } else { extents[index].x = span }
        }
    }

    private func isUprightStack(_ mark: Mark) -> Bool { mark.kind == .area ? true : isUpright(mark) }

    private mutating func stackSectors() {
        let indexes = marks.indices.filter { marks[$0].kind == .sector }
        guard !indexes.isEmpty else { return }
        var sum = 0.0
        for index in indexes {
            let input = marks[index].x
            let (lower, upper) = (input?.lower.number ?? .nan, input?.upper?.number)
            let length = upper.map { $0 - lower } ?? lower
            guard length.isFinite, length > 0 else {
                extents[index] = .none
                continue
            }
            let start = upper == nil ? sum : lower
            extents[index].x = MarkExtent.Span(lower: start, upper: start + length)
            sum = max(sum, start + length)
        }
        sectorTotal = sum
        for index in indexes where extents[index].isPlotted {
            extents[index].x.lower /= sum
            extents[index].x.upper /= sum
        }
    }
}
