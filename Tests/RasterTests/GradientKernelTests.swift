import TestSupport
import XCTest

@testable import Raster

/// The kernels' gradient pixels are the ramp's colour at the geometry's parameter, converted to a pixel.
final class GradientKernelTests: XCTestCase {
    private static let side = 96

    /// Half a level of rounding, and float errors: parameters are accurate to some 1e-5, for which colours change by up
    /// to 255 levels between stops a tenth apart.
    private static let tolerance: Float = 0.5 + 0.06

    private var random = SeededRandom(seed: 14)

    private func stops() -> GradientStops {
        var location: Float = 0
        return GradientStops(
            (0..<Int.random(in: 2...6, using: &random)).map { _ in
                defer { location += Float.random(in: 0.1...0.2, using: &random) }
                func unit() -> Float { Float.random(in: 0...1, using: &random) }
                return .init(
                    location: location, color: PaintColor(red: unit(), green: unit(), blue: unit(), alpha: unit()))
            })
    }

    /// Returns a projection from pixels to a space in which the picture is a few units wide.
    private func toPaint() -> Projection {
        func part() -> Double { Double.random(in: -1...1, using: &random) / 64 }
        let (a, b) = (part(), part())
        return Projection(a: a + 0.02, b: b, c: part() - b, d: a - 0.02, tx: 64 * part(), ty: 64 * part())
    }

    private func point() -> Point {
        Point(Double.random(in: -0.5...0.5, using: &random), Double.random(in: -0.5...0.5, using: &random))
    }

    private func check(_ paint: Paint, _ geometry: GradientGeometry, _ stops: GradientStops, _ toPaint: Projection) {
        let surface = PixelBuffer(width: Self.side, height: Self.side)!
        Rasterizer(threads: 1).draw(
            [.fill(.init(Coverage(surface.bounds), paint))], into: surface, region: surface.bounds)
        let ramp = ColorRamp(stops)
        func parameter(_ x: Int, _ y: Int) -> Double? {
            geometry.parameter(at: toPaint.apply(Point(Double(x) + 0.5, Double(y) + 0.5)), in: -1000...1000)
        }
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                // Near the ends of circles, or where a turn begins again, a float may be on the other side.
                let around =
                    [parameter(x, y), parameter(x + 1, y), parameter(x, y + 1), parameter(x - 1, y)]
                    + [parameter(x, y - 1)]
                let known = around.compactMap { $0 }
                guard known.count == 0 || known.count == 5, (known.max() ?? 0) - (known.min() ?? 0) < 0.25 else {
                    continue
                }
                let color = around[0].map { ramp.color(at: $0).premultiplied } ?? .zero
                for (channel, level) in surface.pixel(x, y).enumerated() {
                    let distance = abs(Float(level) - color[channel] * 255)
                    guard distance > Self.tolerance else { continue }
                    return XCTFail("seed 14: \(geometry) at (\(x), \(y)), channel \(channel): \(distance) levels off")
                }
            }
        }
    }

    func testLines() {
        for _ in 0..<100 {
            let (stops, map) = (stops(), toPaint())
            let geometry = GradientGeometry.line(from: .zero, to: Point(1, 0))!
            check(.linear(LinearGradient(stops: stops, toPaint: map)), geometry, stops, map)
        }
    }

    func testTurns() {
        for _ in 0..<100 {
            let (stops, map) = (stops(), toPaint())
            let geometry = GradientGeometry.turn(around: .zero, from: 0)!
            check(.conic(ConicGradient(stops: stops, toPaint: map)), geometry, stops, map)
        }
    }

    func testCircles() {
        for round in 0..<80 {
            let (stops, map) = (stops(), toPaint())
            let (start, radius) = (point(), Double.random(in: 0...0.5, using: &random))
            // Every other time, both circles have one centre.
            let (end, endRadius) = (
                round % 2 == 0 ? start : point(), radius + Double.random(in: 0.2...1, using: &random)
            )
            let geometry = GradientGeometry.circles(from: start, radius: radius, to: end, radius: endRadius)!
            let paint = RadialGradient(
                stops: stops, toPaint: map, startCenter: start, startRadius: radius, endCenter: end,
                endRadius: endRadius)
            check(.radial(paint), geometry, stops, map)
        }
    }

    /// Shapes that paint nothing have no geometry.
    func testDegenerateShapesHaveNoGeometry() {
        XCTAssertNil(GradientGeometry.line(from: Point(1, 2), to: Point(1, 2)))
        XCTAssertNil(GradientGeometry.line(from: Point(.nan, 2), to: Point(1, 2)))
        XCTAssertNil(GradientGeometry.circles(from: .zero, radius: 1, to: .zero, radius: 1))
        XCTAssertNil(GradientGeometry.circles(from: .zero, radius: -1, to: .zero, radius: 1))
        XCTAssertNil(GradientGeometry.turn(around: .zero, from: .infinity))
    }
}
