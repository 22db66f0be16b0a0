import CoreGraphics
public import Foundation
import QuartzCore

/// A control for choosing a date, a time or a duration: with wheels, a calendar, or plates that open them, in a
/// locale.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidatepicker)
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
    /// The mode of a date picker: the kind of value to choose.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uidatepicker/mode)
    public enum Mode: Int, Sendable {
        /// A time of day, a date, both, or a duration of less than a day.
        case time, date, dateAndTime, countDownTimer
        /// A month of a year.
        case yearAndMonth = 4269
    }

    private let picker = UIPickerView()
    final var parts = DatePickerParts()
    private var known: DateWheels?
    private var ownDate: Date
    private var ownDuration: TimeInterval = 60

    public override init(frame: CGRect) {
        ownDate = Date()
        super.init(frame: frame)
        prepare()
        if frame.isEmpty { self.frame.size = fittingSize }
    }

    public required init?(coder: NSCoder) {
        ownDate = Date()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        styleDidChange()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    // MARK: Mode and date

    /// The mode. `.dateAndTime` by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { wheelsDidChange() } }
    }

    /// The locale, which determines the names and the order of the wheels; nil, the default, for the user's.
    open var locale: Locale? { didSet { wheelsDidChange() } }

    /// The calendar. The user's by default, also after setting nil.
    open var calendar: Calendar! {
        get { ownCalendar ?? .ofSystem }
        set {
            ownCalendar = newValue
            wheelsDidChange()
        }
    }
    private var ownCalendar: Calendar?

    /// The time zone; nil, the default, for the calendar's.
    open var timeZone: TimeZone? { didSet { wheelsDidChange() } }

    /// The date. The current date by default; setting it moves the wheels without sending actions.
    open var date: Date {
        get { ownDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date and turns the wheels to it.
    open func setDate(_ date: Date, animated: Bool) {
        ownDate = limited(date)
        showRows(animated: animated)
        showDate(animated: animated)
    }

    /// The earliest date; nil, the default, for none. Ignored if it is after the latest date.
    open var minimumDate: Date? { didSet { limitsDidChange() } }

    /// The latest date; nil, the default, for none. Ignored if it is before the earliest date.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    /// The duration of the mode `.countDownTimer`, in seconds: whole minutes, less than a day. 60 by default.
    open var countDownDuration: TimeInterval {
        get { ownDuration }
        set {
            let minutes = newValue.isFinite ? min(max((newValue / 60).rounded(.down), 0), 24 * 60 - 1) : 0
            ownDuration = max(60 * TimeInterval(minuteInterval), 60 * minutes)
            showRows(animated: false)
        }
    }

    /// The step of minutes: a divisor of 60, at most 30. 1 by default; other values are ignored.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue }
            if minuteInterval != oldValue { wheelsDidChange() }
        }
    }

    /// Whether the date is rounded down to a multiple of the step. True by default.
    open var roundsToMinuteInterval = true { didSet { setDate(ownDate, animated: false) } }

    /// The preferred style. `.automatic` by default: plates, or wheels for durations.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
    }

    /// The effective style: never `.automatic`.
    open var datePickerStyle: UIDatePickerStyle { shownStyle }

    // MARK: Date limits and rows

    private var wheels: DateWheels {
        if let known { return known }
        var calendar = self.calendar ?? .ofSystem
        if let timeZone { calendar.timeZone = timeZone }
        let made = DateWheels(
            datePickerMode, calendar: calendar, locale: locale ?? calendar.locale ?? .ofSystem,
            minuteInterval: minuteInterval, today: Date())
        known = made
        return made
    }

    private func wheelsDidChange() {
        known = nil
        ownDate = limited(ownDate)
        picker.reloadAllComponents()
        showRows(animated: false)
        styleDidChange()
    }

    private func limitsDidChange() {
        parts.grid?.updateDays()
        let date = limited(ownDate)
        if date != ownDate { setDate(date, animated: false) }
    }

    private func limited(_ date: Date) -> Date {
        var date = date
        if roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date {
            let step = TimeInterval(60 * minuteInterval)
            date = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / step).rounded(.down) * step)
        }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        if let minimumDate, date < minimumDate { date = minimumDate }
        if let maximumDate, date > maximumDate { date = maximumDate }
        return date
    }

    private func showRows(animated: Bool) {
        guard shownStyle == .wheels else { return }
        let wheels = wheels
        for (component, wheel) in wheels.wheels.enumerated() {
            let current = picker.selectedRow(inComponent: component)
            let near = current > 0 ? current : wheels.rowCount(wheel) / 2
            let row =
                datePickerMode == .countDownTimer
                ? wheels.row(of: ownDuration, wheel, near: near) : wheels.row(of: ownDate, wheel, near: near)
            if row != current { picker.selectRow(row, inComponent: component, animated: animated) }
        }
    }

    // MARK: Wheels

    public final func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

    public final func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.rowCount(wheels.wheels[component])
    }

    public final func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { wheels.title(row, of: wheels.wheels[component]) }

    public final func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let wheels = wheels
        let all = wheels.wheels.reduce(0) { $0 + wheels.weight($1) }
        let room = max(0, min(pickerView.bounds.width - 18, 360))
        return room * CGFloat(wheels.weight(wheels.wheels[component]) / all)
    }

    public final func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let wheels = wheels
        let rows = wheels.wheels.indices.map { picker.selectedRow(inComponent: $0) }
        if datePickerMode == .countDownTimer {
            // A duration of zero becomes one step.
            ownDuration = max(wheels.duration(rows), TimeInterval(60 * minuteInterval))
        } else {
            ownDate = limited(wheels.date(rows, from: ownDate))
        }
        showRows(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    final var wheelsSize: CGSize { picker.intrinsicContentSize }

    final var wheelsAreHidden: Bool {
        get { picker.isHidden }
        set { picker.isHidden = newValue }
    }

    override func stateDidChange() {
        super.stateDidChange()
        for field in parts.fields { field.isEnabled = isEnabled }
        parts.grid?.updateDays()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { parts.overlay?.close(animated: false) }
    }

    override class var standardHugging: AxisPriorities { (.defaultHigh, .defaultHigh) }

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        showRows(animated: false)
        placeParts()
    }
}

/// The style of a date picker.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidatepickerstyle)
public enum UIDatePickerStyle: Int, Sendable {
    /// The system's choice, wheels, a field that opens, or a calendar.
    case automatic, wheels, compact, inline
}
