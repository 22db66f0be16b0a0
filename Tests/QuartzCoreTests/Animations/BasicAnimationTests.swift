import LayerTestSupport
import QuartzCore
import XCTest

/// The values of [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation), with the
/// layer's own value as [measured](https://wangling.me/2016/02/cabasicanimation-value-interpolation.html).
final class BasicAnimationTests: ManualClockTestCase {
    /// Returns the value of `position.x` halfway, on a layer at x = 40.
    private func half(from: Any?, to: Any?, by: Any?, _ configure: (CABasicAnimation) -> Void = { _ in }) -> CGFloat {
        let layer = CALayer()
        layer.position.x = 40
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        configure(animation)
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        MediaClock.advance(to: CACurrentMediaTime() + 0.5)
        return layer.presentation()!.position.x
    }

    func testTheSevenCombinations() {
        XCTAssertEqual(half(from: 10, to: 20, by: nil), 15)
        XCTAssertEqual(half(from: 10, to: nil, by: 4), 12)
        XCTAssertEqual(half(from: nil, to: 20, by: 4), 18)
        XCTAssertEqual(half(from: 10, to: nil, by: nil), 25)
        XCTAssertEqual(half(from: nil, to: 20, by: nil), 30)
        XCTAssertEqual(half(from: nil, to: nil, by: 4), 42)
        XCTAssertEqual(half(from: nil, to: nil, by: nil), 40)
    }

    func testFromWinsOverByWhenAllThreeAreSet() {
        XCTAssertEqual(half(from: 10, to: 20, by: 100), 15)
    }

