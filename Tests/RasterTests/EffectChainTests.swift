import TestSupport
import XCTest

@testable import Raster

/// Effects applied tile by tile, and their intermediate numbers.
final class EffectChainTests: XCTestCase {
    private let content = PixelRect(x: -7, y: 5, width: 330, height: 150)

    /// Translucent noise whose first pixel is the content's first pixel.
    private lazy var picture: PixelBuffer = {
        var random = SeededRandom(seed: 31)
        let buffer = PixelBuffer(width: content.width, height: content.height)!
        for y in 0..<content.height {
            for x in 0..<content.width {
                let alpha = UInt8.random(in: 0...255, using: &random)
                buffer.setPixel(x, y, (0..<3).map { _ in .random(in: 0...alpha, using: &random) } + [alpha])
            }
        }
        return buffer
    }()

    private let chains: [[Effect]] = [
        [.blur(GaussianFilter(deviationX: 2, deviationY: 2))],
        [.color(.saturation(0.3)), .blur(GaussianFilter(deviationX: 0, deviationY: 4.5)), .color(.inversion)],
        [
            .bloom(.init(blur: GaussianFilter(deviationX: 1, deviationY: 3), intensity: 0.7)),
            .vignette(.init(center: Point(100, 60), innerRadius: 20, outerRadius: 150, intensity: 0.8)),
        ],
        [.blur(GaussianFilter(deviationX: 12, deviationY: 40))],
        [
            .color(.saturation(0.3)), .blur(GaussianFilter(deviationX: 0, deviationY: 7)), .color(.sepia(0.5)),
            .blur(GaussianFilter(deviationX: 4, deviationY: 4)), .color(.inversion),
            .blur(GaussianFilter(deviationX: 4, deviationY: 3)),
            .vignette(.init(center: Point(100, 60), innerRadius: 20, outerRadius: 150, intensity: 0.8)),
            .blur(GaussianFilter(deviationX: 5, deviationY: 2)),
        ],
        [.bloom(.init(blur: GaussianFilter(deviationX: 9, deviationY: 6), intensity: 0.7)), .color(.inversion)],
        // Each uses the previous one twice.
        (0..<40).map { _ in .bloom(.init(blur: GaussianFilter(deviationX: 0.1, deviationY: 0), intensity: 0.1)) },
    ]

    private func bytes(_ chain: EffectChain, region: PixelRect, threads: Int) -> PixelBuffer? {
        chain.bytes(of: content, region: region, threads: threads) { _ in .init(picture, x: content.x, y: content.y) }
    }

    /// Returns one effect after another, applied to the whole picture.
    private func whole(_ chain: EffectChain, region: PixelRect) -> PixelBuffer? {
        var image = FloatImage(picture, x: content.x, y: content.y, bounds: content, threads: 1)
        for effect in chain.effects {
            image = image.flatMap { effect.apply(to: $0, region: chain.grown(content), threads: 1) }
        }
        guard let image, let result = PixelBuffer(width: region.width, height: region.height) else { return nil }
        image.write(to: result, x: region.x, y: region.y, threads: 1)
        return result
    }

    func testTilesThreadsAndPartsDoNotShow() throws {
        let region = content.insetBy(-20)
        for effects in chains {
            let chain = EffectChain(effects)
            let expected = try XCTUnwrap(whole(chain, region: region))
            for threads in [1, 3] {
                let result = try XCTUnwrap(bytes(chain, region: region, threads: threads))
                XCTAssertEqual(result.maxDifference(from: expected), 0, "\(effects)")
            }
            let part = PixelRect(x: 91, y: 33, width: 120, height: 61)
            let result = try XCTUnwrap(bytes(chain, region: part, threads: 2))
            for y in 0..<part.height {
                for x in 0..<part.width {
                    XCTAssertEqual(
                        result.pixel(x, y), expected.pixel(part.x - region.x + x, part.y - region.y + y), "\(effects)")
                }
            }
        }
    }

    func testFarFromThePictureThereIsNothing() {
        let far = PixelRect(x: 1000, y: 1000, width: 10, height: 10)
        for effects in chains { XCTAssertNil(bytes(EffectChain(effects), region: far, threads: 1)) }
    }

    /// Each pixel is a sum weighted by the Gaussian, of pixels none of which lies outside.
    func testABlurIsTheWeightedSum() throws {
        let deviation = 2.0
        let filter = GaussianFilter(deviationX: deviation, deviationY: 0)
        let result = try XCTUnwrap(bytes(EffectChain([.blur(filter)]), region: content, threads: 1))
        let weights = (-6...6).map { exponential(-Double($0 * $0) / (2 * deviation * deviation)) }
        let total = weights.reduce(0, +)
        for x in [0, 3, 6, 150, 255, 256, 329] {
            var sum = 0.0
            for (i, weight) in weights.enumerated() where x + i - 6 >= 0 && x + i - 6 < content.width {
                sum += Double(picture.pixel(x + i - 6, 70)[3]) * weight / total
            }
            XCTAssertEqual(Double(result.pixel(x, 70)[3]), sum, accuracy: 0.51)
        }
    }

    /// Pixels outside the source image are transparent, or repeat its edge.
    func testBytesAsNumbers() throws {
        let bounds = PixelRect(x: -12, y: 2, width: 345, height: 160)
        for repeatsEdges in [false, true] {
            let image = try XCTUnwrap(
                FloatImage(picture, x: -7, y: 5, bounds: bounds, repeatsEdges: repeatsEdges, threads: 1))
            for (x, y) in [(-12, 2), (-8, 40), (-7, 40), (100, 5), (322, 154), (323, 154), (332, 161), (50, 161)] {
                let inside = content.contains(PixelRect(x: x, y: y, width: 1, height: 1))
                let (u, v) = (max(0, min(x + 7, 329)), max(0, min(y - 5, 149)))
                let expected =
                    inside || repeatsEdges ? picture.pixel(u, v).map { Float($0) * (1 / 255) } : [0, 0, 0, 0]
                let pixel = image.row(y)[x - bounds.x]
                XCTAssertEqual([pixel.x, pixel.y, pixel.z, pixel.w], expected, "\(x), \(y)")
            }
        }
        let beside = PixelRect(x: 400, y: 10, width: 8, height: 2)
        let image = try XCTUnwrap(FloatImage(picture, x: -7, y: 5, bounds: beside, repeatsEdges: true, threads: 1))
        XCTAssertEqual(image.row(11)[7], image.row(11)[0])
        XCTAssertEqual(image.row(11)[0], SIMD4(bytes: picture.base + 6 * picture.bytesPerRow + 329 * 4))
    }
}
