import Foundation
import ImageIO
import XCTest

/// `CoreGraphics` reads PNG and JPEG without this module, with the same code.
final class ProviderImageTests: XCTestCase {
    /// `NSData` is accepted in place of `CFData`, as it is bridged on iOS.
    func testObjectsOfBytesAreTaken() throws {
        let bytes = try fixture("text.png")
        for object in [NSData(data: bytes), NSMutableData(data: bytes)] {
            let provider = try XCTUnwrap(CGDataProvider(data: object))
            XCTAssertEqual(provider.data, bytes)
            let source = try XCTUnwrap(CGImageSourceCreateWithData(object, nil))
            XCTAssertEqual(CGImageSourceGetType(source), "public.png")
            let growing = CGImageSourceCreateIncremental(nil)
            CGImageSourceUpdateData(growing, object, true)
            XCTAssertEqual(CGImageSourceGetCount(growing), 1)
        }
    }

    private func image(_ data: Data, _ isPNG: Bool, decode: [CGFloat]? = nil) -> CGImage? {
        guard let provider = CGDataProvider(data: data) else { return nil }
        return isPNG
            ? CGImage(
                pngDataProviderSource: provider, decode: decode, shouldInterpolate: false,
                intent: .relativeColorimetric)
            : CGImage(
                jpegDataProviderSource: provider, decode: decode, shouldInterpolate: false,
                intent: .relativeColorimetric)
    }

    private func image(_ name: String, decode: [CGFloat]? = nil) throws -> CGImage {
        let data = try fixture(name)
        return try XCTUnwrap(image(data, name.hasSuffix("png"), decode: decode), name)
    }

    func testPicturesAreThoseOfASource() throws {
        let names = [
            "baseline.jpg", "progressive.jpg", "gray.jpg", "cmyk.jpg", "adobergb.jpg", "turned.jpg", "adobergb.png",
            "graygamma1.png", "srgb.png", "text.png",
        ]
        for name in names {
            let expected = try XCTUnwrap(CGImageSourceCreateImageAtIndex(try source(fixture(name)), 0, nil))
            let image = try image(name)
            XCTAssertEqual([image.width, image.height], [expected.width, expected.height], name)
            for y in 0..<image.height {
                for x in 0..<image.width { XCTAssertEqual(image.pixel(x, y), expected.pixel(x, y), name) }
            }
            XCTAssertEqual(image.alphaInfo, expected.alphaInfo, name)
            XCTAssertFalse(image.shouldInterpolate)
            XCTAssertEqual(image.renderingIntent, .relativeColorimetric)
        }
    }

    func testDecodeArrays() throws {
        for (name, decode) in [
            ("baseline.jpg", [1.0, 0, 1, 0, 1, 0]), ("srgb.png", [1, 0, 1, 0, 1, 0]), ("gray.jpg", [1, 0]),
        ] {
            let (plain, inverted) = (try image(name), try image(name, decode: decode.map { CGFloat($0) }))
            for x in stride(from: 0, to: plain.width, by: 3) where plain.pixel(x, 5)[3] == 255 {
                XCTAssertEqual(plain.pixel(x, 5).prefix(3).map { 255 - $0 }, Array(inverted.pixel(x, 5).prefix(3)))
            }
        }
        // Full ink, and none.
        XCTAssertEqual(try image("cmyk.jpg", decode: [1, 1, 1, 1, 1, 1, 1, 1]).pixel(3, 3), [0, 0, 0, 255])
        XCTAssertEqual(try image("cmyk.jpg", decode: [0, 0, 0, 0, 0, 0, 0, 0]).pixel(3, 3), [255, 255, 255, 255])
        XCTAssertEqual(
            try image("srgb.png", decode: [.nan, 0, 0.2, 0.2, -9, .infinity]).width, try image("srgb.png").width)
    }

    func testBytesOfOtherFormatsGiveNoImage() throws {
        let (png, jpeg) = (try fixture("srgb.png"), try fixture("baseline.jpg"))
        XCTAssertNil(image(jpeg, true))
        XCTAssertNil(image(png, false))
        for isPNG in [true, false] {
            XCTAssertNil(image(Data(), isPNG))
            let whole = isPNG ? png : jpeg
            XCTAssertNil(image(whole.prefix(whole.count / 2), isPNG))
        }
    }
}
