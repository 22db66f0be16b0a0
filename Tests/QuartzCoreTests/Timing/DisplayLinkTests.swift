import LayerTestSupport
import QuartzCore
import XCTest

/// Display links in a recording, whose frames the test begins manually.
final class DisplayLinkTests: ManualClockTestCase {
    /// The time of the next frame, in seconds after the start.
    private var nextFrame: CFTimeInterval = 0

    override func setUp() {
        super.setUp()
        nextFrame = 0
    }

    private func frames(_ count: Int, rate: Double = 60) {
        for _ in 0..<count {
            advance(to: nextFrame)
            nextFrame += 1 / rate
            MediaClock.beginFrame(duration: 1 / rate)
        }
    }

    func testOnceAFrameWithItsTime() {
        var times: [CFTimeInterval] = []
        let link = CADisplayLink { link in
            times.append(link.timestamp)
            XCTAssertEqual(link.timestamp, CACurrentMediaTime())
            XCTAssertEqual(link.duration, 1.0 / 60)
            XCTAssertEqual(link.targetTimestamp, link.timestamp + 1.0 / 60, accuracy: 1e-9)
        }
        XCTAssertEqual(link.timestamp, 0)
        XCTAssertEqual(link.duration, 0)
        link.add(to: .current, forMode: .common)
        frames(4)
        XCTAssertEqual(times.count, 4)
        for (index, time) in times.enumerated() { XCTAssertEqual(time, 100 + Double(index) / 60, accuracy: 1e-9) }
        link.invalidate()
    }

    func testTargetAndMethod() {
        final class Counter {
            var count = 0
            func step(_ link: CADisplayLink) { count += 1 }
        }
        let counter = Counter()
        let link = CADisplayLink(target: counter, action: Counter.step)
        link.add(to: .current, forMode: .default)
        frames(3)
        XCTAssertEqual(counter.count, 3)
        link.invalidate()
    }

    func testPausingRemovingAndInvalidating() {
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        frames(2)
        XCTAssertEqual(count, 0, "not added yet")
        link.add(to: .current, forMode: .default)
        link.isPaused = true
        frames(2)
        XCTAssertEqual(count, 0)
        link.isPaused = false
        frames(2)
        XCTAssertEqual(count, 2)
        link.add(to: .current, forMode: .common)
        link.remove(from: .current, forMode: .default)
        frames(1)
        XCTAssertEqual(count, 3, "still in the other mode")
        link.remove(from: .current, forMode: .common)
        frames(1)
        XCTAssertEqual(count, 3)
        link.add(to: .current, forMode: .common)
        link.invalidate()
        link.add(to: .current, forMode: .common)
        frames(1)
        XCTAssertEqual(count, 3)
    }

    func testInvalidatingInsideTheCall() {
        var count = 0
        var second: CADisplayLink?
        let first = CADisplayLink { link in
            count += 1
            link.invalidate()
            second?.invalidate()
        }
        second = CADisplayLink { _ in XCTFail("invalidated by the first") }
        first.add(to: .current, forMode: .default)
        second?.add(to: .current, forMode: .default)
        frames(3)
        XCTAssertEqual(count, 1)
        XCTAssertFalse(MediaClock.hasDisplayLinks)
    }

    /// A link created by an event waits for the next frame, so that time has passed at the first call.
    func testTheFirstCallComesAfterTheEvent() {
        var calls: [String] = []
        func add(_ name: String) -> CADisplayLink {
            let begin = CACurrentMediaTime()
            let link = CADisplayLink { link in
                XCTAssertGreaterThan(link.timestamp, begin, name)
                calls.append("\(name) \(Int(((link.timestamp - 100) * 60).rounded()))")
            }
            link.add(to: .current, forMode: .common)
            return link
        }
        frames(1)
        var links: [CADisplayLink] = []
        // At a frame's own time, before it, between two, and within a callback for it.
        MediaClock.call(at: 100 + 1.0 / 60) { links.append(add("at")) }
        MediaClock.call(at: 100 + 1.5 / 60) { links.append(add("between")) }
        frames(3)
        XCTAssertEqual(calls, ["at 2", "between 2", "at 3", "between 3"])
        for link in links { link.invalidate() }
        calls = []
        let paused = add("paused")
        paused.isPaused = true
        let outer = CADisplayLink { link in
            link.invalidate()
            paused.isPaused = false
            links = [add("inner")]
        }
        outer.add(to: .current, forMode: .common)
        frames(2)
        XCTAssertEqual(calls, ["paused 5", "inner 5"])
        for link in links + [paused] { link.invalidate() }
    }

