import QuartzCore
import XCTest

@testable import SwiftUI

final class AnimationTests: XCTestCase {
    func testCurves() {
        XCTAssertEqual(UnitCurve.linear.value(at: 0.3), 0.3, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-12)
        XCTAssertLessThan(UnitCurve.easeIn.value(at: 0.3), 0.3)
        XCTAssertGreaterThan(UnitCurve.easeOut.value(at: 0.3), 0.3)
        XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseOut.value(at: 0.4), 0.8, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9, accuracy: 1e-12)
        for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseOut] {
            XCTAssertEqual(curve.inverse.value(at: curve.value(at: 0.35)), 0.35, accuracy: 1e-6)
            for end in [-1, 0, Double.nan] { XCTAssertEqual(curve.value(at: end), 0) }
            for end in [1, 2, Double.infinity] { XCTAssertEqual(curve.value(at: end), 1) }
        }
        let wild = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: .nan, y: .infinity), endControlPoint: UnitPoint(x: 7, y: 1))
        XCTAssertTrue(wild.value(at: 0.5).isFinite)
    }

    func testVelocitiesAreExact() {
        for x in [-1, 0, 0.25, 0.5, 1, 2] { XCTAssertEqual(UnitCurve.linear.velocity(at: x), 1) }
        let ends = [0, 1.0]
        XCTAssertEqual(ends.map { UnitCurve.easeInOut.velocity(at: $0) }, [0, 0])
        XCTAssertEqual(ends.map { UnitCurve.easeIn.velocity(at: $0) }, [0, 0])
        XCTAssertEqual(ends.map { UnitCurve.easeOut.velocity(at: $0) }, [1, 0])
        XCTAssertEqual(ends.map { UnitCurve.circularEaseIn.velocity(at: $0) }, [0, .infinity])
        XCTAssertEqual(ends.map { UnitCurve.circularEaseOut.velocity(at: $0) }, [.infinity, 0])
        XCTAssertEqual([0, 0.5, 1].map { UnitCurve.circularEaseInOut.velocity(at: $0) }, [0, .infinity, 0])
        // The slope of a circle at half its radius.
        XCTAssertEqual(UnitCurve.circularEaseIn.velocity(at: 0.5), 1 / 3.0.squareRoot(), accuracy: 1e-15)
        XCTAssertEqual(UnitCurve.circularEaseInOut.velocity(at: 0.75), 1 / 3.0.squareRoot(), accuracy: 1e-15)
        let steep = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        XCTAssertEqual(steep.velocity(at: 0.5), -1, accuracy: 1e-12)
        for curve in [UnitCurve.easeIn, .easeOut, .easeInOut] {
            for x in [0.1, 0.37, 0.5, 0.92] {
                let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
                XCTAssertEqual(curve.velocity(at: x), difference, accuracy: 1e-8)
            }
        }
    }

    func testAnimationsAreDescribedAsOnIOS() {
        XCTAssertEqual(Animation.default.description, "DefaultAnimation()")
        XCTAssertEqual(Animation.default.debugDescription, "AnyAnimator(SwiftUI.DefaultAnimation())")
        XCTAssertEqual(Animation.default.customMirror.description, "Mirror for Animation")
        XCTAssertEqual(
            Animation.linear.description,
            "BezierAnimation(duration: 0.35, curve: (extension in SwiftUI):SwiftUI.UnitCurve.CubicSolver("
                + "ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
        XCTAssertTrue(
            Animation.easeIn(duration: 1).description.hasSuffix(
                "(ax: -0.7400000000000002, bx: 0.4800000000000002, cx: 1.26, ay: -2.0, by: 3.0, cy: 0.0))"))
        XCTAssertEqual(
            Animation.spring(duration: 0.5, bounce: 0.2).description,
            "FluidSpringAnimation(response: 0.5, dampingFraction: 0.8, blendDuration: 0.0)")
        XCTAssertEqual(
            Animation.interpolatingSpring(stiffness: 100, damping: 10).description,
            "SpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0, "
                + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: 0.0))")
    }

    func testProgressAndDuration() {
        XCTAssertEqual(Animation.linear(duration: 2).pace.progress(at: 0.5), 0.25, accuracy: 1e-12)
        XCTAssertEqual(Animation.easeInOut.pace.duration, 0.35)
        XCTAssertEqual(Animation.linear(duration: 0).pace.progress(at: 0), 1)
        XCTAssertEqual(Animation.linear(duration: -1).pace.duration, 0)
        XCTAssertEqual(
            Animation.timingCurve(0, 0, 1, 1, duration: 1).pace.progress(at: 0.4), 0.4, accuracy: 1e-9)
        let spring = Animation.spring(duration: 0.5, bounce: 0.3).pace
        XCTAssertEqual(
            spring.progress(at: 0.2), Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: 0.2), accuracy: 1e-12)
        XCTAssertEqual(spring.duration, Spring(duration: 0.5, bounce: 0.3).settlingDuration, accuracy: 1e-12)
        XCTAssertEqual(spring.logicalDuration, 0.5, accuracy: 1e-12)
        let standard = Animation.spring(response: 0.55, dampingFraction: 1, blendDuration: 0).pace
        XCTAssertEqual(Animation.default.pace.duration, standard.duration)
        XCTAssertEqual(Animation.default.pace.progress(at: 0.3), standard.progress(at: 0.3))
        XCTAssertTrue(Animation.default.pace.takesOver)
        XCTAssertTrue(Animation.bouncy.pace.takesOver)
        XCTAssertFalse(Animation.interpolatingSpring(stiffness: 100, damping: 10).pace.takesOver)
    }

    func testModifiers() {
        let late = Animation.linear(duration: 1).delay(2).pace
        XCTAssertEqual([1, 2.5, 3, 9].map { late.progress(at: $0) }, [0, 0.5, 1, 1])
        XCTAssertEqual(late.duration, 3)
        check(.linear(duration: 1).delay(-0.25), [0], [0.25])
        let fast = Animation.linear(duration: 1).speed(4).pace
        XCTAssertEqual(fast.duration, 0.25)
        XCTAssertEqual(fast.progress(at: 0.125), 0.5)
        XCTAssertEqual(Animation.linear.speed(0).pace.duration, .infinity)
        XCTAssertEqual(Animation.linear.speed(.nan).pace.progress(at: 5), 0)
        let thrice = Animation.linear(duration: 1).repeatCount(3)
        check(thrice, [0.25, 1.25, 2.25, 3, 4], [0.25, 0.75, 0.25, 1, 1])
        XCTAssertEqual(thrice.pace.duration, 3)
        check(.linear(duration: 1).repeatCount(2, autoreverses: false), [0.25, 1.25, 2], [0.25, 0.25, 1])
        let forever = Animation.linear(duration: 1).repeatForever().pace
        XCTAssertEqual(forever.duration, .infinity)
        XCTAssertEqual(forever.progress(at: 1000.25), 0.25, accuracy: 1e-9)
        // The delay belongs to each repetition.
        let waiting = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false).pace
        XCTAssertEqual(waiting.progress(at: 2.5), 0)
        XCTAssertEqual(waiting.progress(at: 3.5), 0.5)
        XCTAssertEqual(Animation.spring.logicallyComplete(after: 0.1).pace.logicalDuration, 0.1)
        XCTAssertEqual(Animation.linear.repeatCount(-5), .linear.repeatCount(1))
    }

    private func check(_ animation: Animation, _ times: [Double], _ expected: [Double], line: UInt = #line) {
        for (time, value) in zip(times, expected) {
            XCTAssertEqual(animation.pace.progress(at: time), value, accuracy: 1e-9, "at \(time)", line: line)
        }
    }

    func testEqualityAndHashing() {
        XCTAssertEqual(Animation.linear(duration: 1).delay(2), .linear(duration: 1).delay(2))
        XCTAssertNotEqual(Animation.linear(duration: 1), .linear(duration: 2))
        XCTAssertEqual(Set([Animation.default, .default, .easeIn]).count, 2)
        XCTAssertEqual(Animation(Stairs(steps: 3)), Animation(Stairs(steps: 3)))
        XCTAssertNotEqual(Animation(Stairs(steps: 3)), Animation(Stairs(steps: 4)))
        XCTAssertEqual(Animation.linear.repeatForever().description.contains("repeatForever"), true)
    }

    /// A second in steps.
    private struct Stairs: CustomAnimation {
        var steps: Int

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard time < 1 else { return nil }
            return value.scaled(by: (time * Double(steps)).rounded(.down) / Double(steps))
        }
    }

    func testAProgramsOwnAnimation() {
        let stairs = Animation(Stairs(steps: 4))
        XCTAssertEqual(stairs.pace.duration, 1, accuracy: 0.01)
        XCTAssertEqual(stairs.pace.progress(at: 0.6), 0.5, accuracy: 1e-9)
        XCTAssertEqual(stairs.delay(1).pace.progress(at: 1.6), 0.5, accuracy: 1e-9)
        XCTAssertEqual(stairs.pace.progress(at: 2), 1)
        var context = AnimationContext<Double>()
        XCTAssertEqual(stairs.animate(value: 8, time: 0.3, context: &context), 2)
        XCTAssertNil(stairs.animate(value: 8, time: 1.3, context: &context))
        XCTAssertTrue(stairs.base is Stairs)
    }

    /// A custom animation may never end.
    func testAnEndlessAnimationIsSampledForAMinute() {
        struct Endless: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                value.scaled(by: .nan)
            }
        }
        XCTAssertEqual(Animation(Endless()).pace.duration, AnyCustomAnimation.longest, accuracy: 0.01)
        XCTAssertTrue(Animation(Endless()).pace.progress(at: 30).isFinite)
    }

    /// Core Animation shows the values of the pace, for any nesting of modifiers.
    func testLayersMoveAtThePace() throws {
        let paces: [Animation] = [
            .linear(duration: 1), .easeInOut(duration: 0.8), .timingCurve(.circularEaseOut, duration: 1),
            .spring(duration: 0.6, bounce: 0.4), .spring(response: 0.4, dampingFraction: 1.5),
            .interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: 4),
            .linear(duration: 0.5).delay(0.3), .linear(duration: 0.9).delay(-0.3), .easeIn(duration: 0.6).speed(2),
            .linear(duration: 0.3).repeatCount(3), .linear(duration: 0.3).repeatCount(2, autoreverses: false),
            .linear(duration: 0.2).delay(0.1).repeatForever(), .bouncy.speed(2).delay(0.1), Animation(Stairs(steps: 5)),
            .easeOut(duration: 0.3).repeatCount(3, autoreverses: true).speed(0.7).delay(0.2),
        ]
        for animation in paces {
            let layer = CALayer()
            let core = animation.pace.makeAnimation(
                keyPath: "position.x", from: CGFloat(100), to: CGFloat(300), isAdditive: false)
            core.beginTime = 1
            core.fillMode = .both
            layer.position.x = 300
            layer.add(core, forKey: nil)
            for step in 0...40 {
                let elapsed = Double(step) * 0.0371 + 0.003
                guard elapsed < animation.pace.duration else { break }
                let shown = try XCTUnwrap(position(of: layer, at: 1 + elapsed))
                let expected = 100 + 200 * animation.pace.progress(at: elapsed)
                // The circle and the steps are sampled.
                let accuracy = animation == paces[2] ? 9.0 : animation == paces[13] ? 41 : 0.01
                XCTAssertEqual(Double(shown), expected, accuracy: accuracy, "\(animation) at \(elapsed)")
            }
        }
    }

    private func position(of layer: CALayer, at time: Double) -> CGFloat? {
        let root = CALayer()
        root.speed = 0
        root.timeOffset = time
        root.addSublayer(layer)
        CATransaction.flush()
        return layer.presentation()?.position.x
    }
}
