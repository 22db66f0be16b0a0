import XCTest

@testable import KasaneCommand

final class ProgressBarTests: XCTestCase {
    func testTheBarShowsSpeedAndRemainingTime() {
        let bar = ProgressBar(total: 240, done: 60, elapsed: 0.5)
        XCTAssertEqual(bar.line(width: 60), " 25%  █████░░░░░░░░░░░░░░░░  60/240  120 frames/s  2 s left")
    }

    func testItNeverExceedsTheWidth() {
        for width in 0..<200 {
            for done in [0, 1, 999, 1000, 5000] {
                let line = ProgressBar(total: 1000, done: done, elapsed: Double(done) * 3).line(width: width)
                XCTAssertLessThanOrEqual(line.count, max(0, width - 1))
            }
        }
    }

    func testTheBarHandlesEmptyCompleteAndLongRuns() {
        XCTAssertTrue(ProgressBar(total: 0, done: 0, elapsed: 0).line(width: 80).hasPrefix("  0%"))
        XCTAssertTrue(ProgressBar(total: 10, done: 10, elapsed: 1).line(width: 80).hasPrefix("100%"))
        XCTAssertFalse(ProgressBar(total: 10, done: 10, elapsed: 1).line(width: 80).contains("left"))
        XCTAssertTrue(ProgressBar(total: 9000, done: 1, elapsed: 1).line(width: 80).contains("149 min 59 s left"))
    }
}
