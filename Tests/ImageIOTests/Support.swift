import Foundation
import ImageIO
import Raster
import XCTest

extension CGImage {
    /// Returns the premultiplied pixel at (x, y).
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let start = bitmap.buffer.base + y * bitmap.buffer.bytesPerRow + x * 4
        return (0..<4).map { start[$0] }
    }

    /// All pixels, without the padding of the rows.
    var pixels: [UInt8] {
        (0..<height).flatMap { y in
            UnsafeBufferPointer(start: bitmap.buffer.base + y * bitmap.buffer.bytesPerRow, count: width * 4)
        }
    }

    /// Creates an image from premultiplied pixels.
    static func of(width: Int, height: Int, isOpaque: Bool = false, _ pixels: [UInt8]) throws -> CGImage {
        let buffer = try XCTUnwrap(PixelBuffer(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width * 4 { buffer.base[y * buffer.bytesPerRow + x] = pixels[y * width * 4 + x] }
        }
        return CGImage(bitmap: Bitmap(buffer, isOpaque: isOpaque))
    }
}

/// Creates a source over bytes.
func source(_ bytes: some Sequence<UInt8>, _ options: CFDictionary? = nil) throws -> CGImageSource {
    try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes), options))
}

/// Returns images written to a file of a type, all with the same properties.
func written(
    _ images: [CGImage], _ type: String, _ properties: CFDictionary? = nil, file: CFDictionary? = nil
) throws -> Data {
    let data = NSMutableData()
    let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, type, images.count, nil), type)
    CGImageDestinationSetProperties(destination, file)
    for image in images { CGImageDestinationAddImage(destination, image, properties) }
    XCTAssertTrue(CGImageDestinationFinalize(destination), type)
    return data as Data
}

/// Returns every alpha with many colours, or smooth colours.
func gradient(isOpaque: Bool, width: Int = 64, height: Int = 64) throws -> CGImage {
    let pixels = (0..<height).flatMap { y in
        (0..<width).flatMap { x -> [UInt8] in
            let a = isOpaque ? 255 : 255 * y / (height - 1)
            return [UInt8(a * x / (width - 1)), UInt8(a - a * x / (width - 1)), UInt8(a * y / height), UInt8(a)]
        }
    }
    return try CGImage.of(width: width, height: height, isOpaque: isOpaque, pixels)
}

func fixture(_ name: String) throws -> Data {
    let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil), name)
    return try Data(contentsOf: url)
}

/// Returns the names of all fixtures, which cover every readable format, without the script that makes them.
func fixtures() throws -> [String] {
    let directory = try XCTUnwrap(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    return names.filter { !$0.hasSuffix(".py") }.sorted()
}

extension CGImageSource {
    /// Returns the image at an index, which must exist.
    func picture(_ index: Int = 0, _ options: CFDictionary? = nil) throws -> CGImage {
        try XCTUnwrap(CGImageSourceCreateImageAtIndex(self, index, options), "picture \(index): \(error as Any)")
    }

    func properties(_ index: Int = 0) throws -> CFDictionary {
        try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(self, index, nil))
    }
}

/// Asserts that the centres of an image's left and right halves have these colours, within a few levels.
func assertHalves(
    _ image: CGImage, _ left: [UInt8], _ right: [UInt8], within tolerance: Int = 0, _ name: String,
    file: StaticString = #filePath, line: UInt = #line
) {
    let pixels = [image.pixel(image.width / 4, image.height / 2), image.pixel(image.width * 3 / 4, image.height / 2)]
    for (pixel, expected) in zip(pixels, [left, right]) {
        let difference = zip(pixel, expected).map { abs(Int($0) - Int($1)) }.max()!
        XCTAssertLessThanOrEqual(difference, tolerance, "\(name): \(pixel), not \(expected)", file: file, line: line)
    }
}
