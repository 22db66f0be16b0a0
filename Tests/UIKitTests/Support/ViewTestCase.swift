import CoreGraphics
import QuartzCore
import UIKit
import XCTest

/// A test of views, with a window and a clock that stands at 100 s and moves only by hand.
@MainActor
class ViewTestCase: XCTestCase {
    /// In points.
    class var windowSize: CGSize { CGSize(width: 200, height: 200) }
    private(set) lazy var window = UIWindow(frame: CGRect(origin: .zero, size: Self.windowSize))

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

    /// Does what a script says, to its end and so much longer.
    func run(_ script: TouchScript, andWait seconds: TimeInterval = 1) {
        CATransaction.flush()
        let now = CACurrentMediaTime()
        window.perform(script)
        MediaClock.advance(to: now + script.duration + seconds)
    }

    /// Writes a picture of a window where people can look at it, into the folder that `KASANE_PICTURES` names.
    func keepPicture(_ name: String, of window: UIWindow, scale: Int = 1) {
        guard let folder = ProcessInfo.processInfo.environment["KASANE_PICTURES"] else { return }
        CATransaction.flush()
        let size = window.bounds.size
        let picture = Picture(window.layer, width: Int(size.width) * scale, height: Int(size.height) * scale)
        try? UIImage(cgImage: picture.image).pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    /// What happened, in order.
    var log: [String] = []
}
