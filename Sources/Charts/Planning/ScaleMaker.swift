import SwiftUI

/// Derives scales from the values of marks.
@MainActor
enum ScaleMaker {
    /// The approximate number of ticks for which the ends of a number scale are rounded.
    nonisolated static let desiredCount = 5

    /// Returns a scale with its kind, categories and type; its ends are determined once the extents of marks are known.
    static func scale(
        _ marks: [Mark], _ settings: AxisSettings, _ input: KeyPath<Mark, PlotInput?>,
        _ end: KeyPath<Mark, PlotInput?>
    ) -> PlotScale? {
        var given: [_PlotValue] = []
        if let domain = settings.domain, case .values(let values) = domain.kind { given = values }
        var (hasCategory, hasDate) = (given.contains { $0.category != nil }, given.contains(where: \.isDate))
        var isUsed = !given.isEmpty
        for mark in marks {
            guard let value = mark[keyPath: input]?.lower else { continue }
            isUsed = true
            if value.category != nil {
                hasCategory = true
                break
            }
            hasDate = hasDate || value.isDate
        }
        guard isUsed else { return nil }
        let type = settings.type?.kind
        var scale: PlotScale
        if hasCategory || type == .category {
            var names = given.map { $0.category ?? $0.text }
            var known = Set(names)
            if given.isEmpty {
                for mark in marks {
                    for value in [mark[keyPath: input]?.lower, mark[keyPath: end]?.lower] {
                        let name = value.map { $0.category ?? $0.text }
                        if let name, known.insert(name).inserted { names.append(name) }
                    }
                }
            }
            scale = PlotScale(categories: names)
        } else {
            scale = PlotScale(hasDate || type == .date ? .date : .number, 0, 1)
            if scale.kind == .number { scale.curve = settings.type?.curve ?? .linear }
        }
        if let padding = settings.padding { scale.padding = (padding.start, padding.end) }
        if let domain = settings.domain, case .automatic(_, let isReversed) = domain.kind {
            scale.isReversed = isReversed
        }
        return scale
    }

    /// Returns the scale with ends that accommodate the marks, and the whole units and bins that they represent.
    static func fitted(
        _ scale: PlotScale?, _ marks: [Mark], _ extents: [MarkExtent], _ settings: AxisSettings,
        _ input: KeyPath<Mark, PlotInput?>, _ span: (MarkExtent) -> MarkExtent.Span
    ) -> PlotScale? {
        guard var scale, scale.kind != .category else { return scale }
        if let domain = settings.domain, case .values(let values) = domain.kind, let first = values.first?.number,
            let last = values.last?.number, first.isFinite, last.isFinite
        {
            scale.isReversed = first > last
            return scale.window(from: min(first, last), length: abs(last - first))
        }
        var (lower, upper) = (Double.infinity, -Double.infinity)
        for (mark, extent) in zip(marks, extents) where extent.isPlotted && mark.kind != .sector {
            let part = span(extent)
            if part.lower.isFinite { lower = min(lower, part.lower, part.upper) }
            if part.upper.isFinite { upper = max(upper, part.upper, part.lower) }
            guard let value = mark[keyPath: input], let end = value.upper else { continue }
            for raw in [scale.raw(value.lower), scale.raw(end)].compactMap({ $0 }) where raw.isFinite {
                (lower, upper) = (min(lower, raw), max(upper, raw))
            }
        }
        if lower > upper, upper.isFinite { lower = upper }
        guard lower <= upper else { return scale.kind == .date ? nil : scale }
        if scale.kind == .date {
            if lower == upper { (lower, upper) = (lower - 43_200, upper + 43_200) }
            return scale.window(from: lower, length: upper - lower)
        }
        if scale.curve == .log {
            let (low, high) = (floor(log10(lower) + 1e-9), ceil(log10(upper) - 1e-9))
            let (from, to) = (pow(10, low), pow(10, max(high, low + 1)))
            return scale.window(from: from, length: to - from)
        }
        var includesZero = true
        if let domain = settings.domain, case .automatic(let includes?, _) = domain.kind { includesZero = includes }
        if includesZero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        if lower == upper { (lower, upper) = lower == 0 ? (0, 1) : (lower - abs(lower) / 2, upper + abs(upper) / 2) }
        let ends = NumberTicks.nice(lower, upper, desiredCount)
        scale = scale.window(from: ends.0, length: ends.1 - ends.0)
        return scale
    }
}
