import CoreGraphics
import Foundation
import ImageIO
import XCTest

/// OpenEXR files, written by the reference library and by Kasane.
final class OpenEXRTests: XCTestCase {
    private static let type = "com.ilm.openexr-image"

    /// Returns the values of a pixel, of half-floats or floats.
    private func numbers(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Float] {
        let data = try XCTUnwrap(image.dataProvider?.data)
        let count = image.bitsPerPixel / image.bitsPerComponent
        let start = y * image.bytesPerRow + x * image.bitsPerPixel / 8
        return data.withUnsafeBytes { bytes in
            (0..<count).map { index in
                image.bitsPerComponent == 32
                    ? bytes.loadUnaligned(fromByteOffset: start + index * 4, as: Float.self)
                    : half(bytes.loadUnaligned(fromByteOffset: start + index * 2, as: UInt16.self))
            }
        }
    }

    /// Returns the value of a half-float.
    private func half(_ bits: UInt16) -> Float {
        let (sign, exponent, fraction) = (bits >> 15, Int(bits >> 10 & 31), Float(bits & 1023) / 1024)
        let size =
            exponent == 0
            ? Float(sign: .plus, exponent: -14, significand: fraction)
            : Float(sign: .plus, exponent: exponent - 15, significand: 1 + fraction)
        return sign == 1 ? -size : size
    }

    func testHalfFloatsAreWhatTheFileHolds() throws {
        let source = try source(try fixture("half.exr"))
        XCTAssertEqual(CGImageSourceGetType(source), Self.type)
        let properties = try source.properties()
        XCTAssertEqual(properties[kCGImagePropertyDepth] as? Int, 16)
        XCTAssertEqual(properties[kCGImagePropertyIsFloat] as? Bool, true)
        XCTAssertEqual(properties[kCGImagePropertyHasAlpha] as? Bool, true)
        let image = try source.picture()
        XCTAssertEqual([image.width, image.height, image.bitsPerComponent], [20, 12, 16])
        XCTAssertEqual(image.colorSpace?.name, CGColorSpace.extendedLinearSRGB)
        XCTAssertEqual(image.alphaInfo, .premultipliedLast)
        XCTAssertTrue(image.bitmapInfo.contains(.floatComponents))
        XCTAssertEqual(try numbers(image, 2, 3), [0.25, 0.125, 1, 0.5])
        XCTAssertEqual(try numbers(image, 15, 11), [4, 0, 0.125, 1])
        // Drawing is in sRGB, and light beyond white is white.
        XCTAssertEqual(image.pixel(15, 0)[0], 255)
        XCTAssertEqual(Int(image.pixel(15, 0)[2]), 99, accuracy: 1)
    }

    func testTilesOfFloatsKeepTheirPrimaries() throws {
        let image = try source(try fixture("tiled.exr")).picture()
        XCTAssertEqual(image.bitsPerComponent, 32)
        XCTAssertEqual(image.colorSpace?.name, CGColorSpace.extendedLinearITUR_2020)
        XCTAssertEqual(try numbers(image, 0, 0), [0.25, 0.125, 1])
        XCTAssertEqual(try numbers(image, 19, 11), [4, 0, 0.125])
    }

    func testGrayStaysGray() throws {
        let image = try source(try fixture("gray.exr")).picture()
        XCTAssertEqual(image.colorSpace?.model, .monochrome)
        XCTAssertEqual(try numbers(image, 0, 0), [0.25])
        XCTAssertEqual(try numbers(image, 19, 0), [4])
    }

    func testWhatIsWrittenComesBack() throws {
        for name in ["half.exr", "gray.exr", "tiled.exr"] {
            let image = try source(try fixture(name)).picture()
            let again = try source(try written([image], Self.type)).picture()
            XCTAssertEqual(again.bitsPerComponent, 16, name)
            XCTAssertEqual([again.width, again.height], [20, 12], name)
            guard name != "tiled.exr" else { continue }
            for (x, y) in [(0, 0), (9, 11), (10, 0), (19, 11)] {
                for (a, b) in zip(try numbers(again, x, y), try numbers(image, x, y)) {
                    XCTAssertEqual(a, b, accuracy: 0.002 * max(b, 1), "\(name) \(x) \(y)")
                }
            }
        }
        let plain = try gradient(isOpaque: false, width: 24, height: 16)
        let light = try source(try written([plain], Self.type)).picture()
        for y in stride(from: 0, to: 16, by: 5) {
            for (a, b) in zip(light.pixel(11, y), plain.pixel(11, y)) { XCTAssertEqual(Int(a), Int(b), accuracy: 2) }
        }
    }

    func testFilesThatAreNoPicturesSayWhy() throws {
        var bytes = [UInt8](try fixture("half.exr"))
        XCTAssertNil(CGImageSourceCreateImageAtIndex(try source(bytes.prefix(200)), 0, nil))
        // A window as wide as the number type allows.
        let window = try XCTUnwrap(bytes.indices.first { bytes[$0...].starts(with: Array("dataWindow".utf8)) })
        bytes.replaceSubrange(window + 27..<window + 31, with: [0xFF, 0xFF, 0xFF, 0x7F])
        let error = try XCTUnwrap(try source(bytes).error)
        XCTAssertFalse("\(error)".isEmpty)
    }
}
