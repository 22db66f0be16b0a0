import LayerTestSupport
import QuartzCore
import XCTest

/// A mask's place in the tree: the masked layer is its superlayer.
final class MaskTreeTests: ManualClockTestCase {
    private final class BusyLayer: CALayer {
        var layouts = 0
        var displays = 0
        override func layoutSublayers() { layouts += 1 }
        override func display() { displays += 1 }
    }

    private let owner = CALayer(CGRect(x: 10, y: 20, width: 50, height: 40), nil)
    private let mask = BusyLayer()

    func testTheMaskedLayerIsTheSuperlayer() {
        owner.mask = mask
        XCTAssertTrue(mask.superlayer === owner)
        XCTAssertNil(owner.sublayers)
        owner.mask = nil
        XCTAssertNil(mask.superlayer)
        owner.mask = mask
        let other = CALayer()
        owner.mask = other
        XCTAssertNil(mask.superlayer)
        XCTAssertTrue(other.superlayer === owner)
        other.removeFromSuperlayer()
        XCTAssertNil(owner.mask)
        XCTAssertNil(other.superlayer)
    }

    /// "removes the mask from any tree it was in" (measured on macOS by the authors of GNUstep's QuartzCore)
    func testAMaskIsRemovedFromItsFormerTree() {
        let other = CALayer()
        other.mask = mask
        owner.mask = mask
        XCTAssertNil(other.mask)
        XCTAssertTrue(mask.superlayer === owner)
        other.addSublayer(mask)
        XCTAssertNil(owner.mask)
        XCTAssertTrue(mask.superlayer === other)
        owner.mask = mask
        XCTAssertNil(other.sublayers)
        XCTAssertTrue(owner.mask === mask)
    }

    func testCyclesAreRefused() {
        owner.mask = owner
        XCTAssertNil(owner.mask)
        owner.mask = mask
        mask.addSublayer(owner)
        mask.mask = owner
        XCTAssertNil(mask.sublayers)
        XCTAssertNil(mask.mask)
        XCTAssertTrue(owner.mask === mask)
    }

    func testConversionsGoThroughTheMaskedLayer() {
        mask.frame = CGRect(x: 3, y: 4, width: 5, height: 5)
        owner.mask = mask
        // It affects sublayers only.
        owner.sublayerTransform = CATransform3DMakeTranslation(100, 0, 0)
        XCTAssertEqual(mask.convert(CGPoint.zero, to: owner), CGPoint(x: 3, y: 4))
        XCTAssertEqual(mask.convert(CGPoint.zero, to: nil), CGPoint(x: 13, y: 24))
        XCTAssertEqual(mask.convert(CGPoint(x: 13, y: 24), from: nil), .zero)
        owner.timeOffset = 5
        XCTAssertEqual(mask.convertTime(1, from: nil), 6)
        XCTAssertEqual(mask.convertTime(1, to: owner), 1)
    }

    func testLayoutAndDisplayReachMasks() {
        owner.mask = mask
        CATransaction.flush()
        let layouts = mask.layouts
        mask.setNeedsLayout()
        mask.setNeedsDisplay()
        CATransaction.flush()
        XCTAssertEqual([mask.layouts, mask.displays], [layouts + 1, 1])
        mask.setNeedsLayout()
        owner.layoutIfNeeded()
        XCTAssertEqual(mask.layouts, layouts + 2)
        owner.setNeedsLayout()
        mask.setNeedsLayout()
        mask.layoutIfNeeded()
        XCTAssertFalse(owner.needsLayout())
        XCTAssertEqual(mask.layouts, layouts + 3)
    }
}
