import SwiftUI
import XCTest

/// Schedules as lists of dates.
final class ScheduleTests: HierarchyTestCase {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func seconds<S: Sequence<Date>>(_ dates: S, _ count: Int = 4) -> [Double] {
        dates.prefix(count).map { $0.timeIntervalSince(start) }
    }

    func testAPeriodicScheduleBeginsWithTheLastDateBefore() {
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        XCTAssertEqual(seconds(schedule.entries(from: start, mode: .normal)), [0, 10, 20, 30])
        XCTAssertEqual(seconds(schedule.entries(from: start + 25, mode: .normal)), [20, 30, 40, 50])
        XCTAssertEqual(seconds(schedule.entries(from: start - 25, mode: .normal)), [0, 10, 20, 30])
        XCTAssertEqual(seconds(schedule.entries(from: start + 30, mode: .lowFrequency), 2), [30, 40])
    }

    func testUnusablePeriodsStillComeToAnEnd() {
        for interval in [0, -5, Double.nan, .infinity] {
            let entries = PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: .normal)
            let dates = Array(entries.prefix(3))
            XCTAssertEqual(dates.count, 3, "\(interval)")
            XCTAssertLessThan(dates[0], dates[2], "\(interval)")
        }
    }

    func testExplicitDatesAreThoseGiven() {
        let dates = [3, 1, 7].map { start + $0 }
        XCTAssertEqual(seconds(ExplicitTimelineSchedule(dates).entries(from: start, mode: .normal)), [3, 1, 7])
    }

    func testMinutesAreWhole() {
        for date in EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(3) {
            XCTAssertEqual(date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60), 0)
        }
    }

    struct Clock: View {
        let isPaused: Bool
        let log: Log
        var body: some View {
            TimelineView(.animation(minimumInterval: 0.25, paused: isPaused)) { context in
                let _ = log.dates.append(context.date)
                Box("c", 10, 10)
            }
        }
    }

    @MainActor
    final class Log { var dates: [Date] = [] }

    func testAnAnimationKeepsItsIntervalAndMayBePaused() async {
        let log = Log()
        let host = Host(Clock(isPaused: false, log: log))
        advance(to: 1.1)
        let steps = zip(log.dates.dropFirst(), log.dates).map { $0.timeIntervalSince($1) }.filter { $0 > 0 }
        XCTAssertEqual(steps.count, 4)
        for step in steps { XCTAssertEqual(step, 0.25, accuracy: 0.04) }
        host.view.rootView = Clock(isPaused: true, log: log)
        host.settle()
        advance(to: 1.5)
        let count = log.dates.count
        advance(to: 2)
        host.settle()
        XCTAssertEqual(log.dates.count, count)
        host.view.rootView = Clock(isPaused: false, log: log)
        host.settle()
        advance(to: 2.6)
        XCTAssertGreaterThan(log.dates.count, count)
    }
}