    /// The run loop retains a link until it is invalidated, and the link retains its target.
    func testLifetime() {
        final class Target { func step(_ link: CADisplayLink) {} }
        weak var target: Target?
        weak var link: CADisplayLink?
        do {
            let made = Target()
            target = made
            let link1 = CADisplayLink(target: made, action: Target.step)
            link1.add(to: .current, forMode: .default)
            link = link1
        }
        XCTAssertNotNil(target)
        link?.invalidate()
        XCTAssertNil(target)
        XCTAssertNil(link)
    }

    func testTheIntervalInFrames() {
        let link = CADisplayLink { _ in }
        XCTAssertEqual(link.frameInterval, 1)
        for (interval, rate) in [(2, 30), (3, 20), (1, 0), (60, 1), (100, 1)] {
            link.frameInterval = interval
            XCTAssertEqual(link.preferredFramesPerSecond, rate)
            XCTAssertEqual(link.frameInterval, min(interval, 60))
        }
        link.frameInterval = 0
        XCTAssertEqual(link.preferredFramesPerSecond, 1)
    }

    /// "The system typically provides a consistent frame rate by choosing one that's a factor of the display's maximum
    /// refresh rate." https://developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframespersecond
    func testRates() {
        let cases: [(preferred: Int, display: Double, calls: Int)] = [
            (0, 60, 60), (60, 60, 60), (30, 60, 30), (20, 60, 20), (15, 60, 15), (10, 60, 10), (1, 60, 1),
            (26, 60, 30), (35, 60, 30), (50, 60, 60), (120, 60, 60), (24, 120, 24), (60, 120, 60), (30, 25, 25),
        ]
        for (preferred, display, calls) in cases {
            var count = 0
            let link = CADisplayLink { _ in count += 1 }
            link.preferredFramesPerSecond = preferred
            XCTAssertEqual(link.preferredFramesPerSecond, preferred)
            link.add(to: .current, forMode: .default)
            frames(Int(display), rate: display)
            XCTAssertEqual(count, calls, "\(preferred) of \(display)")
            link.invalidate()
            tearDown()
            setUp()
        }
    }

    func testRangesBoundTheRate() {
        func calls(_ range: CAFrameRateRange, display: Double) -> Int {
            var count = 0
            let link = CADisplayLink { link in
                count += 1
                XCTAssertEqual(link.duration, 1 / display)
            }
            link.preferredFrameRateRange = range
            link.add(to: .current, forMode: .default)
            frames(Int(display), rate: display)
            link.invalidate()
            return count
        }
        XCTAssertEqual(calls(CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60), display: 120), 60)
        XCTAssertEqual(calls(CAFrameRateRange(minimum: 8, maximum: 15, preferred: 0), display: 60), 15)
        // The nearest rate, 40, lies beyond the maximum.
        XCTAssertEqual(calls(CAFrameRateRange(minimum: 10, maximum: 36, preferred: 36), display: 120), 30)
    }

    func testRangesAreChecked() {
        XCTAssertEqual(CAFrameRateRange(minimum: 60, maximum: 30), .default)
        XCTAssertEqual(CAFrameRateRange(minimum: -1, maximum: .nan), .default)
        XCTAssertEqual(CAFrameRateRange(minimum: 10, maximum: 30, preferred: 40), .default)
        XCTAssertNil(CAFrameRateRange(minimum: 10, maximum: 30, preferred: 0).preferred)
        XCTAssertTrue(
            CAFrameRateRangeIsEqualToRange(
                CAFrameRateRangeMake(10, 30, 20), CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)))
    }

    func testChangesInADisplayLinkAreCommitted() {
        let layer = makeLayer()
        let link = CADisplayLink { link in
            CATransaction.setDisableActions(true)
            layer.position.x = (link.timestamp - 100) * 60
        }
        link.add(to: .current, forMode: .default)
        frames(3)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 2, accuracy: 1e-6)
        link.invalidate()
    }

    func testRunningProgramsCallLinksByTheRunLoop() {
        MediaClock.useSystem()
        let done = expectation(description: "three calls")
        var times: [CFTimeInterval] = []
        let link = CADisplayLink { link in
            times.append(link.timestamp)
            guard times.count == 3 else { return }
            link.invalidate()
            done.fulfill()
        }
        link.add(to: .current, forMode: .default)
        wait(for: [done], timeout: 30)
        XCTAssertEqual(times, times.sorted())
        XCTAssertLessThanOrEqual(times[2], CACurrentMediaTime())
    }
}
