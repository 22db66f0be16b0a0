public import Foundation
import UIKit

/// A calendar month in which several days can be selected.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/multidatepicker)
public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let range: Range<Date>

    private init(_ selection: Binding<Set<DateComponents>>, _ range: Range<Date>, _ label: Label) {
        (self.label, self.selection, self.range) = (label, selection, range)
    }

    public var body: some View {
        CalendarDays(selection: selection, range: range).environment(\.controlLabel, label as? Text)
    }
}

extension MultiDatePicker {
    /// Creates a picker of any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, .distantPast ..< .distantFuture, label())
    }

    /// Creates a picker of days in a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds, label())
    }

    /// Creates a picker of days from a date on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound ..< .distantFuture, label()) }

    /// Creates a picker of days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, .distantPast..<bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of any days with a localized label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker of any days with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker of days in a range with a localized label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker of days in a range with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker of days from a date on with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    /// Creates a picker of days from a date on with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(title) } }

    /// Creates a picker of days before a date with a localized label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    /// Creates a picker of days before a date with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(title) } }
}

/// UIKit's calendar view with the selected days.
private struct CalendarDays: UIViewRepresentable {
    let selection: Binding<Set<DateComponents>>
    let range: Range<Date>

    @MainActor
    final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
        var selection: Binding<Set<DateComponents>>

        init(_ selection: Binding<Set<DateComponents>>) { self.selection = selection }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { self.selection.wrappedValue.insert(dateComponents) }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) {
            let days = self.selection.wrappedValue
            self.selection.wrappedValue = days.filter { !Coordinator.isSame($0, dateComponents) }
        }

        /// Whether both specify the same day, ignoring their other components.
        private static func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool {
            (first.year, first.month, first.day) == (second.year, second.month, second.day)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(selection) }

    func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView()
        view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
        return view
    }

    func updateUIView(_ view: UICalendarView, context: Context) {
        context.coordinator.selection = selection
        view.calendar = context.environment.calendar
        view.locale = context.environment.locale
        view.availableDateRange = DateInterval(start: range.lowerBound, end: range.upperBound)
        let days = selection.wrappedValue
        guard let behavior = view.selectionBehavior as? UICalendarSelectionMultiDate,
            Set(behavior.selectedDates) != days
        else { return }
        behavior.selectedDates = Array(days)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        guard let width = proposal.width, width.isFinite else { return own }
        return CGSize(width: max(width, own.width), height: own.height)
    }
}
