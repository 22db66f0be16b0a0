import CoreGraphics
import SwiftUI

/// A value in the legend with its style.
struct LegendEntry: Identifiable {
    let id: String
    var style: AnyShapeStyle?
    var symbol: AnyChartSymbol?
    var line: StrokeStyle?

    /// The values in the order of their appearance; those that have several styles stand there once.
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

/// The legend of values: a symbol and a name for each, in as many lines as they need.
struct ChartLegend: View {
    let entries: [LegendEntry]

    var body: some View {
        FlowLayout(spacing: 12) {
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
            context.fill(entry.symbol?.path?(rect) ?? Path(ellipseIn: rect), with: .style(style))
        }
        .frame(width: entry.line == nil ? 8 : 20, height: 8)
    }
}

/// The legend of numbers: their colours with the least and the greatest.
struct GradientLegend: View {
    let gradient: Gradient
    let range: ClosedRange<Double>
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 6) {
            Text(range.lowerBound, format: .number)
            LinearGradient(gradient: gradient, startPoint: start, endPoint: UnitPoint(x: 1 - start.x, y: 0.5))
                .frame(width: 80, height: 8)
                .clipShape(Capsule())
            Text(range.upperBound, format: .number)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }

    /// Where the least colour is: drawings aren't mirrored by themselves.
    private var start: UnitPoint { direction == .rightToLeft ? .trailing : .leading }
}

/// Views in lines, as words are.
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
