import CPixelKernels
import XCTest

@testable import Raster

/// Sums of coverage masks, such as those of text's glyphs.
final class MaskSumTests: XCTestCase {
    private struct Mask {
        var bounds: PixelRect
        var levels: UnsafeMutablePointer<UInt8>
    }

    private func makeMasks(_ count: Int, in scene: inout SceneMaker) -> [Mask] {
        (0..<count).map { _ in
            let size = (Int(scene.number(1...40)), Int(scene.number(1...20)))
            let bounds = PixelRect(
                x: Int(scene.number(-30...620)), y: Int(scene.number(-15...110)), width: size.0, height: size.1)
            let stride = Coverage.maskStride(ofWidth: size.0)
            let levels = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * size.1)
            levels.initialize(repeating: 0, count: stride * size.1)
            for row in 0..<size.1 {
                for column in 0..<size.0 { levels[row * stride + column] = UInt8(scene.number(0...255)) }
            }
            return Mask(bounds: bounds, levels: levels)
        }
    }

    private func sum(of masks: [Mask], in bounds: PixelRect) -> [UInt8] {
        var sums = [UInt8](repeating: 0, count: bounds.width * bounds.height)
        for mask in masks {
            let part = mask.bounds.intersection(bounds)
            for y in part.y..<part.maxY {
                for x in part.x..<part.maxX {
                    let level = mask.levels[
                        (y - mask.bounds.y) * Coverage.maskStride(ofWidth: mask.bounds.width) + x - mask.bounds.x]
                    let place = (y - bounds.y) * bounds.width + x - bounds.x
                    sums[place] = UInt8(min(Int(sums[place]) + Int(level), 255))
                }
            }
        }
        return sums
    }

    func testLevelsAreThoseOfEachPixelAddedUp() {
        let arena = CoverageArena()
        let tables = [pk_level_scalar, pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon].compactMap {
            pk_kernels_at($0)
        }
        defer { Kernels.current = pk_kernels_best() }
        for seed in 1...20 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 600, height: 120)
            let masks = makeMasks(Int(seed) * 3 - 3, in: &scene)
            defer { for mask in masks { mask.levels.deallocate() } }
            let bounds = PixelRect(x: Int(seed % 5) - 2, y: Int(seed % 3), width: 590 + Int(seed), height: 97)
            let expected = sum(of: masks, in: bounds)
            for table in tables {
                Kernels.current = table
                for arena in [nil, arena] {
                    let coverage = Coverage(adding: masks.count, in: bounds, arena: arena) {
                        (masks[$0].bounds, UnsafePointer(masks[$0].levels))
                    }
                    XCTAssertEqual(
                        coverage.levels(in: bounds).levels, expected, "seed \(seed), level \(table.pointee.level)")
                }
            }
        }
    }

    /// On a page with few letters, only those take memory.
    func testWhatNoMaskTouchesTakesNoMemory() {
        let levels = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        levels.initialize(repeating: 200, count: 64)
        defer { levels.deallocate() }
        let page = PixelRect(x: 0, y: 0, width: 1920, height: 1080)
        let coverage = Coverage(adding: 2, in: page) {
            (PixelRect(x: 1800 * $0, y: 1000 * $0, width: 8, height: 8), UnsafePointer(levels))
        }
        XCTAssertLessThan(coverage.byteCount, 4096)
        XCTAssertEqual(coverage.levels(in: page).levels.reduce(0) { $0 + Int($1) }, 2 * 64 * 200)
    }

    /// A fill covers a rectangle that lies in it, except where a corner is left out.
    func testCoversOnlyWhatItFills() {
        let clip = PixelRect(x: 0, y: 0, width: 100, height: 100)
        let disc = Coverage(.circle(Point(50, 50), radius: 40), clip: clip)
        XCTAssertTrue(disc.covers(PixelRect(x: 30, y: 30, width: 40, height: 40)))
        XCTAssertFalse(disc.covers(PixelRect(x: 10, y: 10, width: 40, height: 40)))
        XCTAssertFalse(disc.covers(PixelRect(x: 50, y: 50, width: 40, height: 40)))
    }
}
