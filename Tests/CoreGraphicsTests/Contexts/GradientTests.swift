import CoreGraphics
import XCTest

final class GradientTests: XCTestCase {
    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
        try XCTUnwrap(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations))
    }

    private let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

    // MARK: The gradient itself

    func testStopsAreSpreadEvenly() throws {
        let stops = try gradient([.red, .green, .blue]).stops.stops
        XCTAssertEqual(stops.map(\.location), [0, 0.5, 1])
        XCTAssertEqual(try gradient([.red]).stops.stops.map(\.location), [0])
    }

    func testLocationsArePutInOrderAndInRange() throws {
        let stops = try gradient([.red, .green, .blue, .white], [0.8, -1, .nan, 7]).stops.stops
        XCTAssertEqual(stops.map(\.location), [0, 0, 0.8, 1])
        XCTAssertEqual(stops[0].color.green, 1)
        XCTAssertEqual(stops[1].color.blue, 1)
        XCTAssertEqual(stops[2].color.red, 1)
    }

    func testInvalidGradientsAreNil() {
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil))
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [CGColor.red, "blue"] as CFArray, locations: nil))
        XCTAssertNil(CGGradient(colorSpace: .deviceRGB, colorComponents: [1, 1, 1, 1], locations: nil, count: 0))
        XCTAssertNil(CGGradient(colorSpace: .deviceRGB, colorComponents: [1, 1, 1, 1], locations: nil, count: -3))
    }

    func testComponentsOfASpace() throws {
        let stops = try XCTUnwrap(
            CGGradient(colorSpace: .deviceGray, colorComponents: [0.2, 0.5, 0.6, 0.5], locations: [0, 0.5], count: 2)
        ).stops.stops
        XCTAssertEqual(stops.map(\.location), [0, 0.5])
        XCTAssertEqual(stops.map(\.color.red), [0.2, 0.6])
        XCTAssertEqual(stops.map(\.color.alpha), [0.5, 0.5])
    }

    func testAGradientIsEvenInItsOwnSpace() throws {
        let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearSRGB))
        let canvas = try Canvas(101, 1)
        let gradient = try XCTUnwrap(
            CGGradient(colorSpace: linear, colorComponents: [0, 0, 0, 1, 1, 1, 1, 1], locations: nil, count: 2))
        canvas.context.drawLinearGradient(
            gradient, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0), options: both)
        // Half of the light is 0.7354 in the sRGB curve.
        XCTAssertEqual(Int(canvas[50, 0].r), 188, accuracy: 1)
        XCTAssertEqual(Int(canvas[10, 0].r), 89, accuracy: 2)
    }

    // MARK: Drawing

    func testALinearGradient() throws {
        let canvas = try Canvas(101, 3)
        canvas.context.drawLinearGradient(
            try gradient([.black, .white]), start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0), options: both)
        for x in stride(from: 0, through: 100, by: 10) {
            let level = UInt8((Double(x) * 2.55).rounded())
            assertNear(canvas[x, 1], Pixel(level, level, level, 255))
        }
    }

    func testOptionsExtendAGradientBeyondItsEnds() throws {
        let expected: [(CGGradientDrawingOptions, Pixel, Pixel)] = [
            ([], .clear, .clear), (.drawsBeforeStartLocation, .red, .clear), (.drawsAfterEndLocation, .clear, .blue),
            (both, .red, .blue),
        ]
        for (options, before, after) in expected {
            let canvas = try Canvas()
            canvas.context.drawLinearGradient(
                try gradient([.red, .blue]), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            XCTAssertEqual(canvas[1, 1], before)
            XCTAssertEqual(canvas[18, 1], after)
            XCTAssertEqual(canvas[10, 1].a, 255)
        }
    }

    func testColoursGoOnBeyondTheirLocations() throws {
        let canvas = try Canvas(100, 1)
        canvas.context.drawLinearGradient(
            try gradient([.red, .blue], [0.4, 0.6]), start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        XCTAssertEqual(canvas[20, 0], .red)
        XCTAssertEqual(canvas[80, 0], .blue)
    }

    func testTwoStopsInOnePlaceMakeAnEdge() throws {
        let canvas = try Canvas(100, 1)
        canvas.context.drawLinearGradient(
            try gradient([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1]), start: .zero, end: CGPoint(x: 100, y: 0),
            options: [])
        XCTAssertEqual(canvas[49, 0], .red)
        XCTAssertEqual(canvas[50, 0], .blue)
    }

    func testTheCTMSkewsALinearGradient() throws {
        // Lines of one colour are vertical in user space, so they lean in device space.
        let canvas = try Canvas(100, 20)
        canvas.context.concatenate(CGAffineTransform(1, 0, 1, 1, 0, 0))
        canvas.context.drawLinearGradient(
            try gradient([.black, .white]), start: .zero, end: CGPoint(x: 80, y: 0), options: both)
        XCTAssertEqual(canvas[40, 0], canvas[50, 10])
        XCTAssertNotEqual(canvas[40, 0], canvas[40, 10])
    }

    func testARadialGradient() throws {
        let canvas = try Canvas(41, 41)
        let center = CGPoint(x: 20.5, y: 20.5)
        canvas.context.drawRadialGradient(
            try gradient([.red, .blue]), startCenter: center, startRadius: 5, endCenter: center, endRadius: 15,
            options: [])
        XCTAssertEqual(canvas[20, 20], .clear)
        assertNear(canvas[30, 20], Pixel(128, 0, 128, 255), levels: 1)
        XCTAssertEqual(canvas[37, 20], .clear)
        canvas.context.drawRadialGradient(
            try gradient([.red, .blue]), startCenter: center, startRadius: 5, endCenter: center, endRadius: 15,
            options: both)
        XCTAssertEqual(canvas[20, 20], .red)
        XCTAssertEqual(canvas[0, 0], .blue)
    }

    func testAConicGradientTurnsTowardsGrowingAngles() throws {
        let canvas = try Canvas(41, 41)
        canvas.context.drawConicGradient(
            try gradient([.black, .white]), center: CGPoint(x: 20.5, y: 20.5), angle: 0)
        assertNear(canvas[20, 35], Pixel(64, 64, 64, 255), levels: 1)
        assertNear(canvas[5, 20], Pixel(128, 128, 128, 255), levels: 1)
        assertNear(canvas[20, 5], Pixel(191, 191, 191, 255), levels: 1)
        canvas.context.drawConicGradient(
            try gradient([.black, .white]), center: CGPoint(x: 20.5, y: 20.5), angle: .pi / 2)
        assertNear(canvas[5, 20], Pixel(64, 64, 64, 255), levels: 1)
    }

    func testGradientsObeyAlphaAndClip() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.drawLinearGradient(
            try gradient([.red, .red]), start: .zero, end: CGPoint(x: 1, y: 0), options: both)
        assertNear(canvas[5, 5], Pixel(128, 0, 0, 128))
        XCTAssertEqual(canvas[12, 5], .clear)
    }

    func testColoursAndAlphaChangeApart() throws {
        // Towards transparent black, colours darken as alpha falls, as in Quartz.
        let canvas = try Canvas(101, 1)
        canvas.context.drawLinearGradient(
            try gradient([.white, .clear]), start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0), options: both)
        assertNear(canvas[50, 0], Pixel(64, 64, 64, 128), levels: 1)
    }

    func testDegenerateGradientsPaintNothing() throws {
        let canvas = try Canvas()
        let g = try gradient([.red, .blue])
        let nan = CGPoint(x: CGFloat.nan, y: 0)
        canvas.context.drawLinearGradient(g, start: nan, end: .zero, options: both)
        canvas.context.drawLinearGradient(g, start: .zero, end: .zero, options: both)
        canvas.context.drawRadialGradient(
            g, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 5, options: both)
        canvas.context.drawRadialGradient(
            g, startCenter: nan, startRadius: 1, endCenter: .zero, endRadius: .infinity, options: both)
        canvas.context.drawConicGradient(g, center: nan, angle: 0)
        canvas.context.drawConicGradient(g, center: .zero, angle: .infinity)
        XCTAssertEqual(canvas.area, 0)
    }
}
