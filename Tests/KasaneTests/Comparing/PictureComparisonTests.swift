import CoreGraphics
import ImageIO
import XCTest

@testable import Kasane

final class PictureComparisonTests: TemporaryFolderTestCase {
    func testEqualPictures() throws {
        try write("a.png", width: 4, height: 3) { _, _ in (10, 20, 30, 255) }
        let comparison = try PictureComparison(file("a.png").path, file("a.png").path)
        XCTAssertTrue(comparison.isEqual)
        XCTAssertEqual(comparison.pixels, 12)
        XCTAssertEqual(comparison.maxDifference, 0)
        XCTAssertEqual(comparison.peakSignalToNoise, .infinity)
    }

    func testNumbersAreThoseOfTheDefinition() throws {
        try write("a.png", width: 4, height: 4) { _, _ in (100, 100, 100, 255) }
        try write("b.png", width: 4, height: 4) { x, y in x == 1 && y == 2 ? (100, 151, 98, 255) : (100, 100, 100, 255)
        }
        let comparison = try PictureComparison(file("a.png").path, file("b.png").path)
        XCTAssertFalse(comparison.isEqual)
        XCTAssertEqual(comparison.differingPixels, 1)
        XCTAssertEqual(comparison.maxDifference, 51)
        let mean = Double(51 * 51 + 2 * 2) / 64
        XCTAssertEqual(comparison.peakSignalToNoise, 10 * log10(255 * 255 / mean), accuracy: 1e-9)
    }

    /// Additional pixels of one image count as different.
    func testSizes() throws {
        try write("a.png", width: 4, height: 4) { _, _ in (0, 0, 0, 255) }
        try write("b.png", width: 5, height: 3) { _, _ in (0, 0, 0, 255) }
        let comparison = try PictureComparison(file("a.png").path, file("b.png").path)
        XCTAssertEqual(comparison.pixels, 20)
        XCTAssertEqual(comparison.differingPixels, 8)
        XCTAssertFalse(comparison.isEqual)
    }

    /// The image contains both, and its third part marks the pixel that differs, and no other.
    func testThePictureShowsWhere() throws {
        try write("a.png", width: 4, height: 4) { _, _ in (255, 255, 255, 255) }
        try write("b.png", width: 4, height: 4) { x, y in x == 3 && y == 1 ? (0, 0, 255, 255) : (255, 255, 255, 255) }
        let comparison = try PictureComparison(file("a.png").path, file("b.png").path)
        try comparison.write(to: file("diff.png").path)
        let picture = try read("diff.png")
        XCTAssertEqual([picture.width, picture.height], [3 * 4 + 4 * 8, 4 + 2 * 8])
        XCTAssertEqual(Array(picture[8 + 3, 8 + 1].prefix(3)), [255, 255, 255])
        XCTAssertEqual(Array(picture[16 + 4 + 3, 8 + 1].prefix(3)), [0, 0, 255])
        XCTAssertEqual(Array(picture[24 + 8 + 3, 8 + 1].prefix(3)), [192, 0, 0])
        XCTAssertEqual(Array(picture[24 + 8 + 2, 8 + 1].prefix(3)), [255, 255, 255])
    }

    func testWhatIsNoPictureIsNamed() throws {
        try Data("no".utf8).write(to: file("a.png"))
        for (path, text) in [("a.png", "is not an image"), ("none.png", "does not exist or cannot be read")] {
            XCTAssertThrowsError(try PictureComparison(file(path).path, file(path).path)) { error in
                guard case SceneFailure.line(let line) = error else { return XCTFail("\(error)") }
                XCTAssertTrue(line.contains(text), line)
            }
        }
    }

    private func read(_ name: String) throws -> Picture {
        let source = try XCTUnwrap(CGImageSourceCreateWithURL(file(name), nil))
        let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 4 * image.width,
                space: XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB)),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        let bytes = UnsafeRawBufferPointer(start: context.data, count: 4 * image.width * image.height)
        return Picture(width: image.width, height: image.height, bytes: Array(bytes))
    }

    private func write(
        _ name: String, width: Int, height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
    ) throws {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue, alpha) = color(x, y)
                bytes += [red, green, blue, alpha]
            }
        }
        let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes)))
        let image = try XCTUnwrap(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
                space: XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB)),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let target = try XCTUnwrap(CGImageDestinationCreateWithURL(file(name), "public.png", 1, nil))
        CGImageDestinationAddImage(target, image, nil)
        XCTAssertTrue(CGImageDestinationFinalize(target))
    }
}
