import XCTest

@testable import Charts

/// Lines between points, and animated marks.
@MainActor
final class DrawingTests: ChartTestCase {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    private func path(_ method: InterpolationMethod) -> Path {
        var path = Path()
        path.move(to: points[0])
        CurveBuilder.add(points, method, to: &path)
        return path
    }

    func testCurvesPassThroughTheirPoints() async {
        let methods: [InterpolationMethod] = [.linear, .monotone, .catmullRom, .cardinal, .catmullRom(alpha: 1)]
        for method in methods {
            var ends: [CGPoint] = []
            path(method).forEach { element in
                switch element {
                case .move(let to), .line(let to), .curve(let to, _, _), .quadCurve(let to, _): ends.append(to)
                case .closeSubpath: break
                }
            }
            XCTAssertEqual(ends, points, "\(method)")
        }
    }

    func testMonotoneCurvesDoNotOvershoot() async {
        XCTAssertLessThanOrEqual(path(.monotone).boundingRect.maxY, 10 + 1e-9)
        XCTAssertGreaterThan(path(.catmullRom).boundingRect.maxY, 10)
    }

    func testSteps() async {
        func corners(_ method: InterpolationMethod) -> [CGPoint] {
            var found: [CGPoint] = []
            path(method).forEach { if case .line(let to) = $0 { found.append(to) } }
            return Array(found.prefix(2))
        }
        XCTAssertEqual(corners(.stepStart), [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        XCTAssertEqual(corners(.stepEnd), [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10)])
        XCTAssertEqual(corners(.stepCenter), [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10)])
    }

    func testMarksMoveAndNewOnesFadeIn() async {
        let old = MarkVector(keys: MarkKeys([1, 2]), values: [0, 1, 0, 4, 1, 2, 3, 0, 8, 1])
        let new = MarkVector(keys: MarkKeys([2, 3]), values: [4, 5, 0, 2, 1, 6, 7, 0, 6, 1])
        let half = old.interpolated(towards: new, amount: 0.5)
        let moved = half.keys.index(2).flatMap { half.place($0) }
        XCTAssertEqual(moved, MarkPlace(x0: 3, x1: 4, y0: 0, y1: 5, opacity: 1))
        let come = half.keys.index(3).flatMap { half.place($0) }
        XCTAssertEqual(come, MarkPlace(x0: 6, x1: 7, y0: 0, y1: 6, opacity: 0.5))
        let gone = half.keys.index(1).flatMap { half.place($0) }
        XCTAssertEqual(gone?.opacity, 0.5)
        XCTAssertEqual(old.interpolated(towards: new, amount: 1).place(1), new.place(0))
    }
}
