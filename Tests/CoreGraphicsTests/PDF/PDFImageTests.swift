import CImageCodecs
import CoreGraphics
import TestSupport
import XCTest

final class PDFImageTests: XCTestCase {
    /// Returns the test picture as a JPEG file.
    private func jpeg() throws -> Data {
        var options = jpeg_options()
        options.quality = 85
        var output = image_bytes()
        var message = image_codec_message()
        var pixels = Picture.test.bytes
        let (width, height) = (Picture.test.width, Picture.test.height)
        let status = pixels.withUnsafeMutableBufferPointer { memory in
            jpeg_codec_write(
                image_source(
                    pixels: memory.baseAddress, width: UInt32(width), height: UInt32(height), stride: width * 4,
                    is_opaque: false), options, &output, &message)
        }
        XCTAssertEqual(status, IMAGE_CODEC_OK)
        return Data(bytesNoCopy: try XCTUnwrap(output.bytes), count: output.count, deallocator: .free)
    }

    private func image(_ file: Data, decode: [CGFloat]? = nil) throws -> CGImage {
        try XCTUnwrap(
            CGImage(
                jpegDataProviderSource: try XCTUnwrap(CGDataProvider(data: file)), decode: decode,
                shouldInterpolate: true, intent: .defaultIntent))
    }

    func testAJPEGIsKeptAsItIs() throws {
        let bytes = try jpeg()
        let image = try image(bytes)
        let draw: (CGContext) -> Void = { context in
            for x in [10, 60] { context.draw(image, in: CGRect(x: x, y: 30, width: 48, height: 32)) }
        }
        let file = try PDFFile(pages: [draw])
        let images = try file.images()
        // Page, number, type, width, height, colour, components, bits, encoding. Both are the same image.
        XCTAssertEqual(images.count, 2)
        for line in images {
            let words = line.split(separator: " ")
            XCTAssertEqual(Array(words[2...8]), ["image", "24", "16", "rgb", "3", "8", "jpeg"])
        }
        XCTAssertEqual(images[0].split(separator: " ")[10], images[1].split(separator: " ")[10])
        XCTAssertNotNil(try Data(contentsOf: file.url).range(of: bytes), "the file is in the document, byte for byte")
        let result = Comparison(try file.pictures()[0], oracle: try Picture.drawn(120, 120, draw))
        XCTAssertTrue(result.isWithin(.resampling), "\(result)")
    }

    /// Drawn again on a page, translucent, multiplied and in a layer, an image looks as in a bitmap; the file contains
    /// it once and is valid.
    func testAPictureIsDrawnAgainAndAgain() throws {
        let image = try image(try jpeg())
        let draw: (CGContext) -> Void = { context in
            context.setFillColor(CGColor(red: 0.9, green: 0.8, blue: 0.3, alpha: 1))
            context.fill(CGRect(x: 0, y: 40, width: 120, height: 30))
            for (i, mode) in [CGBlendMode.normal, .normal, .multiply].enumerated() {
                context.setBlendMode(mode)
                context.setAlpha(i == 0 ? 1 : 0.5)
                context.draw(image, in: CGRect(x: 6, y: 4 + 38 * i, width: 48, height: 32))
            }
            context.setBlendMode(.normal)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            for x in [60, 72] { context.draw(image, in: CGRect(x: x, y: 40, width: 48, height: 32)) }
            context.endTransparencyLayer()
        }
        let file = try PDFFile(pages: [draw, draw])
        XCTAssertNil(try faults(ofPDF: file.url))
        let objects = Set(try file.images().map { $0.split(separator: " ")[10] })
        XCTAssertEqual(objects.count, 1)
        for page in try file.pictures() {
            let result = Comparison(page, oracle: try Picture.drawn(120, 120, draw))
            XCTAssertTrue(result.isWithin(.resampling), "\(result)")
        }
    }

    func testChangedImagesAreNotWrittenAsTheirFile() throws {
        let image = try image(try jpeg())
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: 2, y: 2, width: 10, height: 10)))
        let others = [
            part, try XCTUnwrap(image.copy(maskingColorComponents: [0, 40, 0, 40, 0, 255])),
            try self.image(try jpeg(), decode: [1, 0, 1, 0, 1, 0]),
        ]
        for other in others {
            let file = try PDFFile(pages: [{ $0.draw(other, in: CGRect(x: 10, y: 10, width: 100, height: 80)) }])
            XCTAssertFalse(try file.images().contains { $0.contains("jpeg") })
        }
    }
}
