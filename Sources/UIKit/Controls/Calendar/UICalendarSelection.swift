public import Foundation

/// The selection of days in a calendar view, and how the user changes it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselection)
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// The view that shows the selection.
    final weak var view: UICalendarView?

    /// Queries the delegate again for the days that can be selected.
    open func updateSelectableDates() { view?.selectionDidChange() }

    /// Whether a day is selected.
    func isSelected(_ day: DateComponents) -> Bool { false }
    /// Whether the user can select or deselect a day.
    func canTap(_ day: DateComponents) -> Bool { false }
    /// Called when the user has tapped a selectable day.
    func didTap(_ day: DateComponents) {}

    /// Whether two values denote the same day.
    static func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
        one.year == other.year && one.month == other.month && one.day == other.day
            && (one.era == nil || other.era == nil || one.era == other.era)
    }

    /// Returns only the day of the given components.
    final func day(_ components: DateComponents) -> DateComponents {
        guard let view, let date = view.shownCalendar.date(from: components) else { return components }
        return view.components(of: date)
    }
}

/// Determines which days the user can select, and is notified of the selection.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate)
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when the user has selected a day, or cleared the selection.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Asks the delegate whether a day, or none for nil, can be selected: true by default.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Allows the selection of any day.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// A selection of at most one day of a calendar view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate)
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private var own: DateComponents?

    /// The delegate. Not retained.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected day; nil, the default, for none. Setting it doesn't notify the delegate.
    open var selectedDate: DateComponents? {
        get { own }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, and turns to its month.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        own = dateComponents.map { day($0) }
        view?.selectionDidChange()
        if let own { view?.turn(to: own, animated: animated) }
    }

    override func isSelected(_ day: DateComponents) -> Bool { own.map { UICalendarSelection.isSame($0, day) } ?? false }

    override func canTap(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

    override func didTap(_ day: DateComponents) {
        if isSelected(day) {
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            own = nil
        } else {
            own = day
        }
        view?.selectionDidChange()
        delegate?.dateSelection(self, didSelectDate: own)
    }
}

/// Determines which days the user can select and deselect, and is notified of both.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate)
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when the user has selected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when the user has deselected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Asks the delegate whether a day can be selected: true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Asks the delegate whether a day can be deselected: true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// A selection of any number of days of a calendar view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate)
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private var own: [DateComponents] = []

    /// The delegate. Not retained.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected days, in the order of their selection. Setting them doesn't notify the delegate.
    open var selectedDates: [DateComponents] {
        get { own }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        own = selectedDates.map { day($0) }
        view?.selectionDidChange()
    }

    override func isSelected(_ day: DateComponents) -> Bool { own.contains { UICalendarSelection.isSame($0, day) } }

    override func canTap(_ day: DateComponents) -> Bool {
        guard let delegate else { return true }
        return isSelected(day)
            ? delegate.multiDateSelection(self, canDeselectDate: day)
            : delegate.multiDateSelection(self, canSelectDate: day)
    }

    override func didTap(_ day: DateComponents) {
        if isSelected(day) {
            own.removeAll { UICalendarSelection.isSame($0, day) }
            view?.selectionDidChange()
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            own.append(day)
            view?.selectionDidChange()
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}
