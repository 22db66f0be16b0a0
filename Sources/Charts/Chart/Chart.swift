public import SwiftUI

/// A chart of marks, with axes, labels and a legend.
///
/// It takes its proposed size, or 300 by 200 points. Chart modifiers (`chartXAxis`, `chartYScale`, `chartLegend` and
/// others) apply to all charts in the view that they modify.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chart)
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// Creates a chart from marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Creates a chart with marks for each element, identified by its `id`.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with marks for each element, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public var body: some View {
        let collector = _MarkCollector()
        content._collect(collector)
        return ChartBody(plan: ChartPlan(collector.marks, settings), settings: settings)
            .frame(idealWidth: 300, idealHeight: 200)
            // Separators of list rows don't begin at a label of an axis.
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}

/// The plot of a chart, for `chartPlotStyle(content:)`.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartplotcontent)
public struct ChartPlotContent: View {
    let view: AnyView

    public var body: some View { view }
}

/// An axis of a chart, for `chartXAxisStyle(content:)` and related methods: the strip beside the plot that contains
/// its labels and ticks.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartaxiscontent)
public struct ChartAxisContent: View {
    public var body: some View { Color.clear }
}

/// A chart at its resolved size.
struct ChartBody: View {
    let plan: ChartPlan
    let settings: ChartSettings
    @State private var scroll = ChartScrollState()

    var body: some View {
        GeometryReader { reader in
            ChartAssembly(plan: plan, settings: settings, size: reader.size, scroll: $scroll)
        }
    }
}

/// Assembles the parts of a chart.
struct ChartAssembly: View {
    let plan: ChartPlan
    let settings: ChartSettings
    let size: CGSize
    @Binding var scroll: ChartScrollState
    @Environment(\.self) private var environment

    /// The maximum number of marks that are separate accessibility elements.
    private static let mostElements = 200

    var body: some View {
        let window = ScrollWindow(plan, settings, scroll)
        let geometry = PlotGeometry(plan, window.x, window.y)
        let xPlan = geometry.x.map { AxisPlan(.horizontal, $0, settings.x, size.width, environment) } ?? AxisPlan()
        let yPlan = geometry.y.map { AxisPlan(.vertical, $0, settings.y, size.height, environment) } ?? AxisPlan()
        return ChartLayout(geometry: geometry) {
            axisStrips(xPlan, settings.x.style)
            axisStrips(yPlan, settings.y.style)
            GridCanvas(geometry: geometry, x: xPlan, y: yPlan).chartPart(.grid)
            plot(geometry, clips: window.isScrolling)
            ForEach(tickEdges(xPlan, yPlan), id: \.edge) { edge, length in
                TickCanvas(
                    geometry: geometry, edge: edge, ticks: (xPlan.ticks + yPlan.ticks).filter { $0.edge == edge }
                )
                .chartPart(.ticks(edge, length))
            }
            ForEach(xPlan.labels) { $0.view.chartPart(.label($0.place)) }
            ForEach(yPlan.labels) { $0.view.chartPart(.label($0.place)) }
            titles
            legend
            symbols
            elements
            annotations
        }
        .modifier(ChartLayers(geometry: geometry, settings: settings, window: window, scroll: $scroll))
    }

