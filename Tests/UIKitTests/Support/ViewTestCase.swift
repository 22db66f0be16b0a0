import QuartzCore
import UIKit
import XCTest

/// A test of views, with a window and a clock that stands at 100 s and moves only by hand.
@MainActor
class ViewTestCase: XCTestCase {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    override func setUp() async throws {
        CATransaction.flush()
        MediaClock.useManual(startingAt: 100)
        window.isHidden = false
        CATransaction.flush()
    }

    override func tearDown() async throws {
        CATransaction.flush()
        MediaClock.useSystem()
    }

    /// Moves the clock to so many seconds after its start.
    func advance(to seconds: CFTimeInterval) { MediaClock.advance(to: 100 + seconds) }

    /// What happened, in order.
    var log: [String] = []
}
