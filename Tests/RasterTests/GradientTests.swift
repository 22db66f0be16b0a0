import XCTest

@testable import Raster

final class GradientTests: XCTestCase {
    private let surface = PixelBuffer(width: 100, height: 100)!
    private let black = GradientStops.Stop(location: 0, color: .black)
    private let white = GradientStops.Stop(location: 1, color: .white)

    private func draw(_ paint: Paint) {
        Rasterizer(threads: 1).draw(
            [.fill(.init(Coverage(surface.bounds), paint, blendMode: .copy))], into: surface, region: surface.bounds)
    }

    func testLinearIsTheMeanHalfWay() {
        draw(.linear(LinearGradient(stops: GradientStops([black, white]), toPaint: .scale(0.01, 1))))
        for x in 0..<100 {
            let level = UInt8((255 * (Double(x) + 0.5) / 100).rounded())
            XCTAssertEqual(surface.pixel(x, 7), [level, level, level, 255], "\(x)")
        }
    }

    /// White to clear black passes through grey, as on iOS: colours are interpolated before premultiplication.
    func testColorsAreMixedStraight() {
        let clear = GradientStops.Stop(location: 1, color: .clear)
        let start = GradientStops.Stop(location: 0, color: .white)
        // The centre of pixel 50 is the middle of the gradient.
        let toPaint = Projection.translation(-0.5, 0).then(.scale(0.01, 1))
        draw(.linear(LinearGradient(stops: GradientStops([start, clear]), toPaint: toPaint)))
        XCTAssertEqual(surface.pixel(50, 0), [64, 64, 64, 128])
    }

    func testAHardStopIsSharp() {
        let stops = GradientStops([
            black, .init(location: 0.5, color: .black), .init(location: 0.5, color: .white), white,
        ])
        draw(.linear(LinearGradient(stops: stops, toPaint: .scale(0.01, 1))))
        XCTAssertEqual(surface.pixel(49, 0), [0, 0, 0, 255])
        XCTAssertEqual(surface.pixel(50, 0), [255, 255, 255, 255])
    }

    func testManyStops() {
        let count = 200
        let stops = GradientStops(
            (0...count).map { i in
                .init(location: Float(i) / Float(count), color: i % 2 == 0 ? .black : .white)
            })
        // Two stops for each pixel: every centre is on a white one.
        draw(.linear(LinearGradient(stops: stops, toPaint: .scale(0.01, 1))))
        for x in 0..<100 { XCTAssertGreaterThanOrEqual(surface.pixel(x, 0)[0], 254, "\(x)") }
    }

    func testEndsThatDoNotExtendPaintNothing() {
        let toPaint = Projection.translation(-25, 0).then(.scale(0.02, 1))
        draw(
            .linear(
                LinearGradient(
                    stops: GradientStops([black, white]), toPaint: toPaint, extendsStart: false, extendsEnd: false)))
        XCTAssertEqual(surface.pixel(24, 0), [0, 0, 0, 0])
        XCTAssertEqual(surface.pixel(25, 0)[3], 255)
        XCTAssertEqual(surface.pixel(74, 0)[3], 255)
        XCTAssertEqual(surface.pixel(75, 0), [0, 0, 0, 0])
    }

    func testRadialGrowsWithTheDistance() {
        draw(
            .radial(
                RadialGradient(
                    stops: GradientStops([black, white]), toPaint: .identity, startCenter: Point(50.5, 50.5),
                    startRadius: 10, endCenter: Point(50.5, 50.5), endRadius: 40)))
        for (x, level) in [(50, 0), (59, 0), (75, 127.5), (89, 246.5), (95, 255)] {
            XCTAssertEqual(Double(surface.pixel(x, 50)[0]), level, accuracy: 1, "\(x)")
        }
    }

    /// A cone seen from the side: nothing beside it, and the greater parameter where circles overlap.
    func testRadialBetweenTwoCircles() {
        draw(
            .radial(
                RadialGradient(
                    stops: GradientStops([black, white]), toPaint: .identity, startCenter: Point(20.5, 50.5),
                    startRadius: 5, endCenter: Point(70.5, 50.5), endRadius: 20, extendsStart: false, extendsEnd: false)
            ))
        XCTAssertEqual(surface.pixel(20, 5), [0, 0, 0, 0])
        XCTAssertEqual(surface.pixel(95, 50), [0, 0, 0, 0])
        // On the axis the far side of a circle is at 20.5 + 50 t + 5 + 15 t, the near side at 15.5 + 35 t: a point is
        // on both a greater and a smaller circle, and the near side of the greater one shows.
        XCTAssertEqual(Double(surface.pixel(40, 50)[0]), 255 * 25.0 / 35, accuracy: 1)
        XCTAssertEqual(Double(surface.pixel(70, 50)[0]), 255 * 45.0 / 65, accuracy: 1)
    }

    func testConicSweepsOnce() {
        draw(
            .conic(ConicGradient(stops: GradientStops([black, white]), toPaint: .translation(-50.5, -50.5))))
        for (x, y, turn) in [(90, 50, 0), (50, 90, 0.25), (10, 50, 0.5), (50, 10, 0.75), (80, 80, 0.125)] {
            XCTAssertEqual(Double(surface.pixel(x, y)[0]), 255 * turn, accuracy: 1, "\(x), \(y)")
        }
    }

    /// In perspective the parameter is that of the plane, not of the screen.
    func testPerspective() {
        let toScreen = Projection(m11: 100, m12: 0, m13: 1, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        let paint = LinearGradient(stops: GradientStops([black, white]), toPaint: toScreen.inverse!)
        draw(.linear(paint))
        for x in 0..<50 {
            // x = 100 t / (1 + t)
            let screen = Double(x) + 0.5
            XCTAssertEqual(Double(surface.pixel(x, 3)[0]), 255 * screen / (100 - screen), accuracy: 1, "\(x)")
        }
    }

    func testDegenerateGradientsPaintNothing() {
        let center = Point(50, 50)
        draw(.linear(LinearGradient(stops: GradientStops([]), toPaint: .identity)))
        XCTAssertEqual(surface.pixel(50, 50), [0, 0, 0, 0])
        draw(
            .radial(
                RadialGradient(
                    stops: GradientStops([black, white]), toPaint: .identity, startCenter: center, startRadius: 3,
                    endCenter: center, endRadius: 3)))
        XCTAssertEqual(surface.pixel(50, 50), [0, 0, 0, 0])
    }
}
