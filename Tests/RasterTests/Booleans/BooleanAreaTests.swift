import XCTest

@testable import Raster

/// The areas of random shapes obey inclusion and exclusion, however their edges coincide.
final class BooleanAreaTests: XCTestCase {
    func testPolygons() throws {
        for seed in 0..<500 {
            var random = RandomPaths(seed: seed, greatest: 4 + seed % 5, hasCurves: false)
            try check(random.next(), random.next(), seed.isMultiple(of: 2) ? .nonZero : .evenOdd, 1e-6, "seed \(seed)")
        }
    }

    func testCurves() throws {
        for seed in 0..<60 {
            var random = RandomPaths(seed: seed, greatest: 6 + seed % 40, hasCurves: true)
            try check(random.next(), random.next(), seed.isMultiple(of: 2) ? .nonZero : .evenOdd, 1e-4, "seed \(seed)")
        }
    }

    /// Everything within a few grid units, beside something large: every decision is at the limit of precision.
    func testShapesOfFewGridUnits() throws {
        for seed in 0..<100 {
            var random = RandomPaths(seed: seed, greatest: 4 + seed % 30, hasCurves: seed.isMultiple(of: 3))
            var (a, b) = (random.next(), random.next())
            a.append(.polygon([Point(0, 1e8), Point(2e8, 2e8), Point(0, 2e8)]))
            b.append(.polygon([Point(0, 1e8), Point(2e8, 2e8), Point(0, 2e8)]))
            let rule = seed.isMultiple(of: 2) ? FillRule.nonZero : .evenOdd
            // The large triangle's edges, a few units to the side.
            try check(a, b, rule, 4e9, "seed \(seed)")
        }
    }

    private func check(_ a: Path, _ b: Path, _ rule: FillRule, _ accuracy: Double, _ seed: String) throws {
        func combined(_ operation: BooleanOperation) throws -> Path {
            try XCTUnwrap(a.combined(with: b, operation, rule: rule), seed)
        }
        let union = try combined(.union)
        let intersection = try combined(.intersection).area
        let areaA = try XCTUnwrap(a.normalized(rule: rule), seed).area
        let areaB = try XCTUnwrap(b.normalized(rule: rule), seed).area
        XCTAssertEqual(union.area + intersection, areaA + areaB, accuracy: accuracy, seed)
        XCTAssertEqual(try combined(.difference).area, areaA - intersection, accuracy: accuracy, seed)
        XCTAssertEqual(
            try combined(.symmetricDifference).area, union.area - intersection, accuracy: accuracy, seed)
        // No edges of the result cross: both rules fill it alike, and normalizing it again changes nothing.
        for rule in [FillRule.nonZero, .evenOdd] {
            let again = try XCTUnwrap(union.normalized(rule: rule), seed)
            XCTAssertEqual(again.area, union.area, accuracy: accuracy, seed)
        }
    }

    /// Each point is in the result as the operation defines, by winding numbers along a ray.
    func testPointsAreWhereTheOperationPutsThem() throws {
        for seed in 0..<20 {
            var random = RandomPaths(seed: seed + 5000, greatest: 60, hasCurves: true)
            let (a, b) = (random.next(), random.next())
            let rule = seed.isMultiple(of: 2) ? FillRule.nonZero : .evenOdd
            let regions = [a, b].map { $0.flattened(tolerance: 1e-3) }
            for operation in [BooleanOperation.union, .intersection, .difference, .symmetricDifference] {
                let result = try XCTUnwrap(a.combined(with: b, operation, rule: rule)).flattened(tolerance: 1e-3)
                for k in 0..<60 {
                    // Irrational steps, so that no point lies on an edge.
                    let p = Point((Double(k) * 38.196601125).remainder(dividingBy: 60), Double(k) * 0.4142135623)
                    let expected = inside(operation, regions[0].contains(p, rule), regions[1].contains(p, rule))
                    XCTAssertEqual(result.contains(p, .evenOdd), expected, "seed \(seed), \(operation), \(p)")
                    XCTAssertEqual(result.contains(p, .nonZero), expected, "seed \(seed), \(operation), \(p)")
                }
            }
        }
    }

    /// The rasterizer's coverage equals the area.
    func testCoverageIsTheArea() throws {
        let clip = PixelRect(x: 0, y: 0, width: 64, height: 64)
        for seed in 0..<40 {
            var random = RandomPaths(seed: seed + 9000, greatest: 60, hasCurves: true)
            let result = try XCTUnwrap(random.next().combined(with: random.next(), .union, rule: .nonZero))
            let covered = Coverage(result, rule: .nonZero, clip: clip).area
            XCTAssertEqual(covered, result.area, accuracy: 2, "seed \(seed)")
        }
    }

    private func inside(_ operation: BooleanOperation, _ a: Bool, _ b: Bool) -> Bool {
        switch operation {
        case .union: a || b
        case .intersection: a && b
        case .difference: a && !b
        case .symmetricDifference: a != b
        }
    }
}

extension Path {
    /// Returns whether a path of lines fills a point, from the directions of the edges that a ray to the right crosses.
    fileprivate func contains(_ p: Point, _ rule: FillRule) -> Bool {
        var (winding, i) = (0, 0)
        var (current, start) = (Point.zero, Point.zero)
        func add(to end: Point) {
            let isBelow = (current.y <= p.y, end.y <= p.y)
            if isBelow.0 != isBelow.1 {
                let x = current.x + (p.y - current.y) / (end.y - current.y) * (end.x - current.x)
                if x > p.x { winding += isBelow.0 ? 1 : -1 }
            }
            current = end
        }
        for verb in verbs {
            switch verb {
            case .move:
                add(to: start)
                (current, start) = (points[i], points[i])
            case .close: add(to: start)
            default: add(to: points[i])
            }
            i += verb.pointCount
        }
        add(to: start)
        return rule == .nonZero ? winding != 0 : winding & 1 != 0
    }
}
