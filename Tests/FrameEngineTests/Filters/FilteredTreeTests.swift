import CoreGraphics
import LayerTestSupport
import Raster
import TestSupport
import XCTest

@_spi(Compositing) @testable import FrameEngine
@testable import QuartzCore

/// Random trees with filters of all kinds: drawn partially as drawn whole, on one thread as on many.
final class FilteredTreeTests: XCTestCase {
    private let size = CGSize(width: 72, height: 56)

    private let filters = [
        "gaussianBlur", "colorInvert", "bloom", "CISepiaTone", "vignette", "colorHueRotate", "luminanceToAlpha",
    ]

    /// Adds some effects to a layer that need offscreen images.
    private func decorate(_ layer: CALayer, _ generator: inout SeededRandom) {
        func filter(_ generator: inout SeededRandom) -> CAFilter {
            let filter = CAFilter(type: filters.randomElement(using: &generator)!)
            filter.setValue(Double.random(in: 0.2...4, using: &generator), forKey: "inputRadius")
            filter.setValue(Double.random(in: 0...1, using: &generator), forKey: "inputIntensity")
            return filter
        }
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: layer.filters = [filter(&generator)]
        case 1: layer.filters = [filter(&generator), filter(&generator)]
        case 2: layer.backgroundFilters = [filter(&generator)]
        case 3: layer.compositingFilter = CompositingMode.modes.keys.sorted().randomElement(using: &generator)
        case 4:
            layer.shouldRasterize = true
            layer.rasterizationScale = [0.5, 1, 2].randomElement(using: &generator)!
        case 5:
            layer.backgroundFilters = [filter(&generator)]
            layer.filters = [filter(&generator)]
            layer.compositingFilter = CompositingMode.modes.keys.sorted().randomElement(using: &generator)
        default:
            layer.filters = nil
            layer.backgroundFilters = nil
            layer.compositingFilter = nil
        }
    }

    /// A list that needs too many images at once is drawn in portions, which cover all of it, in order, without
    /// splitting a group.
    func testPortions() throws {
        let large = PixelRect(x: 0, y: 0, width: 3000, height: 3000)
        var filtered = DisplayList.Group(bounds: large)
        filtered.effects = GroupEffects(chain: EffectChain([.color(.inversion)]), content: large)
        let plain = DisplayList.Group(bounds: large)
        let one: [DisplayList.Item] = [.beginGroup(filtered), .endGroup]
        let nested: [DisplayList.Item] = [.beginGroup(plain)] + one + one + one + [.endGroup]
        let compositor = SoftwareCompositor(threads: 1)
        XCTAssertFalse(compositor.needsPortions(one[...]))
        XCTAssertTrue(compositor.needsPortions(nested[...]))
        let items = one + nested + one + [.endGroup] + one
        let portions = compositor.portions(of: items[...])
        XCTAssertEqual(portions.map(\.count), [2, 8, 3, 2])
        XCTAssertEqual(portions.first?.startIndex, 0)
        XCTAssertTrue(zip(portions, portions.dropFirst()).allSatisfy { $0.endIndex == $1.startIndex })
    }

    private func draw(_ renderer: CARenderer) {
        renderer.beginFrame(atTime: 0, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
    }

    func testDrawnInPartAsDrawnWhole() {
        let seed: UInt64 = 20_261_122
        var generator = SeededRandom(seed: seed)
        CATransaction.setDisableActions(true)
        for round in 0..<14 {
            let root = CALayer(CGRect(origin: .zero, size: size), .white)
            var layers: [CALayer] = []
            for _ in 0..<8 {
                let layer = RandomTree.layer(in: size, &generator)
                if Bool.random(using: &generator) { decorate(layer, &generator) }
                (layers.randomElement(using: &generator) ?? root).addSublayer(layer)
                layers.append(layer)
            }
            let context = Picture.context(size: size)
            let renderer = CARenderer(context: context)
            renderer.layer = root
            renderer.bounds = CGRect(origin: .zero, size: size)
            renderer.threads = round % 3 + 1
            draw(renderer)
            for step in 0..<3 {
                CATransaction.flush()
                if let layer = layers.randomElement(using: &generator) {
                    if step == 1 { decorate(layer, &generator) }
                    RandomTree.change(layer, in: size, &generator)
                }
                draw(renderer)
                let difference = Picture(context).difference(Picture(of: root, size: size, threads: 1))
                XCTAssertEqual(
                    difference.pixels, 0, "seed \(seed), round \(round), step \(step): by \(difference.most)")
            }
        }
    }
}
