public import Foundation

/// The progress of a task: a bar, or a spinner if the progress is indeterminate.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/progressview)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private enum Source {
        /// A fraction; nil if the progress is indeterminate.
        case fraction(Double?)
        case interval(ClosedRange<Date>, countsDown: Bool)
        case progress(Progress)
        case configuration(ProgressViewStyleConfiguration)
    }

    private let source: Source
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressViewStyles) private var styles

    private init(_ source: Source, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        switch source {
        case .fraction(let fraction): styled(fraction)
        case .interval(let interval, let countsDown):
            TimelineView(.animation) { context in styled(Self.fraction(interval, countsDown, at: context.date)) }
        case .progress(let progress):
            // Foundation's `Progress` isn't observable on Linux.
            TimelineView(.animation(minimumInterval: 0.1)) { _ in
                styled(progress.isIndeterminate ? nil : progress.fractionCompleted)
            }
        case .configuration(let configuration): styled(configuration)
        }
    }

    private static func fraction(_ interval: ClosedRange<Date>, _ countsDown: Bool, at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
        let fraction = min(max(passed, 0), 1)
        return countsDown ? 1 - fraction : fraction
    }

    private func styled(_ fraction: Double?) -> some View {
        styled(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label.map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
                currentValueLabel: currentValueLabel.map {
                    ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
                }))
    }

    private func styled(_ configuration: ProgressViewStyleConfiguration) -> some View {
        let style = styles.last ?? AnyStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
        return style.make(configuration)
            // A progress view in a style's body uses the enclosing style.
            .transformEnvironment(\.progressViewStyles) { _ = $0.popLast() }
            .environment(\.controlLabel, label as? Text)
    }
}

extension ProgressView {
    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Source {
        if let value, total > 0 { reportUnlessWithin(value, 0...total, "ProgressView") }
        return .fraction(value.map { total > 0 && !$0.isNaN ? Double(min(max($0 / total, 0), 1)) : 0 })
    }

    /// Creates a view for progress towards a total, with labels. A nil value is indeterminate.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }

    /// Creates a view for the time within an interval, with labels. It counts down by default.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.interval(timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view for indeterminate progress, with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label(), nil) }

    /// Creates a view for progress towards a total, with a label. A nil value is indeterminate.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view for indeterminate progress: a spinner.
    public init() { self.init(.fraction(nil), nil, nil) }

    /// Creates a view for progress towards a total. A nil value is indeterminate.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), nil, nil)
    }

    /// Creates a view for Foundation's progress, which is polled ten times a second.
    public init(_ progress: Progress) { self.init(.progress(progress), nil, nil) }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a view from a style's configuration, in the enclosing style.
    public init(_ configuration: ProgressViewStyleConfiguration) { self.init(.configuration(configuration), nil, nil) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view for indeterminate progress, with a localized label.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Creates a view for indeterminate progress, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Creates a view for progress towards a total, with a localized label. A nil value is indeterminate.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a view for progress towards a total, with a string as its label. A nil value is indeterminate.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view for the time within an interval, with a label and the remaining time. It counts down by default.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label(),
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view for the time within an interval, with the remaining time. It counts down by default.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), nil,
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The remaining or elapsed time of an interval.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultdateprogresslabel)
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}
