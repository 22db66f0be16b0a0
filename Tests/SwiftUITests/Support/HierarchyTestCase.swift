import CoreGraphics
import QuartzCore
import XCTest

/// A test of hierarchies, with a clock that starts at 100 s and is advanced manually.
@MainActor
class HierarchyTestCase: XCTestCase {
    override func setUp() async throws {
        CATransaction.flush()
        MediaClock.useManual(startingAt: 100)
        forgetReports()
    }

    override func tearDown() async throws {
        CATransaction.flush()
        MediaClock.useSystem()
    }

    /// Advances the clock to so many seconds after its start, frame by frame.
    func advance(to seconds: CFTimeInterval, framesPerSecond: Double = 60) {
        var time = MediaClock.now
        let end = 100 + seconds
        while time < end - 1e-9 {
            time = min(end, time + 1 / framesPerSecond)
            MediaClock.advance(to: time)
            MediaClock.beginFrame(duration: 1 / framesPerSecond)
            CATransaction.flush()
        }
    }
}
