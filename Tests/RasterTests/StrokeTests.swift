import XCTest

@testable import Raster

final class StrokeTests: XCTestCase {
    private let clip = PixelRect(x: 0, y: 0, width: 200, height: 160)
    private let tolerance = 0.02

    private func area(_ path: Path, _ style: StrokeStyle) -> Double {
        Coverage(path.stroked(style, tolerance: tolerance), clip: clip).area
    }

    private func line(_ points: Point...) -> Path {
        var path = Path()
        for (i, p) in points.enumerated() {
            if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
        return path
    }

    // MARK: Caps and joins

    func testCaps() {
        let path = line(Point(40, 50), Point(140, 80))
        let length = Point(100, 30).length
        XCTAssertEqual(area(path, StrokeStyle(width: 10, cap: .butt)), length * 10, accuracy: 1)
        XCTAssertEqual(area(path, StrokeStyle(width: 10, cap: .square)), (length + 10) * 10, accuracy: 1)
        XCTAssertEqual(area(path, StrokeStyle(width: 10, cap: .round)), length * 10 + .pi * 25, accuracy: 1)
    }

    /// A right angle of two lines of 60, 12 wide: the corner's area depends on the join only.
    func testJoins() {
        for turn in [1.0, -1] {
            let path = line(Point(40, 80), Point(100, 80), Point(100, 80 + 60 * turn))
            let legs = 2 * 60 * 12.0 - 36
            XCTAssertEqual(area(path, StrokeStyle(width: 12, join: .miter)), legs + 36, accuracy: 1)
            XCTAssertEqual(area(path, StrokeStyle(width: 12, join: .bevel)), legs + 18, accuracy: 1)
            XCTAssertEqual(area(path, StrokeStyle(width: 12, join: .round)), legs + .pi * 9, accuracy: 1)
            // The miter of a right angle is 1.414 widths long.
            XCTAssertEqual(area(path, StrokeStyle(width: 12, join: .miter, miterLimit: 1.4)), legs + 18, accuracy: 1)
            XCTAssertEqual(area(path, StrokeStyle(width: 12, join: .miter, miterLimit: 1.42)), legs + 36, accuracy: 1)
        }
    }

    func testALineThatTurnsRightBack() {
        let path = line(Point(40, 80), Point(100, 80), Point(60, 80))
        XCTAssertEqual(area(path, StrokeStyle(width: 10, join: .miter)), 600, accuracy: 1)
        XCTAssertEqual(area(path, StrokeStyle(width: 10, join: .round)), 600 + .pi * 12.5, accuracy: 1)
    }

    func testClosedRect() {
        let style = StrokeStyle(width: 8)
        XCTAssertEqual(area(.rect(40, 40, 60, 50), style), 68 * 58 - 52 * 42, accuracy: 1)
        // Wider than the rectangle: no hole, and the outer corners remain.
        XCTAssertEqual(area(.rect(80, 60, 20, 20), StrokeStyle(width: 44)), 64 * 64, accuracy: 1)
    }

    func testDots() {
        var point = Path()
        point.move(to: Point(50, 50))
        XCTAssertEqual(area(point, StrokeStyle(width: 10, cap: .round)), 0)
        point.addLine(to: Point(50, 50))
        XCTAssertEqual(area(point, StrokeStyle(width: 10, cap: .butt)), 0)
        XCTAssertEqual(area(point, StrokeStyle(width: 10, cap: .square)), 100, accuracy: 0.5)
        XCTAssertEqual(area(point, StrokeStyle(width: 10, cap: .round)), .pi * 25, accuracy: 0.5)
    }

    func testWidthsThatDrawNothing() {
        let path = line(Point(40, 50), Point(140, 80))
        for width in [0, -1, .nan, .infinity] {
            XCTAssertTrue(path.stroked(StrokeStyle(width: width), tolerance: tolerance).isEmpty)
        }
    }

    // MARK: Curves

    func testAStrokedCircleIsARing() {
        let circle = Path.circle(Point(90, 80), radius: 50)
        XCTAssertEqual(area(circle, StrokeStyle(width: 12)), 2 * .pi * 50 * 12, accuracy: 3)
        // A pen wider than the circle fills it.
        XCTAssertEqual(area(.circle(Point(90, 80), radius: 10), StrokeStyle(width: 60)), .pi * 1600, accuracy: 3)
    }

    /// Each pixel of a stroke, against the definition: whatever is within half a width of the path.
    func testStrokesAgainstDistances() {
        for seed in 1...12 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 160, height: 120)
            var path = Path()
            path.move(to: scene.point())
            path.addCubic(control1: scene.point(), control2: scene.point(), to: scene.point())
            path.addLine(to: scene.point())
            path.addQuad(control: scene.point(), to: scene.point())
            if scene.chance() { path.close() }
            let width = scene.number(2...24)
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            let levels = Coverage(path.stroked(style, tolerance: tolerance), clip: clip).levels(in: clip)
            let points = path.outlinePoints(perCurve: 600)
            var wrong = 0
            for y in stride(from: 1, to: 120, by: 3) {
                for x in stride(from: 1, to: 160, by: 3) {
                    let center = Point(Double(x) + 0.5, Double(y) + 0.5)
                    let distance = points.reduce(Double.infinity) { min($0, ($1 - center).length) } - width / 2
                    // A pixel whose centre is farther from the edge than its corners is entirely inside or outside.
                    if distance > 0.9, levels.level(x, y) != 0 { wrong += 1 }
                    if distance < -0.9, levels.level(x, y) != 255 { wrong += 1 }
                }
            }
            XCTAssertEqual(wrong, 0, "seed \(seed)")
        }
    }

    /// A stroke with a tolerance against a nearly exact one. Its segments lie around the curve and not inside it, so
    /// that its edges are accurate on average.
    func testPiecesEncloseWhatTheirCurveDoes() {
        let tolerance = 0.04
        // The segments are off by at most two thirds of that, and so are the pen's arcs on them.
        let most = 255 * 2 * tolerance * 2 / 3
        for seed in 1...20 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 160, height: 120)
            let radius = scene.number(15...60)
            let path = Path.circle(Point(scene.number(80...90), scene.number(70...80)), radius: radius)
            let style = StrokeStyle(width: scene.number(1...16))
            let coverage = Coverage(stroking: path, style, tolerance: tolerance, clip: clip)
            let exact = Coverage(stroking: path, style, tolerance: tolerance / 100, clip: clip)
            let levels = zip(coverage.levels(in: clip).levels, exact.levels(in: clip).levels)
            let errors = levels.map { abs(Int($0) - Int($1)) }
            XCTAssertLessThanOrEqual(Double(errors.max() ?? 0), most, "seed \(seed)")
            // Segments entirely inside their curve would be off by two thirds of the tolerance.
            let mean = Double(errors.reduce(0, +)) / 255 / (2 * 2 * .pi * radius)
            XCTAssertLessThan(mean, tolerance * 0.4, "seed \(seed)")
        }
    }

    /// Round caps and joins have few lines: each pixel against nearly exact ones, and the total against the area.
    func testCapsAndJoinsOfFewLines() {
        for (tolerance, limit) in [(0.02, 4), (0.04, 9)] {
            for seed in 1...60 as ClosedRange<UInt64> {
                var scene = SceneMaker(seed: seed, width: 160, height: 120)
                let radius = seed <= 40 ? scene.number(0.4...4) : scene.number(4...30)
                let middle = Point(scene.number(80...84), scene.number(60...64))
                let path = line(
                    middle + Point(scene.number(-30...30), scene.number(-30...30)), middle,
                    middle + Point(scene.number(-30...30), scene.number(-30...30)))
                let style = StrokeStyle(width: 2 * radius, cap: .round, join: .round)
                let coverage = Coverage(stroking: path, style, tolerance: tolerance, clip: clip)
                let exact = Coverage(stroking: path, style, tolerance: tolerance / 1000, clip: clip)
                let levels = zip(coverage.levels(in: clip).levels, exact.levels(in: clip).levels)
                let most = levels.map { abs(Int($0) - Int($1)) }.max() ?? 0
                XCTAssertLessThanOrEqual(most, limit, "seed \(seed), tolerance \(tolerance)")
                XCTAssertEqual(
                    coverage.area, exact.area, accuracy: 0.001 * exact.area + 0.02,
                    "seed \(seed), tolerance \(tolerance)")
            }
        }
    }

    /// Nothing cancels where a stroke overlaps itself in either direction.
    func testOverlapsHaveNoHoles() {
        let eight = line(Point(30, 30), Point(120, 110), Point(30, 110), Point(120, 30), Point(30, 30))
        let levels = Coverage(eight.stroked(StrokeStyle(width: 20), tolerance: tolerance), clip: clip).levels(in: clip)
        XCTAssertEqual(levels.level(75, 70), 255)
        for x in 65..<85 { XCTAssertEqual(levels.level(x, 70), 255, "\(x)") }
    }

    func testThePenIsBentByTheProjection() {
        let path = line(Point(10, 10), Point(10, 30))
        let outline = path.stroked(StrokeStyle(width: 2), tolerance: tolerance)
        XCTAssertEqual(Coverage(outline, through: .scale(5, 1), clip: clip).area, 10 * 20, accuracy: 0.5)
    }

    // MARK: Dashes

    private func lengths(_ path: Path) -> [Double] {
        MeasuredPath(path, tolerance: tolerance).subpaths.map { ($0.length * 1000).rounded() / 1000 }
    }

    func testDashLengths() {
        let path = line(Point(0, 0), Point(100, 0))
        XCTAssertEqual(lengths(path.dashed([20, 10], phase: 0, tolerance: tolerance)), [20, 20, 20, 10])
        XCTAssertEqual(lengths(path.dashed([20, 10], phase: 5, tolerance: tolerance)), [15, 20, 20, 15])
        XCTAssertEqual(lengths(path.dashed([20, 10], phase: 25, tolerance: tolerance)), [20, 20, 20, 5])
        XCTAssertEqual(lengths(path.dashed([20, 10], phase: -5, tolerance: tolerance)), [20, 20, 20, 5])
        XCTAssertEqual(lengths(path.dashed([20, 10], phase: -3005, tolerance: tolerance)), [20, 20, 20, 5])
        // An odd count is used twice: 30 on, 30 off.
        XCTAssertEqual(lengths(path.dashed([30], phase: 0, tolerance: tolerance)), [30, 30])
    }

    func testDashesGoRoundCorners() {
        let path = line(Point(0, 0), Point(30, 0), Point(30, 40))
        let dashes = path.dashed([50, 10], phase: 0, tolerance: tolerance)
        XCTAssertEqual(lengths(dashes), [50, 10])
        XCTAssertEqual(dashes.points[1], Point(30, 0))
    }

    func testEachSubpathStartsAnew() {
        var path = line(Point(0, 0), Point(25, 0))
        path.move(to: Point(0, 9))
        path.addLine(to: Point(25, 9))
        XCTAssertEqual(lengths(path.dashed([10, 10], phase: 0, tolerance: tolerance)), [10, 5, 10, 5])
    }

    /// A closed path's first and last dash are one if they meet at its start.
    func testDashesJoinAcrossTheStart() {
        let square = Path.rect(0, 0, 25, 25)
        XCTAssertEqual(lengths(square.dashed([20, 10], phase: 10, tolerance: tolerance)), [20, 20, 30])
        // This one ends in a gap.
        let dashes = square.dashed([30, 10], phase: 20, tolerance: tolerance)
        XCTAssertEqual(lengths(dashes), [30, 30, 10])
        XCTAssertTrue(square.dashed([500, 10], phase: 0, tolerance: tolerance).verbs.contains(.close))
    }

    func testDashesOfNoLengthAreDots() {
        let path = line(Point(20, 20), Point(120, 20))
        let style = StrokeStyle(width: 6, cap: .round, dashes: [0, 20])
        XCTAssertEqual(area(path, style), 5 * .pi * 9, accuracy: 1)
        let diagonal = line(Point(20, 20), Point(90, 90))
        let squares = StrokeStyle(width: 6, cap: .square, dashes: [0, 49])
        XCTAssertEqual(area(diagonal, squares), 3 * 36, accuracy: 1)
    }

    func testDashesOnCurvesHaveTheirLengths() {
        let circle = Path.circle(Point(90, 80), radius: 50)
        let dashes = lengths(circle.dashed([10, 10], phase: 0, tolerance: tolerance))
        XCTAssertEqual(dashes.count, 16)
        for length in dashes.dropLast() { XCTAssertEqual(length, 10, accuracy: 0.01) }
    }

    func testPatternsThatCannotBeDrawnLeaveThePathWhole() {
        let path = line(Point(0, 0), Point(1e6, 0))
        for pattern in [[], [0], [0, 0], [-1, 5], [.nan, 5], [.infinity], [1e-9, 1e-9]] {
            XCTAssertEqual(path.dashed(pattern, phase: 0, tolerance: tolerance), path, "\(pattern)")
        }
        XCTAssertEqual(lengths(line(Point(0, 0), Point(9, 0)).dashed([3, 3], phase: .nan, tolerance: 0.1)), [3, 3])
    }

    // MARK: Trims

    func testTrims() {
        let path = line(Point(0, 0), Point(100, 0))
        XCTAssertEqual(path.trimmed(from: 0.25, to: 0.75, tolerance: tolerance).points, [Point(25, 0), Point(75, 0)])
        XCTAssertEqual(path.trimmed(from: 0, to: 1, tolerance: tolerance), path)
        XCTAssertEqual(path.trimmed(from: -2, to: 7, tolerance: tolerance), path)
        XCTAssertTrue(path.trimmed(from: 0.5, to: 0.5, tolerance: tolerance).isEmpty)
        XCTAssertTrue(path.trimmed(from: 0.8, to: 0.2, tolerance: tolerance).isEmpty)
        XCTAssertTrue(path.trimmed(from: .nan, to: 1, tolerance: tolerance).isEmpty)
    }

    /// The fractions are of the whole path's length, across its subpaths in order.
    func testTrimsGoOnThroughSubpaths() {
        var path = Path.rect(0, 0, 10, 10)
        path.move(to: Point(0, 50))
        path.addLine(to: Point(60, 50))
        XCTAssertEqual(lengths(path.trimmed(from: 0.2, to: 0.7, tolerance: tolerance)), [20, 30])
        let first = path.trimmed(from: 0, to: 0.5, tolerance: tolerance)
        XCTAssertEqual(lengths(first), [40, 10])
        XCTAssertEqual(first.verbs.filter { $0 == .close }.count, 1)
    }

    func testATrimmedCircleIsAnArcOfThatLength() {
        let circle = Path.circle(Point(0, 0), radius: 100)
        for part in [0.1, 0.37, 0.5, 0.99] {
            let arc = circle.trimmed(from: 0, to: part, tolerance: tolerance)
            XCTAssertEqual(lengths(arc)[0], 2 * .pi * 100 * part, accuracy: 0.3)
            let end = arc.points.last!
            let angle = 2 * .pi * part
            XCTAssertEqual(end.x, 100 * cosine(of: angle), accuracy: 0.1)
            XCTAssertEqual(end.y, 100 * sine(of: angle), accuracy: 0.1)
        }
    }
}
