public import Foundation

/// Which days of a calendar view are selected, and how people select them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselection)
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// The view that shows the selection.
    final weak var view: UICalendarView?

    /// Asks the delegate anew which days can be selected.
    open func updateSelectableDates() { view?.selectionDidChange() }

    /// Whether a day is selected.
    func isSelected(_ day: DateComponents) -> Bool { false }
    /// Whether a day can be selected, or be selected no longer.
    func canTap(_ day: DateComponents) -> Bool { false }
    /// Called when people tap a day that can be.
    func didTap(_ day: DateComponents) {}

    /// Whether two values are the same day.
    static func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
        one.year == other.year && one.month == other.month && one.day == other.day
            && (one.era == nil || other.era == nil || one.era == other.era)
    }

    /// A day without the rest of what was set.
    final func day(_ components: DateComponents) -> DateComponents {
        guard let view, let date = view.shownCalendar.date(from: components) else { return components }
        return view.components(of: date)
    }
}

/// Is asked which days people may select, and told of the one they select.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate)
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when people have selected a day, or have selected none any longer.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be selected, or none for nil: true by default.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Lets the day be selected.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// One day of a calendar view, or none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate)
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private var own: DateComponents?

    /// The delegate. Not retained.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates a selection of no day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected day; nil, the default, for none. Setting it tells nobody.
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

/// Is asked which days people may select and deselect, and told of those they do.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate)
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when people have selected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when people have deselected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be selected: true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a day can be deselected: true by default.
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

/// Days of a calendar view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate)
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private var own: [DateComponents] = []

    /// The delegate. Not retained.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates a selection of no days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected days, in the order in which they were selected. Setting them tells nobody.
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
