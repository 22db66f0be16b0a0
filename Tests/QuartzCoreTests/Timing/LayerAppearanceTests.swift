import LayerTestSupport
import QuartzCore
import XCTest

/// A layer's active time: under `removed` "the receiver does not appear until it begins and is removed from the
/// presentation when it is completed", see
/// [fill modes](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode).
final class LayerAppearanceTests: ManualClockTestCase {
    /// Returns whether the layer is visible at each of the times.
    private func shown(at times: [Double], _ configure: (CALayer) -> Void) -> [Bool] {
        let layer = CALayer()
        configure(layer)
        CATransaction.flush()
        return times.map { layer.committed!.sample(atParentTime: 100 + $0).properties.isHidden == false }
    }

    func testLayersLastForever() {
        XCTAssertEqual(CALayer().duration, .infinity)
        XCTAssertEqual((CALayer.defaultValue(forKey: "duration") as? NSNumber)?.doubleValue, .infinity)
        XCTAssertEqual(shown(at: [-200, 0, 1e9]) { _ in }, [true, true, true])
        XCTAssertEqual(shown(at: [-200, 0, 1e9]) { $0.duration = 0 }, [true, true, true])
    }

    func testShownBetweenBeginAndEndOnly() {
        let times = [0, 0.9, 1, 2.9, 3]
        func shown(_ fillMode: CAMediaTimingFillMode) -> [Bool] {
            self.shown(at: times) {
                $0.beginTime = 101
                $0.duration = 2
                $0.fillMode = fillMode
            }
        }
        XCTAssertEqual(shown(.removed), [false, false, true, true, false])
        XCTAssertEqual(shown(.backwards), [true, true, true, true, false])
        XCTAssertEqual(shown(.forwards), [false, false, true, true, true])
        XCTAssertEqual(shown(.both), [true, true, true, true, true])
    }

    func testRepeatsAndSpeedCount() {
        XCTAssertEqual(
            shown(at: [2.9, 3, 3.1]) {
                $0.beginTime = 100
                $0.duration = 2
                $0.repeatCount = 1.5
            }, [true, false, false])
        XCTAssertEqual(
            shown(at: [0.9, 1]) {
                $0.beginTime = 100
                $0.duration = 2
                $0.speed = 2
            }, [true, false])
        XCTAssertEqual(
            shown(at: [3.9, 4]) {
                $0.beginTime = 100
                $0.duration = 2
                $0.autoreverses = true
            }, [true, false])
        XCTAssertEqual(
            shown(at: [0.4, 0.5]) {
                $0.beginTime = 100
                $0.repeatDuration = 0.5
            }, [true, false])
    }

    func testTheFramesThatChangeAreKnown() {
        let (parent, child) = (CALayer(), CALayer())
        parent.speed = 2
        parent.addSublayer(child)
        child.beginTime = 202
        child.duration = 4
        CATransaction.flush()
        let tree = parent.committed!
        XCTAssertEqual(tree.nextChange(atParentTime: 100), 101)
        XCTAssertEqual(tree.nextChange(atParentTime: 101), 103)
        XCTAssertEqual(tree.nextChange(atParentTime: 103), .infinity)
        var ends: [Double] = []
        tree.forEachAnimationEnd { ends.append($0) }
        XCTAssertEqual(ends, [103])
    }

    func testAnAbsentLayerIsNotDrawn() {
        let (root, child) = (CALayer(), CALayer())
        root.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        root.position = CGPoint(x: 2, y: 2)
        child.frame = root.bounds
        child.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        child.beginTime = 101
        root.addSublayer(child)
        CATransaction.flush()
        XCTAssertEqual(child.presentation()?.isHidden, true)
        XCTAssertFalse(child.isHidden)
        XCTAssertEqual(Picture(of: root, size: root.bounds.size, at: CACurrentMediaTime())[1, 1], .init(0, 0, 0, 0))
        advance(to: 1)
        XCTAssertEqual(child.presentation()?.isHidden, false)
        XCTAssertEqual(Picture(of: root, size: root.bounds.size, at: CACurrentMediaTime())[1, 1], .init(0, 255, 0))
    }
}
