import QuartzCore
import TestSupport
import XCTest

/// [CAMediaTimingFunctionName](https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname): the
/// control points are Apple's, the tables were computed by bisection in a separate program.
final class TimingFunctionTests: XCTestCase {
    private let tables: [(CAMediaTimingFunctionName, [Double])] = [
        (
            .easeIn,
            [
                0, 0.004475, 0.017027, 0.036577, 0.062282, 0.093465, 0.129577, 0.170167, 0.214861, 0.263345, 0.315357,
                0.370676, 0.429120, 0.490538, 0.554814, 0.621862, 0.691634, 0.764131, 0.839428, 0.917758, 1,
            ]
        ),
        (
            .easeOut,
            [
                0, 0.082242, 0.160572, 0.235869, 0.308366, 0.378138, 0.445186, 0.509462, 0.570880, 0.629324, 0.684643,
                0.736655, 0.785139, 0.829833, 0.870423, 0.906535, 0.937718, 0.963423, 0.982973, 0.995525, 1,
            ]
        ),
        (
            .easeInEaseOut,
            [
                0, 0.004830, 0.019722, 0.045210, 0.081660, 0.129162, 0.187396, 0.255486, 0.331884, 0.414340, 0.5,
                0.585660, 0.668116, 0.744514, 0.812604, 0.870838, 0.918340, 0.954790, 0.980278, 0.995170, 1,
            ]
        ),
        (
            .default,
            [
                0, 0.032952, 0.094796, 0.185457, 0.295244, 0.408511, 0.513315, 0.604795, 0.682541, 0.747853, 0.802403,
                0.847752, 0.885229, 0.915934, 0.940765, 0.960459, 0.975625, 0.986770, 0.994316, 0.998625, 1,
            ]
        ),
        (.linear, (0...20).map { Double($0) / 20 }),
    ]

    func testNamedCurves() {
        for (name, table) in tables {
            let curve = CAMediaTimingFunction(name: name).curve
            for (i, y) in table.enumerated() {
                XCTAssertEqual(curve.value(at: Double(i) / 20), y, accuracy: 1e-6, "\(name.rawValue) at \(i)/20")
            }
        }
    }

    func testControlPoints() {
        var values: [Float] = [0, 0]
        let function = CAMediaTimingFunction(name: .default)
        let points = (0..<4).map { index in
            function.getControlPoint(at: index, values: &values)
            return values
        }
        XCTAssertEqual(points, [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
        XCTAssertEqual(function, CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1))
        XCTAssertNotEqual(function, CAMediaTimingFunction(name: .linear))
    }

    func testRandomCurvesAreSolvedExactly() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<200 {
            let (x1, x2) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
            let (y1, y2) = (Double.random(in: -2...2, using: &random), Double.random(in: -2...2, using: &random))
            let curve = TimingCurve(x1, y1, x2, y2)
            for _ in 0..<20 {
                let s = Double.random(in: 0...1, using: &random)
                func bezier(_ a: Double, _ b: Double) -> Double {
                    3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
                }
                // Where x hardly changes, its last bits leave y undetermined; everywhere else it is exact.
                let slope = 3 * (x1 * (1 - s) * (1 - 3 * s) + x2 * s * (2 - 3 * s) + s * s)
                guard slope > 1e-3 else { continue }
                XCTAssertEqual(curve.value(at: bezier(x1, x2)), bezier(y1, y2), accuracy: 1e-11, "seed \(seed)")
            }
        }
    }

    func testExtremeCurvesStayFinite() {
        for curve in [
            TimingCurve(0, 0, 0, 0), TimingCurve(1, 0, 0, 1), TimingCurve(5, 3, -4, 2), TimingCurve(1, 1, 1, 1),
        ] {
            for i in 0...100 { XCTAssertTrue(curve.value(at: Double(i) / 100).isFinite) }
            XCTAssertEqual(curve.value(at: -1), 0)
            XCTAssertEqual(curve.value(at: 2), 1)
        }
    }
}
