import Foundation
import ImageIO
import XCTest

final class PNGWritingTests: XCTestCase {
    /// Returns every alpha with as many premultiplied values as a column has room for.
    private func gradient(isOpaque: Bool = false) throws -> CGImage {
        let pixels = (0..<256).flatMap { alpha in
            (0..<64).flatMap { x -> [UInt8] in
                let a = isOpaque ? 255 : alpha
                return [UInt8(a * x / 63), UInt8(a - a * x / 63), UInt8(a / 2), UInt8(a)]
            }
        }
        return try CGImage.of(width: 64, height: 256, isOpaque: isOpaque, pixels)
    }

    private func written(_ image: CGImage, _ properties: CFDictionary? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try XCTUnwrap(
            CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, image, properties)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        return data as Data
    }

    /// Returns the names of a file's chunks in order.
    private func chunkNames(_ data: Data) -> [String] {
        var names: [String] = []
        var offset = 8
        while offset + 8 <= data.count {
            let length = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: data[offset + 4..<offset + 8], as: UTF8.self))
            offset += length + 12
        }
        return names
    }

    func testWrittenImagesReadBackTheSame() throws {
        for isOpaque in [false, true] {
            let image = try gradient(isOpaque: isOpaque)
            let source = try source(written(image))
            XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixels, image.pixels)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            XCTAssertEqual(properties?[kCGImagePropertyHasAlpha] as? Bool, !isOpaque)
        }
    }

    /// Rows for which each filter is best: plain, like the left neighbour, like the row above, like both, and slopes in
    /// both directions.
    func testEveryFilterIsReadBackTheSame() throws {
        var generator = SystemRandomNumberGenerator()
        for width in [1, 2, 3, 7, 64, 333] {
            let kinds: [(Int, Int) -> Int] = [
                { _, _ in Int(generator.next() & 255) }, { x, _ in x * 3 }, { _, y in y * 5 }, { x, y in (x + y) * 2 },
                { x, y in x * y }, { _, _ in 77 },
            ]
            var pixels: [UInt8] = []
            for kind in kinds {
                for (y, x) in (0..<8).flatMap({ y in (0..<width).map { (y, $0) } }) {
                    pixels += (0..<3).map { UInt8(truncatingIfNeeded: kind(x + $0, y)) } + [255]
                }
            }
            let image = try CGImage.of(width: width, height: 8 * kinds.count, isOpaque: true, pixels)
            let read = try CGImage.decoding(written(image))
            XCTAssertEqual(read.pixels, image.pixels, "width \(width)")
        }
    }

    func testTextIsWritten() throws {
        let text: [String: String] = [
            kCGImagePropertyPNGTitle: "Crème brûlée", kCGImagePropertyPNGDescription: "東京の写真",
            kCGImagePropertyPNGSoftware: "a\0b", kCGImagePropertyPNGCreationTime: "2026",
        ]
        let image = try gradient()
        let file = try written(image, [kCGImagePropertyPNGDictionary: text as CFDictionary])
        XCTAssertEqual(chunkNames(file), ["IHDR", "tEXt", "iTXt", "tEXt", "tEXt", "sRGB", "IDAT", "IEND"])
        let reader = try source(file)
        XCTAssertEqual(try reader.picture().pixels, image.pixels)
        let png = try XCTUnwrap(reader.properties()[kCGImagePropertyPNGDictionary] as? [CFString: Any])
        for (key, value) in text {
            XCTAssertEqual(png[key] as? String, value.replacingOccurrences(of: "\0", with: ""), key)
        }
        // Copying an image from its source copies its text.
        let copy = NSMutableData()
        let destination = try XCTUnwrap(
            CGImageDestinationCreateWithData(copy as CFMutableData, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(destination, reader, 0, nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let copied = try source(copy as Data).properties()
        let again = try XCTUnwrap(copied[kCGImagePropertyPNGDictionary] as? [CFString: Any])
        XCTAssertEqual(again[kCGImagePropertyPNGDescription] as? String, "東京の写真")
    }

    func testTheFileIsMarkedAsSRGB() throws {
        XCTAssertEqual(chunkNames(try written(gradient())), ["IHDR", "sRGB", "IDAT", "IEND"])
    }

    /// The reader, which is tested against files made by hand, expects unpremultiplied samples: so the file must
    /// contain those.
    func testTheFileHoldsStraightAlpha() throws {
        let byHand = PNGBuilder(width: 1, height: 1, samples: [128, 64, 255, 128])
        let image = try CGImage.decoding(Data(byHand.file))
        XCTAssertEqual(image.pixels, [64, 32, 128, 128])
        XCTAssertEqual(try CGImage.decoding(written(image)).pixels, [64, 32, 128, 128])
    }

    func testTheSamePixelsGiveTheSameBytes() throws {
        XCTAssertEqual(try written(gradient()), try written(gradient()))
        XCTAssertEqual(try written(gradient()), try gradient().pngData())
    }

    func testWritesOrientationAndResolution() throws {
        let properties: CFDictionary = [
            kCGImagePropertyOrientation: CGImagePropertyOrientation.left.rawValue, kCGImagePropertyDPIWidth: 144,
            kCGImagePropertyDPIHeight: 72.0, "unknown": "ignored",
        ]
        let source = try source(written(gradient(), properties))
        let read = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        XCTAssertEqual(read[kCGImagePropertyOrientation] as? UInt32, 8)
        XCTAssertEqual(try XCTUnwrap(read[kCGImagePropertyDPIWidth] as? Double), 144, accuracy: 0.02)
        XCTAssertEqual(try XCTUnwrap(read[kCGImagePropertyDPIHeight] as? Double), 72, accuracy: 0.02)
    }

    func testInvalidPropertiesAreOmitted() throws {
        for number in [Double.nan, .infinity, -1, 0, 1e300, 9] {
            let properties: CFDictionary = [
                kCGImagePropertyOrientation: number, kCGImagePropertyDPIWidth: number == 9 ? -9 : number,
                kCGImagePropertyDPIHeight: number,
            ]
            XCTAssertEqual(try written(gradient(), properties), try gradient().pngData(), "\(number)")
        }
    }

    func testAPictureOfASourceKeepsItsOrientation() throws {
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImageFromSource(destination, try source(fixture("turned.jpg")), 0, nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let properties = CGImageSourceCopyPropertiesAtIndex(try source(data as Data), 0, nil)
        XCTAssertEqual(properties?[kCGImagePropertyOrientation] as? Int, 6)
    }

    func testWritesAFileWholeOrNotAtAll() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }

        let file = directory.appendingPathComponent("picture.png")
        let destination = try XCTUnwrap(
            CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil))
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
        CGImageDestinationAddImage(destination, try gradient(), nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertEqual(try CGImage.decoding(contentsOf: file).pixels, try gradient().pixels)
        XCTAssertFalse(CGImageDestinationFinalize(destination), "a file is finalized once")

        let nowhere = directory.appendingPathComponent("missing/picture.png")
        let hopeless = try XCTUnwrap(CGImageDestinationCreateWithURL(nowhere, "public.png", 1, nil))
        CGImageDestinationAddImage(hopeless, try gradient(), nil)
        XCTAssertFalse(CGImageDestinationFinalize(hopeless))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: directory.path), ["picture.png"])
    }

    /// `NSURL` is accepted in place of `CFURL`, as it is bridged on iOS.
    func testObjectsOfAddressesAreTaken() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let address = NSURL(fileURLWithPath: file.path)
        XCTAssertNil(CGImageSourceCreateWithURL(address, nil))
        let destination = try XCTUnwrap(CGImageDestinationCreateWithURL(address, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, try gradient(), nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let source = try XCTUnwrap(CGImageSourceCreateWithURL(address, nil))
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixels, try gradient().pixels)
    }

    func testTheNumberOfPicturesIsTheOnePromised() throws {
        let empty = try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        XCTAssertFalse(CGImageDestinationFinalize(empty))
        let full = try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        for _ in 0..<2 { CGImageDestinationAddImage(full, try gradient(), nil) }
        XCTAssertFalse(CGImageDestinationFinalize(full))
    }

    func testUnwritableDestinationsAreRefusedAtOnce() {
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "com.adobe.pdf", 1, nil))
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 0, nil))
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1 << 17, nil))
        XCTAssertNil(CGImageDestinationCreateWithURL(URL(string: "https://example.org")!, "public.png", 1, nil))
        XCTAssertEqual(
            CGImageDestinationCopyTypeIdentifiers() as? [String],
            [
                "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.tiff",
                "com.microsoft.bmp", "public.heic", "public.avif", "public.jpeg-xl", "public.jpeg-2000",
                "com.microsoft.ico", "com.truevision.tga-image", "com.ilm.openexr-image",
            ])
    }
}
