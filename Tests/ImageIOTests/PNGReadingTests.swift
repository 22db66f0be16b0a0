import Foundation
import ImageIO
import TestSupport
import XCTest

final class PNGReadingTests: XCTestCase {
    private let palette: [[UInt8]] = (UInt8.min...255).map { (level: UInt8) in
        [level, level &* 3, 255 - level]
    }

    private func builder(_ type: PNGBuilder.ColorType, _ depth: Int, seed: UInt64 = 1) -> PNGBuilder {
        var generator = SeededRandom(seed: seed)
        var png = PNGBuilder(width: 13, height: 9, depth: depth, colorType: type)
        png.samples = (0..<13 * 9 * type.channels).map { _ in Int.random(in: 0..<1 << depth, using: &generator) }
        if type == .indexed { png.chunks = [("PLTE", palette.prefix(1 << depth).flatMap { $0 })] }
        return png
    }

    /// Returns the value of a pixel's samples by the specification: scaled to 8 bits, then premultiplied.
    private func expected(_ png: PNGBuilder, _ index: Int) -> [UInt8] {
        let channels = png.colorType.channels
        let samples = png.samples[index * channels..<(index + 1) * channels]
        if png.colorType == .indexed { return palette[samples.first!] + [255] }
        let levels = samples.map { (Double($0) * 255 / Double(1 << png.depth - 1)).rounded() }
        let (color, alpha) = channels % 2 == 0 ? (levels.dropLast(), levels.last!) : (levels[...], 255)
        let rgb = color.count == 1 ? [color.first!, color.first!, color.first!] : Array(color)
        return rgb.map { UInt8(($0 * alpha / 255).rounded()) } + [UInt8(alpha)]
    }

