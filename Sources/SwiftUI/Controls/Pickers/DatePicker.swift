public import Foundation

/// The components of a date that a picker shows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/datepickercomponents)
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/datepicker)
public struct DatePicker<Label: View>: View {
    /// The components that are shown.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let limits: DateLimits
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyles) private var styles

    private init(_ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, _ label: Label) {
        self.selection = selection
        self.limits = limits
        self.components = components
        self.label = label
    }

    public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(view: AnyView(label)), selection: selection,
            minimumDate: limits.earliest, maximumDate: limits.latest, displayedComponents: components)
        let style = styles.last ?? AnyStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
        style.make(configuration)
            .transformEnvironment(\.datePickerStyles) { _ = $0.popLast() }
            .environment(\.controlLabel, label as? Text)
    }
}

/// The selectable dates; nil for no limit.
private struct DateLimits {
    var earliest: Date?
    var latest: Date?
}

extension DatePicker {
    /// Creates a picker for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(), displayedComponents, label())
    }

    /// Creates a picker for dates within a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        let limits = DateLimits(earliest: range.lowerBound, latest: range.upperBound)
        self.init(selection, limits, displayedComponents, label())
    }

    /// Creates a picker for dates from a given one onwards.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(earliest: range.lowerBound), displayedComponents, label())
    }

    /// Creates a picker for dates up to a given one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(latest: range.upperBound), displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker for any date with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, Text(titleKey))
    }

    /// Creates a picker for any date with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, Text(title))
    }

    /// Creates a picker for dates within a range, with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker for dates within a range, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker for dates from a given one onwards, with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker for dates from a given one onwards, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker for dates up to a given one, with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker for dates up to a given one, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
