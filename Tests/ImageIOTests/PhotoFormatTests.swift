import CoreGraphics
import Foundation
import ImageIO
import Raster
import XCTest

/// HEIC, AVIF, JPEG XL and JPEG 2000, written and read back.
final class PhotoFormatTests: XCTestCase {
    private let types = ["public.heic", "public.avif", "public.jpeg-xl", "public.jpeg-2000"]

    /// Returns big-endian 16-bit samples in a space, each proportional to its position.
    private func deep(_ name: CFString, channels: Int = 3) throws -> CGImage {
        let count = 16 * 8 * channels
        let levels = (0..<count).map { UInt16($0 * 65_535 / (count - 1)) }
        let bytes = levels.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        return try XCTUnwrap(
            CGImage(
                width: 16, height: 8, bitsPerComponent: 16, bitsPerPixel: 16 * channels, bytesPerRow: 32 * channels,
                space: try XCTUnwrap(CGColorSpace(name: name)), bitmapInfo: CGBitmapInfo(rawValue: 0),
                provider: try XCTUnwrap(CGDataProvider(data: Data(bytes))), decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
    }

    private func assertAlike(_ a: CGImage, _ b: CGImage, within tolerance: Int, _ name: String) {
        XCTAssertEqual([a.width, a.height], [b.width, b.height], name)
        guard a.width == b.width, a.height == b.height else { return }
        let worst = zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
        XCTAssertLessThanOrEqual(worst, tolerance, name)
    }

    func testEachKindIsReadAsItWasWritten() throws {
        for isOpaque in [true, false] {
            let image = try gradient(isOpaque: isOpaque, width: 48, height: 32)
            for type in types {
                let source = try source(try written([image], type, [kCGImageDestinationLossyCompressionQuality: 1]))
                XCTAssertEqual(CGImageSourceGetType(source), type)
                XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete, type)
                let read = try source.picture()
                XCTAssertEqual(read.utType, type)
                XCTAssertEqual(read.bitmap.isOpaque, isOpaque, type)
                assertAlike(read, image, within: type == "public.heic" ? 3 : 1, type)
            }
        }
    }

    func testLowQualityIsSmallerAndStillAlike() throws {
        let image = try gradient(isOpaque: true, width: 128, height: 96)
        for type in types {
            let best = try written([image], type, [kCGImageDestinationLossyCompressionQuality: 1])
            let low = try written([image], type, [kCGImageDestinationLossyCompressionQuality: 0.3])
            XCTAssertLessThan(low.count, best.count, type)
            assertAlike(try source(low).picture(), image, within: 60, type)
        }
    }

    func testSidesNeedNotBeEven() throws {
        let image = try gradient(isOpaque: true, width: 33, height: 21)
        for type in types {
            assertAlike(try source(try written([image], type)).picture(), image, within: 40, type)
        }
    }

    func testSamplesOfSixteenBitsStayWhatTheyAre() throws {
        for name in [CGColorSpace.sRGB, CGColorSpace.displayP3] {
            let image = try deep(name)
            let original = try XCTUnwrap(image.dataProvider?.data)
            for type in types.suffix(2) + ["public.png"] {
                // JPEG 2000 is written in sRGB.
                if type == "public.jpeg-2000", name != CGColorSpace.sRGB { continue }
                let file = try written([image], type, [kCGImageDestinationLossyCompressionQuality: 1])
                let read = try source(file).picture()
                XCTAssertEqual(read.bitsPerComponent, 16, type)
                XCTAssertEqual(read.dataProvider?.data, original, "\(type) \(name)")
                XCTAssertEqual(read.colorSpace?.isWideGamutRGB, name == CGColorSpace.displayP3, type)
            }
        }
    }

    func testGrayStaysGray() throws {
        let image = try deep(CGColorSpace.genericGrayGamma2_2, channels: 1)
        for type in ["public.png", "public.jpeg-xl", "public.jpeg-2000", "public.avif"] {
            let file = try written([image], type, [kCGImageDestinationLossyCompressionQuality: 1])
            let read = try source(file).picture()
            XCTAssertEqual(read.colorSpace?.model, .monochrome, type)
            XCTAssertEqual(try source(file).properties()[kCGImagePropertyColorModel] as? String, "Gray", type)
            assertAlike(read, image, within: 1, type)
        }
    }

    func testOrientationAndExifAreKept() throws {
        let exif: CFDictionary = [kCGImagePropertyExifFNumber: 2.8, kCGImagePropertyExifLensModel: "A lens"]
        let properties: CFDictionary = [
            kCGImagePropertyOrientation: 6, kCGImagePropertyExifDictionary: exif,
            kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 35.5, kCGImagePropertyGPSLatitudeRef: "N"]
                as CFDictionary,
        ]
        let image = try gradient(isOpaque: true, width: 48, height: 32)
        for type in types.dropLast() {
            let source = try source(try written([image], type, properties))
            let read = try source.properties()
            XCTAssertEqual(read[kCGImagePropertyOrientation] as? NSNumber, 6, type)
            XCTAssertEqual(read[kCGImagePropertyPixelWidth] as? NSNumber, 48, type)
            let camera = try XCTUnwrap(read[kCGImagePropertyExifDictionary] as? CFDictionary, type)
            XCTAssertEqual(camera[kCGImagePropertyExifLensModel] as? String, "A lens", type)
            XCTAssertNotNil(read[kCGImagePropertyGPSDictionary], type)
            assertAlike(try source.picture(), image, within: 64, type)
        }
        let hidden = properties.merging([kCGImageMetadataShouldExcludeGPS: true]) { _, new in new }
        let file = try written([image], "public.heic", hidden)
        XCTAssertNil(try source(file).properties()[kCGImagePropertyGPSDictionary])
    }

