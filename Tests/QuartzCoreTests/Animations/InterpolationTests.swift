import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// Interpolated values of each type.
final class InterpolationTests: ManualClockTestCase {
    /// Returns the presentation layer `fraction` of the way from one value to the other.
    private func show<Layer: CALayer>(
        _ keyPath: String, from: Any?, to: Any?, at fraction: Double, on layer: Layer
    ) -> Layer {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.speed = 0
        animation.timeOffset = fraction
        layer.add(animation, forKey: keyPath)
        CATransaction.flush()
        return layer.presentation()!
    }

    private func transform(from: CATransform3D, to: CATransform3D, at fraction: Double) -> CATransform3D {
        show("transform", from: from, to: to, at: fraction, on: CALayer()).transform
    }

    private func assertEqual(_ a: CATransform3D, _ b: CATransform3D, accuracy: CGFloat = 1e-9, line: UInt = #line) {
        for (x, y) in zip(a.elements, b.elements) { XCTAssertEqual(x, y, accuracy: accuracy, line: line) }
    }

    // MARK: Structures

    func testStructures() {
        let layer = CALayer()
        let rect = CGRect(x: 4, y: 8, width: 16, height: 32)
        XCTAssertEqual(
            show("bounds", from: CGRect.zero, to: rect, at: 0.25, on: layer).bounds,
            CGRect(x: 1, y: 2, width: 4, height: 8))
        XCTAssertEqual(
            show("anchorPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 2), at: 0.5, on: layer).anchorPoint,
            CGPoint(x: 0.5, y: 1))
        XCTAssertEqual(show("opacity", from: 0, to: 1, at: 0.75, on: layer).opacity, 0.75)
        XCTAssertEqual(
            show("shadowOffset", from: CGSize.zero, to: CGSize(width: 2, height: 4), at: 0.5, on: layer).shadowOffset,
            CGSize(width: 1, height: 2))
    }

    func testFields() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.position = CGPoint(x: 5, y: 6)
        XCTAssertEqual(show("position.y", from: 0, to: 10, at: 0.5, on: layer).position, CGPoint(x: 5, y: 5))
        XCTAssertEqual(
            show("bounds.size.width", from: 0, to: 10, at: 0.5, on: layer).bounds,
            CGRect(x: 1, y: 2, width: 5, height: 4))
        XCTAssertEqual(
            show("bounds.origin", from: CGPoint.zero, to: CGPoint(x: 4, y: 4), at: 0.5, on: layer).bounds,
            CGRect(x: 2, y: 2, width: 5, height: 4))
        XCTAssertEqual(
            show("bounds.size", from: CGSize.zero, to: CGSize(width: 4, height: 4), at: 0.5, on: layer).bounds.size,
            CGSize(width: 2, height: 2))
        XCTAssertEqual(show("shadowOffset.height", from: 0, to: 8, at: 0.5, on: layer).shadowOffset.height, 4)
    }

    // MARK: Transforms

    func testMovesAndScalesGoStraight() {
        assertEqual(
            transform(from: CATransform3DIdentity, to: CATransform3DMakeTranslation(10, 20, 30), at: 0.5),
            CATransform3DMakeTranslation(5, 10, 15))
        assertEqual(
            transform(from: CATransform3DIdentity, to: CATransform3DMakeScale(3, 5, 1), at: 0.5),
            CATransform3DMakeScale(2, 3, 1))
    }

