import LayerTestSupport
import QuartzCore
import XCTest

/// A layer that counts its copies.
private final class CountedLayer: CALayer {
    nonisolated(unsafe) static var copies = 0

    override init() { super.init() }

    override init(layer: Any) {
        Self.copies += 1
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
}

/// The tree that a presentation layer belongs to.
final class PresentationTreeTests: ManualClockTestCase {
    private let size = CGSize(width: 60, height: 40)
    private let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 40), nil)
    private let child = CALayer(CGRect(x: 0, y: 10, width: 10, height: 10), .red)

    /// Starts moving the child by 40 points in a second.
    private func startMoving() {
        root.addSublayer(child)
        CATransaction.flush()
        let move = CABasicAnimation(keyPath: "position.x")
        move.byValue = 40
        move.duration = 1
        child.add(move, forKey: nil)
        CATransaction.flush()
        advance(to: 0.5)
    }

    private func snapshot(_ layer: CALayer) -> Picture {
        let context = Picture.context(size: size)
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        layer.render(in: context)
        return Picture(context)
    }

    func testRenderDrawsWhatIsOnTheScreen() throws {
        startMoving()
        let grandchild = CALayer(CGRect(x: 2, y: 2, width: 4, height: 4), .blue)
        child.addSublayer(grandchild)
        root.mask = CALayer(CGRect(x: 0, y: 0, width: 28, height: 40), .red)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (0, 1, 1, 100)
        grandchild.add(fade, forKey: nil)
        let frame = Picture(of: root, size: size, at: CACurrentMediaTime())
        let copy = try XCTUnwrap(root.presentation())
        XCTAssertPixel(snapshot(copy)[21, 11], 255, 0, 0)
        XCTAssertPixel(snapshot(copy)[29, 11], 0, 0, 0, 0)
        XCTAssertLessThanOrEqual(snapshot(copy).difference(frame).most, 1)
        // The same through the copies' own tree.
        XCTAssertEqual(copy.sublayers?.first?.sublayers?.first?.opacity, 0.5)
        XCTAssertLessThanOrEqual(snapshot(copy).difference(frame).most, 1)
        XCTAssertPixel(snapshot(root)[2, 11], 255, 0, 0)
    }

    func testPresentationCopiesFormATree() throws {
        startMoving()
        root.mask = CALayer(root.bounds, .red)
        CATransaction.flush()
        let copy = try XCTUnwrap(root.presentation())
        let inner = try XCTUnwrap(copy.sublayers?.first)
        XCTAssertTrue(inner.model() === child)
        XCTAssertTrue(inner.superlayer === copy)
        XCTAssertTrue(copy.sublayers?.first === inner)
        XCTAssertTrue(copy.mask?.superlayer === copy)
        let upwards = try XCTUnwrap(child.presentation())
        XCTAssertTrue(upwards.superlayer?.model() === root)
        XCTAssertFalse(upwards.superlayer === root)
        XCTAssertTrue(upwards.superlayer === upwards.superlayer)
        XCTAssertTrue(root.mask?.presentation()?.superlayer?.model() === root)
        XCTAssertNil(copy.superlayer)
    }

    func testHitTestsAndConversionsSeeWhatIsOnTheScreen() throws {
        startMoving()
        let copy = try XCTUnwrap(root.presentation())
        XCTAssertTrue(copy.hitTest(CGPoint(x: 25, y: 15))?.model() === child)
        XCTAssertTrue(copy.hitTest(CGPoint(x: 5, y: 15)) === copy)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 15)) === child)
        XCTAssertEqual(child.presentation()?.convert(CGPoint(x: 1, y: 2), to: copy), CGPoint(x: 21, y: 12))
        XCTAssertEqual(copy.sublayers?.first?.convert(CGPoint.zero, to: nil), CGPoint(x: 20, y: 10))
        XCTAssertEqual(child.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 10))
        root.speed = 2
        XCTAssertEqual(copy.convertTime(10, from: nil), root.convertTime(10, from: nil))
        XCTAssertEqual(child.presentation()?.convertTime(10, to: nil), child.convertTime(10, to: nil))
    }

    func testChangesOfCopiesShowInTheirPictures() throws {
        startMoving()
        let copy = try XCTUnwrap(root.presentation())
        copy.sublayers?.first?.backgroundColor = .green
        XCTAssertPixel(snapshot(copy)[25, 15], 0, 255, 0)
        XCTAssertEqual(child.backgroundColor, .red)
    }

    func testNoMoreCopiesAreMadeThanAreAskedFor() throws {
        let (layer, above) = (CountedLayer(), CountedLayer())
        above.addSublayer(layer)
        for _ in 0..<50 { layer.addSublayer(CountedLayer()) }
        CATransaction.flush()
        CountedLayer.copies = 0
        XCTAssertEqual(layer.presentation()?.opacity, 1)
        XCTAssertEqual(CountedLayer.copies, 1)
        let copy = try XCTUnwrap(layer.presentation())
        _ = snapshot(copy)
        XCTAssertEqual(CountedLayer.copies, 2)
        for _ in 0..<3 { XCTAssertEqual(copy.sublayers?.count, 50) }
        XCTAssertEqual(CountedLayer.copies, 52)
    }

    func testPresentationCopiesAreReleasedWithTheirRoot() throws {
        startMoving()
        weak let inner = child.presentation()
        XCTAssertNil(inner)
        var copy = root.presentation()
        weak let outer = copy
        let kept = try XCTUnwrap(copy?.sublayers?.first)
        copy = nil
        XCTAssertNil(outer)
        XCTAssertTrue(kept.superlayer?.model() === root, "another copy takes its place")
    }

    func testPresentationTreesMayBeVeryDeep() throws {
        var layer = root
        for _ in 0..<20_000 {
            let below = CALayer()
            below.position = CGPoint(x: 1, y: 0)
            layer.addSublayer(below)
            layer = below
        }
        CATransaction.flush()
        let copy = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(copy.convert(CGPoint.zero, to: nil).x, 20_000, accuracy: 1e-6)
    }
}
