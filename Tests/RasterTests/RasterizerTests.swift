import TestSupport
import XCTest

@testable import Raster

final class RasterizerTests: XCTestCase {
    /// Random scenes of every paint and mode, against the reference. Steps round, and a mode or a group may accumulate
    /// several roundings, so the picture is compared after every single command.
    func testMatchesTheReference() throws {
        for seed in 1...40 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed)
            let surface = scene.surface()
            for commands in scene.commands(count: 6) {
                let expected = try XCTUnwrap(surface.copy())
                ReferenceRenderer().draw(commands, into: expected, region: surface.bounds)
                Rasterizer(threads: 1).draw(commands, into: surface, region: surface.bounds)
                // The nearest texel depends on rounding where a pixel lies between two.
                let wrong = surface.pixels(differingFrom: expected, byMoreThan: 2)
                XCTAssertLessThanOrEqual(wrong, 1, "seed \(seed): \(commands)")
            }
        }
    }

    func testPixelsDoNotDependOnThreadsOrTiles() throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed, width: 300, height: 210)
            let surface = scene.surface()
            let commands = scene.commands(count: 25).flatMap { $0 }
            let region = PixelRect(x: 7, y: 3, width: 280, height: 200)
            let origin = (x: -9, y: 5)
            let one = try XCTUnwrap(surface.copy())
            let many = try XCTUnwrap(surface.copy())
            Rasterizer(threads: 1).draw(commands, into: one, origin: origin, region: region)
            Rasterizer(threads: 7).draw(commands, into: many, origin: origin, region: region)
            XCTAssertEqual(one.maxDifference(from: many), 0, "seed \(seed), 7 threads")
            for (width, height) in [(16, 4), (64, 17), (256, 1), (128, 1000)] {
                let tiled = try XCTUnwrap(surface.copy())
                Rasterizer(threads: 2).draw(commands, into: tiled, origin: origin, region: region) {
                    TileLayout(area: $0, width: width, height: height)
                }
                XCTAssertEqual(one.maxDifference(from: tiled), 0, "seed \(seed), tiles \(width) x \(height)")
            }
            // Drawn piece by piece, like damage.
            let pieces = try XCTUnwrap(surface.copy())
            for x in stride(from: 7, to: 287, by: 93) {
                let piece = PixelRect(x: x, y: 3, width: min(93, 287 - x), height: 200)
                Rasterizer(threads: 1).draw(commands, into: pieces, origin: origin, region: piece)
            }
            XCTAssertEqual(one.maxDifference(from: pieces), 0, "seed \(seed), in pieces")
        }
    }

    func testTouchesNothingOutsideTheRegion() throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed)
            let surface = scene.surface()
            let before = try XCTUnwrap(surface.copy())
            let region = PixelRect(x: 13, y: 9, width: 41, height: 30)
            Rasterizer(threads: 2).draw(
                scene.commands(count: 10).flatMap { $0 } + [.fill(.init(Coverage(surface.bounds), .color(.black)))],
                into: surface, region: region)
            for y in 0..<surface.height {
                for x in 0..<surface.width where !region.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
                    XCTAssertEqual(surface.pixel(x, y), before.pixel(x, y), "seed \(seed) at \(x), \(y)")
                }
            }
            XCTAssertEqual(surface.pixel(13, 9), [0, 0, 0, 255])
        }
    }

    /// Invalid numbers of every kind, in every place.
    func testInvalidNumbersNeitherTrapNorPaintOutsideTheClip() {
        let bad: [Double] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e300, 1e-30, 0, -0.0, 1, 40]
        for seed in 1...400 as ClosedRange<UInt64> {
            var random = SeededRandom(seed: seed)
            func number() -> Double {
                Int.random(in: 0...4, using: &random) == 0
                    ? bad.randomElement(using: &random)! : .random(in: -2...40, using: &random)
            }
            func point() -> Point { Point(number(), number()) }
            func map() -> Projection {
                Projection(
                    m11: number(), m12: number(), m13: number(), m21: number(), m22: number(), m23: number(),
                    m31: number(), m32: number(), m33: number())
            }
            let surface = PixelBuffer(width: 40, height: 30)!
            let inner = PixelRect(x: 2, y: 2, width: 30, height: 20)
            var path = Path()
            path.move(to: point())
            path.addLine(to: point())
            path.addQuad(control: point(), to: point())
            path.addCubic(control1: point(), control2: point(), to: point())
            if Bool.random(using: &random) { path.close() }
            if Bool.random(using: &random) {
                let style = StrokeStyle(
                    width: number(), cap: .round, join: .round, miterLimit: number(),
                    dashes: Bool.random(using: &random) ? [number(), number()] : [], dashPhase: number())
                path = path.stroked(style, tolerance: number())
            }
            let stops = GradientStops(
                (0..<3).map { _ in
                    .init(
                        location: Float(number()),
                        color: PaintColor(red: Float(number()), green: 1, blue: 0, alpha: Float(number())))
                })
            let paints: [Paint] = [
                .color(stops.stops[0].color),
                .linear(LinearGradient(stops: stops, toPaint: map())),
                .radial(
                    RadialGradient(
                        stops: stops, toPaint: map(), startCenter: point(), startRadius: number(), endCenter: point(),
                        endRadius: number())),
                .conic(ConicGradient(stops: stops, toPaint: map())),
                .image(ImagePaint(bitmap: Bitmap(PixelBuffer(width: 3, height: 2)!), toPaint: map(), edge: .tile)),
            ]
            let map1 = Bool.random(using: &random) ? .identity : map()
            var commands = paints.map { paint in
                Command.fill(.init(Coverage(path, through: map1, clip: inner), paint, opacity: Float(number())))
            }
            commands += [.endGroup, .beginGroup(.init(bounds: inner, opacity: Float(number()))), commands[0]]
            commands += paints.map { .fill(.init(Coverage(inner), $0)) }
            Rasterizer(threads: 1).draw(commands, into: surface, region: surface.bounds)
            for x in 0..<40 {
                XCTAssertEqual(surface.pixel(x, 1), [0, 0, 0, 0], "seed \(seed)")
                XCTAssertEqual(surface.pixel(x, 22), [0, 0, 0, 0], "seed \(seed)")
            }
        }
    }

    func testNoChannelExceedsItsAlpha() {
        for seed in 1...40 as ClosedRange<UInt64> {
            var scene = SceneMaker(seed: seed)
            let surface = scene.surface()
            Rasterizer(threads: 1).draw(
                scene.commands(count: 12).flatMap { $0 }, into: surface, region: surface.bounds)
            for y in 0..<surface.height {
                for x in 0..<surface.width {
                    let p = surface.pixel(x, y)
                    XCTAssertLessThanOrEqual(max(p[0], p[1], p[2]), p[3], "seed \(seed) at \(x), \(y)")
                }
            }
        }
    }

    func testEmptyWorkDoesNothing() {
        let surface = PixelBuffer(width: 4, height: 4)!
        let whole = Coverage(surface.bounds)
        Rasterizer(threads: 4).draw([], into: surface, region: surface.bounds)
        Rasterizer(threads: 4).draw([.fill(.init(whole, .color(.black)))], into: surface, region: .zero)
        Rasterizer(threads: 0).draw(
            [.fill(.init(whole, .color(.black)))], into: surface, region: PixelRect(x: 90, y: 0, width: 9, height: 9))
        XCTAssertEqual(surface.pixel(0, 0), [0, 0, 0, 0])
    }
}
