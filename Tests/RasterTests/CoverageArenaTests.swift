import XCTest

@testable import Raster

final class CoverageArenaTests: XCTestCase {
    private let clip = PixelRect(x: 0, y: 0, width: 300, height: 200)

    private func circle(_ number: Int) -> Path {
        .circle(Point(20 + Double(number % 200), 90.3), radius: 5 + Double(number % 17) * 3.3)
    }

    func testCoveragesAreThoseMadeApart() {
        let arena = CoverageArena()
        for number in 0..<50 {
            let path = circle(number)
            let apart = Coverage(path, clip: clip)
            let within = Coverage(path, clip: clip, in: arena)
            XCTAssertEqual(within.bounds, apart.bounds)
            XCTAssertEqual(within.levels(in: clip).levels, apart.levels(in: clip).levels)
            let blurred = within.blurred(deviation: 3, clip: clip, in: arena)
            let expected = Coverage(AlphaMask(apart).blurred(deviation: 3).cropped(to: clip))
            XCTAssertEqual(blurred.bounds, expected.bounds)
            XCTAssertEqual(blurred.levels(in: clip).levels, expected.levels(in: clip).levels)
        }
    }

    func testKeptCoverageStaysUnchanged() {
        let arena = CoverageArena()
        var kept: [(coverage: Coverage, levels: [UInt8])] = []
        for frame in 0..<40 {
            let coverages = (0..<60).map { Coverage(circle(frame * 7 + $0), clip: clip, in: arena) }
            kept.append((coverages[frame], coverages[frame].levels(in: clip).levels))
        }
        for (coverage, levels) in kept { XCTAssertEqual(coverage.levels(in: clip).levels, levels) }
    }

    func testMemoryIsUsedAgain() {
        let arena = CoverageArena()
        var frames: [Int] = []
        for _ in 0..<20 {
            let coverages = (0..<300).map { Coverage(circle($0), clip: clip, in: arena) }
            withExtendedLifetime(coverages) { frames.append(arena.byteCount) }
        }
        XCTAssertEqual(frames[1], frames[19])
    }

    /// Whichever of two threads computes how many of a frame's coverages.
    func testThreadsShareMemory() {
        let blocks = StripBlocks()
        let arenas = [CoverageArena(blocks, thread: 0), CoverageArena(blocks, thread: 1)]
        var frames: [Int] = []
        for frame in 0..<20 {
            let coverages = (0..<300).map { number in
                Coverage(circle(number), clip: clip, in: arenas[number % 20 < frame ? 0 : 1])
            }
            withExtendedLifetime(coverages) { frames.append(blocks.byteCount) }
        }
        XCTAssertGreaterThan(frames[0], 3 << 17, "more than a few blocks")
        XCTAssertLessThanOrEqual(frames.max()!, frames[0] + (2 << 17), "\(frames)")
    }

    func testStrokesAreTheOutlinesCoverage() {
        let arena = CoverageArena()
        let styles = [
            StrokeStyle(width: 3, cap: .round, join: .round), StrokeStyle(width: 7, dashes: [9, 4]),
            StrokeStyle(width: 0.5, cap: .square, join: .bevel),
        ]
        let maps = [
            Projection(a: 1.1, b: 0.4, c: -0.3, d: 0.9, tx: 40, ty: 3.5),
            Projection(m11: 1, m12: 0.1, m13: 0.0007, m21: 0, m22: 1, m23: 0.0003, m31: 3, m32: 2, m33: 1),
        ]
        for style in styles {
            for map in maps {
                let outline = circle(60).stroked(style, tolerance: 0.1)
                let expected = Coverage(outline, through: map, clip: clip)
                let stroked = Coverage(
                    stroking: circle(60), style, tolerance: 0.1, through: map, clip: clip, in: arena)
                XCTAssertFalse(expected.isEmpty)
                XCTAssertEqual(stroked.levels(in: clip).levels, expected.levels(in: clip).levels)
            }
        }
    }
}
