import LayerTestSupport
import QuartzCore
import XCTest

/// [CAKeyframeAnimation.path](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/path)
final class KeyframePathTests: KeyframeTestCase {
    private let corner: CGPath = {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        return path
    }()

    private func along(_ path: CGPath, _ fractions: [Double], _ configure: (CAKeyframeAnimation) -> Void = { _ in })
        -> [CALayer]
    {
        shown(fractions) {
            $0.keyPath = "position"
            $0.path = path
            configure($0)
        }
    }

    /// Every segment takes the same time, unless the animation is paced.
    func testSegmentsOfAPath() {
        assertPlaces(
            along(corner, [0, 0.25, 0.5, 0.75, 1]).map(\.position), [(0, 0), (5, 0), (10, 0), (10, 15), (10, 30)])
        assertPlaces(along(corner, [0.1, 0.6]) { $0.keyTimes = [0, 0.2, 1] }.map(\.position), [(5, 0), (10, 15)])
        assertPlaces(
            along(corner, [0.125, 0.25, 0.5]) { $0.calculationMode = .paced }.map(\.position),
            [(5, 0), (10, 0), (10, 10)])
        assertPlaces(
            along(corner, [0.3, 0.4, 0.7]) { $0.calculationMode = .discrete }.map(\.position),
            [(0, 0), (10, 0), (10, 30)])
    }

