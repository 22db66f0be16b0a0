import CoreGraphics
import XCTest

/// Contexts whose pixels are CMYK values.
final class InkContextTests: XCTestCase {
    private func context(
        _ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil, bytesPerRow: Int = 0
    ) throws -> CGContext {
        try XCTUnwrap(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
                space: CGColorSpaceCreateDeviceCMYK(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    }

    /// Returns the inks of the pixel at (x, y), counted from the bottom left.
    private func inks(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try XCTUnwrap(context.data)
        let place = (context.height - 1 - y) * context.bytesPerRow + x * 4
        return (0..<4).map { data.load(fromByteOffset: place + $0, as: UInt8.self) }
    }

    func testPaperIsWhiteAndColoursAreInks() throws {
        let context = try context(6, 4)
        XCTAssertEqual([context.bitsPerComponent, context.bitsPerPixel], [8, 32])
        XCTAssertEqual(context.colorSpace?.model, .cmyk)
        XCTAssertEqual(context.alphaInfo, .none)
        XCTAssertEqual(try inks(context, 0, 0), [0, 0, 0, 0])
        let colors: [(CGColor, [UInt8])] = [
            (.red, [0, 255, 255, 0]), (.blue, [255, 255, 0, 0]), (.black, [0, 0, 0, 255]),
            (CGColor(red: 0.2, green: 0.4, blue: 0.1, alpha: 1), [128, 0, 190, 153]),
            (CGColor(red: 0, green: 0, blue: 0, alpha: 0.4), [0, 0, 0, 102]), (.white, [0, 0, 0, 0]),
        ]
        for (x, (color, _)) in colors.enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: 1, width: 1, height: 2))
        }
        for (x, (_, expected)) in colors.enumerated() { XCTAssertEqual(try inks(context, x, 2), expected, "\(x)") }
        context.clear(CGRect(x: 0, y: 0, width: 6, height: 4))
        XCTAssertEqual(try inks(context, 2, 2), [0, 0, 0, 0])
    }

    func testInksSetAreInksPainted() throws {
        let context = try context(2, 1)
        context.setFillColor(cyan: 1, magenta: 0.2, yellow: 0, black: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(try inks(context, 0, 0), [255, 51, 0, 0])
    }

    func testTheCallersInksStayWhereNothingIsDrawn() throws {
        // Rich black, and a gray of three inks, which drawing itself would convert to black only.
        var memory: [UInt8] = [200, 180, 160, 255, 100, 100, 100, 20, 9, 9, 9, 9]
        try memory.withUnsafeMutableBytes { bytes in
            let context = try context(2, 1, data: bytes.baseAddress, bytesPerRow: 12)
            context.setFillColor(.red)
            // The ellipse's bounding box covers both pixels, the ellipse only the first one.
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.addRect(CGRect(x: 1.999, y: 0, width: 0.0001, height: 1))
            context.setBlendMode(.lighten)
            context.fillPath()
            let image = try XCTUnwrap(context.makeImage())
            XCTAssertEqual(image.colorSpace?.model, .cmyk)
            XCTAssertEqual(image.pixel(0, 0), .red)
        }
        XCTAssertEqual(memory, [0, 255, 255, 0, 100, 100, 100, 20, 9, 9, 9, 9])
    }

    func testDrawingLooksAsInColour() throws {
        let scenes = oracleScenes.filter { $0.name.hasPrefix("gradient") || $0.name.hasPrefix("image") }
        for scene in scenes {
            let side = Scene.size
            let inks = try context(side, side)
            try KasanePainter.draw(scene, in: inks)
            let image = try XCTUnwrap(inks.makeImage())
            let expected = try Picture.drawn(side, side) { try KasanePainter.draw(scene, in: $0) }
            for place in stride(from: 0, to: side * side, by: 7) {
                let pixel = image.pixel(place % side, place / side)
                let bytes = expected.bytes[place * 4..<place * 4 + 4].map { $0 }
                assertNear(pixel, Pixel(bytes[0], bytes[1], bytes[2], bytes[3]), levels: 1, scene.name)
            }
        }
    }
}
