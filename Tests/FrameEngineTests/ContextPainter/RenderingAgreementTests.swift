import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

@testable import CoreGraphics

/// `render(in:)` and a renderer draw the same picture, however masks, modes, groups, clips and 3D spaces are nested.
final class RenderingAgreementTests: XCTestCase {
    private func count(_ usual: Int) -> Int {
        ProcessInfo.processInfo.environment["KASANE_SCENES"].flatMap(Int.init) ?? usual
    }

    private func rendered(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: scale, y: -scale)
        layer.render(in: context)
    }

    func testRandomTrees() {
        for seed in 0..<UInt64(count(300)) {
            let scene = RandomScene(seed: seed, isRichInEffects: seed % 3 == 2)
            let scale: CGFloat = [1, 2, 1.5][Int(seed / 3 % 3)]
            let expected = Picture(of: scene.root, size: scene.size, scale: scale)
            let context = Picture.context(size: scene.size, scale: scale)
            rendered(scene.root, in: context, scale: scale)
            let difference = Picture(context).difference(expected)
            XCTAssertLessThanOrEqual(difference.most, 2, "seed \(seed): \(difference.pixels) pixels differ")
        }
    }

    /// Over existing content, like the same tree over a layer of that colour.
    func testRandomTreesOnPaper() {
        for seed in 0..<UInt64(count(100)) {
            let scene = RandomScene(seed: seed)
            let context = Picture.context(size: scene.size)
            context.setFillColor(.white)
            context.fill(CGRect(origin: .zero, size: scene.size))
            rendered(scene.root, in: context, scale: 1)
            let alone = Picture(of: scene.root, size: scene.size)
            let shown = Picture(context)
            guard !scene.blendsWithWhatLiesBelow else { continue }
            for y in 0..<shown.height {
                for x in 0..<shown.width {
                    let (p, q) = (shown[x, y], alone[x, y])
                    let white = 255 - q.alpha
                    let expected = Picture.Pixel(q.red + white, q.green + white, q.blue + white)
                    XCTAssertLessThanOrEqual(p.difference(expected), 2, "seed \(seed) at \(x), \(y)")
                }
            }
        }
    }
}

extension RandomScene {
    /// Whether any layer has a compositing mode or background filters.
    var blendsWithWhatLiesBelow: Bool {
        ([root] + layers).contains { $0.compositingFilter != nil || !($0.backgroundFilters ?? []).isEmpty }
    }
}
