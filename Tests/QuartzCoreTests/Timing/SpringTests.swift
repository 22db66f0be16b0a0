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

    /// Without `allowsOverdamping` a damping past the critical one counts as critical.
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
        spring.damping = 0
        XCTAssertEqual(spring.settlingDuration, .infinity)
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