    func testReadsEveryColorTypeAndDepthInterlacedAndNot() throws {
        for type in PNGBuilder.ColorType.allCases {
            for depth in type.depths {
                for isInterlaced in [false, true] {
                    var png = builder(type, depth)
                    png.isInterlaced = isInterlaced
                    let source = try source(png.file)
                    let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil), "\(type) \(depth)")
                    XCTAssertEqual([image.width, image.height], [13, 9])
                    for index in 0..<13 * 9 {
                        XCTAssertEqual(
                            image.pixel(index % 13, index / 13), expected(png, index),
                            "\(type), \(depth) bits, interlaced \(isInterlaced), pixel \(index)")
                    }
                    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
                }
            }
        }
    }

    func testReadsTransparentColorsAndPalettes() throws {
        var gray = PNGBuilder(width: 2, height: 1, depth: 8, colorType: .gray, samples: [7, 8])
        gray.chunks = [("tRNS", [0, 7])]
        var rgb = PNGBuilder(width: 2, height: 1, depth: 8, colorType: .rgb, samples: [1, 2, 3, 1, 2, 4])
        rgb.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
        var indexed = PNGBuilder(width: 2, height: 1, depth: 8, colorType: .indexed, samples: [0, 1])
        indexed.chunks = [("PLTE", [200, 100, 50, 9, 8, 7]), ("tRNS", [51])]
        let expected: [[UInt8]] = [
            [0, 0, 0, 0, 8, 8, 8, 255], [0, 0, 0, 0, 1, 2, 4, 255], [40, 20, 10, 51, 9, 8, 7, 255],
        ]
        for (png, pixels) in zip([gray, rgb, indexed], expected) {
            let source = try source(png.file)
            XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixels, pixels)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            XCTAssertEqual(properties?[kCGImagePropertyHasAlpha] as? Bool, true)
        }
    }

    func testDescribesThePictureWithoutDecodingIt() throws {
        var png = builder(.indexed, 4)
        png.chunks.append(("pHYs", PNGBuilder.bigEndian(5669) + PNGBuilder.bigEndian(2835) + [1]))
        png.chunks.append(
            ("eXIf", [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0]))
        let source = try source(png.file)
        XCTAssertEqual(CGImageSourceGetType(source), "public.png")
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 13)
        XCTAssertEqual(properties[kCGImagePropertyPixelHeight] as? Int, 9)
        XCTAssertEqual(properties[kCGImagePropertyDepth] as? Int, 4)
        XCTAssertEqual(properties[kCGImagePropertyHasAlpha] as? Bool, false)
        XCTAssertEqual(properties[kCGImagePropertyIsIndexed] as? Bool, true)
        XCTAssertEqual(properties[kCGImagePropertyColorModel] as? String, kCGImagePropertyColorModelRGB)
        XCTAssertEqual(properties[kCGImagePropertyOrientation] as? UInt32, CGImagePropertyOrientation.left.rawValue)
        XCTAssertEqual(try XCTUnwrap(properties[kCGImagePropertyDPIWidth] as? Double), 144, accuracy: 0.01)
        XCTAssertEqual(try XCTUnwrap(properties[kCGImagePropertyDPIHeight] as? Double), 72, accuracy: 0.01)
        XCTAssertNil(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
        XCTAssertNil(CGImageSourceCopyPropertiesAtIndex(source, -1, nil))
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
        XCTAssertEqual(CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int, png.file.count)
    }

    func testAPictureCutShortAnywhereIsNoPicture() throws {
        let file = builder(.rgba, 8).file
        for count in 0..<file.count {
            let source = try source(file.prefix(count))
            XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "\(count) of \(file.count) bytes")
            XCTAssertEqual(
                CGImageSourceGetStatus(source), count < 8 ? .statusUnknownType : .statusUnexpectedEOF, "\(count) bytes")
        }
    }

    func testAHeaderThatAsksForTooMuchIsRefused() throws {
        var png = builder(.rgba, 8).file
        png.replaceSubrange(
            8..<33, with: PNGBuilder.chunk("IHDR", [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0]))
        let source = try source(png)
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusInvalidData)
        XCTAssertEqual(source.error, .tooLarge(width: 100_000, height: 100_000, limit: 1 << 28))
        XCTAssertThrowsError(try CGImage.decoding(Data(png)))
    }

    func testAFalseHeaderWithinTheLimitIsDetected() throws {
        var png = builder(.rgba, 8).file
        png.replaceSubrange(8..<33, with: PNGBuilder.chunk("IHDR", [0, 0, 0x20, 0, 0, 0, 0x20, 0, 8, 6, 0, 0, 0]))
        let source = try source(png)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
        XCTAssertNotEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusComplete)
    }

    func testThePixelLimitIsTheCallersToSet() throws {
        let file = builder(.gray, 8).file
        let small = try source(file, [kKasaneImageSourcePixelLimit: 13 * 9 - 1])
        XCTAssertEqual(small.error, .tooLarge(width: 13, height: 9, limit: 116))
        let enough = try source(file, [kKasaneImageSourcePixelLimit: 13 * 9])
        XCTAssertNotNil(CGImageSourceCreateImageAtIndex(enough, 0, nil))
    }

    func testDamagedBytesNeverTrap() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var generator = SeededRandom(seed: seed)
        let files = PNGBuilder.ColorType.allCases.map { builder($0, 8, seed: seed).file }
        for _ in 0..<2_000 {
            var file = files.randomElement(using: &generator)!
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                file[Int.random(in: 0..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            let source = try source(file, [kKasaneImageSourcePixelLimit: 1 << 20])
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
            // The source as a whole may lack its end where the image is complete.
            XCTAssertEqual(image == nil, CGImageSourceGetStatusAtIndex(source, 0) != .statusComplete, "seed \(seed)")
        }
    }

    func testRandomBytesHaveNoType() throws {
        var generator = SeededRandom(seed: 3)
        for count in [0, 1, 7, 8, 100, 10_000] {
            let source = try source((0..<count).map { _ in UInt8.random(in: 0...254, using: &generator) })
            XCTAssertNil(CGImageSourceGetType(source))
            XCTAssertEqual(CGImageSourceGetCount(source), 0)
            XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnknownType)
        }
    }

    func testReadsFromADataProvider() throws {
        let provider = try XCTUnwrap(CGDataProvider(data: Data(builder(.rgb, 8).file) as CFData))
        let source = try XCTUnwrap(CGImageSourceCreateWithDataProvider(provider, nil))
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, 13)
    }

    func testOnlyPlainFilesAreRead() throws {
        for path in ["/nowhere/at/all.png", "/dev/zero", "/tmp"] {
            XCTAssertNil(CGImageSourceCreateWithURL(URL(fileURLWithPath: path), nil), path)
        }
        XCTAssertNil(CGImageSourceCreateWithURL(try XCTUnwrap(URL(string: "https://example.org/a.png")), nil))
    }

    func testSmallChunksAreProperties() throws {
        func facts(_ type: PNGBuilder.ColorType, _ chunks: [(name: String, bytes: [UInt8])]) throws -> [String: Any] {
            var builder = PNGBuilder(width: 1, height: 1)
            builder.colorType = type
            builder.chunks = chunks
            builder.samples = Array(repeating: 0, count: type.channels)
            return try XCTUnwrap(source(builder.file).properties()[kCGImagePropertyPNGDictionary] as? [String: Any])
        }
        let rgb = try facts(
            .rgb,
            [
                ("tRNS", [0, 1, 0, 2, 0, 3]), ("pHYs", [0, 0, 0, 2, 0, 0, 0, 3, 0]),
                ("tIME", [0x07, 0xEA, 11, 28, 9, 5, 0]),
            ])
        XCTAssertEqual(rgb[kCGImagePropertyPNGTransparency] as? [Int], [1, 2, 3])
        XCTAssertEqual(rgb[kCGImagePropertyPNGPixelsAspectRatio] as? Double, 1.5)
        XCTAssertEqual(rgb[kCGImagePropertyPNGModificationTime] as? String, "28 Nov 2026 09:05:00 +0000")
        let indexed = try facts(.indexed, [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [7, 255])])
        XCTAssertEqual(indexed[kCGImagePropertyPNGTransparency] as? [Int], [7, 255])
        XCTAssertEqual(try facts(.gray, [("tRNS", [1, 0])])[kCGImagePropertyPNGTransparency] as? [Int], [256])
        // Pixels with a size, an invalid month, and 4-bit samples.
        let others = try facts(
            .gray,
            [("tRNS", [1]), ("pHYs", [0, 0, 0, 2, 0, 0, 0, 3, 1]), ("tIME", [0x07, 0xEA, 13, 28, 9, 5, 0])])
        XCTAssertNil(others[kCGImagePropertyPNGTransparency])
        XCTAssertNil(others[kCGImagePropertyPNGPixelsAspectRatio])
        XCTAssertNil(others[kCGImagePropertyPNGModificationTime])
    }
}
