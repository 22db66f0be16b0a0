import CoreGraphics
import Foundation
import QuartzCore

/// Provides the appearance of a grid's days, and handles their selection.
@MainActor
protocol MonthGridOwner: AnyObject {
    func gridLook(of day: Date) -> MonthDayView.Look
    func gridDidTap(_ day: Date)
    func gridDecoration(of day: Date) -> UIView?
    /// Whether days may have decorations.
    var gridHasDecorations: Bool { get }
    /// Called when the user has turned to another month.
    func gridDidTurn(from old: CalendarMonth)
    /// The dates that the user can turn to; nil for all.
    var gridRange: ClosedRange<Date>? { get }
}

/// A month as rows of weeks, below its name and the weekdays' names, with buttons for other months.
final class MonthGridView: UIView {
    weak var owner: (any MonthGridOwner)?
    private let title = UIButton(type: .custom)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdayLabels: [UILabel] = []
    private let content = UIView()
    private var days: [MonthDayView] = []
    private(set) var month: CalendarMonth
    private var words: CalendarWords
    private let wheels = UIPickerView()
    private lazy var wheelSource = MonthWheelSource(self)
    /// Whether wheels for month and year are shown in place of the days.
    private(set) var showsWheels = false
    var design = UIFontDescriptor.SystemDesign.default { didSet { if design != oldValue { reload() } } }
    private(set) var locale: Locale

    /// The heights of the row with the month's name, of the row with the weekdays' names, and of a week, in points.
    static let (headerHeight, weekdayHeight, weekHeight): (CGFloat, CGFloat, CGFloat) = (44, 26, 44)
    /// The maximum number of weeks in a month, and the minimum width of the days, in points.
    static let (weekCount, leastWidth): (Int, CGFloat) = (6, 320)

    init(_ date: Date, calendar: Calendar, locale: Locale) {
        month = CalendarMonth(containing: date, calendar: calendar)
        words = CalendarWords(calendar, locale)
        self.locale = locale
        super.init(frame: .zero)
        isOpaque = false
        makeParts()
        reload()
    }

    required init?(coder: NSCoder) { nil }

    private func makeParts() {
        content.isOpaque = false
        content.clipsToBounds = true
        title.contentHorizontalAlignment = .leading
        title.addAction(UIAction { [unowned self] _ in toggleWheels() }, for: .primaryActionTriggered)
        for (button, name, label, step) in [
            (back, "chevron.backward", "Previous month", -1), (forward, "chevron.forward", "Next month", 1),
        ] {
            button.setImage(UIImage(systemName: name), for: .normal)
            button.accessibilityLabel = label
            button.addAction(UIAction { [unowned self] _ in turn(by: step) }, for: .primaryActionTriggered)
        }
        for view in [title, back, forward, content] as [UIView] { addSubview(view) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer { [unowned self] (_: UISwipeGestureRecognizer) in
                turn(by: (direction == .left) != isRightToLeft ? 1 : -1)
            }
            swipe.direction = direction
            content.addGestureRecognizer(swipe)
        }
    }

    // MARK: Displayed month

    /// Shows the month of a date, in a calendar and a locale.
    func show(_ date: Date, calendar: Calendar, locale: Locale) {
        if calendar != month.calendar || locale != self.locale { words = CalendarWords(calendar, locale) }
        self.locale = locale
        month = CalendarMonth(containing: date, calendar: calendar)
        reload()
    }

    /// Shows a month, sliding to it if animated.
    func turn(to other: CalendarMonth, animated: Bool) {
        guard other != month else { return }
        let isForward = other.start > month.start
        let old = animated && window != nil ? content.snapshotView(afterScreenUpdates: false) : nil
        month = other
        reload()
        guard let old else { return }
        layoutIfNeeded()
        let way = content.bounds.width * (isForward != isRightToLeft ? 1 : -1)
        old.frame = content.bounds
        content.addSubview(old)
        for day in days { day.transform = CGAffineTransform(translationX: way, y: 0) }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) { [days] in
            old.frame.origin.x = -way
            for day in days { day.transform = .identity }
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// Turns by a number of months on the user's behalf, within the owner's range of dates.
    func turn(by months: Int) {
        guard let other = month.moved(by: months), isReachable(other) else { return }
        let old = month
        turn(to: other, animated: true)
        owner?.gridDidTurn(from: old)
    }

    private func isReachable(_ other: CalendarMonth) -> Bool {
        guard let range = owner?.gridRange else { return true }
        let end = other.moved(by: 1)?.start ?? other.start
        return end > range.lowerBound && other.start <= range.upperBound
    }

    /// Recreates the views of the days.
    func reload() {
        for day in days { day.removeFromSuperview() }
        days = month.weeks.joined().compactMap { $0 }.map { date in
            let day = MonthDayView(date, title: words.day(date), speech: words.speech(date))
            day.design = design
            day.addAction(UIAction { [unowned self] _ in owner?.gridDidTap(date) }, for: .touchUpInside)
            content.addSubview(day)
            return day
        }
        for label in weekdayLabels { label.removeFromSuperview() }
        weekdayLabels = words.weekdays.map { name in
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            addSubview(label)
            return label
        }
        showTitle()
        updateDays()
        reloadDecorations(nil)
        setNeedsLayout()
    }

    private func showTitle() {
        let text = NSMutableAttributedString(
            string: words.month(month.start),
            attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label])
        title.setAttributedTitle(text, for: .normal)
        title.accessibilityLabel = words.month(month.start)
        back.isEnabled = month.moved(by: -1).map { isReachable($0) } ?? false
        forward.isEnabled = month.moved(by: 1).map { isReachable($0) } ?? false
    }

