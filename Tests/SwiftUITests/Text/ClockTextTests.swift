import QuartzCore
import XCTest

@testable import SwiftUI

final class ClockTextTests: HierarchyTestCase {
    private func string(_ text: Text, hoursFromGMT hours: Int = 0) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(secondsFromGMT: 3600 * hours) ?? .current
        return text.string(in: environment).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    func testDistancesAreInTheirLargestUnits() async {
        let now = TimelineClock.now
        let cases: [(TimeInterval, relative: String, offset: String, timer: String)] = [
            (0, "0 seconds", "+0 seconds", "0:00"), (5, "5 seconds", "+5 seconds", "0:05"),
            (-61, "1 minute, 1 second", "-1 minute", "1:01"), (3600, "1 hour", "+1 hour", "1:00:00"),
            (8_580, "2 hours, 23 minutes", "+2 hours", "2:23:00"),
            (-133_141, "1 day, 12 hours", "-1 day", "36:59:01"), (1e300, "", "+", ""),
        ]
        for (distance, relative, offset, timer) in cases {
            XCTAssertEqual(string(Text(now + distance, style: .relative)), relative)
            XCTAssertEqual(string(Text(now + distance, style: .offset)), offset)
            XCTAssertEqual(string(Text(now + distance, style: .timer)), timer)
        }
    }

    func testDatesAreWrittenInTheEnvironmentsPlace() async {
        let date = Date(timeIntervalSinceReferenceDate: 9 * 3600 + 41 * 60)
        XCTAssertEqual(string(Text(date, style: .time)), "9:41 AM")
        XCTAssertEqual(string(Text(date, style: .date)), "January 1, 2001")
        XCTAssertEqual(string(Text(date...date + 3600)), "9:41 AM – 10:41 AM")
        XCTAssertEqual(string(Text("At \(date, style: .time)")), "At 9:41 AM")
        let midnight = "Jan 1, 2001 at 11:41 PM – Jan 2, 2001 at 12:41 AM"
        XCTAssertEqual(string(Text(date...date + 3600), hoursFromGMT: 14), midnight)
        XCTAssertEqual(string(Text(date...date + 3600), hoursFromGMT: -9), "12:41 AM – 1:41 AM")
        XCTAssertEqual(string(Text(date + 3600...date + 7200), hoursFromGMT: -10), "12:41 AM – 1:41 AM")
    }

    func testATimerCountsWithinItsInterval() async {
        let now = TimelineClock.now
        let interval = now + 10...now + 3700
        func text(_ down: Bool, pause: Date? = nil, hours: Bool = true) -> String {
            string(Text(timerInterval: interval, pauseTime: pause, countsDown: down, showsHours: hours))
        }
        XCTAssertEqual(text(true), "1:01:30", "before it begins")
        XCTAssertEqual(text(true, hours: false), "61:30")
        XCTAssertEqual(text(false), "0:00")
        MediaClock.advance(to: MediaClock.now + 30)
        XCTAssertEqual(text(false), "0:20")
        XCTAssertEqual(text(false, pause: now + 15), "0:05")
        MediaClock.advance(to: MediaClock.now + 9000)
        XCTAssertEqual(text(true), "0:00")
    }

    func testATextFollowsTheClockWhileItIsShown() async throws {
        struct Screen: View {
            let start: Date
            var body: some View { Text(start, style: .timer).font(.system(size: 30)) }
        }
        let host = Host(Screen(start: TimelineClock.now))
        func contents(_ layer: CALayer) -> [AnyObject] {
            (layer.contents.map { [$0 as AnyObject] } ?? []) + (layer.sublayers ?? []).flatMap(contents)
        }
        let before = contents(host.view.layer)
        advance(to: 0.5)
        XCTAssert(before.elementsEqual(contents(host.view.layer), by: ===), "the same second")
        advance(to: 1.1)
        XCTAssertFalse(before.elementsEqual(contents(host.view.layer), by: ===))
    }
}
