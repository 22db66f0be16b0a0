import TestSupport
import XCTest

@testable import Raster

final class CoverageTests: XCTestCase {
    private let clip = PixelRect(x: 0, y: 0, width: 200, height: 160)

    // MARK: Areas

    func testCircleHasItsArea() {
        for radius in [0.3, 1, 7.5, 40, 70] {
            let circle = Path.circle(Point(90.3, 80.7), radius: radius)
            let area = Coverage(circle, clip: clip).area
            // The cubic approximation of a circle is 0.03 % too large; each edge pixel is rounded to a 255th.
            XCTAssertEqual(area, .pi * radius * radius, accuracy: 0.001 * radius * radius + 0.02 * radius + 0.01)
        }
    }

    /// Not only the sum: each pixel of a circle's edge, against a fine polygon of the same cubics.
    func testCircleIsExactAtEachPixel() {
        let circle = Path.circle(Point(60.2, 55.9), radius: 47.3)
        let fine = Coverage(Path.polygon(circle.outlinePoints(perCurve: 4000)), clip: clip).levels(in: clip).levels
        let levels = Coverage(circle, clip: clip).levels(in: clip).levels
        let worst = zip(fine, levels).map { abs(Int($0) - Int($1)) }.max()
        XCTAssertLessThanOrEqual(worst!, 6)
        let bias = zip(fine, levels).reduce(0) { $0 + Int($1.0) - Int($1.1) }
        XCTAssertLessThan(abs(bias), 100, "the sum of all differences, in levels")
    }

