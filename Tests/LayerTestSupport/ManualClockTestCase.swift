public import QuartzCore
public import XCTest

/// A test whose clock starts at 100 s and is advanced manually.
open class ManualClockTestCase: XCTestCase {
    open override func setUp() {
        super.setUp()
        CATransaction.flush()
        MediaClock.useManual(startingAt: 100)
    }

    open override func tearDown() {
        CATransaction.flush()
        MediaClock.useSystem()
        super.tearDown()
    }

    /// Advances the clock to so many seconds after its start.
    public func advance(to seconds: CFTimeInterval) { MediaClock.advance(to: 100 + seconds) }

    /// Creates a committed layer of 100 x 100 points at (0, 0).
    @discardableResult
    public func makeLayer<Layer: CALayer>(_ layer: Layer = CALayer()) -> Layer {
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        CATransaction.flush()
        return layer
    }

    /// The events, in order.
    public var log: [String] = []
}

/// Records events of animations, with their times.
public final class AnimationLogger: CAAnimationDelegate {
    public let name: String
    private unowned let test: ManualClockTestCase
    public var onStop: (() -> Void)?

    public init(_ name: String, _ test: ManualClockTestCase) {
        self.name = name
        self.test = test
    }

    public func animationDidStart(_ anim: CAAnimation) { write("start") }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        write(flag ? "finish" : "cancel")
        onStop?()
    }

    private func write(_ what: String) {
        let time = ((CACurrentMediaTime() - 100) * 1000).rounded() / 1000
        test.log.append("\(name) \(what) \(time)")
    }
}
