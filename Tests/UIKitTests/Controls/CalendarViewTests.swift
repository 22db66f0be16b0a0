import QuartzCore
import UIKit
import XCTest

/// Months of a calendar, in calendar views and in date pickers.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarview).
final class CalendarViewTests: NavigationTestCase {
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var tell: (String) -> Void = { _ in }
        var refused: Int?
        var decorated: [Int: UICalendarView.Decoration] = [:]

        private func name(_ day: DateComponents?) -> String {
            day.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none"
        }

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { decorated[dateComponents.day ?? 0] }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { tell("from \(previousDateComponents.month ?? 0)") }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) { tell("select \(name(dateComponents))") }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != refused || refused == nil }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { tell("add \(name(dateComponents))") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { tell("remove \(name(dateComponents))") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        ) -> Bool { dateComponents.day != refused }
    }

    private let delegate = Delegate()
    private let view = UICalendarView(frame: CGRect(x: 20, y: 200, width: 350, height: 334))

    private var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func showView(_ other: UIView? = nil) {
        delegate.tell = { [unowned self] in log.append($0) }
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        view.calendar = utc
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        view.delegate = delegate
        root.view.addSubview(other ?? view)
        show(root)
        log = []
    }

    private func tap(_ text: String) {
        guard let place = frame(of: text) else { return XCTFail("no \(text)") }
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY), after: 0.1), andWait: 0.6)
        settle()
    }

    func testAMonthHasItsWeeksFromTheLocalesFirstDay() async {
        showView()
        // The 1st of February 2024 was a Thursday.
        XCTAssertEqual(frame(of: "SUN")!.midX, 45, accuracy: 0.5)
        XCTAssertEqual(frame(of: "1")!.midX, frame(of: "THU")!.midX, accuracy: 0.5)
        XCTAssertEqual(frame(of: "29")!.midX, frame(of: "THU")!.midX, accuracy: 0.5)
        XCTAssertNil(frame(of: "30"))
        XCTAssertNotNil(frame(of: "February 2024"))
        XCTAssertLessThan(frame(of: "3")!.midY, frame(of: "4")!.midY, "a week begins on Sunday")
        view.locale = Locale(identifier: "de_DE")
        settle()
        XCTAssertNotNil(frame(of: "Februar 2024"))
        XCTAssertEqual(frame(of: "4")!.midY, frame(of: "3")!.midY, accuracy: 0.5, "a week begins on Monday")
        view.semanticContentAttribute = .forceRightToLeft
        phone.traitOverrides.layoutDirection = .rightToLeft
        settle()
        XCTAssertGreaterThan(frame(of: "1")!.midX, frame(of: "2")!.midX)
        phone.traitOverrides.layoutDirection = .leftToRight
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 320, height: 334))
    }

    func testASingleDayIsSelectedAndDeselected() async {
        showView()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        delegate.refused = 20
        selection.updateSelectableDates()
        tap("14")
        XCTAssertEqual(log, ["select 2024-2-14"])
        XCTAssertEqual(selection.selectedDate?.day, 14)
        tap("20")
        XCTAssertEqual(selection.selectedDate?.day, 14, "a day that the delegate refuses isn't selected")
        keepPicture("calendar")
        delegate.refused = nil
        selection.updateSelectableDates()
        tap("14")
        XCTAssertNil(selection.selectedDate)
        XCTAssertEqual(log, ["select 2024-2-14", "select none"])
        log = []
        selection.setSelected(DateComponents(year: 2024, month: 5, day: 3), animated: false)
        XCTAssertEqual(view.visibleDateComponents.month, 5)
        XCTAssertEqual(log, ["from 2"])
    }

    func testDaysAreSelectedTogether() async {
        showView()
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        view.selectionBehavior = selection
        selection.selectedDates = [DateComponents(year: 2024, month: 2, day: 5)]
        XCTAssertEqual(log, [])
        tap("7")
        tap("5")
        XCTAssertEqual(log, ["add 2024-2-7", "remove 2024-2-5"])
        delegate.refused = 7
        selection.updateSelectableDates()
        tap("7")
        XCTAssertEqual(selection.selectedDates.map(\.day), [7])
    }

    func testMonthsTurnWithinTheRange() async {
        showView()
        view.availableDateRange = DateInterval(start: date(2024, 1, 10), end: date(2024, 3, 5))
        let next = CGPoint(x: 20 + 350 - 7 - 18, y: 222)
        run(TouchScript().tap(at: next, after: 0.1), andWait: 0.6)
        XCTAssertEqual(view.visibleDateComponents.month, 3)
        run(TouchScript().tap(at: next, after: 0.1), andWait: 0.6)
        XCTAssertEqual(view.visibleDateComponents.month, 3, "there is no further month")
        XCTAssertEqual(log, ["from 2"])
        let swipe = [CGPoint(x: 80, y: 400), CGPoint(x: 300, y: 402)]
        run(TouchScript().drag(from: swipe[0], to: swipe[1], duration: 0.2, after: 0.1), andWait: 0.6)
        XCTAssertEqual(view.visibleDateComponents.month, 2)
        view.setVisibleDateComponents(DateComponents(year: 2030, month: 1), animated: false)
        XCTAssertEqual(view.visibleDateComponents.month, 3)
        XCTAssertEqual(view.visibleDateComponents.year, 2024)
    }

    func testDaysHaveDecorations() async {
        delegate.decorated = [
            6: .default(color: .systemRed, size: .large),
            8: .image(UIImage(systemName: "star.fill"), color: .systemOrange),
            13: .customView {
                let label = UILabel()
                label.text = "!"
                return label
            }, 14: UICalendarView.Decoration(),
        ]
        showView()
        XCTAssertNotNil(frame(of: "!"))
        XCTAssertGreaterThan(frame(of: "!")!.minY, frame(of: "13")!.midY)
        keepPicture("calendar-decorations")
        view.wantsDateDecorations = false
        settle()
        XCTAssertNil(frame(of: "!"))
        view.wantsDateDecorations = true
        delegate.decorated[13] = nil
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 2, day: 13)], animated: true)
        settle()
        XCTAssertNil(frame(of: "!"))
    }

    // MARK: Date pickers

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ size: CGSize) -> UIDatePicker {
        let picker = UIDatePicker(frame: CGRect(origin: CGPoint(x: 20, y: 200), size: size))
        picker.preferredDatePickerStyle = style
        picker.calendar = utc
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.date = date(2024, 2, 14, 9, 41)
        picker.addAction(UIAction { [unowned self] _ in log.append("changed") }, for: .valueChanged)
        picker.addAction(UIAction { [unowned self] _ in log.append("begin") }, for: .editingDidBegin)
        picker.addAction(UIAction { [unowned self] _ in log.append("end") }, for: .editingDidEnd)
        return picker
    }

    func testAnInlinePickerIsACalendarWhoseDaysKeepTheTime() async {
        let picker = picker(.dateAndTime, .inline, CGSize(width: 350, height: 380))
        XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 380))
        showView(picker)
        XCTAssertEqual(picker.datePickerStyle, .inline)
        picker.minimumDate = date(2024, 2, 5)
        tap("20")
        XCTAssertEqual(picker.date, date(2024, 2, 20, 9, 41))
        XCTAssertEqual(log, ["changed"])
        tap("2")
        XCTAssertEqual(log, ["changed"], "a day before the earliest isn't chosen")
        keepPicture("date-picker-inline")
        XCTAssertEqual(
            frame(of: "9:41\u{202F}AM") ?? frame(of: "9:41 AM"), frame(of: "9:41\u{202F}AM") ?? frame(of: "9:41 AM"))
        picker.date = date(2024, 7, 1)
        settle()
        XCTAssertNotNil(frame(of: "July 2024"))
    }

    func testACompactPickerOpensACalendar() async {
        let picker = picker(.date, .automatic, CGSize(width: 200, height: 34))
        showView(picker)
        XCTAssertEqual(picker.datePickerStyle, .compact)
        tap("Feb 14, 2024")
        XCTAssertEqual(log, ["begin"])
        keepPicture("date-picker-compact")
        tap("22")
        XCTAssertEqual(picker.date, date(2024, 2, 22, 9, 41))
        XCTAssertNotNil(frame(of: "Feb 22, 2024"))
        run(TouchScript().tap(at: CGPoint(x: 380, y: 800), after: 0.1), andWait: 0.6)
        XCTAssertEqual(log, ["begin", "changed", "end"])
        XCTAssertNil(frame(of: "SUN"))
    }

    func testDurationsHaveWheels() async {
        let picker = picker(.countDownTimer, .automatic, .zero)
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        picker.datePickerMode = .time
        XCTAssertEqual(picker.datePickerStyle, .compact)
    }
}
