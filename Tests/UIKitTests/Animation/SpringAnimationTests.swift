import QuartzCore
import UIKit
import XCTest

/// The springs of `UIView.animate(withDuration:delay:usingSpringWithDamping:...)`, compared with
/// [those that UIKit makes](https://github.com/CosynPa/RevealSpringAnimation).
final class SpringAnimationTests: AnimationTestCase {
    private func spring(_ ratio: CGFloat, _ velocity: CGFloat, _ duration: Double) -> CASpringAnimation? {
        view.layer.removeAllAnimations()
        view.alpha = 1
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
            animations: { self.view.alpha = 0 })
        return view.layer.animation(forKey: "opacity") as? CASpringAnimation
    }

    /// Without a velocity, the solution is a logarithm.
    func testSpringsWithoutVelocity() async {
        for (ratio, duration) in [(0.3, 1.0), (0.5, 1), (0.5, 0.4), (0.7, 0.6), (0.82, 0.5), (0.99, 2)] {
            let sine = 0.001 * (1 - ratio * ratio).squareRoot() / ratio
            let frequency = -Foundation.log(sine) / (ratio * duration)
            let made = spring(CGFloat(ratio), 0, duration)
            XCTAssertEqual(Double(made?.stiffness ?? 0), frequency * frequency, accuracy: 1e-6, "\(ratio)")
            XCTAssertEqual(Double(made?.damping ?? 0), 2 * ratio * frequency, accuracy: 1e-6, "\(ratio)")
            XCTAssertEqual(made?.duration ?? 0, duration, accuracy: 1e-9)
        }
        XCTAssertEqual(spring(0.5, 0, 1)?.stiffness ?? 0, 161.7195, accuracy: 1e-3)
        // The duration counts from 0.01 to 10 s.
        XCTAssertEqual(spring(0.5, 0, 50)?.stiffness ?? 0, 1.617195, accuracy: 1e-5)
    }

    /// With a velocity, what remains of the sine, or of the critically damped motion, is a thousandth: in the direction
    /// from which the motion started unless the velocity leads far across.
    func testSpringsWithVelocity() async {
        let springs = [
            (0.5, 1.0, 1.0), (0.5, -3, 1), (0.5, 30, 1), (0.3, 100, 0.5), (0.7, 12, 0.6), (1, 3, 0.3), (1, -5, 0.5),
            (1, 10, 1),
        ]
        for (ratio, velocity, duration) in springs {
            let made = spring(CGFloat(ratio), CGFloat(velocity), duration)
            let frequency = Double(made?.stiffness ?? 0).squareRoot()
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * duration)
            let left =
                ratio < 1
                ? (ratio * frequency - velocity) / damped * decay : (1 + (frequency - velocity) * duration) * decay
            XCTAssertEqual(abs(left), 0.001, accuracy: 1e-9, "\(ratio), \(velocity), \(duration)")
        }
        XCTAssertEqual(spring(1, 10, 1)?.stiffness ?? 0, 54.5573, accuracy: 1e-3)
        XCTAssertEqual(spring(0.5, 1e12, 1)?.stiffness.isFinite, true)
    }
}
