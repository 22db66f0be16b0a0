import CoreGraphics
import SwiftUI

/// The content of an axis, with positions in units of its scale.
@MainActor
struct AxisPlan {
    struct Line {
        let unit: Double
        let stroke: StrokeStyle
        let style: AnyShapeStyle?
        let offset: CGSize
    }

    struct Tick {
        let line: Line
        let edge: Edge
        /// The length in points; nil if the tick is as long as labels are tall.
        let length: CGFloat?
    }

    struct Label: Identifiable {
        let id: AnyHashable
        let view: AnyView
        let place: LabelPlace
    }

    private(set) var lines: [Line] = []
    private(set) var ticks: [Tick] = []
    private(set) var labels: [Label] = []

    init() {}

    init(
        _ axis: Axis, _ scale: PlotScale, _ settings: AxisSettings, _ length: CGFloat, _ environment: EnvironmentValues
    ) {
        guard settings.visibility != .hidden else { return }
        let groups = settings.content?._groups ?? AxisMarks<_AxisMarkList>.standard(scale, axis)._groups
        for (number, group) in groups.enumerated() {
            let found = AxisValueFinder(scale: scale, axis: axis, length: length, calendar: environment.calendar)
                .find(group.values)
            let edge = group.position.edge(axis, ofCategories: scale.kind == .category)
            let format = found.dates?.format ?? Date.FormatStyle()
            for (index, value) in found.values.enumerated() {
                guard let raw = scale.raw(value) else { continue }
                let unit = scale.unit(raw)
                let next = index + 1 < found.values.count ? scale.raw(found.values[index + 1]) : nil
                let step = next ?? found.step.map { raw + $0 } ?? found.dates?.next(after: raw, environment.calendar)
                let centered = step.map { (unit + scale.unit($0)) / 2 } ?? unit
                // There may be no room between the last value and the end of the scale.
                let hasRoom = scale.kind == .category || unit < 1 - 1e-6
                let parts = group.parts(AxisValue(value: value, index: index, count: found.values.count))
                for (order, part) in parts.enumerated() {
                    let isCentered = part.isCentered ?? false
                    let place = isCentered && scale.kind != .category ? min(centered, (unit + 1) / 2) : unit
                    guard (-1e-6...1 + 1e-6).contains(place), hasRoom || !isCentered else { continue }
                    switch part.kind {
                    case .gridLine(let stroke):
                        lines.append(line(place, stroke, part))
                    case .tick(let stroke, let length):
                        let own = length.points ?? (axis == .vertical ? 4 : nil)
                        ticks.append(Tick(line: line(place, stroke, part), edge: edge, length: own))
                    case .label(let label):
                        guard let view = view(label, value, format, found.fraction, part, environment) else { continue }
                        let isBeside =
                            axis == .horizontal && scale.kind != .category && !isCentered && label.angle == .zero
                        let standard: UnitPoint =
                            axis == .vertical ? .center : isBeside && group.preset != .aligned ? .leading : .center
                        let place = LabelPlace(
                            edge: edge, unit: place, anchor: label.anchor ?? standard,
                            spacing: axis == .horizontal ? label.spacing.y ?? 4 : label.spacing.x ?? 6,
                            shift: axis == .horizontal && standard == .leading && label.anchor == nil
                                ? label.spacing.x ?? 3 : 0,
                            isInset: group.preset == .inset, isAligned: group.preset == .aligned,
                            hidesCollisions: label.hidesCollisions, offset: part.offset)
                        labels.append(Label(id: [number, order, value] as [AnyHashable], view: view, place: place))
                    }
                }
            }
        }
    }

    private func line(_ unit: Double, _ stroke: StrokeStyle?, _ part: _AxisPart) -> Line {
        Line(unit: unit, stroke: stroke ?? StrokeStyle(lineWidth: 1), style: part.style, offset: part.offset)
    }

