import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// Wrong calls, which raise exceptions or are undefined on iOS: one line that names the layer and the key, no trap, and
/// the tree stays as it was ([Differences](Documentation/Differences.md)).
final class BadInputTests: ManualClockTestCase {
    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return makeLayer(layer)
    }

    func testGeometryThatIsNotFiniteIsReported() {
        let layer = named("nan")
        let (bad, huge) = (CGFloat.nan, CGFloat.infinity)
        layer.position = CGPoint(x: 3, y: 4)
        assertReported("\"nan\"", "position") { layer.position = CGPoint(x: bad, y: 0) }
        assertReported("\"nan\"", "bounds") { layer.bounds = CGRect(x: 0, y: 0, width: huge, height: 0) }
        assertReported("\"nan\"", "frame") { layer.frame = CGRect(x: bad, y: 0, width: 1, height: 1) }
        assertReported("\"nan\"", "anchorPoint") { layer.anchorPoint = CGPoint(x: huge, y: 0) }
        assertReported("\"nan\"", "anchorPointZ") { layer.anchorPointZ = bad }
        assertReported("\"nan\"", "zPosition") { layer.zPosition = huge }
        assertReported("\"nan\"", "transform") { layer.transform = CATransform3DMakeScale(bad, 1, 1) }
        assertReported("\"nan\"", "sublayerTransform") { layer.sublayerTransform.m34 = huge }
        assertReported("\"nan\"", "opacity") { layer.opacity = .nan }
        assertReported("\"nan\"", "cornerRadius") { layer.cornerRadius = bad }
        assertReported("\"nan\"", "borderWidth") { layer.borderWidth = bad }
        assertReported("\"nan\"", "shadowRadius") { layer.shadowRadius = bad }
        assertReported("\"nan\"", "shadowOffset") { layer.shadowOffset.width = bad }
        assertReported("\"nan\"", "contentsScale") { layer.contentsScale = 0 }
        assertReported("\"nan\"", "minificationFilterBias") { layer.minificationFilterBias = .nan }
        assertReported("\"nan\"", "beginTime") { layer.beginTime = .infinity }
        assertReported("\"nan\"", "speed") { layer.speed = .nan }
        XCTAssertEqual(layer.frame, CGRect(x: -47, y: -46, width: 100, height: 100))
        XCTAssertEqual(layer.opacity, 1)
        XCTAssertTrue(CATransform3DIsIdentity(layer.transform))
    }

    func testALayerInsideItself() {
        let (outer, inner) = (named("outer"), named("inner"))
        outer.addSublayer(inner)
        assertReported("\"inner\"", "\"outer\"", "inside itself") { inner.addSublayer(outer) }
        assertReported("\"outer\"", "inside itself") { outer.addSublayer(outer) }
        inner.name = "masked"
        assertReported("\"masked\"", "\"outer\"") { inner.mask = outer }
        XCTAssertIdentical(inner.superlayer, outer)
        XCTAssertNil(outer.superlayer)
        XCTAssertNil(inner.mask)
    }

    func testAnimationsWithoutAUsableKeyPath() {
        let layer = named("keyless")
        func add(_ keyPath: String?) {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.toValue = 0
            layer.add(animation, forKey: nil)
            CATransaction.flush()
        }
        assertReported("\"keyless\"", "key path") { add(nil) }
        assertReported("\"keyless\"", "\"wingspan\"") { add("wingspan") }
        assertReported("\"keyless\"", "\"position.z\"") { add("position.z") }
        assertReported("\"keyless\"", "\"mask.opacity\"", "mask") { add("mask.opacity") }
        assertReported("\"keyless\"", "\"none\"") { add("sublayers.none.opacity") }
        XCTAssertEqual(layer.presentation()?.position, layer.position)
    }

    func testValuesOfTheWrongType() {
        let layer = named("typed")
        assertReported("\"typed\"", "opacity") { layer.setValue("much", forKey: "opacity") }
        assertReported("\"typed\"", "position") { layer.setValue(CGRect.zero, forKey: "position") }
        assertReported("\"typed\"", "backgroundColor") { layer.setValue(7, forKey: "backgroundColor") }
        assertReported("\"typed\"", "transform.rotation.z") {
            layer.setValue("left", forKeyPath: "transform.rotation.z")
        }
        assertReported("\"typed\"", "duration") { layer.setValue(-1, forKey: "duration") }
        assertReported("\"typed\"", "contents") { layer.contents = "a picture" }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = "none"
        assertReported("\"typed\"", "\"opacity\"") {
            layer.add(animation, forKey: nil)
            CATransaction.flush()
        }
        XCTAssertEqual(layer.opacity, 1)
        XCTAssertEqual(layer.presentation()?.opacity, 1)
    }

    func testPathsThatDoNotMatch() {
        let layer = CAShapeLayer()
        layer.name = "mismatched"
        makeLayer(layer)
        let (box, ring) = (
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil),
            CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        )
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue, animation.duration) = (box, ring, 1)
        assertReported("\"mismatched\"", "\"path\"") {
            layer.add(animation, forKey: nil)
            CATransaction.flush()
        }
        advance(to: 0.4)
        XCTAssertEqual(layer.presentation()?.path, box)
        advance(to: 0.6)
        XCTAssertEqual(layer.presentation()?.path, ring)
    }

    func testDurationsBelowZero() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.duration = 2
        assertReported("CAKeyframeAnimation", "duration") { animation.duration = -1 }
        assertReported("CAKeyframeAnimation", "repeatCount") { animation.repeatCount = -1 }
        assertReported("CAKeyframeAnimation", "repeatDuration") { animation.setValue(-1, forKey: "repeatDuration") }
        XCTAssertEqual(animation.duration, 2)
        assertReported("animationDuration") { CATransaction.setAnimationDuration(-1) }
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
    }

    func testInvalidKeyframes() {
        let layer = named("empty")
        func add(_ values: [Any]?, _ path: CGPath? = nil) {
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.values, animation.path) = (values, path)
            layer.add(animation, forKey: nil)
            CATransaction.flush()
        }
        assertReported("\"empty\"", "\"position\"", "no values") { add([]) }
        assertReported("\"empty\"", "\"position\"", "path") { add(nil, CGMutablePath()) }
        assertReported("\"empty\"", "\"position\"", "NSNull") { add([NSNull()]) }
        assertReported("\"empty\"", "\"position\"") { add([CGPoint.zero, "here"]) }
        advance(to: 0.1)
        XCTAssertEqual(layer.presentation()?.position, layer.position)
    }

    func testALayerThatRemovesItselfInItsCallbacks() {
        final class Leaving: CALayer, CAAnimationDelegate {
            override func layoutSublayers() { removeFromSuperlayer() }
            override func draw(in ctx: CGContext) { superlayer?.sublayers = nil }
            func animationDidStart(_ anim: CAAnimation) { removeAllAnimations() }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { superlayer?.mask = self }
        }
        let parent = named("parent")
        let stays = CALayer()
        let leaving = (0..<3).map { _ in Leaving() }
        parent.sublayers = [leaving[0], stays, leaving[1]]
        parent.addSublayer(leaving[2])
        leaving[2].setNeedsDisplay()
        for layer in leaving { layer.setNeedsLayout() }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = leaving[1]
        leaving[1].add(animation, forKey: nil)
        CATransaction.flush()
        advance(to: 1)
        XCTAssertEqual(parent.sublayers, [stays])
        XCTAssertIdentical(parent.presentation()?.sublayers?.first?.model(), stays)
    }

    func testAGroupThatIsAMemberOfItself() {
        let layer = named("circular")
        let group = CAAnimationGroup()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        group.animations = [group, fade]
        assertReported("CAAnimationGroup", "itself") {
            layer.add(group, forKey: nil)
            CATransaction.flush()
        }
        group.animations = nil
        XCTAssertEqual(layer.presentation()?.opacity, 0)
    }

    func testEmitterCellsThatEmitThemselves() {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.birthRate = 10
        cell.lifetime = 1
        cell.emitterCells = [cell]
        layer.emitterCells = [cell]
        makeLayer(layer)
        cell.emitterCells = nil
        XCTAssertNotNil(layer.committed)
    }
}