    /// Queries the appearance of each day.
    func updateDays() {
        for day in days { day.look = owner?.gridLook(of: day.date) ?? MonthDayView.Look() }
        back.isEnabled = month.moved(by: -1).map { isReachable($0) } ?? false
        forward.isEnabled = month.moved(by: 1).map { isReachable($0) } ?? false
    }

    /// Queries the decorations of days; nil for all of them.
    func reloadDecorations(_ dates: [Date]?) {
        for day in days { day.reservesRoom = owner?.gridHasDecorations ?? false }
        for day in days where dates?.contains(where: { month.calendar.isDate($0, inSameDayAs: day.date) }) ?? true {
            day.decoration = owner?.gridDecoration(of: day.date)
        }
    }

    // MARK: Wheels

    private func toggleWheels() {
        showsWheels.toggle()
        if showsWheels {
            (wheels.dataSource, wheels.delegate) = (wheelSource, wheelSource)
            addSubview(wheels)
            wheels.reloadAllComponents()
            wheelSource.show(month, in: wheels)
        } else {
            wheels.removeFromSuperview()
        }
        content.isHidden = showsWheels
        for label in weekdayLabels { label.isHidden = showsWheels }
        setNeedsLayout()
    }

    /// Shows the month that the wheels select, or the nearest one in range.
    func wheelsDidTurn(to date: Date) {
        var other = CalendarMonth(containing: date, calendar: month.calendar)
        if let range = owner?.gridRange, !isReachable(other) {
            other = CalendarMonth(
                containing: date < range.lowerBound ? range.lowerBound : range.upperBound, calendar: month.calendar)
            wheelSource.show(other, in: wheels)
        }
        guard other != month else { return }
        let old = month
        month = other
        reload()
        for label in weekdayLabels { label.isHidden = showsWheels }
        owner?.gridDidTurn(from: old)
    }

    // MARK: Layout

    static var fittingHeight: CGFloat { headerHeight + weekdayHeight + CGFloat(weekCount) * weekHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, header, names) = (bounds.width, MonthGridView.headerHeight, MonthGridView.weekdayHeight)
        let column = width / 7
        func place(_ view: UIView, _ rect: CGRect) {
            var rect = rect
            if isRightToLeft { rect.origin.x = width - rect.maxX }
            view.frame = rect
        }
        let inset = max(0, (column - 36) / 2)
        place(title, CGRect(x: inset + 4, y: 0, width: max(0, width - 100 - inset), height: header))
        place(back, CGRect(x: width - inset - 84, y: 0, width: 44, height: header))
        place(forward, CGRect(x: width - inset - 40, y: 0, width: 44, height: header))
        for (index, label) in weekdayLabels.enumerated() {
            place(label, CGRect(x: CGFloat(index) * column, y: header, width: column, height: names))
        }
        content.frame = CGRect(x: 0, y: header + names, width: width, height: max(0, bounds.height - header - names))
        let height = content.bounds.height / CGFloat(max(month.weeks.count, 5))
        for day in days {
            guard let at = month.place(of: day.date) else { continue }
            var rect = CGRect(
                x: CGFloat(at.column) * column, y: CGFloat(at.week) * height, width: column, height: height)
            if isRightToLeft { rect.origin.x = width - rect.maxX }
            day.bounds.size = rect.size
            day.center = CGPoint(x: rect.midX, y: rect.midY)
        }
        if showsWheels { wheels.frame = content.frame.union(CGRect(x: 0, y: header, width: width, height: 1)) }
    }
}

/// The wheels for the month and the year of a grid.
@MainActor
private final class MonthWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let grid: MonthGridView
    private var wheels: DateWheels

    init(_ grid: MonthGridView) {
        self.grid = grid
        wheels = DateWheels(
            .yearAndMonth, calendar: grid.month.calendar, locale: grid.locale, minuteInterval: 1, today: Date())
    }

    func show(_ month: CalendarMonth, in picker: UIPickerView) {
        wheels = DateWheels(
            .yearAndMonth, calendar: month.calendar, locale: grid.locale, minuteInterval: 1, today: Date())
        for (component, wheel) in wheels.wheels.enumerated() {
            let row = wheels.row(of: month.start, wheel, near: wheels.rowCount(wheel) / 2)
            picker.selectRow(row, inComponent: component, animated: false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.rowCount(wheels.wheels[component])
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels.title(row, of: wheels.wheels[component])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let rows = wheels.wheels.indices.map { pickerView.selectedRow(inComponent: $0) }
        grid.wheelsDidTurn(to: wheels.date(rows, from: grid.month.start))
    }
}
