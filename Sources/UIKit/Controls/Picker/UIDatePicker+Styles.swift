import CoreGraphics
import Foundation
import QuartzCore

/// The parts of a date picker other than wheels.
@MainActor
struct DatePickerParts {
    var grid: MonthGridView?
    var fields: [DateField] = []
    weak var overlay: PickerOverlay?
    /// The style and the mode for which the parts were created.
    var style = UIDatePickerStyle.automatic
    var mode = UIDatePicker.Mode.dateAndTime
}

extension UIDatePicker {
    /// The distance between the plates of a compact picker, and the height of the time row below a calendar, in points.
    private static let (fieldGap, timeHeight): (CGFloat, CGFloat) = (6, 46)

    /// The effective style: durations, and months with years, use wheels.
    final var shownStyle: UIDatePickerStyle {
        let needsWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
        if needsWheels { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    private var hasDay: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
    private var hasTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

    /// The calendar in its time zone, with the locale's weeks.
    final var shownCalendar: Calendar {
        var shown = calendar ?? .ofSystem
        if let locale { shown.locale = locale }
        if let timeZone { shown.timeZone = timeZone }
        return shown
    }

    final var shownLocale: Locale { locale ?? calendar?.locale ?? .ofSystem }

    /// Creates the parts of the style.
    final func styleDidChange() {
        let style = shownStyle
        if needsWheelsThough(preferredDatePickerStyle) {
            reportOnce("A date picker for durations or months always shows wheels, regardless of its style")
        }
        if parts.style != style || parts.mode != datePickerMode {
            parts.overlay?.close(animated: false)
            parts.grid?.removeFromSuperview()
            for field in parts.fields { field.removeFromSuperview() }
            parts = DatePickerParts(style: style, mode: datePickerMode)
            wheelsAreHidden = style != .wheels
            if style == .inline, hasDay {
                let grid = MonthGridView(date, calendar: shownCalendar, locale: shownLocale)
                grid.owner = self
                parts.grid = grid
                addSubview(grid)
            }
            if style == .compact, hasDay { addField(.date) }
            if style != .wheels, hasTime { addField(.time) }
        }
        showDate(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func needsWheelsThough(_ style: UIDatePickerStyle) -> Bool {
        (style == .compact || style == .inline) && shownStyle == .wheels
    }

    private func addField(_ mode: Mode) {
        let field = DateField(mode)
        field.addAction(UIAction { [unowned self, unowned field] _ in open(field) }, for: .touchUpInside)
        parts.fields.append(field)
        addSubview(field)
    }

    /// Shows the date in the calendar and on the plates.
    final func showDate(animated: Bool) {
        if let grid = parts.grid {
            let (calendar, locale) = (shownCalendar, shownLocale)
            let month = CalendarMonth(containing: date, calendar: calendar)
            if animated, grid.month.calendar == calendar, grid.locale == locale {
                grid.turn(to: month, animated: true)
            } else if grid.month != month || grid.locale != locale {
                grid.show(date, calendar: calendar, locale: locale)
            }
            grid.updateDays()
        }
        guard !parts.fields.isEmpty else { return }
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (
            shownLocale, shownCalendar, shownCalendar.timeZone
        )
        for field in parts.fields {
            formatter.dateStyle = field.mode == .time ? .none : .medium
            formatter.timeStyle = field.mode == .time ? .short : .none
            let text = formatter.string(from: date)
            guard text != field.text else { continue }
            field.text = text
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Pickers

    /// Opens or closes the editor of a plate's value.
    private func open(_ field: DateField) {
        if let known = parts.overlay { return known.close() }
        let inner = UIDatePicker(frame: .zero)
        inner.datePickerMode = field.mode
        inner.preferredDatePickerStyle = field.mode == .time ? .wheels : .inline
        (inner.locale, inner.calendar, inner.timeZone) = (locale, calendar, timeZone)
        (inner.minimumDate, inner.maximumDate) = (minimumDate, maximumDate)
        (inner.minuteInterval, inner.roundsToMinuteInterval) = (minuteInterval, roundsToMinuteInterval)
        inner.date = date
        inner.tintColor = tintColor
        inner.addAction(
            UIAction { [weak self, weak inner] _ in
                if let inner { self?.choose(inner.date) }
            }, for: .valueChanged)
        var size = inner.intrinsicContentSize
        if field.mode == .time { size.width = 220 }
        field.isOpen = true
        sendActions(for: .editingDidBegin)
        let overlay = PickerOverlay(inner, size: size, beside: field) { [weak self, weak field] in
            field?.isOpen = false
            self?.sendActions(for: .editingDidEnd)
        }
        parts.overlay = overlay
    }

    /// Applies a date chosen by the user.
    private func choose(_ other: Date) {
        setDate(other, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    final var fittingSize: CGSize {
        switch shownStyle {
        case .inline where parts.grid != nil:
            return CGSize(
                width: MonthGridView.leastWidth,
                height: MonthGridView.fittingHeight + (parts.fields.isEmpty ? 0 : UIDatePicker.timeHeight))
        case .inline, .compact:
            let widths = parts.fields.reduce(0) { $0 + $1.intrinsicContentSize.width }
            let gaps = CGFloat(max(parts.fields.count - 1, 0)) * UIDatePicker.fieldGap
            return CGSize(width: widths + gaps, height: DateField.height)
        case .automatic, .wheels: return wheelsSize
        }
    }

    final func placeParts() {
        if let grid = parts.grid {
            let below = parts.fields.isEmpty ? 0 : UIDatePicker.timeHeight
            grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
        }
        // At the trailing end below a calendar, otherwise by the control's content alignment.
        let widths = parts.fields.map(\.intrinsicContentSize.width)
        let whole = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * UIDatePicker.fieldGap
        let y =
            parts.grid == nil
            ? (bounds.height - DateField.height) / 2
            : bounds.height - UIDatePicker.timeHeight + (UIDatePicker.timeHeight - DateField.height) / 2
        let free = bounds.width - whole
        var x = parts.grid != nil ? free - 8 : contentHorizontalAlignment == .center ? free / 2 : 0
        for (field, width) in zip(parts.fields, widths) {
            field.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: DateField.height)
            x += width + UIDatePicker.fieldGap
        }
    }
}

extension UIDatePicker: MonthGridOwner {
    func gridLook(of day: Date) -> MonthDayView.Look {
        let calendar = shownCalendar
        let isInRange = gridRange.map { calendar.startOfDay(for: $0.lowerBound) <= day && day <= $0.upperBound } ?? true
        return MonthDayView.Look(
            isToday: calendar.isDateInToday(day), isSelected: calendar.isDate(day, inSameDayAs: date),
            isAvailable: isInRange && isEnabled)
    }

    func gridDidTap(_ day: Date) {
        guard gridLook(of: day).isAvailable else { return }
        let calendar = shownCalendar
        // Keep the time of day.
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        let start = calendar.startOfDay(for: day)
        choose(
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: start) ?? start)
    }

    func gridDecoration(of day: Date) -> UIView? { nil }

    var gridHasDecorations: Bool { false }

    func gridDidTurn(from old: CalendarMonth) { setNeedsLayout() }

    var gridRange: ClosedRange<Date>? {
        let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        guard minimumDate != nil || maximumDate != nil, low <= high else { return nil }
        return low...high
    }
}
