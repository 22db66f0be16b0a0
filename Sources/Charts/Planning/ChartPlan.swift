import CoreGraphics
import SwiftUI

/// The resolved content of a chart: its marks with their extents, and the scales that accommodate them.
@MainActor
final class ChartPlan {
    let marks: [Mark]
    let x: PlotScale?
    let y: PlotScale?
    /// The extent of each mark, in numbers of the scales.
    let extents: [MarkExtent]
    let styles: StyleScales
    /// The items in drawing order, with the marks of a line or area joined.
    let items: [PlotItem]
    let keys: MarkKeys
    /// The total of all sectors.
    let sectorTotal: Double

    init(_ marks: [Mark], _ settings: ChartSettings) {
        self.marks = marks
        let layout = ExtentPlanner(marks, settings)
        (x, y, extents, sectorTotal) = (layout.xScale, layout.yScale, layout.extents, layout.sectorTotal)
        styles = StyleScales(marks, settings)
        items = PlotItem.items(of: marks)
        keys = MarkKeys(marks.map(\.id))
    }

    var hasSectors: Bool { marks.contains { $0.kind == .sector } }

    /// Returns the title of a dimension: the label of the first mark that has one.
    func label(_ input: (Mark) -> PlotInput?) -> Text? { marks.lazy.compactMap(input).first?.label.text }

    /// Returns the positions of the marks in the unit square, y upwards, on scales of which a part may be visible.
    func vector(_ x: PlotScale?, _ y: PlotScale?) -> MarkVector {
        var values: [Double] = []
        values.reserveCapacity(marks.count * MarkVector.stride)
        for (mark, extent) in zip(marks, extents) {
            guard extent.isPlotted else {
                values += [0, 0, 0, 0, 0]
                continue
            }
            if mark.kind == .sector {
                values += [extent.x.lower, extent.x.upper, 0, 0, 1]
                continue
            }
            let x0 = x?.unit(extent.x.lower) ?? 0
            let x1 = x?.unit(extent.x.upper) ?? 1
            let y0 = y?.unit(extent.y.lower) ?? 0
            let y1 = y?.unit(extent.y.upper) ?? 1
            values += [x0, x1, y0, y1, 1]
        }
        return MarkVector(keys: keys, values: values)
    }
}

/// The extent of a mark, in numbers of the scales; for a sector, `x` is its fraction of the circle.
struct MarkExtent {
    struct Span {
        var lower: Double
        var upper: Double
        /// The full extent of the plot.
        static let all = Span(lower: -.infinity, upper: .infinity)

        var middle: Double { lower == -.infinity ? lower : (lower + upper) / 2 }
    }

    var x: Span
    var y: Span
    /// Whether the dimension has a band that the mark's width or height refers to.
    var isBandX = false
    var isBandY = false
    var isPlotted = true

    static let none = MarkExtent(x: .all, y: .all, isPlotted: false)
}

/// An item that is drawn as a whole.
enum PlotItem {
    case mark(Int)
    /// A line or an area through several marks.
    case series([Int])

    /// The index of the first mark.
    var first: Int {
        switch self {
        case .mark(let index): index
        case .series(let indexes): indexes[0]
        }
    }

    private struct SeriesKey: Hashable {
        let kind: Mark.Kind
        let series: _PlotValue?
        let encodings: [_PlotValue?]
    }

    @MainActor
    static func items(of marks: [Mark]) -> [PlotItem] {
        var order: [(key: SeriesKey?, indexes: [Int])] = []
        var places: [SeriesKey: Int] = [:]
        for (index, mark) in marks.enumerated() {
            guard mark.kind == .line || mark.kind == .area else {
                order.append((nil, [index]))
                continue
            }
            let style = mark.style
            let encodings: [_PlotValue?] =
                style.encodings.isEmpty
                ? []
                : [MarkStyle.Encoding.Channel.foreground, .lineStyle, .symbol, .position].map {
                    style.encoding($0)?.lower
                }
            let key = SeriesKey(kind: mark.kind, series: mark.series?.lower, encodings: encodings)
            if let place = places[key] {
                order[place].indexes.append(index)
            } else {
                places[key] = order.count
                order.append((key, [index]))
            }
        }
        let items = order.map { $0.key == nil ? PlotItem.mark($0.indexes[0]) : .series($0.indexes) }
        guard items.contains(where: { marks[$0.first].style.zIndex != 0 }) else { return items }
        return items.enumerated().sorted {
            let (a, b) = (marks[$0.element.first].style.zIndex, marks[$1.element.first].style.zIndex)
            return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
    }
}
