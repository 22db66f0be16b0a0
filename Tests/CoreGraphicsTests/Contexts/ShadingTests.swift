import CoreGraphics
import XCTest

final class ShadingTests: XCTestCase {
    private func function(
        values: Int = 4, domain: [CGFloat] = [0, 1], range: [CGFloat]? = nil,
        _ evaluate: @escaping (CGFloat, UnsafeMutablePointer<CGFloat>) -> Void
    ) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0, evaluate: { _, input, output in evaluate(input[0], output) }, releaseInfo: nil)
        return CGFunction(
            info: nil, domainDimension: 1, domain: domain, rangeDimension: values, range: range, callbacks: &callbacks)
    }

    func testAxialShading() throws {
        let canvas = try Canvas(100, 10)
        let ramp = try XCTUnwrap(
            function(domain: [0, 10]) { t, color in
                (color[0], color[1], color[2], color[3]) = (t / 10, 0, 1 - t / 10, 1)
            })
        let shading = try XCTUnwrap(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0),
                function: ramp, extendStart: true, extendEnd: false))
        canvas.context.drawShading(shading)
        XCTAssertEqual(canvas[5, 5], .blue)
        assertNear(canvas[50, 5], Pixel(130, 0, 125, 255), levels: 2)
        XCTAssertEqual(canvas[90, 5], .clear)
    }

    func testRadialShading() throws {
        let canvas = try Canvas(40, 40)
        let red = try XCTUnwrap(function(values: 3) { _, color in (color[0], color[1], color[2]) = (1, 0, 0) })
        let center = CGPoint(x: 20, y: 20)
        let shading = try XCTUnwrap(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: center, startRadius: 0, end: center, endRadius: 15,
                function: red, extendStart: false, extendEnd: false))
        canvas.context.drawShading(shading)
        XCTAssertEqual(canvas[20, 20], .red)
        XCTAssertEqual(canvas[1, 1], .clear)
        XCTAssertEqual(canvas.area, .pi * 225, accuracy: 25)
    }

    func testValuesAreKeptInTheirRange() throws {
        let canvas = try Canvas()
        let wild = try XCTUnwrap(
            function(range: [0.2, 0.4, 0, 1, 0, 1, 0, 1]) { _, color in
                (color[0], color[1], color[2], color[3]) = (9, .nan, -.infinity, .infinity)
            })
        let shading = try XCTUnwrap(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 1, y: 0), function: wild,
                extendStart: true, extendEnd: true))
        canvas.context.drawShading(shading)
        XCTAssertEqual(canvas[10, 10], Pixel(102, 0, 0, 255))
    }

    func testFunctionsThatDoNotFit() throws {
        XCTAssertNil(function(values: 0) { _, _ in })
        XCTAssertNil(function(domain: [1, 0]) { _, _ in })
        XCTAssertNil(function(domain: [.nan, 0]) { _, _ in })
        let two = try XCTUnwrap(function(values: 2) { _, _ in })
        XCTAssertNil(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: .zero, function: two, extendStart: true,
                extendEnd: true))
    }
}
