import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// Numeric behaviour: easing curves, springs, cubic keyframes and even paces, each against independent arithmetic.
final class CurveTableTests: ManualClockTestCase {
    // MARK: Easing

    /// The control points of [the named curves](https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname).
    private let curves: [(name: CAMediaTimingFunctionName, points: (Double, Double, Double, Double))] = [
        (.linear, (0, 0, 1, 1)), (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)),
        (.easeInEaseOut, (0.42, 0, 0.58, 1)), (.default, (0.25, 0.1, 0.25, 1)),
    ]

    /// Returns the curve's y where its x is `x`, by bisection.
    private func bezier(_ p: (Double, Double, Double, Double), at x: Double) -> Double {
        func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if value(p.0, p.2, middle) < x { low = middle } else { high = middle }
        }
        return value(p.1, p.3, (low + high) / 2)
    }

    func testEachCurveAtTwentyOnePoints() {
        for (name, points) in curves {
            let layer = makeLayer()
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            animation.timingFunction = CAMediaTimingFunction(name: name)
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            CATransaction.flush()
            let start = CACurrentMediaTime()
            for i in 0...20 {
                MediaClock.advance(to: start + Double(i) / 20)
                // Control points are single precision, as Apple's are.
                XCTAssertEqual(
                    Double(layer.presentation()!.position.x), bezier(points, at: Double(i) / 20), accuracy: 1e-6,
                    "\(name.rawValue) at \(i)/20")
            }
        }
    }

    // MARK: Springs

    /// Returns the position of a mass on a spring, by the fourth-order Runge-Kutta method in small steps.
    private func spring(mass: Double, stiffness: Double, damping: Double, velocity: Double, at time: Double) -> Double {
        func force(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
        var (x, v) = (0.0, velocity)
        let steps = 20_000
        let h = time / Double(steps)
        for _ in 0..<steps {
            let (x1, v1) = (v, force(x, v))
            let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
            let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
            let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return x
    }

    func testSpringsFollowTheirEquation() {
        let springs: [(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)] = [
            (1, 100, 10, 0), (1, 100, 0, 0), (3, 40, 2, -4), (0.5, 300, 12, 8), (1, 100, 20, 3), (1, 100, 60, 0),
        ]
        for row in springs {
            let layer = makeLayer()
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 3)
            (animation.mass, animation.stiffness) = (row.mass, row.stiffness)
            (animation.damping, animation.initialVelocity) = (row.damping, row.velocity)
            animation.allowsOverdamping = true
            layer.add(animation, forKey: nil)
            CATransaction.flush()
            let start = CACurrentMediaTime()
            for time in [0.05, 0.3, 1, 2.5] {
                MediaClock.advance(to: start + time)
                let expected = spring(
                    mass: Double(row.mass), stiffness: Double(row.stiffness), damping: Double(row.damping),
                    velocity: Double(row.velocity), at: time)
                XCTAssertEqual(Double(layer.presentation()!.position.x), expected, accuracy: 1e-6, "\(row) at \(time)")
            }
        }
    }

    /// After the settling time no swing reaches a thousandth of the distance, and shortly before it one may.
    func testSettlingTimesBoundTheSwings() {
        for damping in [1.0, 5, 10, 15, 19] {
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.damping = CGFloat(damping)
            let settled = animation.settlingDuration
            let later = (0..<50).map { i in
                abs(1 - spring(mass: 1, stiffness: 100, damping: damping, velocity: 0, at: settled + Double(i) * 0.02))
            }
            XCTAssertLessThanOrEqual(later.max()!, 1e-3, "\(damping)")
            let envelope = exp(-damping / 2 * settled * 0.8)
            XCTAssertGreaterThan(envelope, 1e-3, "not much too late: \(damping)")
        }
    }

    /// A perceptual spring has mass 1, the stiffness of one oscillation in its duration, and a damping ratio of one
    /// minus the bounce; for a negative bounce, one divided by one plus the bounce
    /// ([Spring](https://developer.apple.com/documentation/swiftui/spring/init(duration:bounce:))).
    func testPerceptualSprings() {
        for (duration, bounce, stiffness, damping) in [
            (0.5, 0.0, 157.9136704, 25.1327412), (1, 0.5, 39.4784176, 6.2831853), (2, 1, 9.8696044, 0),
            (0.25, -0.5, 631.6546817, 100.5309649),
        ] {
            let animation = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
            XCTAssertEqual(animation.mass, 1)
            XCTAssertEqual(Double(animation.stiffness), stiffness, accuracy: 1e-6)
            XCTAssertEqual(Double(animation.damping), damping, accuracy: 1e-6)
            XCTAssertEqual(animation.perceptualDuration, duration, accuracy: 1e-9)
            XCTAssertEqual(Double(animation.bounce), bounce, accuracy: 1e-9)
        }
    }

    // MARK: Keyframes

    /// The values of a curve through 0, 1, 4, 2, 3, from an independent transcription of the paper's formulas.
    ///
    /// [CAKeyframeAnimation.h](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/tensionvalues)
    /// names the method: D. Kochanek and R. Bartels, SIGGRAPH 1984.
    func testCubicKeyframes() {
        let p = [0.0, 1, 4, 2, 3]
        let shapes: [(t: [Double], c: [Double], b: [Double])] = [
            ([], [], []), ([0, 0.5, 1, -0.5, 0], [], []), ([], [0, 0.7, -0.7, 0.2, 0], []),
            ([], [], [0, 0.6, -0.6, 1, 0]),
            ([0.1, 0.2, 0.3, 0.4, 0.5], [0.3, -0.3, 0.3, -0.3, 0.3], [1, -1, 0.5, 0, 0]),
        ]
        for shape in shapes {
            func number(_ list: [Double], _ i: Int) -> Double { i < list.count ? list[i] : 0 }
            func tangents(_ i: Int) -> (arriving: Double, leaving: Double) {
                let (t, c, b) = (number(shape.t, i), number(shape.c, i), number(shape.b, i))
                let before = i == 0 ? p[1] - p[0] : p[i] - p[i - 1]
                let after = i == 4 ? p[4] - p[3] : p[i + 1] - p[i]
                return (
                    (1 - t) * (1 - c) * (1 + b) / 2 * before + (1 - t) * (1 + c) * (1 - b) / 2 * after,
                    (1 - t) * (1 + c) * (1 + b) / 2 * before + (1 - t) * (1 - c) * (1 - b) / 2 * after
                )
            }
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = p
            animation.calculationMode = .cubic
            animation.duration = 4
            animation.tensionValues = shape.t.map { NSNumber(value: $0) }
            animation.continuityValues = shape.c.map { NSNumber(value: $0) }
            animation.biasValues = shape.b.map { NSNumber(value: $0) }
            let layer = makeLayer()
            layer.add(animation, forKey: nil)
            CATransaction.flush()
            let start = CACurrentMediaTime()
            for step in 0..<40 {
                MediaClock.advance(to: start + Double(step) / 10)
                let (i, u) = (step / 10, Double(step % 10) / 10)
                let (d0, d1) = (tangents(i).leaving, tangents(i + 1).arriving)
                let expected =
                    p[i] * (2 * u * u * u - 3 * u * u + 1) + p[i + 1] * (3 * u * u - 2 * u * u * u)
                    + d0 * (u * u * u - 2 * u * u + u) + d1 * (u * u * u - u * u)
                XCTAssertEqual(
                    Double(layer.presentation()!.position.x), expected, accuracy: 1e-9, "\(shape) at \(step)")
            }
        }
    }

    /// "The pacing [...] is an even one; key times and timing functions are ignored":
    /// [paced](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/paced).
    func testPacedTimesFollowTheLength() {
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 70), CGPoint(x: 150, y: 70)]
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = corners
        animation.calculationMode = .paced
        animation.keyTimes = [0, 0.9, 0.95, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        animation.duration = 20
        let layer = makeLayer()
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        // 50 + 30 + 120 points in 20 seconds: ten points per second.
        let table: [(Double, CGPoint)] = [
            (2.5, CGPoint(x: 15, y: 20)), (5, corners[1]), (6.5, CGPoint(x: 30, y: 55)), (8, corners[2]),
            (14, CGPoint(x: 90, y: 70)),
        ]
        for (time, point) in table {
            advance(to: time)
            let shown = layer.presentation()!.position
            XCTAssertEqual(shown.x, point.x, accuracy: 1e-9)
            XCTAssertEqual(shown.y, point.y, accuracy: 1e-9)
        }
    }
}
