import SwiftUI
import XCTest

/// Curves and animations as functions of time.
final class CurveTests: XCTestCase {
    private let named: [(String, UnitCurve)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
        ("circularEaseInOut", .circularEaseInOut),
    ]

    func testCurvesBeginAndEndAndNeverGoBack() {
        for (name, curve) in named {
            XCTAssertEqual(curve.value(at: 0), 0, name)
            XCTAssertEqual(curve.value(at: 1), 1, name)
            XCTAssertEqual(curve.value(at: -3), 0, name)
            XCTAssertEqual(curve.value(at: 5), 1, name)
            var last = 0.0
            for step in 1...50 {
                let value = curve.value(at: Double(step) / 50)
                XCTAssertGreaterThanOrEqual(value, last - 1e-9, name)
                last = value
            }
        }
    }

    func testVelocitiesAreSlopes() {
        for (name, curve) in named {
            for step in 1..<20 where step != 10 {
                let x = Double(step) / 20
                let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
                XCTAssertEqual(curve.velocity(at: x), slope, accuracy: max(1e-2, slope * 1e-2), "\(name) at \(x)")
            }
        }
    }

    func testAnInverseUndoesItsCurve() {
        for (name, curve) in named where name != "circularEaseInOut" {
            for step in 1..<10 {
                let x = Double(step) / 10
                XCTAssertEqual(curve.inverse.value(at: curve.value(at: x)), x, accuracy: 1e-3, "\(name) at \(x)")
            }
        }
    }

    func testEasingsAreMirrored() {
        for step in 0...10 {
            let x = Double(step) / 10
            XCTAssertEqual(UnitCurve.easeIn.value(at: x), 1 - UnitCurve.easeOut.value(at: 1 - x), accuracy: 1e-5)
            XCTAssertEqual(
                UnitCurve.circularEaseIn.value(at: x), 1 - UnitCurve.circularEaseOut.value(at: 1 - x), accuracy: 1e-9)
            XCTAssertEqual(
                UnitCurve.easeInOut.value(at: x) + UnitCurve.easeInOut.value(at: 1 - x), 1, accuracy: 1e-5)
        }
        XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, accuracy: 1e-9)
    }

    func testControlPointsStayInTime() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -5, y: 2), endControlPoint: UnitPoint(x: 7, y: -1))
        XCTAssertEqual(
            curve, .bezier(startControlPoint: UnitPoint(x: 0, y: 2), endControlPoint: UnitPoint(x: 1, y: -1)))
        // Values may overshoot.
        XCTAssertGreaterThan(
            UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 2), endControlPoint: UnitPoint(x: 0.8, y: 1))
                .value(at: 0.5), 1)
    }

    // MARK: Animations

    private func value(_ animation: Animation, _ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: 10, time: time, context: &context)
    }

    func testAnAnimationIsAPartOfTheWayUntilItIsOver() {
        let cases: [(Animation, Double, Double?)] = [
            (.linear(duration: 2), 0.5, 2.5), (.linear(duration: 2), 2, nil), (.linear(duration: 2).delay(1), 0.5, 0),
            (.linear(duration: 2).delay(1), 1.5, 2.5), (.linear(duration: 2).speed(2), 0.5, 5),
            (.linear(duration: 2).speed(2), 1, nil), (.linear(duration: 1).repeatCount(2), 1.25, 7.5),
            (.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25, 2.5),
            (.linear(duration: 1).repeatCount(2), 2, nil), (.linear(duration: 1).repeatForever(), 1000.25, 2.5),
            (.linear(duration: 1).delay(0.5).repeatCount(2, autoreverses: false), 1.75, 0),
            (.linear(duration: 2).delay(-1), 0.5, 7.5),
        ]
        for (animation, time, expected) in cases {
            let found = value(animation, time)
            XCTAssertEqual(found == nil, expected == nil, "\(animation) at \(time)")
            if let found, let expected { XCTAssertEqual(found, expected, accuracy: 1e-6, "\(animation) at \(time)") }
        }
    }

    func testVelocitiesScaleWithTheValue() throws {
        let context = AnimationContext<Double>()
        let velocity = try XCTUnwrap(Animation.linear(duration: 2).velocity(value: 10, time: 1, context: context))
        XCTAssertEqual(velocity, 5, accuracy: 1e-3)
    }

    func testAnAnimationSaysWhenItIsLogicallyOver() {
        var context = AnimationContext<Double>()
        let spring = Animation.spring(duration: 0.5, bounce: 0.3)
        _ = spring.animate(value: 1, time: 0.4, context: &context)
        XCTAssertFalse(context.isLogicallyComplete)
        _ = spring.animate(value: 1, time: 0.6, context: &context)
        XCTAssertTrue(context.isLogicallyComplete)
    }

    // MARK: Springs

    func testASpringWithoutBounceNeverOvershoots() {
        let (smooth, bouncy) = (Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: 0.5))
        let times = (0...200).map { Double($0) / 100 }
        XCTAssertLessThanOrEqual(times.map { smooth.value(target: 1.0, time: $0) }.max() ?? 2, 1)
        XCTAssertGreaterThan(times.map { bouncy.value(target: 1.0, time: $0) }.max() ?? 0, 1.1)
        for spring in [smooth, bouncy] {
            XCTAssertEqual(spring.value(target: 1.0, time: 0), 0, accuracy: 1e-9)
            XCTAssertEqual(spring.value(target: 1.0, time: 20), 1, accuracy: 1e-6)
        }
    }

    func testASpringsVelocityIsItsSlope() {
        let spring = Spring(mass: 2, stiffness: 120, damping: 8)
        for time in [0.05, 0.2, 0.5, 1] {
            let slope =
                (spring.value(target: 3.0, initialVelocity: 4, time: time + 1e-5)
                    - spring.value(target: 3.0, initialVelocity: 4, time: time - 1e-5)) / 2e-5
            XCTAssertEqual(
                spring.velocity(target: 3.0, initialVelocity: 4, time: time), slope, accuracy: 1e-3, "\(time)")
        }
        XCTAssertEqual(spring.velocity(target: 3.0, initialVelocity: 4, time: 0), 4, accuracy: 1e-9)
    }
}
