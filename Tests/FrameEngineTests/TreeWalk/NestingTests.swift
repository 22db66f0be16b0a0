import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Nested features: the result is the composition of the levels.
final class NestingTests: XCTestCase {
    private let size = CGSize(width: 50, height: 50)

    private func root(_ layers: [CALayer], perspective: CGFloat = 0) -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        if perspective > 0 { root.sublayerTransform.m34 = -1 / perspective }
        root.sublayers = layers
        return root
    }

    private func assertSame(_ a: CALayer, _ b: CALayer, at time: Double = 0, within tolerance: Int, line: UInt = #line)
    {
        let (a, b) = (Picture(of: a, size: size, at: time), Picture(of: b, size: size, at: time))
        for y in 0..<50 {
            for x in 0..<50 {
                XCTAssertLessThanOrEqual(a[x, y].difference(b[x, y]), tolerance, "\(x), \(y)", line: line)
            }
        }
    }

    private func pane(_ color: CGColor, _ transform: CATransform3D) -> CALayer {
        let pane = CALayer(CGRect(x: 10, y: 10, width: 30, height: 30), color)
        pane.transform = transform
        return pane
    }

    private var red: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    private var blue: CGColor { CGColor(red: 0, green: 0, blue: 1, alpha: 0.7) }

    // MARK: Depth

    func testTransformLayersWithinTransformLayersShareOneSpace() {
        let turn = CATransform3DMakeRotation(0.4, 0, 1, 0)
        var deep: [CALayer] = [
            pane(red, CATransform3DIdentity), pane(blue, CATransform3DMakeRotation(.pi / 2, 1, 0, 0)),
        ]
        for _ in 0..<3 {
            let transformer = CATransformLayer()
            transformer.frame = CGRect(origin: .zero, size: size)
            transformer.transform = turn
            transformer.sublayers = deep
            deep = [transformer]
        }
        let once = CATransformLayer()
        once.frame = CGRect(origin: .zero, size: size)
        once.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
        once.sublayers = [pane(red, CATransform3DIdentity), pane(blue, CATransform3DMakeRotation(.pi / 2, 1, 0, 0))]
        assertSame(root(deep, perspective: 100), root([once], perspective: 100), within: 1)
    }

    func testAFlatLayerWithinATransformLayerIsAPlaneOfItsOwn() {
        // A flat layer has no depth: the nearer pane, added first, is below.
        let flat = CALayer(CGRect(origin: .zero, size: size), nil)
        flat.sublayers = [pane(red, CATransform3DMakeTranslation(0, 0, 30)), pane(blue, CATransform3DIdentity)]
        let deep = CATransformLayer()
        deep.frame = flat.frame
        let innermost = CATransformLayer()
        innermost.frame = flat.frame
        innermost.addSublayer(flat)
        deep.addSublayer(innermost)
        let spread = CATransformLayer()
        spread.frame = flat.frame
        spread.sublayers = [pane(red, CATransform3DMakeTranslation(0, 0, 30)), pane(blue, CATransform3DIdentity)]
        XCTAssertPixel(Picture(of: root([spread]), size: size)[25, 25], 255, 0, 0)
        // Siblings of an ordinary layer are sorted too; only their depth relative to other layers is lost.
        XCTAssertPixel(Picture(of: root([deep]), size: size)[25, 25], 255, 0, 0)
        let between = pane(CGColor(red: 0, green: 1, blue: 0, alpha: 1), CATransform3DMakeTranslation(0, 0, 10))
        deep.addSublayer(between)
        XCTAssertPixel(Picture(of: root([deep]), size: size)[25, 25], 0, 255, 0)
        spread.addSublayer(pane(CGColor(red: 0, green: 1, blue: 0, alpha: 1), CATransform3DMakeTranslation(0, 0, 10)))
        XCTAssertPixel(Picture(of: root([spread]), size: size)[25, 25], 255, 0, 0)
    }

    // MARK: Masks

    func testAMaskOfAMaskThatMoves() {
        let layer = pane(red, CATransform3DIdentity)
        let outer = CALayer(CGRect(x: 0, y: 0, width: 20, height: 30), .black)
        let inner = CALayer(CGRect(x: 0, y: 0, width: 20, height: 10), .black)
        let move = CABasicAnimation(keyPath: "position.y")
        (move.fromValue, move.toValue) = (5, 25)
        (move.beginTime, move.duration, move.fillMode) = (1, 2, .both)
        inner.add(move, forKey: nil)
        outer.mask = inner
        layer.mask = outer
        let tree = root([layer])
        for (time, top) in [(1.0, 10), (2, 20), (3, 30)] {
            let picture = Picture(of: tree, size: size, at: time)
            for y in 0..<50 {
                for x in 0..<50 {
                    let isShown = (10..<30).contains(x) && (top..<top + 10).contains(y)
                    XCTAssertPixel(picture[x, y], 255, isShown ? 0 : 255, isShown ? 0 : 255, within: 1)
                }
            }
        }
    }

    func testAMaskWithAnAnimatedTransformAndSublayers() {
        let layer = pane(red, CATransform3DIdentity)
        let mask = CALayer(layer.bounds, nil)
        mask.addSublayer(
            CALayer(CGRect(x: 0, y: 0, width: 15, height: 30), CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)))
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue) = (0, CGFloat.pi)
        (turn.beginTime, turn.duration, turn.fillMode) = (1, 2, .both)
        mask.add(turn, forKey: nil)
        layer.mask = mask
        let tree = root([layer])
        // The covered half rotates: left, top, right.
        for (time, shown, hidden) in [(1.0, (14, 25), (36, 25)), (2, (25, 14), (25, 36)), (3, (36, 25), (14, 25))] {
            let picture = Picture(of: tree, size: size, at: time)
            XCTAssertPixel(picture[shown.0, shown.1], 255, 128, 128, within: 1)
            XCTAssertPixel(picture[hidden.0, hidden.1], 255, 255, 255, within: 1)
        }
    }

    // MARK: Clips

    func testContinuousCornersClipWhatLiesAtAnyAngle() {
        for curve in [CALayerCornerCurve.circular, .continuous] {
            let clip = pane(red, CATransform3DIdentity)
            (clip.cornerRadius, clip.cornerCurve, clip.masksToBounds) = (10, curve, true)
            let inner = CALayer(CGRect(x: -10, y: -10, width: 50, height: 50), red)
            inner.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
            clip.addSublayer(inner)
            let shape = CALayer(clip.frame, red)
            (shape.cornerRadius, shape.cornerCurve) = (10, curve)
            for transform in [CATransform3DIdentity, CATransform3DMakeRotation(1, 0.3, 1, 0)] {
                (clip.transform, shape.transform) = (transform, transform)
                // The clip makes one group, as the shape does: no edge is drawn twice.
                assertSame(root([clip], perspective: 80), root([shape], perspective: 80), within: 1)
            }
        }
    }
}
