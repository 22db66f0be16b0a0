/// A value within a range, shown as on a measuring instrument.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gauge)
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let configuration: GaugeStyleConfiguration
    private let spokenLabel: Text?
    @Environment(\.gaugeStyles) private var styles

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
        _ ends: (BoundsLabel, BoundsLabel)?, _ marked: MarkedValueLabels?
    ) {
        reportUnlessWithin(value, bounds, "Gauge")
        let length = bounds.upperBound - bounds.lowerBound
        let fraction = length > 0 && !value.isNaN ? Double((value - bounds.lowerBound) / length) : 0
        spokenLabel = label as? Text
        configuration = GaugeStyleConfiguration(
            value: min(max(fraction, 0), 1), label: .init(view: AnyView(label)),
            currentValueLabel: current.map { .init(view: AnyView($0)) },
            minimumValueLabel: ends.map { .init(view: AnyView($0.0)) },
            maximumValueLabel: ends.map { .init(view: AnyView($0.1)) },
            markedValueLabel: marked.map { .init(view: AnyView($0)) })
    }

    public var body: some View {
        let style = styles.last ?? AnyStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
        style.make(configuration)
            .transformEnvironment(\.gaugeStyles) { _ = $0.popLast() }
            .accessibilityElement(children: .combine)
            .accessibilityValue("\(Int((configuration.value * 100).rounded())) %")
    }
}

extension Gauge {
    /// Creates a gauge with labels for its current value, its bounds and marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()),
            markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for its current value and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()), nil)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for its current value and marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, markedValueLabels())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label for its current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), nil, nil, nil)
    }
}

/// The appearance of gauges.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gaugestyle)
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The view of a gauge.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the view of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration)
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
    /// The label that describes the gauge.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the current value.
    public struct CurrentValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the lower bound.
    public struct MinimumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the upper bound.
    public struct MaximumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The labels of marked values.
    public struct MarkedValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The value as a fraction of the range, in 0...1.
    public var value: Double
    /// The label that describes the gauge.
    public var label: Label
    /// The label of the current value; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of marked values; nil if there are none.
    public var markedValueLabel: MarkedValueLabel?
}

extension EnvironmentValues {
    /// The styles of gauges, the innermost last.
    var gaugeStyles: [AnyStyle<GaugeStyleConfiguration>] {
        get { self[AnyStyle<GaugeStyleConfiguration>.Key.self] }
        set { self[AnyStyle<GaugeStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        transformEnvironment(\.gaugeStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}