    /// No value at all: from the value on screen to the layer's own.
    func testNoValues() {
        let layer = CALayer()
        layer.position.x = 40
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 60
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        layer.add(animation, forKey: nil)
        CATransaction.commit()
        XCTAssertEqual(layer.presentation()?.position.x, 40)
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()?.position.x, 50)
    }

    /// "if you change the model value while the animation is still on the fly the animation changes its curve"
    func testTheLayersOwnValueCountsAsItIsNow() {
        let layer = CALayer()
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        animation.fromValue = 100
        layer.add(animation, forKey: nil)
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()?.position.x, 50)
        CATransaction.setDisableActions(true)
        layer.position.x = 20
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.position.x, 60)
    }

    func testEveryNumberTypeWillDo() {
        let pairs: [(Any, Any)] = [
            (10, 20), (10.0, 20.0), (Float(10), Float(20)), (CGFloat(10), CGFloat(20)),
            (NSNumber(value: 10), NSNumber(value: 20)), (Int32(10), UInt8(20)),
        ]
        for (from, to) in pairs { XCTAssertEqual(half(from: from, to: to, by: nil), 15, "\(type(of: from))") }
    }

    func testNSValuesWillDo() {
        let layer = makeLayer()
        func half(_ key: String, _ from: NSValue, _ to: NSValue) {
            let animation = CABasicAnimation(keyPath: key)
            animation.duration = 1
            animation.fromValue = from
            animation.toValue = to
            animation.speed = 0
            animation.timeOffset = 0.5
            layer.add(animation, forKey: key)
        }
        half("position", NSValue(point: .zero), NSValue(point: NSPoint(x: 10, y: 20)))
        half("bounds", NSValue(rect: .zero), NSValue(rect: NSRect(x: 2, y: 4, width: 6, height: 8)))
        half("shadowOffset", NSValue(size: .zero), NSValue(size: NSSize(width: 2, height: 4)))
        CATransaction.flush()
        let shown = layer.presentation()!
        XCTAssertEqual(shown.position, CGPoint(x: 5, y: 10))
        XCTAssertEqual(shown.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(shown.shadowOffset, CGSize(width: 1, height: 2))
    }

    // MARK: Additive animations

    func testAdditive() {
        XCTAssertEqual(half(from: 10, to: 20, by: nil) { $0.isAdditive = true }, 55)
        XCTAssertEqual(half(from: 10, to: nil, by: nil) { $0.isAdditive = true }, 45)
        XCTAssertEqual(half(from: nil, to: nil, by: 10) { $0.isAdditive = true }, 45)
    }

    func testSeveralAnimationsOfOnePropertyTakeEffectInTheOrderTheyWereAdded() {
        let layer = makeLayer()
        for (value, isAdditive) in [(10, false), (20, false), (5, true), (1, true)] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = value
            animation.toValue = value
            animation.duration = 1
            animation.isAdditive = isAdditive
            layer.add(animation, forKey: nil)
        }
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.position.x, 26)
    }

    func testCumulative() {
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = 0
        animation.toValue = CGFloat.pi / 2
        animation.duration = 1
        animation.repeatCount = 4
        animation.isCumulative = true
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        for (time, angle) in [(0.5, 0.25), (1.0, 0.5), (1.5, 0.75), (3.5, 1.75)] {
            advance(to: time)
            let transform = layer.presentation()!.transform
            XCTAssertEqual(transform.m11, cos(.pi * angle), accuracy: 1e-12, "at \(time)")
            XCTAssertEqual(transform.m12, sin(.pi * angle), accuracy: 1e-12, "at \(time)")
        }
    }

    func testAdditiveTransformsAreConcatenated() {
        let layer = makeLayer()
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeTranslation(10, 0, 0)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DMakeScale(2, 2, 1)
        animation.toValue = CATransform3DMakeScale(2, 2, 1)
        animation.duration = 1
        animation.isAdditive = true
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        XCTAssertEqual(
            layer.presentation()?.transform,
            CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0)))
    }

    // MARK: Value functions

    func testValueFunctionsMakeTransformsOfNumbers() {
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.fromValue = 0
        animation.toValue = 2 * CGFloat.pi
        animation.duration = 1
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()!.transform.m11, -1, accuracy: 1e-12)
        let scale = CABasicAnimation(keyPath: "transform")
        scale.valueFunction = CAValueFunction(name: .scale)
        scale.fromValue = [1, 1, 1]
        scale.toValue = [3, 5, 7]
        scale.duration = 1
        layer.add(scale, forKey: nil)
        CATransaction.flush()
        advance(to: 1)
        let shown = layer.presentation()!.transform
        XCTAssertEqual(shown, CATransform3DMakeScale(2, 3, 4))
        XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")))
    }

    /// Fields that a value function's animation omits come from the layer's own transform.
    func testValueFunctionsWithOneValue() {
        func half(
            _ name: CAValueFunctionName, own: CATransform3D = CATransform3DIdentity,
            _ configure: (CABasicAnimation) -> Void
        ) -> CATransform3D {
            let layer = CALayer()
            layer.transform = own
            CATransaction.flush()
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: name)
            (animation.duration, animation.speed, animation.timeOffset) = (1, 0, 0.5)
            configure(animation)
            layer.add(animation, forKey: nil)
            CATransaction.flush()
            return layer.presentation()!.transform
        }
        XCTAssertEqual(half(.scaleX) { $0.toValue = 3 }, CATransform3DMakeScale(2, 1, 1))
        XCTAssertEqual(half(.scaleX) { $0.fromValue = 3 }, CATransform3DMakeScale(2, 1, 1))
        XCTAssertEqual(half(.scaleX) { $0.byValue = 3 }, CATransform3DMakeScale(2.5, 1, 1))
        XCTAssertEqual(half(.scaleY) { $0.toValue = 3 }, CATransform3DMakeScale(1, 2, 1))
        XCTAssertEqual(half(.scaleZ) { $0.toValue = 3 }, CATransform3DMakeScale(1, 1, 2))
        XCTAssertEqual(half(.scale) { $0.toValue = [3, 4, 5] }, CATransform3DMakeScale(2, 2.5, 3))
        XCTAssertEqual(half(.translate) { $0.toValue = [10, 20, 30] }, CATransform3DMakeTranslation(5, 10, 15))
        XCTAssertEqual(half(.translate) { $0.fromValue = [10, 20, 30] }, CATransform3DMakeTranslation(5, 10, 15))
        XCTAssertEqual(half(.translate) { $0.byValue = [10, 20, 30] }, CATransform3DMakeTranslation(5, 10, 15))
        XCTAssertEqual(half(.translateX) { $0.toValue = 10 }, CATransform3DMakeTranslation(5, 0, 0))
        XCTAssertEqual(half(.translateY) { $0.toValue = 10 }, CATransform3DMakeTranslation(0, 5, 0))
        XCTAssertEqual(half(.translateZ) { $0.toValue = 10 }, CATransform3DMakeTranslation(0, 0, 5))
        XCTAssertEqual(half(.rotateX) { $0.toValue = 2 }, CATransform3DMakeRotation(1, 1, 0, 0))
        XCTAssertEqual(half(.rotateY) { $0.toValue = 2 }, CATransform3DMakeRotation(1, 0, 1, 0))
        XCTAssertEqual(half(.rotateZ) { $0.toValue = 8 }, CATransform3DMakeRotation(4, 0, 0, 1), "more than a turn")
        XCTAssertEqual(half(.rotateZ) { _ in }, CATransform3DIdentity)
        let large = CATransform3DMakeScale(5, 7, 1)
        XCTAssertEqual(half(.scaleX, own: large) { $0.toValue = 3 }, CATransform3DMakeScale(4, 1, 1))
        let moved = CATransform3DMakeTranslation(20, 0, 8)
        XCTAssertEqual(
            half(.translate, own: moved) { $0.toValue = [10, 20, 30] }, CATransform3DMakeTranslation(15, 10, 19))
        // Additive animations begin at zero.
        let added = half(.translateX, own: moved) {
            $0.toValue = 10
            $0.isAdditive = true
        }
        XCTAssertEqual(added, CATransform3DMakeTranslation(25, 0, 8))
    }

    // MARK: Hostile input

    func testUselessAnimationsLeaveTheLayerAlone() {
        let layer = makeLayer()
        let position = layer.position
        for (path, value) in [
            (nil, 1), ("", 1), ("nothing", 1), ("position.z", 1), ("position.x.y", 1), ("position", "middle"),
            ("position.x", Double.nan), ("backgroundColor", 3), ("strokeEnd", 1), ("sublayers", 1), (".x", 1),
            ("...", 1),
        ] as [(String?, Any)] {
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = value
            animation.toValue = value
            animation.duration = 1
            animation.delegate = AnimationLogger(path ?? "nil", self)
            layer.add(animation, forKey: path)
        }
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.position, position)
        advance(to: 2)
        // They had no effect, but they ran.
        XCTAssertEqual(log.filter { $0.contains("finish") }.count, 12)
        XCTAssertNil(layer.animationKeys())
    }
}
