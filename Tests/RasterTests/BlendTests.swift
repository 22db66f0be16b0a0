import XCTest

@testable import Raster

final class BlendTests: XCTestCase {
    static let modes: [BlendMode] = [
        .sourceOver, .copy, .clear, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
        .destinationOut, .destinationAtop, .xor, .plusLighter, .plusDarker, .multiply, .screen, .overlay, .darken,
        .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color,
        .luminosity,
    ]

    /// Every mode on a range of premultiplied pixels, to the nearest level.
    func testModesAgainstArithmetic() {
        let levels: [UInt8] = [0, 1, 2, 63, 127, 128, 200, 254, 255]
        let pixels: [[UInt8]] = levels.flatMap { a in levels.filter { $0 <= a }.map { [$0, a / 2, 0, a] } }
        let count = pixels.count
        let source = PixelBuffer(width: count, height: count)!
        for y in 0..<count {
            for x in 0..<count { source.setPixel(x, y, pixels[x]) }
        }
        let paint = Paint.image(ImagePaint(bitmap: Bitmap(source), toPaint: .identity))
        for mode in Self.modes {
            let surface = PixelBuffer(width: count, height: count)!
            for y in 0..<count {
                for x in 0..<count { surface.setPixel(x, y, pixels[y]) }
            }
            let expected = surface.copy()!
            let commands = [Command.fill(.init(Coverage(surface.bounds), paint, blendMode: mode))]
            Rasterizer(threads: 1).draw(commands, into: surface, region: surface.bounds)
            ReferenceRenderer().draw(commands, into: expected, region: surface.bounds)
            XCTAssertLessThanOrEqual(surface.maxDifference(from: expected), 1, "\(mode)")
        }
    }

    /// Partly covered, a pixel changes in proportion; outside the coverage it is unchanged, whatever the mode.
    func testCoverageMixes() {
        for mode in Self.modes {
            var scene = SceneMaker(seed: 5)
            let surface = scene.surface()
            let expected = surface.copy()!
            let shape = Coverage(.circle(Point(40, 30), radius: 20.3), clip: surface.bounds)
            let commands = [Command.fill(.init(shape, .color(scene.color()), blendMode: mode))]
            Rasterizer(threads: 1).draw(commands, into: surface, region: surface.bounds)
            ReferenceRenderer().draw(commands, into: expected, region: surface.bounds)
            XCTAssertLessThanOrEqual(surface.maxDifference(from: expected), 2, "\(mode)")
            XCTAssertEqual(surface.pixel(0, 0), expected.pixel(0, 0))
        }
    }

    func testFillWithAnOpaqueColorIsExact() {
        let surface = PixelBuffer(width: 3, height: 3)!
        let color = PaintColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        Rasterizer(threads: 1).draw(
            [.fill(.init(Coverage(surface.bounds), .color(color)))], into: surface, region: surface.bounds)
        XCTAssertEqual(surface.pixel(1, 1), [51, 102, 153, 255])
    }
}