    /// A timing curve that leaves 0...1 extrapolates beyond a segment's ends, along the same cubic, as pictures from
    /// iOS show.
    func testATimingCurveThatOvershootsLeadsBeyondTheEnds() {
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addCurve(
            to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        let back = along(curve, [0, 0.25, 1]) {
            $0.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.5, -0.5, 0.2, 1)]
        }
        // The timing curve's value at a quarter is -0.06048.
        let (u, v) = (-0.060481, 1.060481)
        let expected = (100 * (3 * v * u * u + u * u * u), 100 * (3 * v * v * u + 3 * v * u * u))
        XCTAssertEqual(back[1].position.x, expected.0, accuracy: 0.01)
        XCTAssertEqual(back[1].position.y, expected.1, accuracy: 0.01)
        XCTAssertEqual(back[0].position, .zero)
        XCTAssertEqual(back[2].position, CGPoint(x: 100, y: 0))
    }

    func testAMoveStartsAnewAndACloseGoesBack() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.move(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 110, y: 0))
        path.addLine(to: CGPoint(x: 110, y: 10))
        path.closeSubpath()
        XCTAssertEqual(
            along(path, [0.125, 0.25, 0.375, 0.875]).map(\.position),
            [CGPoint(x: 5, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 105, y: 5)])
    }

    func testACircleAtAnEvenPace() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        let points = along(circle, (0...40).map { Double($0) / 40 }) { $0.calculationMode = .paced }.map(\.position)
        let step = 2 * 100 * sin(CGFloat.pi / 40)
        for (a, b) in zip(points, points.dropFirst()) {
            XCTAssertEqual(hypot(a.x, a.y), 100, accuracy: 0.03)
            XCTAssertEqual(hypot(b.x - a.x, b.y - a.y), step, accuracy: 0.02)
        }
    }

    func testTheLayerTurnsWithThePath() {
        func angles(_ mode: CAAnimationRotationMode) -> [CGFloat] {
            along(corner, [0.25, 0.75]) { $0.rotationMode = mode }.map { atan2($0.transform.m12, $0.transform.m11) }
        }
        XCTAssertEqual(angles(.rotateAuto)[0], 0, accuracy: 1e-9)
        XCTAssertEqual(angles(.rotateAuto)[1], .pi / 2, accuracy: 1e-9)
        XCTAssertEqual(angles(.rotateAutoReverse)[1], -.pi / 2, accuracy: 1e-9)
        let still = along(corner, [0.75])[0].transform
        XCTAssertEqual(still, CATransform3DIdentity)
    }

    func testThePathIsCopied() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let layer = makeLayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        layer.add(animation, forKey: nil)
        path.addLine(to: CGPoint(x: 500, y: 500))
        CATransaction.flush()
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 5, y: 0))
    }

    // MARK: Properties

    private final class Dial: CALayer {
        @LayerProperty("hand") var hand = CGPoint(x: 3, y: 3)
        @LayerProperty("extent") var extent = CGSize(width: 3, height: 3)
    }

    /// Every property of two numbers follows a path, in every mode.
    func testAPathIsForEveryPropertyOfTwoNumbers() {
        let table: [(make: () -> CALayer, paths: [String])] = [
            (
                { CALayer() },
                [
                    "position", "anchorPoint", "bounds.origin", "bounds.size", "contentsRect.origin",
                    "contentsRect.size", "contentsCenter.origin", "shadowOffset", "transform.translation",
                    "sublayerTransform.translation",
                ]
            ),
            ({ CAGradientLayer() }, ["startPoint", "endPoint"]),
            ({ CAEmitterLayer() }, ["emitterPosition", "emitterSize"]),
            ({ CAReplicatorLayer() }, ["instanceTransform.translation"]),
            ({ CATiledLayer() }, ["tileSize"]),
            ({ Dial() }, ["hand", "extent"]),
        ]
        let modes: [(mode: CAAnimationCalculationMode, places: [(CGFloat, CGFloat)])] = [
            (.linear, [(5, 0), (10, 3), (10, 15)]), (.cubic, [(5, 0), (10, 3), (10, 15)]),
            (.paced, [(10, 0), (10, 12), (10, 20)]), (.cubicPaced, [(10, 0), (10, 12), (10, 20)]),
            (.discrete, [(0, 0), (10, 0), (10, 30)]),
        ]
        for (make, keyPaths) in table {
            for keyPath in keyPaths {
                for (mode, places) in modes {
                    let layers = shown([0.25, 0.55, 0.75], on: make) {
                        $0.keyPath = keyPath
                        $0.path = corner
                        $0.calculationMode = mode
                    }
                    let points = layers.map { layer -> CGPoint in
                        let value = layer.value(forKeyPath: keyPath)
                        if let size = value as? CGSize { return CGPoint(x: size.width, y: size.height) }
                        return value as? CGPoint ?? CGPoint(x: -1, y: -1)
                    }
                    for (point, place) in zip(points, places) {
                        XCTAssertEqual(point.x, place.0, accuracy: 0.01, "\(keyPath) \(mode.rawValue)")
                        XCTAssertEqual(point.y, place.1, accuracy: 0.01, "\(keyPath) \(mode.rawValue)")
                    }
                }
            }
        }
    }

    /// A path doesn't apply to a number, a rectangle or a transform: the values are used instead.
    func testAPathIsNotForOtherProperties() {
        let layer = shown([0.5]) {
            $0.path = corner
            $0.values = [1, 3]
        }[0]
        XCTAssertEqual(layer.position, CGPoint(x: 2, y: 0))
    }

    // MARK: Key times

    /// One time for each point, or one more for the line that closes the path: both are used.
    func testKeyTimesOfAClosedPath() {
        let path = CGMutablePath()
        path.addPath(corner)
        path.closeSubpath()
        // For the points only: the closing line is omitted, and the last point holds.
        assertPlaces(
            along(path, [0.1, 0.2, 0.3, 0.4, 0.9]) { $0.keyTimes = [0.1, 0.3, 0.5] }.map(\.position),
            [(0, 0), (5, 0), (10, 0), (10, 15), (10, 30)])
        assertPlaces(
            along(path, [0.1, 0.4, 0.6, 0.9]) {
                $0.keyTimes = [0, 0.3, 0.6]
                $0.calculationMode = .discrete
            }.map(\.position), [(0, 0), (10, 0), (10, 30), (10, 30)])
        // Also for the closing line.
        assertPlaces(
            along(path, [0.1, 0.45, 0.8]) { $0.keyTimes = [0, 0.2, 0.7, 0.9] }.map(\.position),
            [(5, 0), (10, 15), (5, 15)])
        assertPlaces(
            along(path, [0.1, 0.4, 0.6, 0.9]) {
                $0.keyTimes = [0, 0.3, 0.5, 0.7]
                $0.calculationMode = .discrete
            }.map(\.position), [(0, 0), (10, 0), (10, 30), (0, 0)])
        // Any other count: even timing, with the closing line.
        assertPlaces(
            along(path, [0.5]) { $0.keyTimes = [0, 1] }.map(\.position), [(10, 15)])
        // Paced, the times are ignored, and the line is included.
        let triangle = along(path, [0, 0.5, 1]) {
            $0.keyTimes = [0, 0.1, 1]
            $0.calculationMode = .paced
        }.map(\.position)
        XCTAssertEqual(triangle[0], triangle[2])
    }

    func testKeyTimesOfAPathThatEndsWhereItBegan() {
        let path = CGMutablePath()
        path.addPath(corner)
        path.addLine(to: .zero)
        path.closeSubpath()
        assertPlaces(
            along(path, [0.1, 0.9]) { $0.keyTimes = [0, 0.2, 0.8, 1] }.map(\.position), [(5, 0), (5, 15)])
    }

    // MARK: Rotation

    /// A layer is rotated before it is scaled and translated by its transform
    /// ([measured](https://github.com/1amageek/OpenCoreAnimation/blob/main/Tests/OpenCoreAnimationTests/CAPathKeyframeAnimationTests.swift)).
    func testTurnsComeBeforeTheTransform() {
        func transform(_ keyPath: String, _ mode: CAAnimationRotationMode) -> CATransform3D {
            shown(
                [0.75],
                on: {
                    let layer = CALayer()
                    layer.transform = CATransform3DMakeScale(2, 3, 1)
                    return layer
                }
            ) {
                $0.keyPath = keyPath
                $0.path = corner
                $0.rotationMode = mode
            }[0].transform
        }
        for (mode, sign) in [(.rotateAuto, 1), (.rotateAutoReverse, -1)] as [(CAAnimationRotationMode, CGFloat)] {
            for keyPath in ["position", "transform.translation"] {
                let t = transform(keyPath, mode)
                XCTAssertEqual(t.m11, 0, accuracy: 1e-12, keyPath)
                XCTAssertEqual(t.m12, 3 * sign, accuracy: 1e-12, keyPath)
                XCTAssertEqual(t.m21, -2 * sign, accuracy: 1e-12, keyPath)
                XCTAssertEqual(t.m22, 0, accuracy: 1e-12, keyPath)
            }
        }
        let moved = transform("transform.translation", .rotateAuto)
        XCTAssertEqual(CGPoint(x: moved.m41, y: moved.m42), CGPoint(x: 10, y: 15))
    }
}
