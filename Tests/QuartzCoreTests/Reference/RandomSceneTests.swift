import CPixelKernels
import Foundation
import XCTest

@testable import QuartzCore
@testable import Raster

/// Random trees, drawn in every way there is.
final class RandomSceneTests: XCTestCase {
    /// More of them with `KASANE_SCENES`.
    private func count(_ usual: Int) -> Int {
        ProcessInfo.processInfo.environment["KASANE_SCENES"].flatMap(Int.init) ?? usual
    }

    /// Each group, mask and shadow is rounded to bytes on the way, so a few levels may add up. A curve is cut into lines, which
    /// is up to four levels by itself, and twice that where a clip has the same outline.
    func testTheReferenceAgrees() {
        for seed in 0..<UInt64(count(60)) {
            let scene = RandomScene(seed: seed, isForReference: true)
            let list = displayList(of: scene.root, size: scene.size)
            let (fast, reference) = (PixelBuffer(of: scene.size), PixelBuffer(of: scene.size))
            fast.draw(list, with: SoftwareCompositor(threads: 1))
            reference.draw(list, with: ReferenceCompositor())
            let difference = fast.difference(reference, beyond: 8)
            XCTAssertEqual(difference.pixels, 0, "seed \(seed): \(difference)")
        }
    }

    func testEveryWayGivesTheSamePixels() {
        defer { Kernels.current = pk_kernels_best() }
        for seed in 0..<UInt64(count(1000)) {
            var scene = RandomScene(seed: seed)
            let list = displayList(of: scene.root, size: scene.size)
            let tables = [kernelTables[0], kernelTables[Int(seed) % kernelTables.count]]
            let surfaces = tables.enumerated().map { index, table in
                Kernels.current = table
                let surface = PixelBuffer(of: scene.size)
                surface.draw(list, with: SoftwareCompositor(threads: 1 + index))
                return surface
            }
            XCTAssertEqual(surfaces[0].difference(surfaces[1], beyond: 0).pixels, 0, "seed \(seed)")
            scene.change()
            let next = displayList(of: scene.root, size: scene.size)
            let whole = PixelBuffer(of: scene.size)
            whole.draw(next, with: SoftwareCompositor(threads: 1))
            for (index, table) in tables.enumerated() {
                Kernels.current = table
                let damage = next.damage(since: list)
                surfaces[index].draw(next, damage: damage, with: SoftwareCompositor(threads: 3 - index))
                let difference = surfaces[index].difference(whole, beyond: 0)
                XCTAssertEqual(difference.pixels, 0, "seed \(seed), after a change: \(difference)")
            }
        }
    }
}