    func testRandomPolygonsAgainstTheShoelace() {
        var random = SeededRandom(seed: 4)
        for _ in 0..<200 {
            let points = (0..<3).map { _ in
                Point(.random(in: 5...190, using: &random), .random(in: 5...150, using: &random))
            }
            let doubled = (points[1] - points[0]).cross(points[2] - points[0])
            let area = Coverage(.polygon(points), clip: clip).area
            let perimeter = zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + ($1.0 - $1.1).length }
            XCTAssertEqual(area, abs(doubled) / 2, accuracy: perimeter * 2 * 0.3 / 255 + 0.02)
        }
    }

    func testSubpixelRectIsExact() {
        let levels = Coverage(.rect(10.25, 20.5, 3.25, 2), clip: clip).levels(
            in: PixelRect(x: 9, y: 20, width: 6, height: 4))
        // 0.75 1 1 0.5 across; 0.5 1 0.5 down.
        XCTAssertEqual(
            levels.levels,
            [
                0, 96, 128, 128, 64, 0,
                0, 191, 255, 255, 128, 0,
                0, 96, 128, 128, 64, 0,
                0, 0, 0, 0, 0, 0,
            ])
    }

    func testPixelAlignedRectIsSolid() {
        let coverage = Coverage(.rect(10, 20, 30, 40), clip: clip)
        XCTAssertEqual(coverage.bounds, PixelRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertTrue(coverage.covers(coverage.bounds))
        XCTAssertFalse(coverage.covers(PixelRect(x: 9, y: 20, width: 2, height: 2)))
        XCTAssertEqual(coverage.area, 1200)
    }

    // MARK: Fill rules

    func testStarByBothRules() {
        let corners = (0..<5).map { i in
            Point(80 + 60 * sine(of: Double(i) * 0.8 * .pi), 80 - 60 * cosine(of: Double(i) * 0.8 * .pi))
        }
        let star = Path.polygon(corners)
        // The outline of a pentagram, and the pentagon in its middle, which the points enclose twice.
        let inner = 60 * cosine(of: 0.4 * .pi) / cosine(of: 0.2 * .pi)
        let outline = 5 * 60 * inner * sine(of: 0.2 * .pi)
        let pentagon = 2.5 * inner * inner * sine(of: 0.4 * .pi)
        XCTAssertEqual(Coverage(star, rule: .nonZero, clip: clip).area, outline, accuracy: 2)
        XCTAssertEqual(Coverage(star, rule: .evenOdd, clip: clip).area, outline - pentagon, accuracy: 2)
    }

    func testOppositeTurnsMakeAHole() {
        var ring = Path.circle(Point(80, 80), radius: 50)
        ring.append(.circle(Point(80, 80), radius: 20, clockwise: true))
        XCTAssertEqual(Coverage(ring, clip: clip).area, .pi * 2100, accuracy: 5)
        ring = .circle(Point(80, 80), radius: 50)
        ring.append(.circle(Point(80, 80), radius: 20))
        XCTAssertEqual(Coverage(ring, clip: clip).area, .pi * 2500, accuracy: 5)
        XCTAssertEqual(Coverage(ring, rule: .evenOdd, clip: clip).area, .pi * 2100, accuracy: 5)
    }

    func testOpenSubpathsAreClosed() {
        var path = Path()
        path.move(to: Point(10, 10))
        path.addLine(to: Point(30, 10))
        path.addLine(to: Point(30, 30))
        path.move(to: Point(50, 50))
        path.addLine(to: Point(70, 50))
        path.addLine(to: Point(70, 70))
        XCTAssertEqual(Coverage(path, clip: clip).area, 400, accuracy: 0.5)
    }

    func testWithoutAntialiasingLevelsAreZeroOrFull() {
        let coverage = Coverage(.circle(Point(50, 50), radius: 20), clip: clip, antialiased: false)
        XCTAssertTrue(coverage.levels(in: clip).levels.allSatisfy { $0 == 0 || $0 == 255 })
        XCTAssertEqual(coverage.area, .pi * 400, accuracy: 15)
    }

    // MARK: Clips

    /// A part of a picture equals that part of the whole picture, whichever side is cut.
    func testClippingChangesNothingInside() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 200, height: 160)
            let path = scene.path()
            let map = scene.projection()
            let large = PixelRect(x: -300, y: -300, width: 900, height: 900)
            let whole = Coverage(path, through: map, clip: large)
            let part = PixelRect(x: 37, y: 41, width: 90, height: 63)
            let cut = Coverage(path, through: map, clip: part)
            XCTAssertTrue(part.contains(cut.bounds) || cut.isEmpty)
            let worst = zip(whole.levels(in: part).levels, cut.levels(in: part).levels)
                .map { abs(Int($0) - Int($1)) }.max()!
            // Curves are divided at other places when much of them lies outside.
            XCTAssertLessThanOrEqual(worst, 6, "seed \(seed)")
        }
    }

    func testHugeShapesAreCheapAndRight() {
        let far = 1e9
        XCTAssertTrue(Coverage(.rect(-far, -far, 2 * far, 2 * far), clip: clip).covers(clip))
        XCTAssertTrue(Coverage(.circle(Point(0, 0), radius: far), clip: clip).covers(clip))
        XCTAssertTrue(Coverage(.rect(far, 0, far, far), clip: clip).isEmpty)
        // A line from far below on the left to far above on the right bisects the clip along its diagonal.
        let half = Path.polygon([Point(-far, -far * 0.8), Point(far, far * 0.8), Point(-far, far * 0.8)])
        XCTAssertEqual(Coverage(half, clip: clip).area, 16000, accuracy: 3)
        // The circle's top touches the line y = 100; its curve is flat to a tenth of a pixel over the clip.
        let horizon = Path.circle(Point(100, 100 + 1e5), radius: 1e5)
        XCTAssertEqual(Coverage(horizon, clip: clip).area, 200 * 60, accuracy: 20)
    }

    func testNumbersThatAreNotFiniteDrawNothing() {
        for bad in [Double.nan, .infinity, -.infinity, 1e308] {
            var path = Path.rect(10, 10, 50, 50)
            path.move(to: Point(20, 20))
            path.addCubic(control1: Point(bad, 3), control2: Point(3, bad), to: Point(60, 60))
            let coverage = Coverage(path, through: .scale(10, 10), clip: clip)
            XCTAssertTrue(coverage.isEmpty, "\(bad)")
        }
    }

    // MARK: Perspective

    func testPerspectiveQuadAgainstItsProjectedCorners() {
        let map = Projection(m11: 1.2, m12: 0.3, m13: 0.002, m21: -0.2, m22: 0.9, m23: -0.001, m31: 60, m32: 40, m33: 1)
        let corners = [Point(0, 0), Point(70, 0), Point(70, 60), Point(0, 60)]
        let projected = corners.map { map.apply($0) }
        let direct = Coverage(.polygon(projected), clip: clip)
        let seen = Coverage(.polygon(corners), through: map, clip: clip)
        XCTAssertEqual(direct.levels(in: clip).levels, seen.levels(in: clip).levels)
    }

    /// The plane x' = x / (1 - x / 100) meets the eye at x = 100: points beyond must not reappear on the left.
    func testOnlyWhatIsBeforeTheEyeIsDrawn() {
        let map = Projection(m11: 1, m12: 0, m13: -0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
            .then(.translation(0, 80))
        let plane = Path.polygon([Point(50, -10), Point(500, -10), Point(500, 10), Point(50, 10)])
        let coverage = Coverage(plane, through: map, clip: clip)
        let levels = coverage.levels(in: clip)
        // x = 50 is seen at 100; to its right the strip reaches 80 ± 10 / (1 - x / 100) = 80 ± 0.1 (100 + x').
        for x in stride(from: 101, to: 200, by: 7) {
            let covered = (0..<160).reduce(0) { $0 + Int(levels.level(x, $1)) }
            XCTAssertEqual(Double(covered) / 255, min(0.2 * (100 + Double(x) + 0.5), 160), accuracy: 0.1, "\(x)")
        }
        XCTAssertEqual(levels.level(99, 80), 0)
        XCTAssertEqual(levels.level(20, 80), 0)
        let behind = Path.rect(150, -10, 50, 20)
        XCTAssertTrue(Coverage(behind, through: map, clip: clip).isEmpty)
    }

    func testCurvesInPerspective() {
        let map = Projection(m11: 1, m12: 0, m13: 0.004, m21: 0, m22: 1, m23: 0.003, m31: 20, m32: 20, m33: 1)
        let circle = Path.circle(Point(60, 60), radius: 50)
        let fine = Path.polygon(circle.outlinePoints(perCurve: 2000))
        let expected = Coverage(fine, through: map, clip: clip).levels(in: clip).levels
        let levels = Coverage(circle, through: map, clip: clip).levels(in: clip).levels
        XCTAssertLessThanOrEqual(zip(expected, levels).map { abs(Int($0) - Int($1)) }.max()!, 6)
    }

    // MARK: Combining

    func testOffsetMovesByAnyPixels() {
        let shape = Coverage(.circle(Point(60.4, 50.3), radius: 30), clip: clip)
        let original = shape.levels(in: clip)
        for (dx, dy) in [(0, 1), (3, 2), (-7, 5), (40, -33), (1, -1)] {
            let moved = shape.offsetBy(x: dx, y: dy, clip: clip)
            let levels = moved.levels(in: clip)
            for y in stride(from: 0, to: 160, by: 3) {
                for x in 0..<200 { XCTAssertEqual(levels.level(x, y), original.level(x - dx, y - dy)) }
            }
            let part = PixelRect(x: 59 + dx, y: 49 + dy, width: 9, height: 7)
            let cut = shape.offsetBy(x: dx, y: dy, clip: part)
            XCTAssertEqual(cut.bounds, part)
            XCTAssertEqual(cut.area, 63)
        }
        XCTAssertTrue(shape.offsetBy(x: 5000, y: 0, clip: clip).isEmpty)
    }

    func testIntersectionIsTheProduct() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 100, height: 80)
            let (a, b) = (scene.coverage(), scene.coverage())
            let both = a.intersection(b)
            let area = PixelRect(x: -20, y: -20, width: 150, height: 130)
            let (la, lb, product) = (a.levels(in: area), b.levels(in: area), both.levels(in: area))
            for i in 0..<product.levels.count {
                let exact = (Double(la.levels[i]) * Double(lb.levels[i]) / 255).rounded()
                XCTAssertEqual(Double(product.levels[i]), exact, "seed \(seed)")
            }
            XCTAssertEqual(product.levels, b.intersection(a).levels(in: area).levels, "seed \(seed)")
        }
    }

    func testMaskKeepsItsLevels() {
        let mask = AlphaMask(bounds: PixelRect(x: 3, y: 5, width: 3, height: 2), levels: [1, 2, 3, 4, 5, 255])
        let coverage = Coverage(mask).offsetBy(x: 1, y: 1, clip: clip)
        XCTAssertEqual(coverage.bounds, PixelRect(x: 4, y: 6, width: 3, height: 2))
        XCTAssertEqual(AlphaMask(coverage).levels, mask.levels)
    }

    func testEmptyPathsAndClipsHaveNoCoverage() {
        XCTAssertTrue(Coverage(Path(), clip: clip).isEmpty)
        XCTAssertTrue(Coverage(.rect(0, 0, 9, 9), clip: .zero).isEmpty)
        XCTAssertTrue(Coverage(PixelRect(x: 5, y: 5, width: 0, height: 9)).isEmpty)
        XCTAssertTrue(Coverage(.rect(5, 5, 0, 9), clip: clip).isEmpty)
        XCTAssertTrue(Coverage.none.intersection(Coverage(clip)).isEmpty)
    }
}