    /// Interpolating matrices would collapse halfway through a half turn; this rotates.
    func testAHalfTurnDoesNotCollapse() {
        for axis in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 2, 3]] as [[CGFloat]] {
            for angle in [CGFloat.pi, -CGFloat.pi] {
                let end = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
                let middle = transform(from: CATransform3DIdentity, to: end, at: 0.5)
                let quarter = CATransform3DMakeRotation(angle / 2, axis[0], axis[1], axis[2])
                assertEqual(middle, quarter, accuracy: 1e-7)
            }
        }
    }

    func testTurnsGoTheShorterWayAtAnEvenPace() {
        let start = CATransform3DMakeRotation(3, 0, 0, 1)
        let end = CATransform3DMakeRotation(-3, 0, 0, 1)
        let step = (2 * CGFloat.pi - 6) / 4
        for i in 0...4 {
            assertEqual(
                transform(from: start, to: end, at: Double(i) / 4),
                CATransform3DMakeRotation(3 + step * CGFloat(i), 0, 0, 1))
        }
    }

    func testAMirrorImageIsReachedThroughAFlatOne() {
        assertEqual(
            transform(from: CATransform3DIdentity, to: CATransform3DMakeScale(-1, 1, 1), at: 0.25),
            CATransform3DMakeScale(0.5, 1, 1))
        assertEqual(
            transform(from: CATransform3DIdentity, to: CATransform3DMakeScale(1, -1, 1), at: 0.5),
            CATransform3DMakeScale(1, 0, 1))
    }

    func testInterpolationFromZeroScale() {
        assertEqual(
            transform(from: CATransform3DMakeScale(0, 0, 1), to: CATransform3DIdentity, at: 0.25),
            CATransform3DMakeScale(0.25, 0.25, 1))
        let turned = CATransform3DScale(CATransform3DMakeTranslation(8, 0, 0), 0, 0, 0)
        assertEqual(
            transform(from: turned, to: CATransform3DIdentity, at: 0.5),
            CATransform3DScale(CATransform3DMakeTranslation(4, 0, 0), 0.5, 0.5, 0.5))
    }

    func testPerspectiveStaysWhatItIs() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let start = CATransform3DTranslate(eye, 0, 0, 50)
        let end = CATransform3DRotate(start, .pi / 2, 0, 1, 0)
        assertEqual(transform(from: start, to: end, at: 0.5), CATransform3DRotate(start, .pi / 4, 0, 1, 0))
    }

    func testRandomTransformsAreDecomposedAndRecomposed() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<300 {
            let t = CATransform3D(elements: (0..<16).map { _ in CGFloat.random(in: -2...2, using: &random) })
            let middle = transform(from: t, to: CATransform3DIdentity, at: 1e-13)
            let size = t.elements.map(\.magnitude).max()!
            for (x, y) in zip(middle.elements, t.elements) {
                XCTAssertEqual(x, y, accuracy: 1e-6 * size, "seed \(seed)")
            }
        }
    }

    func testSingularTransformsStayFinite() {
        let degenerate = [
            CATransform3D(), CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(1, 0, 0),
            CATransform3D(elements: Array(repeating: 1, count: 16)),
            CATransform3D(elements: Array(repeating: 1e300, count: 16)), CATransform3DMakeScale(1e-300, 1e-300, 1),
        ]
        for a in degenerate {
            for b in degenerate + [CATransform3DIdentity] {
                let middle = transform(from: a, to: b, at: 0.5)
                XCTAssertFalse(middle.elements.contains { $0.isNaN }, "\(a) to \(b)")
            }
        }
    }

    /// A rotation key path counts full turns, which a matrix cannot.
    func testRotationKeyPathsCountFullTurns() {
        for (path, axis) in [
            ("transform.rotation.x", [1, 0, 0]), ("transform.rotation.y", [0, 1, 0]),
            ("transform.rotation.z", [0, 0, 1]),
            ("transform.rotation", [0, 0, 1]),
        ] as [(String, [CGFloat])] {
            let shown = show(path, from: 0, to: 4 * CGFloat.pi, at: 0.375, on: CALayer()).transform
            assertEqual(shown, CATransform3DMakeRotation(1.5 * .pi, axis[0], axis[1], axis[2]))
        }
    }

    func testTransformFieldsLeaveTheOtherFieldsAlone() {
        let layer = CALayer()
        layer.transform = CATransform3DScale(
            CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), 0.3, 0, 0, 1), 2, 3, 1)
        assertEqual(
            show("transform.scale.x", from: 5, to: 5, at: 0, on: layer).transform,
            CATransform3DScale(CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), 0.3, 0, 0, 1), 5, 3, 1))
        layer.removeAllAnimations()
        assertEqual(
            show("transform.rotation.z", from: 1, to: 1, at: 0, on: layer).transform,
            CATransform3DScale(CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), 1, 0, 0, 1), 2, 3, 1))
        layer.removeAllAnimations()
        let moved = show(
            "transform.translation", from: CGSize(width: 1, height: 2), to: CGSize(width: 1, height: 2), at: 0,
            on: layer)
        XCTAssertEqual(moved.transform.m41, 1)
        XCTAssertEqual(moved.transform.m42, 2)
        XCTAssertEqual(moved.transform.m43, 30)
    }

    func testTwoFieldsOfOneTransformAddUp() {
        let layer = CALayer()
        _ = show("transform.scale", from: 2, to: 2, at: 0, on: layer)
        let shown = show("transform.rotation.z", from: 0.5, to: 0.5, at: 0, on: layer).transform
        assertEqual(shown, CATransform3DScale(CATransform3DMakeRotation(0.5, 0, 0, 1), 2, 2, 2))
    }

    // MARK: Colours, paths, lists

    func testColours() {
        let layer = CALayer()
        let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0))
        let shown = show("backgroundColor", from: red, to: blue, at: 0.25, on: layer).backgroundColor
        XCTAssertEqual(shown, CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 0.75))
        let gray = show(
            "borderColor", from: CGColor(gray: 0, alpha: 1), to: CGColor(gray: 1, alpha: 1), at: 1, on: layer)
        XCTAssertEqual(gray.borderColor, CGColor(gray: 1, alpha: 1))
    }

    func testNoColourIsTheOtherOneMadeTransparent() {
        let layer = CALayer()
        CATransaction.flush()
        layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        CATransaction.flush()
        MediaClock.advance(to: CACurrentMediaTime() + 0.1)
        let shown = layer.presentation()!.backgroundColor!
        XCTAssertEqual(shown.components![1], 1, accuracy: 1e-6)
        XCTAssertGreaterThan(shown.alpha, 0.1)
        XCTAssertLessThan(shown.alpha, 0.9)
    }

    func testPathsWithMatchingElements() {
        let (a, b) = (CGMutablePath(), CGMutablePath())
        a.move(to: .zero)
        a.addLine(to: CGPoint(x: 10, y: 0))
        b.move(to: CGPoint(x: 0, y: 10))
        b.addLine(to: CGPoint(x: 20, y: 10))
        let middle = CGMutablePath()
        middle.move(to: CGPoint(x: 0, y: 5))
        middle.addLine(to: CGPoint(x: 15, y: 5))
        XCTAssertEqual(show("path", from: a, to: b, at: 0.5, on: CAShapeLayer()).path, middle)
        XCTAssertEqual(show("shadowPath", from: a, to: b, at: 0.5, on: CALayer()).shadowPath, middle)
    }

    func testPathsWithoutMatchingElementsChangeHalfWay() {
        let a = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let b = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        XCTAssertEqual(show("path", from: a, to: b, at: 0.4, on: CAShapeLayer()).path, a)
        XCTAssertEqual(show("path", from: a, to: b, at: 0.6, on: CAShapeLayer()).path, b)
    }

    func testGradients() {
        let layer = CAGradientLayer()
        let (black, white) = (
            CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        )
        let gray = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let colors = show("colors", from: [black, white], to: [white, white], at: 0.5, on: layer).colors
        XCTAssertEqual(colors as? [CGColor], [gray, white])
        XCTAssertEqual(show("locations", from: [0, 0.5], to: [0.5, 1], at: 0.5, on: layer).locations, [0.25, 0.75])
        XCTAssertEqual(
            show("endPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 1), at: 0.5, on: layer).endPoint,
            CGPoint(x: 0.5, y: 0.5))
        let other = show("colors", from: [black], to: [white, white], at: 0.7, on: layer).colors
        XCTAssertEqual(other as? [CGColor], [white, white])
    }

    func testShapes() {
        let layer = CAShapeLayer()
        XCTAssertEqual(show("strokeEnd", from: 0, to: 1, at: 0.3, on: layer).strokeEnd, 0.3)
        XCTAssertEqual(show("lineDashPattern", from: [2, 4], to: [4, 8], at: 0.5, on: layer).lineDashPattern, [3, 6])
        XCTAssertEqual(show("lineCap", from: "butt", to: "round", at: 0.6, on: layer).lineCap, .round)
    }

    func testBooleansChangeHalfWay() {
        let layer = CALayer()
        XCTAssertFalse(show("hidden", from: false, to: true, at: 0.4, on: layer).isHidden)
        XCTAssertTrue(show("hidden", from: false, to: true, at: 0.6, on: layer).isHidden)
        XCTAssertTrue(show("isHidden", from: true, to: false, at: 0.4, on: layer).isHidden)
    }

    func testContentsFadeFromOneToTheOther() {
        func image() -> CGImage {
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!.makeImage()!
        }
        let (a, b) = (image(), image())
        let layer = CALayer()
        _ = show("contents", from: a, to: b, at: 0.25, on: layer)
        let sample = layer.committed!.sample(atParentTime: CACurrentMediaTime())
        XCTAssertTrue(sample.properties.contents === a)
        XCTAssertTrue(sample.properties.contentsFade?.from === a)
        XCTAssertTrue(sample.properties.contentsFade?.to === b)
        XCTAssertEqual(sample.properties.contentsFade?.fraction, 0.25)
        _ = show("contents", from: a, to: b, at: 1, on: layer)
        let end = layer.committed!.sample(atParentTime: CACurrentMediaTime())
        XCTAssertTrue(end.properties.contents === b)
        XCTAssertNil(end.properties.contentsFade)
    }
}
