import UIKit
import XCTest

@testable import SwiftUI

final class TimelineTests: HierarchyTestCase {
    private final class Dates { var all: [Date] = [] }

    private func dates<S: TimelineSchedule>(_ schedule: S, for seconds: Double) -> [Date] {
        let dates = Dates()
        let host = Host(
            TimelineView(schedule) { context -> Color in
                dates.all.append(context.date)
                return .red
            })
        advance(to: seconds)
        host.settle()
        return dates.all
    }

    func testPeriodicDatesComeInTime() async {
        let start = TimelineClock.now
        let found = dates(.periodic(from: start, by: 0.5), for: 1.76)
        XCTAssertEqual(found.count, 4)
        for (index, date) in found.enumerated() {
            XCTAssertEqual(date.timeIntervalSince(start), Double(index) * 0.5, accuracy: 1e-4)
        }
    }

    func testAnAnimationComesEachFrame() async {
        XCTAssertGreaterThan(dates(.animation, for: 0.5).count, 25)
    }

    func testTheContentsTypeFollowsFromTheClosure() async {
        let host = Host(
            TimelineView(.animation) { context in
                Canvas { graphics, size in
                    let seconds = context.date.timeIntervalSinceReferenceDate
                    graphics.translateBy(x: size.width / 2, y: seconds.truncatingRemainder(dividingBy: 1))
                }
                .frame(width: 30, height: 20)
            })
        XCTAssertEqual(host.view.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: 30, height: 20))
    }

    func testAPausedAnimationStands() async {
        XCTAssertEqual(dates(.animation(paused: true), for: 0.5).count, 1)
    }

    func testASchedulesDatesFollowItsPauseAndItsMode() {
        let start = Date(timeIntervalSince1970: 0)
        func first(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode) -> [Double] {
            schedule.entries(from: start, mode: mode).prefix(3).map(\.timeIntervalSince1970)
        }
        XCTAssertEqual(first(.animation(minimumInterval: 1.5), .normal), [0, 1.5, 3])
        XCTAssertEqual(first(.animation(minimumInterval: 1.5), .lowFrequency), [])
        XCTAssertEqual(first(.animation(paused: true), .normal), [])
    }

    func testCustomDates() async {
        let start = TimelineClock.now
        XCTAssertEqual(dates(.explicit([start, start + 0.2, start + 0.3, start + 50]), for: 1).count, 3)
    }

    func testMinutesBeginWhereTheyShould() {
        var entries = EveryMinuteTimelineSchedule()
            .entries(from: Date(timeIntervalSinceReferenceDate: 1234567), mode: .normal).makeIterator()
        XCTAssertEqual(entries.next(), Date(timeIntervalSinceReferenceDate: 1_234_560))
        XCTAssertEqual(entries.next(), Date(timeIntervalSinceReferenceDate: 1_234_620))
    }
}
