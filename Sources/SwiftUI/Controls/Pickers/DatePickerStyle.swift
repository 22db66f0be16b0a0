import CoreGraphics
public import Foundation
import UIKit

/// The appearance and interaction of date pickers.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/datepickerstyle)
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The view of a date picker.
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// Returns the view of a date picker in its current state.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration)
@MainActor @preconcurrency
public struct DatePickerStyleConfiguration {
    /// The picker's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The picker's label.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The earliest date; nil for no limit.
    public var minimumDate: Date?
    /// The latest date; nil for no limit.
    public var maximumDate: Date?
    /// The components of the date that are shown.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
        self.displayedComponents = displayedComponents
    }
}

extension DatePickerStyleConfiguration.Label: ChildViewSequence {
    func children(_ path: ChildPath) -> [ChildView] { view.childViews(path) }
}

/// The default style, which depends on the picker's context: compact.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle)
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label) { DatePickerView(configuration: configuration, style: .compact) }
    }
}

/// Plates that show the date, and open a calendar when tapped.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle)
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label) { DatePickerView(configuration: configuration, style: .compact) }
    }
}

/// A calendar.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle)
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerView(configuration: configuration, style: .inline)
    }
}

/// Wheels, after the label.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle)
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label) { DatePickerView(configuration: configuration, style: .wheels) }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style, which depends on the picker's context.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Plates that open a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
    /// The styles of date pickers, the innermost last.
    var datePickerStyles: [AnyStyle<DatePickerStyleConfiguration>] {
        get { self[AnyStyle<DatePickerStyleConfiguration>.Key.self] }
        set { self[AnyStyle<DatePickerStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of date pickers in the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        transformEnvironment(\.datePickerStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}

/// UIKit's date picker.
private struct DatePickerView: UIViewRepresentable {
    let configuration: DatePickerStyleConfiguration
    let style: UIDatePickerStyle

    func makeCoordinator() -> ControlHandler<UIDatePicker> { ControlHandler() }

    func makeUIView(context: Context) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        return picker
    }

    func updateUIView(_ uiView: UIDatePicker, context: Context) {
        let environment = context.environment
        uiView.takeControlEnvironment(environment)
        let mode = configuration.displayedComponents.mode
        if uiView.datePickerMode != mode { uiView.datePickerMode = mode }
        // Setting either one rebuilds the wheels.
        if uiView.calendar != environment.calendar { uiView.calendar = environment.calendar }
        if uiView.timeZone != environment.timeZone { uiView.timeZone = environment.timeZone }
        if let locale = environment.chosenLocale, uiView.locale != locale { uiView.locale = locale }
        if uiView.minimumDate != configuration.minimumDate { uiView.minimumDate = configuration.minimumDate }
        if uiView.maximumDate != configuration.maximumDate { uiView.maximumDate = configuration.maximumDate }
        let binding = configuration.$selection
        let date = binding.wrappedValue
        reportUnlessOffered(date, in: environment.calendar)
        if uiView.date != date { uiView.setDate(date, animated: context.transaction.animation != nil) }
        context.coordinator.on(.valueChanged, of: uiView) { picker in
            binding.wrappedValue = picker.date
            // A binding may reject the new value.
            let taken = binding.wrappedValue
            if taken != picker.date { picker.setDate(taken, animated: true) }
        }
    }

    /// Reports a date that is outside the limits by more than the picker's precision: a range that starts at `Date()`
    /// begins after a date created just before it.
    private func reportUnlessOffered(_ date: Date, in calendar: Calendar) {
        let unit: Calendar.Component = configuration.displayedComponents.contains(.hourAndMinute) ? .minute : .day
        func isBeyond(_ limit: Date?, _ order: ComparisonResult) -> Bool {
            limit.map { calendar.compare(date, to: $0, toGranularity: unit) == order } ?? false
        }
        if isBeyond(configuration.minimumDate, .orderedAscending) {
            reportInView("DatePicker: its date is before the range; the earliest one is shown")
        } else if isBeyond(configuration.maximumDate, .orderedDescending) {
            reportInView("DatePicker: its date is after the range; the latest one is shown")
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        guard style == .inline, let width = proposal.width, width.isFinite else { return own }
        return CGSize(width: max(width, own.width), height: own.height)
    }
}

extension DatePickerComponents {
    fileprivate var mode: UIDatePicker.Mode {
        switch self {
        case .date: .date
        case .hourAndMinute: .time
        default: .dateAndTime
        }
    }
}
