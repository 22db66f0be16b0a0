import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Autoresizing, constraints, layout managers and scrolling.
final class LayoutTests: XCTestCase {
    private let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)

    // MARK: Autoresizing

    /// [CAAutoresizingMask](https://developer.apple.com/documentation/quartzcore/caautoresizingmask)
    func testAutoresizingSharesTheChangeInProportion() {
        let cases: [(CAAutoresizingMask, CGRect)] = [
            ([], CGRect(x: 20, y: 20, width: 40, height: 40)),
            ([.layerWidthSizable, .layerHeightSizable], CGRect(x: 20, y: 20, width: 140, height: 60)),
            ([.layerMinXMargin, .layerMinYMargin], CGRect(x: 120, y: 40, width: 40, height: 40)),
            ([.layerMaxXMargin, .layerMaxYMargin], CGRect(x: 20, y: 20, width: 40, height: 40)),
            ([.layerMinXMargin, .layerMaxXMargin], CGRect(x: 20 + 100 / 3.0, y: 20, width: 40, height: 40)),
            (
                [.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin],
                CGRect(x: 40, y: 20, width: 80, height: 40)
            ),
        ]
        for (mask, expected) in cases {
            root.bounds.size = CGSize(width: 100, height: 100)
            let layer = CALayer(CGRect(x: 20, y: 20, width: 40, height: 40), nil)
            layer.autoresizingMask = mask
            root.sublayers = [layer]
            root.bounds.size = CGSize(width: 200, height: 120)
            XCTAssertEqual(layer.frame.minX, expected.minX, accuracy: 1e-9, "\(mask)")
            XCTAssertEqual(layer.frame.minY, expected.minY, accuracy: 1e-9, "\(mask)")
            XCTAssertEqual(layer.frame.width, expected.width, accuracy: 1e-9, "\(mask)")
            XCTAssertEqual(layer.frame.height, expected.height, accuracy: 1e-9, "\(mask)")
        }
    }

    // MARK: Constraints

    func testConstraintsPlaceLayersBySiblingsAndSuperlayer() {
        let (a, b) = (CALayer(CGRect(x: 0, y: 0, width: 20, height: 10), nil), CALayer())
        (a.name, b.name) = ("a", "b")
        a.addConstraint(CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
        a.addConstraint(CAConstraint(attribute: .minY, relativeTo: "superlayer", attribute: .minY, offset: 5))
        b.constraints = [
            CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX, offset: 4),
            CAConstraint(attribute: .maxX, relativeTo: "superlayer", attribute: .maxX),
            CAConstraint(attribute: .height, relativeTo: "a", attribute: .height, scale: 2, offset: 1),
            CAConstraint(attribute: .midY, relativeTo: "a", attribute: .midY),
        ]
        root.layoutManager = CAConstraintLayoutManager()
        root.sublayers = [b, a]
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame, CGRect(x: 40, y: 5, width: 20, height: 10))
        XCTAssertEqual(b.frame, CGRect(x: 64, y: -0.5, width: 36, height: 21))
    }

    func testConstraintsThatGoRoundInACircleEnd() {
        let (a, b) = (CALayer(CGRect(x: 1, y: 2, width: 3, height: 4), nil), CALayer())
        (a.name, b.name) = ("a", "b")
        a.addConstraint(CAConstraint(attribute: .minX, relativeTo: "b", attribute: .maxX))
        b.addConstraint(CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX))
        b.addConstraint(CAConstraint(attribute: .minY, relativeTo: "nobody", attribute: .maxX))
        root.layoutManager = CAConstraintLayoutManager()
        root.sublayers = [a, b]
        root.layoutIfNeeded()
        XCTAssertTrue(a.frame.minX.isFinite)
    }

    func testALayoutManagerIsAskedWhenNobodyElseLaysOut() {
        final class Manager: CALayoutManager {
            var count = 0
            func layoutSublayers(of layer: CALayer) { count += 1 }
            func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 7, height: 8) }
        }
        let manager = Manager()
        XCTAssertEqual(root.preferredFrameSize(), CGSize(width: 100, height: 100))
        root.layoutManager = manager
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(manager.count, 1)
        XCTAssertEqual(root.preferredFrameSize(), CGSize(width: 7, height: 8))
    }

    // MARK: Scrolling

    func testAScrollLayerScrollsAsItsModeSays() {
        for (mode, origin) in [
            (CAScrollLayerScrollMode.both, CGPoint(x: 5, y: 6)), (.horizontally, CGPoint(x: 5, y: 0)),
            (.vertically, CGPoint(x: 0, y: 6)), (.none, .zero),
        ] {
            let scroller = CAScrollLayer()
            scroller.bounds.size = CGSize(width: 10, height: 10)
            scroller.scrollMode = mode
            scroller.scroll(to: CGPoint(x: 5, y: 6))
            XCTAssertEqual(scroller.bounds.origin, origin, mode.rawValue)
        }
    }

    func testALayerScrollsTheScrollLayerAboveIt() {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let page = CALayer(CGRect(x: 0, y: 0, width: 500, height: 500), nil)
        let item = CALayer(CGRect(x: 200, y: 100, width: 60, height: 20), nil)
        scroller.addSublayer(page)
        page.addSublayer(item)
        XCTAssertEqual(page.visibleRect, CGRect(x: 0, y: 0, width: 50, height: 50))
        XCTAssertEqual(item.visibleRect, .zero)
        item.scroll(CGPoint(x: 10, y: 0))
        XCTAssertEqual(scroller.bounds.origin, CGPoint(x: 210, y: 100))
        page.scrollRectToVisible(CGRect(x: 215, y: 140, width: 10, height: 30))
        XCTAssertEqual(scroller.bounds.origin, CGPoint(x: 210, y: 120))
        XCTAssertEqual(item.visibleRect, CGRect(x: 10, y: 20, width: 50, height: 0))
        page.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(scroller.bounds.origin, .zero)
        XCTAssertEqual(root.visibleRect, root.bounds)
        root.scroll(CGPoint(x: 1, y: 1))
    }

    /// The nearest scroll layer may be the layer itself (measured on macOS by the authors of GNUstep's QuartzCore).
    func testAScrollLayerScrollsItself() {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        scroller.scroll(CGPoint(x: 7, y: 8))
        XCTAssertEqual(scroller.bounds.origin, CGPoint(x: 7, y: 8))
        XCTAssertEqual(scroller.visibleRect, scroller.bounds)
        scroller.scrollRectToVisible(CGRect(x: 60, y: 8, width: 10, height: 10))
        XCTAssertEqual(scroller.bounds.origin, CGPoint(x: 20, y: 8))
        let outer = CAScrollLayer()
        outer.frame = scroller.frame
        outer.addSublayer(scroller)
        scroller.scroll(CGPoint.zero)
        XCTAssertEqual([scroller.bounds.origin, outer.bounds.origin], [.zero, .zero])
    }

    func testAScrollLayerClipsUnlessItIsToldNotTo() throws {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        scroller.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), .red))
        root.addSublayer(scroller)
        XCTAssertTrue(scroller.masksToBounds)
        XCTAssertEqual(Picture(of: root, size: root.bounds.size).area, 2500, accuracy: 0.5)
        scroller.masksToBounds = false
        XCTAssertEqual(Picture(of: root, size: root.bounds.size).area, 10_000, accuracy: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: scroller, requiringSecureCoding: false)
        let copy = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: CAScrollLayer.self, from: data))
        XCTAssertFalse(copy.masksToBounds)
    }
}
