import CoreGraphics
import XCTest

@testable import QuartzCore

/// A clock that follows the system's at a different rate.
final class MediaTimebaseTests: XCTestCase {
    override func tearDown() {
        MediaClock.pace = MediaTimebase()
        super.tearDown()
    }

    func testMediaTimeIsUptimeByDefault() {
        let pace = MediaTimebase()
        XCTAssertEqual(pace.time(at: 12.25), 12.25)
        XCTAssertEqual(pace.uptime(of: 12.25), 12.25)
    }

    func testAnotherRateGoesOnFromTheSameTime() {
        let slow = MediaTimebase(time: 1, uptime: 100, rate: 1).changed(rate: 0.25, at: 102)
        XCTAssertEqual(slow.time(at: 102), 3)
        XCTAssertEqual(slow.time(at: 106), 4)
        XCTAssertEqual(slow.uptime(of: 4), 106)
        let still = slow.changed(rate: 0, at: 106)
        XCTAssertEqual(still.time(at: 1000), 4)
        XCTAssertEqual(still.uptime(of: 4.5), .infinity)
        XCTAssertEqual(still.changed(rate: 0, at: 1000, ahead: 0.5).time(at: 2000), 4.5)
    }

    func testTheLimitHoldsTimeUp() {
        var pace = MediaTimebase(time: 0, uptime: 10, rate: 2)
        pace.limit = 3
        XCTAssertEqual(pace.time(at: 11), 2)
        XCTAssertEqual(pace.time(at: 100), 3)
        XCTAssertEqual(pace.uptime(of: 3.5), .infinity)
    }

    func testDelegatesAreCalledByThePace() {
        MediaClock.pace = MediaTimebase(time: 0, uptime: ProcessInfo.processInfo.systemUptime, rate: 0)
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 100)
        var isOver = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isOver = true }
        layer.add(fade, forKey: nil)
        CATransaction.commit()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertFalse(isOver)
        MediaClock.pace = MediaTimebase(time: 99.9, uptime: ProcessInfo.processInfo.systemUptime, rate: 10)
        let deadline = Date(timeIntervalSinceNow: 20)
        while !isOver, Date() < deadline { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertTrue(isOver)
    }
}
