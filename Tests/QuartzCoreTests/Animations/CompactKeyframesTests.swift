import Foundation
import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// The compact storage of keyframe animations in layers, without loss.
final class CompactKeyframesTests: ManualClockTestCase {
    /// Returns the animation that a layer returns after `animation` was added.
    private func added(_ animation: CAKeyframeAnimation) throws -> CAKeyframeAnimation {
        let layer = makeLayer()
        layer.add(animation, forKey: "key")
        CATransaction.flush()
        return try XCTUnwrap(layer.animation(forKey: "key") as? CAKeyframeAnimation)
    }

    func testValuesComeBackInTheirTypes() throws {
        let lists: [[Any]] = [
            [0.5, 0.25, 1.0], [CGFloat(0.5), CGFloat(1)], [1, 2, 3], [Float(0.5), Float(1)], [true, false],
            [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)], [CGSize(width: 1, height: 2)],
            [CGRect(x: 1, y: 2, width: 3, height: 4)],
            [CATransform3DMakeTranslation(1, 2, 3), CATransform3DIdentity], [0.5, 1, CGFloat(2), Float(3)], [],
            [NSNumber(value: 0.5), NSNumber(value: 0.25)], [NSNumber(value: 1), NSNumber(value: 0.5)],
            [NSNumber(value: true)], ["a", "b"],
        ]
        for list in lists {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = list
            let values = try XCTUnwrap(added(animation).values)
            XCTAssertEqual(values.map { "\(type(of: $0)) \($0)" }, list.map { "\(type(of: $0)) \($0)" })
        }
        XCTAssertNil(try added(CAKeyframeAnimation(keyPath: "opacity")).values)
    }

    func testTimesAndFunctionsComeBack() throws {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 0.5, 1]
        animation.keyTimes = [0, 0.25, 1]
        animation.timingFunctions = [
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, -0.4),
        ]
        let copy = try added(animation)
        XCTAssertEqual(copy.keyTimes, [0, 0.25, 1])
        XCTAssertEqual(copy.timingFunctions, animation.timingFunctions)
        XCTAssertNil(copy.path)
        XCTAssertNil(try added(CAKeyframeAnimation(keyPath: "opacity")).keyTimes)
        XCTAssertNil(try added(CAKeyframeAnimation(keyPath: "opacity")).timingFunctions)
    }

    /// The original belongs to the caller, and later changes to it don't affect the copy.
    func testTheCopyStaysAsItWas() throws {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0.0, 1.0]
        animation.keyTimes = [0, 1]
        let copy = try added(animation)
        animation.values?.append(0.5)
        animation.values?[0] = 0.75
        animation.keyTimes?.removeAll()
        XCTAssertEqual(animation.values as? [Double], [0.75, 1, 0.5])
        XCTAssertEqual(animation.keyTimes, [])
        XCTAssertEqual(copy.values as? [Double], [0, 1])
        XCTAssertEqual(copy.keyTimes, [0, 1])
    }

    private final class Stairs: CAKeyframeAnimation {
        override var values: [Any]? {
            get { [0.0, 0.25, 0.5] }
            set {}
        }
    }

    func testASubclassHasTheLastWord() throws {
        XCTAssertEqual(try added(Stairs(keyPath: "opacity")).values as? [Double], [0, 0.25, 0.5])
    }

    /// Numbers of every type have the same effect.
    func testNumbersOfAllTypesMoveAlike() throws {
        var random = SeededRandom(seed: 17)
        for _ in 0..<50 {
            let values = (0..<Int.random(in: 2...9, using: &random)).map { _ in
                Double(Int.random(in: -8...8, using: &random)) / 4
            }
            let forms: [[Any]] = [
                values, values.map { CGFloat($0) }, values.map { NSNumber(value: $0) }, values.map { Float($0) },
                values.enumerated().map { $0 == 0 ? CGFloat($1) as Any : $1 },
            ]
            let mode: CAAnimationCalculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced].randomElement(
                using: &random)!
            let shown = try forms.map { form in
                let layer = makeLayer()
                let animation = CAKeyframeAnimation(keyPath: "zPosition")
                (animation.values, animation.calculationMode, animation.duration) = (form, mode, 1)
                animation.timingFunctions = values.map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
                animation.beginTime = CACurrentMediaTime() - 0.4
                layer.add(animation, forKey: nil)
                CATransaction.flush()
                return try XCTUnwrap(layer.presentation()).zPosition
            }
            for value in shown { XCTAssertEqual(value, shown[0], accuracy: 1e-6, "\(values) \(mode)") }
        }
    }

    /// A number takes eight bytes, a time also eight and a timing function sixteen: with everything else in an
    /// animation, less than 60 bytes per keyframe for 60 of them.
    func testMemoryOfManyKeyframes() throws {
        let root = makeLayer()
        func populate(_ count: Int) {
            for index in 0..<count {
                let layer = CALayer()
                let group = CAAnimationGroup()
                group.animations = ["opacity", "transform.rotation.z", "cornerRadius"].map { key in
                    let animation = CAKeyframeAnimation(keyPath: key)
                    animation.values = (0..<60).map { Double(($0 * 7 + index) % 11) / 11 }
                    animation.keyTimes = (0..<60).map { NSNumber(value: Double($0) / 59) }
                    animation.timingFunctions = (0..<59).map {
                        CAMediaTimingFunction(controlPoints: Float($0) / 59, 0.2, 0.5, 0.9)
                    }
                    return animation
                }
                group.duration = 10
                layer.add(group, forKey: "group")
                root.addSublayer(layer)
            }
            CATransaction.flush()
        }
        populate(10)
        guard let (bytes, _) = memory(of: { populate(200) }) else { return }
        XCTAssertLessThan(Double(bytes) / Double(200 * 3 * 60), 60)
    }
}
