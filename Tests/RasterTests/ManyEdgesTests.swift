import CPixelKernels
import XCTest

@testable import Raster

/// Shapes of so many lines that they are not all kept until the shape is wound.
final class ManyEdgesTests: XCTestCase {
    private let clip = PixelRect(x: 2, y: 5, width: 301, height: 138)

    private func isNear(_ a: Coverage, _ b: Coverage) -> Bool {
        zip(a.levels(in: clip).levels, b.levels(in: clip).levels).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    /// Edges accumulated in portions, by each kernel to the same bytes, and those that are all wound at the end.
    func testPortionsAddUp() {
        defer { Kernels.current = pk_kernels_best() }
        var scene = SceneMaker(seed: 31, width: 320, height: 160)
        let grid = EdgeList.grid(around: clip)
        for rule in [FillRule.nonZero, .evenOdd] {
            let points = (0..<400).map { _ in scene.point() }
            func levels(portions: Int) -> [UInt8] {
                CoverageWorkspace.borrow(from: nil) { workspace in
                    var edges = EdgeList(workspace, clip: clip)
                    for (index, (a, b)) in zip(points, points.dropFirst() + [points[0]]).enumerated() {
                        edges.addLine(a, b)
                        if portions > 1, index % (points.count / portions) == 0 {
                            workspace.pointee.accumulate(in: grid)
                        }
                    }
                    let strips = workspace.pointee.wind(grid, rule: rule, antialiased: true, isLasting: true)
                    return Coverage(.strips(strips), bounds: clip).levels(in: clip).levels
                }
            }
            let tables = [pk_level_scalar, pk_level_sse2, pk_level_avx2, pk_level_avx512].compactMap {
                pk_kernels_at($0)
            }
            let expected = levels(portions: 1)
            var first: [UInt8]?
            for table in tables {
                Kernels.current = table
                let result = levels(portions: 7)
                XCTAssert(zip(result, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(rule)")
                XCTAssertEqual(result, first ?? result, "level \(table.pointee.level)")
                first = result
                XCTAssertEqual(levels(portions: 1), expected, "nothing is left of the portions")
            }
        }
    }

    func testFillsOfVeryManyLines() {
        var scene = SceneMaker(seed: 8, width: 300, height: 140)
        let outline = Path.rect(8.4, 7.3, 290.3, 120.8)
        // Small triangles inside it in the same direction.
        var path = outline
        for _ in 0..<100_000 {
            let corner = Point(scene.number(16...290), scene.number(16...120))
            let (a, b) = (Point(scene.number(-6...6), scene.number(-6...6)), Point(scene.number(-6...6), 3))
            let isTurned = a.cross(b) < 0
            path.move(to: corner)
            path.addLine(to: corner + (isTurned ? b : a))
            path.addLine(to: corner + (isTurned ? a : b))
        }
        let arena = CoverageArena()
        for shape in [path, outline, path] {
            XCTAssert(isNear(Coverage(shape, clip: clip, in: arena), Coverage(outline, clip: clip)))
        }
        let edges = arena.workspace.pointee.edges.capacity
        XCTAssertLessThanOrEqual(edges, CoverageWorkspace.maxEdgeCount(in: clip) * 2, "they were kept")
        // A failed shape leaves nothing to the next one.
        path.addLine(to: Point(.nan, 3))
        XCTAssertTrue(Coverage(path, clip: clip, in: arena).isEmpty)
        XCTAssert(isNear(Coverage(outline, clip: clip, in: arena), Coverage(outline, clip: clip)))
    }

    /// Bands that several threads wind in parts, against those that one winds: the same bytes.
    func testThreadsWindPartsAlike() {
        for seed in 1...6 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 320, height: 160)
            var path = Path()
            path.move(to: scene.point())
            for step in 0..<1500 {
                let start = path.currentPoint ?? .zero
                path.addLine(
                    to: step % 40 == 0 ? scene.point() : start + Point(scene.number(-9...9), scene.number(-9...9)))
            }
            let rule: FillRule = seed % 2 == 0 ? .nonZero : .evenOdd
            let expected = Coverage(path, rule: rule, clip: clip).levels(in: clip).levels
            for threads in [2, 3, 8] {
                let arena = CoverageArena()
                arena.workspace.pointee.threads = threads
                for _ in 0..<2 {
                    let coverage = Coverage(path, rule: rule, clip: clip, in: arena)
                    XCTAssertEqual(coverage.levels(in: clip).levels, expected, "seed \(seed), \(threads) threads")
                }
            }
        }
    }

    /// Contours outlined as several polygons, against those outlined as one.
    func testStrokesInParts() {
        var turned = Projection(a: 0.9, b: 0.3, c: -0.2, d: 0.8, tx: 20, ty: -10)
        for seed in 1...24 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 300, height: 140)
            var path = Path()
            for _ in 0...Int(seed % 3) {
                path.move(to: scene.point())
                for _ in 0..<4 {
                    path.addCubic(control1: scene.point(), control2: scene.point(), to: scene.point())
                    path.addLine(to: scene.point())
                }
                if scene.chance() { path.close() }
            }
            let style = StrokeStyle(
                width: scene.number(1...30), cap: [.butt, .round, .square][Int(seed % 3)],
                join: [.miter, .round, .bevel][Int(seed / 3 % 3)])
            if seed > 12 { turned.m13 = 1e-3 }
            func coverage(longestPart: Int) -> Coverage {
                CoverageWorkspace.borrow(from: nil) { workspace in
                    var flattener = Flattener(workspace, clip: clip)
                    path.strokedInScratch(style, tolerance: 0.04, workspace.pointee.stroke, longestPart: longestPart) {
                        flattener.add(polygon: $0, through: turned)
                    }
                    let strips = workspace.pointee.wind(
                        EdgeList.grid(around: clip), rule: .nonZero, antialiased: true, isLasting: true)
                    return Coverage(.strips(strips), bounds: clip)
                }
            }
            for length in [1, 7, 40] {
                XCTAssert(isNear(coverage(longestPart: length), coverage(longestPart: .max)), "seed \(seed), \(length)")
            }
        }
    }
}
