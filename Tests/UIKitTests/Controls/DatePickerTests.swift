import QuartzCore
import UIKit
import XCTest

/// Dates, times and durations from wheels.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uidatepicker).
final class DatePickerTests: NavigationTestCase {
    private let picker = UIDatePicker(frame: CGRect(x: 35, y: 300, width: 320, height: 216))

    private var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func showPicker(_ mode: UIDatePicker.Mode, _ date: Date, locale: String = "en_US") {
        let root = NavigationPage("Root")
        show(root)
        picker.preferredDatePickerStyle = .wheels
        picker.calendar = utc
        picker.locale = Locale(identifier: locale)
        picker.datePickerMode = mode
        picker.date = date
        picker.addAction(UIAction { [unowned self] _ in log.append("changed") }, for: .valueChanged)
        root.view.addSubview(picker)
        settle()
    }

    /// Turns the wheel at a position upwards, by rows.
    private func turn(_ x: CGFloat, rows: CGFloat) {
        run(
            TouchScript().drag(
                through: [
                    CGPoint(x: x, y: 408), CGPoint(x: x, y: 408 - rows * 34 - 10 * (rows > 0 ? 1 : -1)),
                    CGPoint(x: x, y: 408 - rows * 34 - 10 * (rows > 0 ? 1 : -1)),
                ], duration: 2))
        pass(2)
        settle()
    }

    func testADayHasThreeWheelsInTheLocalesOrder() async {
        showPicker(.date, date(2024, 1, 31))
        keepPicture("date-picker")
        let (month, day, year) = (frame(of: "January")!, frame(of: "31")!, frame(of: "2024")!)
        XCTAssertTrue(month.midX < day.midX && day.midX < year.midX)
        XCTAssertEqual(month.midY, 408, accuracy: 0.5)
        turn(month.midX, rows: 1)
        XCTAssertEqual(picker.date, date(2024, 2, 29), "a day that isn't there is the month's last")
        XCTAssertEqual(frame(of: "29")!.midY, 408, accuracy: 0.5)
        XCTAssertEqual(log, ["changed"])
        picker.locale = Locale(identifier: "de_DE")
        settle()
        XCTAssertLessThan(frame(of: "29")!.midX, frame(of: "Februar")!.midX)
        XCTAssertEqual(log, ["changed"], "code calls no actions")
    }

    func testATimeHasAHalfOfTheDay() async {
        showPicker(.time, date(2024, 1, 31, 13, 50))
        XCTAssertEqual(frame(of: "1")!.midY, 408, accuracy: 0.5)
        XCTAssertEqual(frame(of: "50")!.midY, 408, accuracy: 0.5)
        XCTAssertEqual(frame(of: "PM")!.midY, 408, accuracy: 0.5)
        turn(frame(of: "PM")!.midX, rows: -1)
        XCTAssertEqual(picker.date, date(2024, 1, 31, 1, 50))
        picker.locale = Locale(identifier: "de_DE")
        settle()
        XCTAssertNil(frame(of: "PM"))
        XCTAssertEqual(frame(of: "01")!.midY, 408, accuracy: 0.5)
        picker.minuteInterval = 7
        XCTAssertEqual(picker.minuteInterval, 1)
        picker.minuteInterval = 15
        settle()
        XCTAssertEqual(picker.date, date(2024, 1, 31, 1, 45))
        XCTAssertNil(frame(of: "50"))
        XCTAssertNotNil(frame(of: "45"))
    }

    func testLimitsAreKept() async {
        showPicker(.date, date(2024, 3, 10))
        picker.minimumDate = date(2024, 3, 5)
        picker.maximumDate = date(2024, 4, 2)
        picker.date = date(2020, 1, 1)
        XCTAssertEqual(picker.date, date(2024, 3, 5))
        settle()
        turn(frame(of: "March")!.midX, rows: 2)
        XCTAssertEqual(picker.date, date(2024, 4, 2))
        XCTAssertEqual(frame(of: "April")!.midY, 408, accuracy: 0.5, "the wheels come back")
        picker.maximumDate = date(2000, 1, 1)
        picker.date = date(2020, 1, 1)
        XCTAssertEqual(picker.date, date(2020, 1, 1), "limits that contradict each other are none")
    }

    func testDurationsAreMinutes() async {
        showPicker(.countDownTimer, date(2024, 1, 1))
        picker.countDownDuration = 2 * 3600 + 5 * 60 + 59
        settle()
        XCTAssertEqual(picker.countDownDuration, 2 * 3600 + 5 * 60)
        XCTAssertEqual(frame(of: "2 h")!.midY, 408, accuracy: 0.5)
        turn(frame(of: "5 min")!.midX, rows: 1)
        XCTAssertEqual(picker.countDownDuration, 2 * 3600 + 6 * 60)
        picker.countDownDuration = .infinity
        XCTAssertEqual(picker.countDownDuration, 60)
    }

    func testADayAndATimeAreTogether() async {
        showPicker(.dateAndTime, Date(), locale: "en_GB")
        XCTAssertEqual(frame(of: "Today")!.midY, 408, accuracy: 0.5)
        let before = picker.date
        turn(frame(of: "Today")!.midX, rows: 1)
        XCTAssertEqual(picker.date.timeIntervalSince(before), 86400, accuracy: 60)
    }
}