    private func plot(_ geometry: PlotGeometry, clips: Bool) -> some View {
        let canvas = ZStack { PlotCanvas(plan, geometry, clips: clips) }
        let styled = settings.plotStyle?(ChartPlotContent(view: AnyView(canvas))) ?? AnyView(canvas)
        return styled.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }.chartPart(.plot)
    }

    /// Returns the content after an axis's labels, at each edge that has any.
    private func axisStrips(_ plan: AxisPlan, _ style: ((ChartAxisContent) -> AnyView)?) -> some View {
        let edges = Set(plan.labels.filter { !$0.place.isInset }.map(\.place.edge) + plan.ticks.map(\.edge))
        return ForEach(style == nil ? [] : Edge.allCases.filter(edges.contains), id: \.self) { edge in
            style?(ChartAxisContent()).chartPart(.axis(edge))
        }
    }

    private func tickEdges(_ x: AxisPlan, _ y: AxisPlan) -> [(edge: Edge, length: CGFloat?)] {
        Edge.allCases.compactMap { edge in
            let ticks = (x.ticks + y.ticks).filter { $0.edge == edge }
            guard !ticks.isEmpty else { return nil }
            return (edge, ticks.contains { $0.length == nil } ? nil : ticks.compactMap(\.length).max())
        }
    }

    // MARK: Titles and legend

    private var titles: some View {
        Group {
            ForEach(Array(settings.x.labels.enumerated()), id: \.offset) { _, title in titleView(title, .horizontal) }
            ForEach(Array(settings.y.labels.enumerated()), id: \.offset) { _, title in titleView(title, .vertical) }
        }
    }

    private func titleView(_ title: AxisTitle, _ axis: Axis) -> some View {
        let direction = title.position.direction
        let edge: Edge =
            title.position.kind == .automatic
            ? axis == .horizontal ? .bottom : .top
            : direction.y < 0 ? .top : direction.y > 0 ? .bottom : direction.x < 0 ? .leading : .trailing
        let standard = UnitPoint(x: title.position.kind == .automatic && axis == .vertical ? 1 : 0.5, y: 0.5)
        let anchor = title.alignment.map { UnitPoint(x: $0.fractions.0, y: $0.fractions.1) } ?? standard
        return title.view.font(.caption).foregroundStyle(.secondary)
            .chartPart(.title(edge, anchor, title.spacing ?? 4))
    }

    @ViewBuilder private var legend: some View {
        let legend = settings.legend
        if legend.visibility != .hidden, let view = legend.content ?? standardLegend {
            view.chartPart(.legend(legend.position, legend.alignment, legend.spacing ?? 8))
        }
    }

    private var standardLegend: AnyView? {
        let entries = LegendEntry.entries(plan)
        if let gradient = plan.styles.gradient, !plan.styles.foregroundOrder.isEmpty {
            return AnyView(GradientLegend(gradient: gradient.gradient, ticks: plan.styles.gradientTicks))
        }
        guard !entries.isEmpty else { return nil }
        return AnyView(ChartLegend(entries: entries, isColumn: settings.legend.position.isBeside))
    }

    // MARK: Annotations

    private var symbols: some View {
        let indexes = plan.marks.indices.filter {
            (plan.marks[$0].kind == .point || plan.marks[$0].kind == .line)
                && plan.styles.symbol(of: plan.marks[$0].style)?.view != nil
        }
        return ForEach(indexes, id: \.self) { index in
            plan.styles.symbol(of: plan.marks[index].style)?.view?.chartPart(.symbol(index))
        }
    }

    private var annotations: some View {
        let indexes = plan.marks.indices.filter {
            !plan.marks[$0].style.annotations.isEmpty && plan.extents[$0].isPlotted
        }
        return ForEach(indexes, id: \.self) { index in
            ForEach(Array(plan.marks[index].style.annotations.enumerated()), id: \.offset) { _, annotation in
                annotation.view.font(.caption).chartPart(.atMark(index, annotation))
            }
        }
    }

    private var elements: some View {
        let indexes = plan.marks.indices.filter {
            plan.extents[$0].isPlotted && !plan.marks[$0].style.accessibility.isHidden
        }
        return ForEach(indexes.count > Self.mostElements ? [] : Array(indexes), id: \.self) { index in
            let texts = MarkDescription(plan.marks[index], plan, environment)
            Color.clear.allowsHitTesting(false).accessibilityElement().accessibilityLabel(texts.label)
                .accessibilityValue(texts.value).accessibilityIdentifier(texts.identifier)
                .chartPart(.atMark(index, nil))
        }
    }
}

/// The accessibility description of a mark.
@MainActor
struct MarkDescription {
    let label: Text
    let value: Text
    let identifier: String

    init(_ mark: Mark, _ plan: ChartPlan, _ environment: EnvironmentValues) {
        func text(_ value: _PlotValue) -> String {
            let digits = value.number.map { $0 == $0.rounded() ? 0 : 2 } ?? 0
            let format = Date.FormatStyle(date: .abbreviated, time: .omitted)
            return AxisPlan.text(value, format, digits, environment)
        }
        func said(_ input: PlotInput?, _ end: PlotInput?) -> String? {
            guard let input else { return nil }
            return ([input.lower] + (end.map { [$0.lower] } ?? [])).map(text).joined(separator: " – ")
        }
        let (x, y) = (said(mark.x, mark.xEnd), said(mark.y, mark.yEnd))
        let series = mark.style.encoding(.foreground).map { text($0.lower) }
        let isAcross = plan.y?.kind == .category && plan.x?.kind != .category
        let (first, second) = isAcross ? (y, x) : (x, y)
        let label = mark.kind == .sector ? series ?? first : first ?? second
        let value: [String?] = mark.kind == .sector ? [first] : [first == nil ? nil : second, series]
        self.label = mark.style.accessibility.label ?? Text(verbatim: label ?? "")
        self.value = mark.style.accessibility.value ?? Text(verbatim: value.compactMap { $0 }.joined(separator: ", "))
        identifier = mark.style.accessibility.identifier ?? ""
    }
}
