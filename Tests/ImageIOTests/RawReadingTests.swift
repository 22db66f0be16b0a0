import CoreGraphics
import Foundation
import ImageIO
import XCTest

/// Raw files from cameras, through LibRaw.
final class RawReadingTests: XCTestCase {
    /// Returns the central pixel, in 16 bits.
    private func middle(_ image: CGImage) throws -> [Int] {
        XCTAssertEqual(image.bitsPerComponent, 16)
        let data = try XCTUnwrap(image.dataProvider?.data)
        let start = image.height / 2 * image.bytesPerRow + image.width / 2 * image.bitsPerPixel / 8
        return data.withUnsafeBytes { bytes in
            (0..<3).map { Int(bytes.loadUnaligned(fromByteOffset: start + $0 * 2, as: UInt16.self)) }
        }
    }

    /// Returns the linear value of an sRGB level, of 1.
    private func linear(_ level: Int) -> Double {
        let value = Double(level) / 65_535
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    func testANegativeIsDeveloped() throws {
        let source = try source(DNGBuilder().file)
        XCTAssertEqual(CGImageSourceGetType(source), "com.adobe.raw-image")
        let properties = try source.properties()
        XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 64)
        XCTAssertEqual(properties[kCGImagePropertyDepth] as? Int, 16)
        let tiff = try XCTUnwrap(properties[kCGImagePropertyTIFFDictionary] as? CFDictionary)
        XCTAssertEqual(tiff[kCGImagePropertyTIFFMake] as? String, "Kasane")
        let image = try source.picture()
        XCTAssertEqual([image.width, image.height], [64, 48])
        let light = try middle(image).map(linear)
        // Red, green and blue are in the ratio 3 to 2 to 1, however bright the image is made.
        XCTAssertEqual(light[0] / light[1], 1.5, accuracy: 0.03)
        XCTAssertEqual(light[1] / light[2], 2, accuracy: 0.04)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    }

    func testTheCamerasWhiteIsWhite() throws {
        // Under light in which the sensor sees half as much blue, its neutral values are white.
        let image = try source(DNGBuilder(light: [20_000, 20_000, 10_000], neutral: [1, 1, 0.5]).file).picture()
        let light = try middle(image).map(linear)
        XCTAssertEqual(light[0] / light[1], 1, accuracy: 0.02)
        XCTAssertEqual(light[2] / light[1], 1, accuracy: 0.02)
    }

    func testTheOrientationIsAProperty() throws {
        for (orientation, expected) in [(1, nil), (3, 3), (6, 6), (8, 8)] as [(Int, Int?)] {
            let source = try source(DNGBuilder(orientation: orientation).file)
            XCTAssertEqual(
                try source.properties()[kCGImagePropertyOrientation] as? Int, expected ?? 1, "\(orientation)")
            let image = try source.picture()
            XCTAssertEqual([image.width, image.height], [64, 48])
        }
    }

    func testASmallerPictureIsMadeOfHalfOfThePixels() throws {
        let source = try source(DNGBuilder(width: 256, height: 128).file)
        let options: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 60,
        ]
        let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        XCTAssertEqual([small.width, small.height], [60, 30])
        let pixel = small.pixel(30, 15)
        XCTAssertGreaterThan(pixel[0], pixel[1])
        XCTAssertGreaterThan(pixel[1], pixel[2])
    }

    func testMakersAreTold() throws {
        for (make, type) in [
            ("NIKON CORPORATION", "com.nikon.raw-image"), ("SONY", "com.sony.arw-raw-image"),
            ("PENTAX Corporation", "com.pentax.raw-image"), ("Somebody", "public.camera-raw-image"),
        ] {
            let file = DNGBuilder(make: make, isNegative: false).file
            XCTAssertEqual(CGImageSourceGetType(try source(file)) ?? type, type, make)
        }
        // The type of other TIFFs is unchanged.
        XCTAssertEqual(CGImageSourceGetType(try source(try fixture("tiff_lzw.tif"))), "public.tiff")
    }

    func testDamagedNegativesAreRefused() throws {
        let whole = DNGBuilder().file
        let short = try source(DNGBuilder(cut: 2000).file)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(short, 0, nil))
        XCTAssertNotEqual(CGImageSourceGetStatusAtIndex(short, 0), .statusComplete)
        guard case .tooLarge? = try source(whole, [kKasaneImageSourcePixelLimit: 64 * 48 - 1]).error else {
            return XCTFail("its size is beyond the limit")
        }
        for count in stride(from: 0, to: 600, by: 7) {
            let source = try source(whole.prefix(count))
            XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "\(count)")
        }
    }
}
