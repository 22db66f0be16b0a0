import QuartzCore

@testable import UIKit

/// A test of a list that fills its window, driven by touches.
@MainActor
class ListTestCase: ViewTestCase {
    override class var windowSize: CGSize { CGSize(width: 200, height: 400) }

    func wait(_ seconds: TimeInterval) { MediaClock.advance(to: CACurrentMediaTime() + seconds) }

    func look(_ name: String) { keepPicture(name, of: window, scale: 2) }
}
