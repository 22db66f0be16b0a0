import TestSupport
import XCTest

@testable import Raster

final class ImageTests: XCTestCase {
    private let surface = PixelBuffer(width: 40, height: 30)!

    /// Opaque noise.
    private let picture: PixelBuffer = {
        var random = SeededRandom(seed: 8)
        let buffer = PixelBuffer(width: 16, height: 12)!
        for y in 0..<12 {
            for x in 0..<16 { buffer.setPixel(x, y, (0..<3).map { _ in .random(in: 0...255, using: &random) } + [255]) }
        }
        return buffer
    }()

    private func draw(
        _ toPaint: Projection, filter: ImagePaint.Filter = .linear, edge: ImagePaint.Edge = .clamp,
        source: PixelRect? = nil
    ) {
        let paint = ImagePaint(
            bitmap: Bitmap(picture, isOpaque: true), toPaint: toPaint, filter: filter, edge: edge, source: source)
        Rasterizer(threads: 1).draw(
            [.fill(.init(Coverage(surface.bounds), .image(paint), blendMode: .copy))], into: surface,
            region: surface.bounds)
    }

    func testMovedByWholePixelsItIsCopied() {
        for filter in [ImagePaint.Filter.nearest, .linear] {
            draw(.translation(-5, -3), filter: filter, edge: .transparent)
            XCTAssertEqual(surface.pixel(5, 3), picture.pixel(0, 0))
            XCTAssertEqual(surface.pixel(20, 14), picture.pixel(15, 11))
            XCTAssertEqual(surface.pixel(4, 3), [0, 0, 0, 0])
            XCTAssertEqual(surface.pixel(21, 3), [0, 0, 0, 0])
        }
    }

    func testMovedByHalfAPixelItIsTheMean() {
        draw(.translation(0.5, 0))
        for x in 0..<15 {
            for i in 0..<3 {
                let mean = (Double(picture.pixel(x, 4)[i]) + Double(picture.pixel(x + 1, 4)[i])) / 2
                XCTAssertEqual(Double(surface.pixel(x, 4)[i]), mean, accuracy: 0.51)
            }
        }
    }

    func testPixelsBeyondTheEdgeFollowTheEdgeMode() {
        draw(.translation(-4, -4), edge: .clamp)
        XCTAssertEqual(surface.pixel(0, 0), picture.pixel(0, 0))
        XCTAssertEqual(surface.pixel(39, 29), picture.pixel(15, 11))
        draw(.translation(-4, -4), edge: .tile)
        XCTAssertEqual(surface.pixel(3, 3), picture.pixel(15, 11))
        XCTAssertEqual(surface.pixel(4 + 16 + 2, 4 + 12 + 1), picture.pixel(2, 1))
        draw(.translation(-4, -4), edge: .transparent)
        XCTAssertEqual(surface.pixel(3, 3), [0, 0, 0, 0])
    }

    /// Half of the filter's weight is beyond the edge.
    func testATransparentEdgeFades() {
        draw(.translation(-4.5, -4), edge: .transparent)
        XCTAssertEqual(Int(surface.pixel(4, 6)[3]), 128, accuracy: 1)
        XCTAssertEqual(surface.pixel(5, 6)[3], 255)
    }

    func testReadsAreKeptToTheSource() {
        let source = PixelRect(x: 3, y: 2, width: 4, height: 5)
        draw(.translation(-8.25, -8.25), source: source)
        XCTAssertEqual(surface.pixel(0, 0), picture.pixel(3, 2))
        XCTAssertEqual(surface.pixel(30, 29), picture.pixel(6, 6))
        draw(.identity, source: PixelRect(x: 40, y: 0, width: 5, height: 5))
        XCTAssertEqual(surface.pixel(0, 0), [0, 0, 0, 0], "a source outside the picture paints nothing")
    }

    /// Bilinear interpolation in floats at each pixel, rotated, scaled and in perspective.
    func testBilinearAgainstArithmetic() {
        var squares = 0.0
        for seed in 1...40 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed)
            let map = scene.projection()
            draw(map)
            for y in 0..<30 {
                for x in 0..<40 {
                    let p = map.apply(Point(Double(x) + 0.5, Double(y) + 0.5)) - Point(0.5, 0.5)
                    let (u, v) = (p.x.rounded(.down), p.y.rounded(.down))
                    let (fx, fy) = (p.x - u, p.y - v)
                    func texel(_ dx: Double, _ dy: Double, _ i: Int) -> Double {
                        Double(picture.pixel(Int(min(max(u + dx, 0), 15)), Int(min(max(v + dy, 0), 11)))[i])
                    }
                    for i in 0..<3 {
                        let top = texel(0, 0, i) * (1 - fx) + texel(1, 0, i) * fx
                        let bottom = texel(0, 1, i) * (1 - fx) + texel(1, 1, i) * fx
                        let exact = top * (1 - fy) + bottom * fy
                        // 8-bit weights between neighbours of the greatest difference; the rest is rounding.
                        XCTAssertEqual(
                            Double(surface.pixel(x, y)[i]), exact.rounded(), accuracy: 1, "seed \(seed) at \(x), \(y)")
                        squares += (Double(surface.pixel(x, y)[i]) - exact) * (Double(surface.pixel(x, y)[i]) - exact)
                    }
                }
            }
        }
        XCTAssertLessThan((squares / (40 * 40 * 30 * 3)).squareRoot(), 0.35, "0.29 is what rounding alone makes")
    }

    func testNoChannelBecomesBrighterThanItsAlpha() {
        var random = SeededRandom(seed: 9)
        for y in 0..<12 {
            for x in 0..<16 {
                let alpha = UInt8.random(in: 0...255, using: &random)
                let color = (0..<3).map { _ in
                    Bool.random(using: &random) ? alpha : .random(in: 0...alpha, using: &random)
                }
                picture.setPixel(x, y, color + [alpha])
            }
        }
        for seed in 1...40 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed)
            draw(scene.projection())
            for y in 0..<30 {
                for x in 0..<40 {
                    let pixel = surface.pixel(x, y)
                    XCTAssertLessThanOrEqual(pixel[0...2].max()!, pixel[3], "seed \(seed) at \(x), \(y)")
                }
            }
        }
    }

    func testAnImageOfOneColorKeepsItsColor() {
        for level in 0...255 as ClosedRange<UInt8> {
            for y in 0..<12 { for x in 0..<16 { picture.setPixel(x, y, [level, level, level, 255]) } }
            draw(Projection.scale(0.37, 0.41).then(.translation(-0.6, -0.2)))
            for y in stride(from: 0, to: 30, by: 7) {
                for x in 0..<40 { XCTAssertEqual(surface.pixel(x, y), [level, level, level, 255]) }
            }
        }
    }

    /// Rotated by quarter turns about a pixel's centre, every pixel is one texel.
    func testAtWholeTexelsItIsExact() {
        for (map, place) in [
            (Projection(a: 0, b: 1, c: -1, d: 0, tx: 16, ty: 0), { x, y in (15 - y, x) }),
            (Projection(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 12), { x, y in (y, 11 - x) }),
            (Projection(a: -1, b: 0, c: 0, d: -1, tx: 16, ty: 12), { x, y in (15 - x, 11 - y) }),
        ] as [(Projection, (Int, Int) -> (Int, Int))] {
            draw(map)
            for y in 0..<12 {
                for x in 0..<12 {
                    let (u, v) = place(x, y)
                    XCTAssertEqual(surface.pixel(x, y), picture.pixel(max(0, min(u, 15)), max(0, min(v, 11))))
                }
            }
        }
    }
}
