import CoreGraphics
import SwiftUI

/// A legend entry: a value with its style.
struct LegendEntry: Identifiable {
    let id: String
    var style: AnyShapeStyle?
    var symbol: AnyChartSymbol?
    var line: StrokeStyle?

    /// Returns the entries in order of first appearance; a value with several styles has a single entry.
    @MainActor
    static func entries(_ plan: ChartPlan) -> [LegendEntry] {
        let styles = plan.styles
        var entries: [LegendEntry] = []
        func entry(_ value: _PlotValue, _ change: (inout LegendEntry) -> Void) {
            if let index = entries.firstIndex(where: { $0.id == value.text }) { return change(&entries[index]) }
            var entry = LegendEntry(id: value.text)
            change(&entry)
            entries.append(entry)
        }
        if styles.gradient == nil {
            for value in styles.foregroundOrder { entry(value) { $0.style = styles.foregroundStyle(value) } }
        }
        for value in styles.symbolOrder { entry(value) { $0.symbol = styles.symbols[value] } }
        for value in styles.lineOrder { entry(value) { $0.line = styles.lineStyles[value] } }
        return entries
    }
}

/// The legend of categorical values: a symbol and a name for each, in a column beside the plot, or wrapped onto as many
/// lines as needed above or below it.
struct ChartLegend: View {
    let entries: [LegendEntry]
    let isColumn: Bool

    var body: some View {
        let layout =
            isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(FlowLayout(spacing: 12))
        layout {
            ForEach(entries) { entry in
                HStack(spacing: 4) {
                    symbol(entry)
                    Text(verbatim: entry.id).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }

    private func symbol(_ entry: LegendEntry) -> some View {
        let style = entry.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)
        return Canvas { context, size in
            let rect = CGRect(origin: .zero, size: size)
            if let line = entry.line {
                let path = Path { path in
                    path.move(to: CGPoint(x: 0, y: rect.midY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                }
                return context.stroke(path, with: .style(style), style: line)
            }
            let symbol = entry.symbol ?? .disk
            // The size of a disk that fits the frame.
            let frame = SymbolSize.area(size.width * size.height * .pi / 4)
                .frame(of: symbol, around: CGPoint(x: rect.midX, y: rect.midY))
            context.fill(symbol.path?(frame) ?? Path(ellipseIn: frame), with: .style(style))
        }
        .frame(width: entry.line == nil ? 8 : 20, height: 8)
    }
}

/// The legend of continuous values: a gradient with round numbers below it.
struct GradientLegend: View {
    let gradient: Gradient
    /// The numbers and their positions, from 0 to 1.
    let ticks: [(number: Double, part: Double)]
    @Environment(\.layoutDirection) private var direction

    private static let size = CGSize(width: 124, height: 8)

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            LinearGradient(gradient: gradient, startPoint: start, endPoint: UnitPoint(x: 1 - start.x, y: 0.5))
                .frame(width: Self.size.width, height: Self.size.height)
                .clipShape(Capsule())
            TickLayout(parts: ticks.map(\.part), width: Self.size.width) {
                ForEach(ticks, id: \.number) { Text($0.number, format: .number) }
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }

    /// The edge of the lowest value's colour: drawings aren't mirrored automatically.
    private var start: UnitPoint { direction == .rightToLeft ? .trailing : .leading }
}

/// Centres views at positions along a line, clamped to its ends.
private struct TickLayout: Layout {
    let parts: [Double]
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (part, view) in zip(parts, subviews) {
            let own = view.sizeThatFits(.unspecified).width
            let x = min(max(width * part - own / 2, 0), max(width - own, 0))
            view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
        }
    }
}

/// Lays views out in lines, like words.
struct FlowLayout: Layout {
    let spacing: CGFloat
    private let lineSpacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, arrange(subviews, bounds.width).places) {
            view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, _ width: CGFloat) -> (places: [CGPoint], size: CGSize) {
        var (place, height, reach) = (CGPoint.zero, CGFloat(0), CGFloat(0))
        var places: [CGPoint] = []
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if place.x > 0, place.x + size.width > width + 0.5 {
                place = CGPoint(x: 0, y: place.y + height + lineSpacing)
                height = 0
            }
            places.append(place)
            place.x += size.width + spacing
            height = max(height, size.height)
            reach = max(reach, place.x - spacing)
        }
        return (places, CGSize(width: reach, height: place.y + height))
    }
}