    private func view(
        _ label: AxisLabel, _ value: _PlotValue, _ dates: Date.FormatStyle, _ fraction: Int, _ part: _AxisPart,
        _ environment: EnvironmentValues
    ) -> AnyView? {
        var view: AnyView
        switch label.content {
        case .view(let own): view = own
        case .format(let write):
            guard let string = write(value, environment) else { return nil }
            view = AnyView(Text(verbatim: string))
        case .automatic:
            view = AnyView(Text(verbatim: Self.text(value, dates, fraction, environment)))
        }
        view = AnyView(view.font(part.font ?? .caption2).lineLimit(1).fixedSize())
        if label.angle != .zero { view = AnyView(QuarterTurn { view.rotationEffect(label.angle) }) }
        return AnyView(view.foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)))
    }

    static func text(
        _ value: _PlotValue, _ dates: Date.FormatStyle, _ fraction: Int, _ environment: EnvironmentValues
    ) -> String {
        switch value.kind {
        case .category(let name): return name
        case .number(let number):
            // Minus zero is shown as zero.
            let format = FloatingPointFormatStyle<Double>(locale: environment.locale).precision(
                .fractionLength(fraction))
            return format.format(number == 0 ? 0 : number)
        case .date(let seconds):
            var format = dates.locale(environment.locale)
            format.timeZone = environment.timeZone
            return format.format(Date(timeIntervalSinceReferenceDate: seconds))
        }
    }
}

extension AxisMarks where Content == _AxisMarkList {
    /// Returns the default content of an axis: categories along x have labels only.
    static func standard(_ scale: PlotScale, _ axis: Axis) -> AxisMarks {
        let isPlain = scale.kind == .category
        return AxisMarks { _ in
            if !isPlain {
                AxisGridLine()
                if axis == .horizontal { AxisTick() }
            }
            AxisValueLabel()
        }
    }
}

/// Finds the axis values that have marks.
struct AxisValueFinder {
    let scale: PlotScale
    let axis: Axis
    let length: CGFloat
    let calendar: Calendar

    struct Found {
        var values: [_PlotValue] = []
        /// The distance between values, if it is uniform.
        var step: Double?
        var dates: DateTicks?
        /// The number of fraction digits that distinguish the values.
        var fraction = 0
    }

    func find(_ wanted: AxisMarkValues) -> Found {
        var found = Found()
        switch wanted.kind {
        case .values(let values):
            found.values = Array(values.prefix(NumberTicks.most))
            found.fraction = values.compactMap { $0.number.map(fraction) }.max() ?? 0
            if scale.kind == .date { found.dates = .fitting(scale.upper - scale.lower, max(values.count, 2)) }
        case .automatic(let desired): automatic(desired, &found)
        case .step(let step):
            found.values = numbers(NumberTicks.values(scale.lower, scale.upper, step: step))
            (found.step, found.fraction) = (step, fraction(step))
        case .calendar(let unit, let count, let own):
            dates(DateTicks(unit: unit, count: count), own ?? calendar, &found)
        }
        return found
    }

    private func automatic(_ desired: Int?, _ found: inout Found) {
        let most = max(2, Int(length / (axis == .horizontal ? 70 : 40)))
        // If they fit, the marks for which the ends of the scale were rounded.
        let room = desired ?? (scale.kind == .number && (4...8).contains(most) ? ScaleMaker.desiredCount : most)
        switch scale.kind {
        case .category: found.values = scale.categories.prefix(NumberTicks.most).map { _PlotValue(.category($0)) }
        case .date: dates(.fitting(scale.upper - scale.lower, room + 1), calendar, &found)
        case .number where scale.curve == .log:
            let values = NumberTicks.logarithmic(scale.lower, scale.upper)
            (found.values, found.fraction) = (numbers(values), values.first.map(fraction) ?? 0)
        case .number:
            let step = NumberTicks.step(scale.upper - scale.lower, room)
            found.values = numbers(NumberTicks.values(scale.lower, scale.upper, step: step))
            (found.step, found.fraction) = (step, fraction(step))
        }
    }

    private func numbers(_ values: [Double]) -> [_PlotValue] { values.map { _PlotValue(.number($0)) } }

    private func dates(_ ticks: DateTicks, _ calendar: Calendar, _ found: inout Found) {
        let ends = (
            Date(timeIntervalSinceReferenceDate: scale.lower), Date(timeIntervalSinceReferenceDate: scale.upper)
        )
        guard ends.0.isPlottable, ends.1.isPlottable else { return }
        found.values = ticks.dates(from: ends.0, to: ends.1, calendar).prefix(NumberTicks.most).map(\.plotValue)
        found.dates = ticks
    }

    /// Returns the number of fraction digits of a number, six at most.
    private func fraction(_ number: Double) -> Int {
        var (digits, rest) = (0, abs(number))
        while digits < 6, abs(rest - rest.rounded()) > 1e-6 * max(1, rest) {
            rest *= 10
            digits += 1
        }
        return digits
    }
}
