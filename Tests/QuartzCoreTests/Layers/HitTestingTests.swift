import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// [hitTest(_:)](https://developer.apple.com/documentation/quartzcore/calayer/hittest(_:)): "the farthest descendant of
/// the receiver in the layer hierarchy (including itself) that contains the specified point."
final class HitTestingTests: XCTestCase {
    private let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)

    private func add(_ frame: CGRect, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer(frame, .red)
        (parent ?? root).addSublayer(layer)
        return layer
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { root.hitTest(CGPoint(x: x, y: y)) }

    func testTheLastSublayerIsInFrontAndTheRootBehind() {
        let a = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let b = add(CGRect(x: 25, y: 0, width: 50, height: 50))
        XCTAssertTrue(hit(10, 10) === a)
        XCTAssertTrue(hit(30, 10) === b)
        XCTAssertTrue(hit(90, 90) === root)
        XCTAssertNil(hit(100, 50))
    }

    func testDepthComesBeforeOrder() {
        let a = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        a.zPosition = 1
        XCTAssertTrue(hit(10, 10) === a)
    }

    func testCrossingLayersAreHitWhereTheyAreInFront() {
        let a = add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let b = add(CGRect(x: 0, y: 0, width: 100, height: 100))
        a.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        b.transform = CATransform3DMakeRotation(-0.5, 0, 1, 0)
        let (left, right) = (hit(20, 50), hit(80, 50))
        XCTAssertTrue(left === a || left === b)
        XCTAssertTrue(right === a || right === b)
        XCTAssertFalse(left === right)
        // Its left side is turned towards the viewer.
        XCTAssertLessThan(left === a ? a.transform.m13 : b.transform.m13, 0)
    }

    func testSublayersOutsideTheBoundsAreHitUnlessClipped() {
        let a = add(CGRect(x: 0, y: 0, width: 20, height: 20))
        let outside = add(CGRect(x: 30, y: 0, width: 20, height: 20), to: a)
        XCTAssertTrue(hit(35, 5) === outside)
        a.masksToBounds = true
        XCTAssertTrue(hit(35, 5) === root)
    }

    func testPointsOutsideTheMaskAreNotHit() {
        let a = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        a.mask = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        XCTAssertTrue(hit(10, 10) === a)
        XCTAssertTrue(hit(30, 30) === root)
    }

    func testHiddenAndTurnedAwayLayersAreNotHit() {
        let a = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        a.isHidden = true
        XCTAssertTrue(hit(10, 10) === root)
        a.isHidden = false
        a.isDoubleSided = false
        a.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        XCTAssertTrue(hit(10, 10) === root)
    }

    func testTransformLayersAreSeenThrough() {
        let group = CATransformLayer()
        group.frame = root.bounds
        root.addSublayer(group)
        let deep = add(CGRect(x: 0, y: 0, width: 50, height: 50), to: group)
        deep.zPosition = -5
        let flat = add(CGRect(x: 0, y: 0, width: 30, height: 50))
        XCTAssertTrue(hit(10, 10) === flat)
        XCTAssertTrue(hit(40, 10) === deep)
        XCTAssertTrue(hit(90, 90) === root)
    }

    /// A transform layer has no plane, and so no back: its sublayers are hit where they are seen.
    func testWhatATransformLayerHoldsIsHitFromBehind() {
        let space = CATransformLayer()
        space.frame = root.bounds
        space.isDoubleSided = false
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        root.addSublayer(space)
        let shown = add(CGRect(x: 10, y: 10, width: 30, height: 30), to: space)
        XCTAssertPixel(Picture(of: root, size: root.bounds.size)[75, 20], 255, 0, 0)
        XCTAssertTrue(hit(75, 20) === shown)
        shown.isDoubleSided = false
        XCTAssertTrue(hit(75, 20) === root)
    }

    func testAnOwnContainsIsAsked() {
        final class Disc: CALayer {
            override func contains(_ p: CGPoint) -> Bool { hypot(p.x - 25, p.y - 25) < 25 }
        }
        let disc = Disc()
        disc.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        root.addSublayer(disc)
        XCTAssertTrue(hit(25, 25) === disc)
        XCTAssertTrue(hit(2, 2) === root)
    }

    func testPerspectiveCounts() {
        root.sublayerTransform.m34 = -1 / 200
        let a = add(CGRect(x: 40, y: 40, width: 20, height: 20))
        a.zPosition = 100
        // At half the distance to the eye: twice as large.
        XCTAssertTrue(hit(32, 32) === a)
        XCTAssertTrue(hit(28, 28) === root)
    }

    func testPointsThatAreNotFiniteHitNothing() {
        XCTAssertNil(hit(.nan, 5))
        XCTAssertNil(hit(.infinity, 5))
    }
}
