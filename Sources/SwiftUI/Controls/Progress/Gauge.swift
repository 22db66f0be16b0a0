/// A value within a range, as on an instrument.
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
    /// Makes a gauge with labels of its value, of its ends and of values in between.
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
    /// Makes a gauge with labels of its value and of its ends.
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
    /// Makes a gauge with labels of its value and of values in between.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, markedValueLabels())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge with a label of its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge.
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

    /// Makes the view of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration)
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
    /// What is measured.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The value.
    public struct CurrentValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The least value.
    public struct MinimumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The greatest value.
    public struct MaximumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// Values in between.
    public struct MarkedValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The value as a fraction of the range, in 0...1.
    public var value: Double
    /// What is measured.
    public var label: Label
    /// The value; nil for no label.
    public var currentValueLabel: CurrentValueLabel?
    /// The least value; nil for no label.
    public var minimumValueLabel: MinimumValueLabel?
    /// The greatest value; nil for no label.
    public var maximumValueLabel: MaximumValueLabel?
    /// Values in between; nil for none.
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
