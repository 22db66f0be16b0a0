import CoreGraphics
import TestSupport
import XCTest

final class ImageDrawingTests: XCTestCase {
    /// Returns two by two pixels: red and green above, blue and white below.
    private func fourColours(interpolates: Bool = true) throws -> CGImage {
        let bytes: [UInt8] = [
            255, 0, 0, 255, 0, 255, 0, 255,
            0, 0, 255, 255, 255, 255, 255, 255,
        ]
        let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes)))
        return try XCTUnwrap(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: .deviceRGB,
                bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast), provider: provider, decode: nil,
                shouldInterpolate: interpolates, intent: .defaultIntent))
    }

    func testAnImageStandsUpright() throws {
        let canvas = try Canvas()
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try fourColours(), in: CGRect(x: 4, y: 6, width: 10, height: 8))
        XCTAssertEqual(canvas[4, 13], .red)
        XCTAssertEqual(canvas[13, 13], .green)
        XCTAssertEqual(canvas[4, 6], .blue)
        XCTAssertEqual(canvas[13, 6], .white)
        XCTAssertEqual(canvas.area, 80)
    }

    func testInAFlippedContextAnImageStandsOnItsHead() throws {
        let canvas = try Canvas()
        canvas.context.translateBy(x: 0, y: 20)
        canvas.context.scaleBy(x: 1, y: -1)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try fourColours(), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertEqual(canvas[1, 1], .red)
        XCTAssertEqual(canvas[1, 18], .blue)
    }

    func testInterpolation() throws {
        for (quality, interpolates, mixes) in [
            (CGInterpolationQuality.default, true, true), (.low, false, true), (.high, false, true),
            (.none, true, false), (.default, false, false),
        ] {
            let canvas = try Canvas()
            canvas.context.interpolationQuality = quality
            canvas.context.draw(
                try fourColours(interpolates: interpolates), in: CGRect(x: 0, y: 0, width: 20, height: 20))
            XCTAssertEqual(canvas[9, 18] != .red, mixes, "\(quality), \(interpolates)")
            XCTAssertEqual(canvas[1, 18], .red)
        }
    }

    func testADrawnImageIsTheImage() throws {
        let source = try Canvas()
        var random = SeededRandom(seed: 2)
        for _ in 0..<20 {
            source.context.setFillColor(
                red: abs(random.number(1)), green: abs(random.number(1)), blue: abs(random.number(1)),
                alpha: abs(random.number(1)))
            source.context.fillEllipse(in: CGRect(origin: random.point(15), size: CGSize(width: 9, height: 7)))
        }
        let image = try XCTUnwrap(source.context.makeImage())
        let copy = try Canvas()
        copy.context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        for y in 0..<20 {
            for x in 0..<20 { XCTAssertEqual(copy[x, y], source[x, y]) }
        }
    }

    func testAlphaAndModes() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try fourColours(), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        assertNear(canvas[1, 18], Pixel(128, 0, 0, 128))
    }

    func testTiling() throws {
        let canvas = try Canvas()
        canvas.context.interpolationQuality = .none
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        canvas.context.draw(try fourColours(), in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
        XCTAssertEqual(canvas.area, 200)
        for (x, y) in [(1, 2), (3, 2), (19, 8), (1, 0)] { XCTAssertEqual(canvas[x, y], .red, "\(x), \(y)") }
        XCTAssertEqual(canvas[2, 2], .green)
        XCTAssertEqual(canvas[0, 1], .white)
    }

    func testEmptyAndInfiniteRectanglesDrawNothing() throws {
        let canvas = try Canvas()
        let image = try fourColours()
        for rect in [
            CGRect.null, .infinite, .zero, CGRect(x: 0, y: 0, width: 5, height: 0),
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
        ] {
            canvas.context.draw(image, in: rect)
            canvas.context.draw(image, in: rect, byTiling: true)
        }
        XCTAssertEqual(canvas.area, 0)
        // Negative sizes mean the same rectangle.
        canvas.context.draw(image, in: CGRect(x: 10, y: 10, width: -10, height: -10))
        XCTAssertEqual(canvas.area, 100)
    }
}
