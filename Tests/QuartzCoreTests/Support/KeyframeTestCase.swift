import LayerTestSupport
import QuartzCore
import XCTest

/// A test of keyframe animations at fractions of their duration.
class KeyframeTestCase: ManualClockTestCase {
    /// Returns the presentation value at each fraction of an animation, of `position.x` by default.
    func shown<Layer: CALayer>(
        _ fractions: [Double], on makeLayer: () -> Layer = { CALayer() }, _ configure: (CAKeyframeAnimation) -> Void
    ) -> [Layer] {
        fractions.map { fraction in
            let layer = makeLayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.duration = 1
            animation.speed = 0
            animation.timeOffset = fraction
            configure(animation)
            layer.add(animation, forKey: nil)
            CATransaction.flush()
            return layer.presentation()!
        }
    }

    func positions(_ fractions: [Double], _ configure: (CAKeyframeAnimation) -> Void) -> [CGPoint] {
        shown(fractions, configure).map(\.position)
    }

    func assertEqual(_ points: [CGPoint], _ xs: [CGFloat], accuracy: CGFloat = 1e-9, line: UInt = #line) {
        XCTAssertEqual(points.count, xs.count, line: line)
        for (point, x) in zip(points, xs) { XCTAssertEqual(point.x, x, accuracy: accuracy, line: line) }
    }

    func assertPlaces(_ points: [CGPoint], _ expected: [(CGFloat, CGFloat)], line: UInt = #line) {
        XCTAssertEqual(points.count, expected.count, line: line)
        for (point, (x, y)) in zip(points, expected) {
            XCTAssertEqual(point.x, x, accuracy: 1e-9, line: line)
            XCTAssertEqual(point.y, y, accuracy: 1e-9, line: line)
        }
    }
}
