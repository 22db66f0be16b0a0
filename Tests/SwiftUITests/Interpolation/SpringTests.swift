import QuartzCore
import XCTest

@testable import SwiftUI

final class SpringTests: XCTestCase {
    /// The conversions on Apple's page.
    func testDescriptionsAreConverted() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        XCTAssertEqual(spring.mass, 1)
        XCTAssertEqual(spring.stiffness, 157.9, accuracy: 0.05)
        XCTAssertEqual(spring.damping, 17.6, accuracy: 0.05)
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        XCTAssertEqual(physical.duration, 0.63, accuracy: 0.005)
        XCTAssertEqual(physical.bounce, 0.5, accuracy: 1e-12)
        XCTAssertEqual(Spring(response: 0.4, dampingRatio: 0.6).bounce, 0.4, accuracy: 1e-12)
        XCTAssertEqual(Spring(duration: 0.4, bounce: -0.5).dampingRatio, 2, accuracy: 1e-12)
        XCTAssertEqual(Spring(duration: 0.4, bounce: -0.5).bounce, -0.5, accuracy: 1e-12)
        XCTAssertEqual(Spring.bouncy.bounce, 0.3, accuracy: 1e-12)
        XCTAssertEqual(Spring.snappy(duration: 1, extraBounce: 0.1).bounce, 0.25, accuracy: 1e-12)
        XCTAssertEqual(Spring.smooth.duration, 0.5, accuracy: 1e-12)
    }

    func testOverdampingIsAllowedOnlyWhereWanted() {
        XCTAssertEqual(Spring(stiffness: 100, damping: 50).dampingRatio, 1)
        XCTAssertEqual(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5)
    }

    /// The textbook solutions, computed by hand for w = 10.
    func testPositionsFollowTheClosedForms() {
        for t in [0, 0.05, 0.1, 0.37, 1, 3] {
            let swing = 10 * (0.75).squareRoot()
            let swinging = 1 - exp(-5 * t) * (cos(swing * t) + 5 / swing * sin(swing * t))
            XCTAssertEqual(Spring(stiffness: 100, damping: 10).value(target: 1.0, time: t), swinging, accuracy: 1e-12)
            let critical = 1 - exp(-10 * t) * (1 + 10 * t)
            XCTAssertEqual(Spring(stiffness: 100, damping: 20).value(target: 1.0, time: t), critical, accuracy: 1e-12)
            // Roots of s^2 + 25 s + 100: -5 and -20.
            let creeping = 1 - (20 * exp(-5 * t) - 5 * exp(-20 * t)) / 15
            XCTAssertEqual(
                Spring(stiffness: 100, damping: 25, allowOverDamping: true).value(target: 1.0, time: t), creeping,
                accuracy: 1e-12)
            let undamped = Spring(stiffness: 100, damping: 0)
            XCTAssertEqual(
                undamped.value(target: 2.0, initialVelocity: 30, time: t), 2 - 2 * cos(10 * t) + 3 * sin(10 * t),
                accuracy: 1e-12)
            XCTAssertEqual(
                undamped.velocity(target: 2.0, initialVelocity: 30, time: t), 20 * sin(10 * t) + 30 * cos(10 * t),
                accuracy: 1e-11)
        }
    }

    func testManyStepsAreOneLongOne() {
        for bounce in [-0.4, 0, 0.4] {
            let spring = Spring(duration: 0.6, bounce: bounce)
            var (value, velocity) = (AnimatablePair(0.0, 5.0), AnimatablePair(3.0, 0.0))
            let target = AnimatablePair(10.0, -20.0)
            for _ in 0..<37 { spring.update(value: &value, velocity: &velocity, target: target, deltaTime: 0.01) }
            let offset = AnimatablePair(0.0, 5.0)
            let expected =
                offset + spring.value(target: target - offset, initialVelocity: AnimatablePair(3, 0), time: 0.37)
            XCTAssertEqual(value.first, expected.first, accuracy: 1e-9)
            XCTAssertEqual(value.second, expected.second, accuracy: 1e-9)
        }
    }

    func testTheForceIsThatOfTheMotion() {
        let spring = Spring(mass: 2, stiffness: 90, damping: 7)
        let step = 1e-5
        func v(_ t: Double) -> Double { spring.velocity(target: 3.0, initialVelocity: 1, time: t) }
        let acceleration = (v(0.3 + step) - v(0.3 - step)) / (2 * step)
        let position = spring.value(target: 3.0, initialVelocity: 1, time: 0.3)
        XCTAssertEqual(
            spring.force(target: 3.0, position: position, velocity: v(0.3)), 2 * acceleration, accuracy: 1e-5)
    }

    func testItSettlesAsCoreAnimationsDoes() {
        for (stiffness, damping) in [(100.0, 10.0), (300, 5), (50, 14)] {
            let animation = CASpringAnimation()
            animation.stiffness = CGFloat(stiffness)
            animation.damping = CGFloat(damping)
            XCTAssertEqual(
                Spring(stiffness: stiffness, damping: damping).settlingDuration, animation.settlingDuration,
                accuracy: 1e-6)
        }
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let settled = spring.settlingDuration
        for step in 0..<100 {
            XCTAssertEqual(spring.value(target: 1.0, time: settled + Double(step) * 0.01), 1, accuracy: 0.001)
        }
        XCTAssertEqual(Spring(stiffness: 100, damping: 0).settlingDuration, .infinity)
        XCTAssertEqual(Spring(settlingDuration: 1.5, dampingRatio: 0.5).settlingDuration, 1.5, accuracy: 1e-6)
        XCTAssertEqual(Spring(settlingDuration: 1.5, dampingRatio: 1).settlingDuration, 1.5, accuracy: 1e-6)
    }

    func testValuesBetweenTwoPoints() {
        let spring = Spring(duration: 0.5, bounce: 0)
        let (from, to) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 100))
        let middle = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        let fraction = spring.value(target: 1.0, time: 0.2)
        XCTAssertEqual(Double(middle.x), 10 + 10 * fraction, accuracy: 1e-9)
        XCTAssertEqual(Double(middle.y), 100 * fraction, accuracy: 1e-9)
    }

    func testInvalidSpringParameters() {
        for wrong in [Double.nan, .infinity, -.infinity, 0, -1, 1e300] {
            for spring in [
                Spring(duration: wrong, bounce: 0.2), Spring(duration: 0.5, bounce: wrong),
                Spring(response: wrong, dampingRatio: 0.5), Spring(response: 0.5, dampingRatio: wrong),
                Spring(mass: wrong, stiffness: 1, damping: 1), Spring(stiffness: wrong, damping: 1),
                Spring(stiffness: 1, damping: wrong, allowOverDamping: true),
                Spring(settlingDuration: wrong, dampingRatio: wrong, epsilon: wrong),
            ] {
                for time in [0, 0.1, 10, 1e12, .infinity, -.infinity, .nan] {
                    XCTAssertTrue(spring.value(target: 1.0, time: time).isFinite, "\(spring) at \(time)")
                    XCTAssertTrue(spring.velocity(target: 1.0, time: time).isFinite, "\(spring) at \(time)")
                }
                XCTAssertFalse(spring.settlingDuration.isNaN)
            }
        }
    }
}
