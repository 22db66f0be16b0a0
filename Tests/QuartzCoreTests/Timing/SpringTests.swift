import LayerTestSupport
import QuartzCore
import XCTest

/// [CASpringAnimation](https://developer.apple.com/documentation/quartzcore/caspringanimation)
final class SpringTests: ManualClockTestCase {
    /// Positions by numerical integration of `m x'' = -k x - c x'` (Runge-Kutta, 200,000 steps) in a separate program.
    func testPositions() {
        let table: [(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, positions: [Double])] = [
            (1, 100, 10, 0, [0, 0.340299847, 1.02335958, 1.074590567, 1.002170117]),
            (1, 100, 5, 0, [0, 0.392945151, 1.310836099, 1.036550787, 1.084775962]),
            (2, 150, 8, 5, [0, 0.672692596, 1.49531062, 1.061162464, 1.113787831]),
            (1, 100, 20, 0, [0, 0.264241118, 0.712702505, 0.959572318, 0.999500601]),
            (1, 100, 30, 0, [0, 0.213354401, 0.549661305, 0.82659535, 0.974317756]),
        ]
        for row in table {
            let layer = makeLayer()
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.mass = row.mass
            spring.stiffness = row.stiffness
            spring.damping = row.damping
            spring.initialVelocity = row.velocity
            spring.allowsOverdamping = true
            spring.fromValue = 0
            spring.toValue = 1
            spring.duration = 2
            layer.add(spring, forKey: nil)
            CATransaction.flush()
            let start = CACurrentMediaTime()
            for (time, position) in zip([0, 0.1, 0.25, 0.5, 1], row.positions) {
                MediaClock.advance(to: start + time)
                XCTAssertEqual(Double(layer.presentation()!.position.x), position, accuracy: 1e-8, "\(row) at \(time)")
            }
        }
    }

    func testDefaults() {
        let spring = CASpringAnimation(keyPath: "opacity")
        XCTAssertEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
        XCTAssertFalse(spring.allowsOverdamping)
    }

    /// Without `allowsOverdamping`, a damping beyond the critical one is treated as critical.
    func testOverdamping() {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.damping = 20
        let critical = spring.settlingDuration
        spring.damping = 200
        XCTAssertEqual(spring.settlingDuration, critical)
        spring.allowsOverdamping = true
        XCTAssertGreaterThan(spring.settlingDuration, critical)
    }

    /// "With a damping coefficient of 5, the settling duration is approximately 2.85 seconds [...] changing the damping
    /// property to 15 reduces the settling duration to just over 1 second", says
    /// [Apple](https://developer.apple.com/documentation/quartzcore/caspringanimation/settlingduration).
    func testSettlingDuration() {
        let spring = CASpringAnimation(keyPath: "position.x")
        XCTAssertEqual(spring.settlingDuration, 1.4727, accuracy: 1e-4)
        spring.damping = 5
        XCTAssertEqual(spring.settlingDuration, 2.85, accuracy: 0.01)
        spring.damping = 15
        XCTAssertEqual(spring.settlingDuration, 1.02, accuracy: 0.01)
    }

    /// [Measured](https://github.com/1amageek/OpenCoreAnimation/blob/main/Tests/OpenCoreAnimationTests/CASpringAnimationPerceptualTests.swift)
    /// on macOS: from critical damping on it is a whole number of tenths of a second.
    func testSettlingDurationAsMeasured() {
        func settling(damping: CGFloat, _ configure: (CASpringAnimation) -> Void = { _ in }) -> Double {
            let spring = CASpringAnimation(keyPath: "opacity")
            spring.damping = damping
            configure(spring)
            return spring.settlingDuration
        }
        XCTAssertEqual(settling(damping: 10), 1.4727003346780927, accuracy: 1e-12)
        XCTAssertEqual(settling(damping: 1), 13.91321015404625, accuracy: 1e-12)
        XCTAssertEqual(settling(damping: 20), 1)
        XCTAssertEqual(settling(damping: 40), 1)
        XCTAssertEqual(settling(damping: 100), 1)
        XCTAssertEqual(settling(damping: 0), Double(Float.greatestFiniteMagnitude))
        XCTAssertEqual(
            CASpringAnimation(perceptualDuration: 1, bounce: 0.5).duration, 2.3438753795710707, accuracy: 1e-12)
        // A thousandth of the distance remains after 4.147 s.
        XCTAssertEqual(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).duration, 4.2)
        XCTAssertEqual(CASpringAnimation(perceptualDuration: 1, bounce: 0).duration, 1.5)
        for bounce in stride(from: -0.9, through: 0, by: 0.1) {
            for duration in [0.1, 0.35, 0.55, 3] {
                let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
                let tenths = spring.settlingDuration * 10
                XCTAssertEqual(tenths, tenths.rounded(), accuracy: 1e-9, "\(duration), \(bounce)")
                XCTAssertLessThan(tenths / 10, 60 * duration + 0.1, "\(duration), \(bounce)")
            }
        }
    }

    /// A spring that never rests is accurate at any time.
    func testASpringWithoutDamping() {
        let layer = makeLayer()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = 0
        (spring.fromValue, spring.toValue) = (0, 1)
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)
        CATransaction.flush()
        for time in [0.1, 1, 100] {
            advance(to: time)
            XCTAssertEqual(Double(layer.presentation()!.position.x), 1 - cos(10 * time), accuracy: 1e-9)
        }
    }

    func testOverdampingIsAllowedWhereASpringIsDescribedByItsLook() {
        for bounce in [-0.5, 0, 0.5, 1] as [CGFloat] {
            let spring = CASpringAnimation(perceptualDuration: 1, bounce: bounce)
            XCTAssertTrue(spring.allowsOverdamping, "\(bounce)")
            XCTAssertEqual(spring.mass, 1)
        }
        XCTAssertEqual(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).damping, 8 * .pi, accuracy: 1e-12)
        let spring = CASpringAnimation()
        spring.damping = 40
        XCTAssertEqual(spring.bounce, -0.5, accuracy: 1e-12, "whether or not it is allowed")
    }

    func testPerceptualParameters() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        XCTAssertEqual(spring.stiffness, 157.91, accuracy: 0.01)
        XCTAssertEqual(spring.damping, 18.85, accuracy: 0.01)
        XCTAssertEqual(spring.perceptualDuration, 0.5, accuracy: 1e-12)
        XCTAssertEqual(spring.bounce, 0.25, accuracy: 1e-12)
        XCTAssertEqual(spring.duration, spring.settlingDuration)
        XCTAssertEqual(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).bounce, -0.5, accuracy: 1e-12)
    }

    func testUnusableParametersAreRefused() {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.mass = 0
        spring.stiffness = -1
        spring.damping = .nan
        spring.initialVelocity = .infinity
        XCTAssertEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
    }
}