    func testAnimationsKeepTheirTimes() throws {
        let images = try [UInt8(0), 100, 200].map { level in
            try CGImage.of(
                width: 16, height: 16, isOpaque: true,
                (0..<256).flatMap { _ in [level, 255 - level, 90, 255] as [UInt8] })
        }
        let timing: CFDictionary = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.25] as CFDictionary]
        let lossless = timing.merging([kCGImageDestinationLossyCompressionQuality: 1.0]) { $1 }
        for (type, key, timing) in [
            ("public.avif", kCGImagePropertyAVISDictionary, timing),
            ("public.avif", kCGImagePropertyAVISDictionary, lossless),
            ("public.jpeg-xl", kCGImagePropertyJPEGXLDictionary, timing),
            ("public.jpeg-xl", kCGImagePropertyJPEGXLDictionary, lossless),
        ] {
            let source = try source(try written(images, type, timing))
            XCTAssertEqual(CGImageSourceGetCount(source), 3, type)
            for (index, image) in images.enumerated() {
                assertAlike(try source.picture(index), image, within: 6, "\(type) \(index)")
                let times = try XCTUnwrap(try source.properties(index)[key] as? CFDictionary, type)
                XCTAssertEqual(
                    (times[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue ?? 0, 0.25, accuracy: 0.01)
            }
        }
    }

    func testSeveralPicturesInOneHEIC() throws {
        let images = [
            try gradient(isOpaque: true, width: 48, height: 32), try gradient(isOpaque: true, width: 20, height: 20),
        ]
        let source = try source(try written(images, "public.heic"))
        XCTAssertEqual(CGImageSourceGetCount(source), 2)
        XCTAssertEqual(try source.picture(1).width, 20)
        let contents = try XCTUnwrap(
            (CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileContentsDictionary] as? CFDictionary)?[
                kCGImagePropertyImages] as? [CFDictionary])
        XCTAssertEqual(contents.map { $0[kCGImagePropertyWidth] as? NSNumber }, [48, 20])
    }

    func testFilesThatAreCutAreNoPictures() throws {
        let image = try gradient(isOpaque: true, width: 48, height: 32)
        for type in types {
            let file = try written([image], type)
            for share in [0.1, 0.5, 0.9] {
                let source = try source(file.prefix(Int(Double(file.count) * share)))
                XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "\(type) \(share)")
            }
        }
    }

    func testDamageIsAnErrorAtWorst() throws {
        let image = try gradient(isOpaque: false, width: 48, height: 32)
        var generator = SystemRandomNumberGenerator()
        for type in types {
            let file = try written([image], type)
            for _ in 0..<40 {
                var bytes = [UInt8](file)
                for _ in 0..<3 {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^= 1 << UInt8.random(in: 0...7)
                }
                let source = try source(bytes, [kKasaneImageSourcePixelLimit: 1 << 16])
                for index in 0..<min(CGImageSourceGetCount(source), 4) {
                    _ = CGImageSourceCreateImageAtIndex(source, index, nil)
                    _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                }
            }
        }
    }

    func testTheLimitOfPixelsHolds() throws {
        let image = try gradient(isOpaque: true, width: 48, height: 32)
        for type in types {
            let source = try source(try written([image], type), [kKasaneImageSourcePixelLimit: 100])
            XCTAssertEqual(source.error, .tooLarge(width: 48, height: 32, limit: 100), type)
        }
    }
}
