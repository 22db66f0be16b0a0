import TestSupport
import XCTest

@testable import Raster

/// Pixels below an opaque fill need not be drawn, including those of a soft step, such as a shadow, below the next one.
final class HiddenPixelsTests: XCTestCase {
    private let clip = PixelRect(x: 0, y: 0, width: 300, height: 140)

    func testSolidRectangles() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 300, height: 140)
            let part = PixelRect(x: Int(seed % 5), y: Int(seed % 7), width: 291, height: 127)
            let path = Coverage(scene.path(), clip: clip)
            XCTAssertTrue(isCovered(path.view.solidRect(in: part), by: path), "seed \(seed)")
            let (x, y) = (scene.number(10...60), scene.number(10...30))
            let box = Box(minX: x, minY: y, maxX: x + scene.number(80...200), maxY: y + scene.number(60...100))
            let card = Coverage(RoundedBox(box, radius: scene.number(0...16)), clip: clip).offsetBy(
                x: 3, y: 1, clip: clip)
            let rect = card.view.solidRect(in: part)
            XCTAssertTrue(isCovered(rect, by: card) && part.contains(rect), "seed \(seed)")
            let least = (box.width - 16) * (box.height - 2 * 16 - 16)
            XCTAssertGreaterThan(Double(rect.width * rect.height), least, "seed \(seed)")
        }
        let solid = Coverage(PixelRect(x: 5, y: 6, width: 30, height: 20))
        XCTAssertEqual(solid.view.solidRect(in: clip), solid.bounds)
        XCTAssertEqual(solid.view.solidRect(in: PixelRect(x: 50, y: 0, width: 9, height: 9)), .zero)
        let mask = AlphaMask(bounds: clip, levels: Array(repeating: 255, count: 300 * 140))
        XCTAssertEqual(Coverage(mask).view.solidRect(in: clip), .zero, "nobody looks at each level")
    }

    private func isCovered(_ rect: PixelRect, by coverage: Coverage) -> Bool {
        rect.isEmpty || coverage.view.covers(rect)
    }

    /// Shadows below cards, against the same with an invisible step between the two, so that they are not adjacent.
    func testCullingHiddenPixelsMakesNoDifference() throws {
        let none = AlphaMask(bounds: clip, levels: Array(repeating: 0, count: clip.width * clip.height))
        let nothing = Command.fill(.init(Coverage(none), .color(.black)))
        for seed in 1...30 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 300, height: 140)
            var (together, apart): ([Command], [Command]) = ([], [])
            for index in 0..<6 {
                let (x, y) = (scene.number(-20...200), scene.number(-20...80))
                let box = Box(minX: x, minY: y, maxX: x + scene.number(5...150), maxY: y + scene.number(5...80))
                let shape = Coverage(RoundedBox(box, radius: scene.number(0...20)), clip: clip)
                var color = scene.color()
                if scene.chance() { color.alpha = 1 }
                var shadowColor = scene.color()
                shadowColor.alpha = Float(scene.number(0...1))
                let shadow = Command.fill(
                    .init(shape.blurred(deviation: scene.number(1...9), clip: clip), .color(shadowColor)))
                let card = Command.fill(.init(shape, .color(color)))
                let isGroup = index % 3 == 2
                let group = Command.beginGroup(.init(bounds: clip, opacity: 0.7))
                together += (isGroup ? [group] : []) + [shadow, card] + (isGroup ? [.endGroup] : [])
                apart += (isGroup ? [group] : []) + [shadow, nothing, card] + (isGroup ? [.endGroup] : [])
            }
            let surface = scene.surface()
            let (first, second) = (try XCTUnwrap(surface.copy()), try XCTUnwrap(surface.copy()))
            Rasterizer(threads: 1).draw(together, into: first, region: clip)
            Rasterizer(threads: 1).draw(apart, into: second, region: clip)
            XCTAssertEqual(first.maxDifference(from: second), 0, "seed \(seed)")
        }
    }
}
