import Foundation
import ImageIO
import XCTest

/// Limits on pixels, images, bytes and time. Each format is subject to the same limits.
final class LimitTests: XCTestCase {
    private func everyFixture() throws -> [(name: String, bytes: Data)] {
        try fixtures().map { ($0, try fixture($0)) }
    }

    func testTheLimitOfPixelsIsTheCallersForEveryFormat() throws {
        for (name, bytes) in try everyFixture() {
            let properties = try source(bytes).properties()
            let sides = [kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight].map { properties[$0] as? Int ?? 0 }
            let pixels = sides[0] * sides[1]
            XCTAssertNil(try source(bytes, [kKasaneImageSourcePixelLimit: pixels]).error, name)
            let refused = try source(bytes, [kKasaneImageSourcePixelLimit: pixels - 1])
            guard case .tooLarge? = refused.error else {
                XCTFail("\(name): \(refused.error as Any)")
                continue
            }
            XCTAssertEqual(CGImageSourceGetCount(refused), 0, name)
            XCTAssertEqual(CGImageSourceGetStatus(refused), .statusInvalidData, name)
            XCTAssertNil(CGImageSourceCreateImageAtIndex(refused, 0, nil), name)
        }
    }

    func testTheLimitOfPicturesIsTheCallersForEveryFormat() throws {
        var formats: Set<String> = []
        for (name, bytes) in try everyFixture() {
            let count = CGImageSourceGetCount(try source(bytes))
            guard count > 1 else { continue }
            formats.insert(URL(fileURLWithPath: name).pathExtension)
            XCTAssertNil(try source(bytes, [kKasaneImageSourceImageLimit: count]).error, name)
            let refused = try source(bytes, [kKasaneImageSourceImageLimit: count - 1])
            XCTAssertEqual(refused.error, .tooManyImages(limit: count - 1), name)
        }
        XCTAssertEqual(formats, ["png", "gif", "webp", "tif"])
    }

    /// Headers with the greatest sizes of their formats, over next to no pixels.
    func testTheGreatestHeadersAreRefused() throws {
        var png = PNGBuilder(width: 100_000, height: 100_000)
        png.samples = []
        let webP: [UInt8] =
            Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
            + [0x9F, 0x86, 1, 0x9F, 0x86, 1]
        var jpeg = [UInt8](try fixture("baseline.jpg"))
        let frame = try XCTUnwrap(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
        var gif = [UInt8](try fixture("still.gif"))
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        for (name, bytes, width, height) in [
            ("png", Self.header(png), 100_000, 100_000), ("webp", webP, 100_000, 100_000),
            ("bmp", BMPBuilder(width: 100_000, height: 100_000).file, 100_000, 100_000),
            ("jpeg", jpeg, 65_500, 65_500), ("gif", gif, 65_535, 65_535),
        ] {
            XCTAssertEqual(
                try source(bytes).error, .tooLarge(width: width, height: height, limit: 1 << 28), name)
        }
    }

    /// Returns a PNG's signature and header, and an empty chunk of pixels.
    private static func header(_ png: PNGBuilder) -> [UInt8] {
        let sides = PNGBuilder.bigEndian(UInt32(png.width)) + PNGBuilder.bigEndian(UInt32(png.height))
        return PNGBuilder.signature + PNGBuilder.chunk("IHDR", sides + [8, 6, 0, 0, 0]) + PNGBuilder.chunk("IDAT", [])
    }

    /// Each of a million frames is eleven bytes and one pixel: counting them must not take long, nor keep them all.
    func testAMillionTinyFramesAreRefused() throws {
        let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
        var file = head
        file.reserveCapacity(head.count + frame.count * 1_000_000)
        for _ in 0..<1_000_000 { file += frame }
        XCTAssertEqual(try source(file + [0x3B]).error, .tooManyImages(limit: 1 << 16))
        XCTAssertEqual(
            CGImageSourceGetCount(try source(file + [0x3B], [kKasaneImageSourceImageLimit: 2_000_000])), 1_000_000)
    }

    /// Directories that refer back to one another end.
    func testDirectoriesOfATIFFThatGoRoundHaveAnEnd() throws {
        var tiff = [UInt8](try fixture("tiff_lzw.tif"))
        let first = Int(tiff[4]) | Int(tiff[5]) << 8
        let next = first + 2 + 12 * Int(tiff[first])
        tiff.replaceSubrange(next..<next + 4, with: tiff[4..<8])
        XCTAssertLessThanOrEqual(CGImageSourceGetCount(try source(tiff)), 1)
    }

    func testFilesWithoutImagesAreRefused() throws {
        for brand in ["heic", "mif1", "avif"] {
            let source = try source([0, 0, 0, 24] + "ftyp\(brand)".utf8 + [UInt8](repeating: 0, count: 12))
            XCTAssertEqual(CGImageSourceGetCount(source), 0)
            XCTAssertNotEqual(CGImageSourceGetStatus(source), .statusComplete, brand)
        }
        XCTAssertEqual(try source([0, 0, 0, 24] + "ftypisom".utf8).error, .unknownFormat)
    }
}
