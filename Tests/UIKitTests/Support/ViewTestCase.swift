import CoreGraphics
import QuartzCore
import UIKit
import XCTest

/// A test of views, with a window and a clock that starts at 100 s and is advanced manually.
@MainActor
class ViewTestCase: XCTestCase {
    /// The size of the window in points.
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

    /// Advances the clock to so many seconds after its start.
    func advance(to seconds: CFTimeInterval) { MediaClock.advance(to: 100 + seconds) }

    /// Plays a script to its end and waits.
    func run(_ script: TouchScript, andWait seconds: TimeInterval = 1) {
        CATransaction.flush()
        let now = CACurrentMediaTime()
        window.perform(script)
        MediaClock.advance(to: now + script.duration + seconds)
    }

    /// Writes a picture of a window for review, into the folder that `KASANE_PICTURES` names.
    func keepPicture(_ name: String, of window: UIWindow, scale: Int = 1) {
        guard let folder = ProcessInfo.processInfo.environment["KASANE_PICTURES"] else { return }
        CATransaction.flush()
        let size = window.bounds.size
        let picture = Picture(window.layer, width: Int(size.width) * scale, height: Int(size.height) * scale)
        try? UIImage(cgImage: picture.image).pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    /// The events, in order.
    var log: [String] = []
}
