import LayerTestSupport
import QuartzCore
import XCTest

/// Layer properties without a name or an initial value, like `@NSManaged` ones.
final class UnnamedLayerPropertyTests: ManualClockTestCase {
    private enum Mode: Int { case quiet, loud }

    private class Ring: CALayer {
        @LayerProperty var progress: CGFloat
        @LayerProperty var place: CGPoint
        @LayerProperty var title: String
        @LayerProperty var tint: CGColor?
        @LayerProperty var steps: [Int]
        @LayerProperty var mode: Mode
        @LayerProperty var width: CGFloat = 4
        @LayerProperty("given") var named: Bool
    }

    private final class WideRing: Ring {
        @LayerProperty var breadth: CGFloat
    }

    func testTheyStartEmpty() {
        let ring = Ring()
        XCTAssertEqual(ring.progress, 0)
        XCTAssertEqual(ring.place, .zero)
        XCTAssertEqual(ring.title, "")
        XCTAssertNil(ring.tint)
        XCTAssertEqual(ring.steps, [])
        XCTAssertEqual(ring.mode, .quiet)
        XCTAssertEqual(ring.width, 4)
        XCTAssertFalse(ring.named)
    }

    func testTheirNamesAreTheirKeys() {
        let ring = makeLayer(WideRing())
        ring.progress = 0.5
        ring.breadth = 2
        ring.named = true
        ring.width = 6
        XCTAssertEqual(ring.value(forKey: "progress") as? CGFloat, 0.5)
        XCTAssertEqual(ring.value(forKey: "breadth") as? CGFloat, 2)
        XCTAssertEqual(ring.value(forKey: "given") as? Bool, true)
        ring.setValue(CGFloat(9), forKey: "width")
        XCTAssertEqual(ring.width, 9)
    }

    func testTheyAnimate() throws {
        let ring = makeLayer(WideRing())
        let animation = CABasicAnimation(keyPath: "breadth")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 2
        ring.add(animation, forKey: nil)
        CATransaction.flush()
        advance(to: 1)
        XCTAssertEqual(try XCTUnwrap(ring.presentation()).breadth, 5, accuracy: 1e-9)
    }

    /// Where Objective-C has accessors, a layer's keys call them.
    private final class Dial: CALayer {
        var angle = 1.0
        @LayerProperty var depth: CGFloat

        @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
            exposeMembers(of: Dial.self) {
                $0.property("angle", \Dial.angle)
                $0.property("depth", \Dial.depth)
            }
        }
    }

    func testKeysReachExposedProperties() {
        let dial = Dial()
        XCTAssertEqual(dial.value(forKey: "angle") as? Double, 1)
        dial.setValue(2, forKey: "angle")
        XCTAssertEqual(dial.angle, 2)
        dial.setValue("kept", forKey: "other")
        XCTAssertEqual(dial.value(forKey: "other") as? String, "kept")
        // A value stored by its key is found as well.
        XCTAssertEqual(dial.depth, 0)
        dial.depth = 3
        XCTAssertEqual(dial.value(forKey: "depth") as? CGFloat, 3)
        dial.setValue(CGFloat(4), forKey: "depth")
        XCTAssertEqual(dial.depth, 4)
    }
}
