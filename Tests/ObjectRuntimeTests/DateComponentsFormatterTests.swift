import Foundation
import ObjectRuntime
import XCTest

/// Formatted durations.
/// See [Apple's reference](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
final class DateComponentsFormatterTests: XCTestCase {
    private func formatter(
        _ units: NSCalendar.Unit = [.hour, .minute, .second], _ style: DateComponentsFormatter.UnitsStyle = .positional
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        (formatter.allowedUnits, formatter.unitsStyle) = (units, style)
        return formatter
    }

    func testPositions() {
        let clock = formatter()
        XCTAssertEqual(
            [4205, 65, 5, 0, 3600].map { clock.string(from: $0) }, ["1:10:05", "1:05", "5", "0", "1:00:00"])
        clock.zeroFormattingBehavior = .pad
        clock.allowedUnits = [.minute, .second]
        XCTAssertEqual([65, 5, 3725].map { clock.string(from: $0) }, ["01:05", "00:05", "62:05"])
        XCTAssertEqual(formatter().string(from: -65), "-1:05")
        XCTAssertNil(clock.string(from: .infinity))
    }

    func testWords() {
        let texts = [DateComponentsFormatter.UnitsStyle.abbreviated, .brief, .short, .full, .spellOut].map {
            formatter([.hour, .minute, .second], $0).string(from: 7265)
        }
        XCTAssertEqual(
            texts,
            [
                "2h 1m 5s", "2hr 1min 5sec", "2 hr, 1 min, 5 sec", "2 hours, 1 minute, 5 seconds",
                "two hours, one minute, five seconds",
            ])
        let days = formatter([.day, .hour], .full)
        XCTAssertEqual(days.string(from: 86_400), "1 day")
        XCTAssertEqual(days.string(from: 2 * 86_400 + 3600), "2 days, 1 hour")
        XCTAssertEqual(days.string(from: 0), "0 hours")
        days.includesApproximationPhrase = true
        days.includesTimeRemainingPhrase = true
        days.maximumUnitCount = 1
        XCTAssertEqual(days.string(from: 2 * 86_400 + 3600), "About 2 days remaining")
    }

    func testZeros() {
        let words = formatter([.hour, .minute, .second], .abbreviated)
        words.zeroFormattingBehavior = .dropLeading
        XCTAssertEqual(words.string(from: 60), "1m 0s")
        words.zeroFormattingBehavior = [.dropLeading, .dropTrailing]
        XCTAssertEqual(words.string(from: 3605), "1h 0m 5s")
        words.zeroFormattingBehavior = []
        XCTAssertEqual(words.string(from: 60), "0h 1m 0s")
    }

    func testComponentsAndDates() {
        XCTAssertEqual(
            DateComponentsFormatter.localizedString(from: DateComponents(hour: 1, minute: 30), unitsStyle: .full),
            "1 hour, 30 minutes")
        let months = formatter([.year, .month], .full)
        let start = Date(timeIntervalSince1970: 0)
        XCTAssertEqual(months.string(from: start, to: start + 400 * 86_400), "1 year, 1 month")
    }
}
