import Foundation
import ImageIO
import TestSupport
import XCTest

/// Images reduced while they are decoded.
final class SubsamplingTests: XCTestCase {
    private func smaller(_ data: Data, by factor: Int) throws -> CGImage {
        try XCTUnwrap(CGImageSourceCreateImageAtIndex(source(data), 0, [kCGImageSourceSubsampleFactor: factor]))
    }

    /// Each pixel is the mean of its square, to within a level, whatever the file's rows, strips and tiles are.
    func testEachPixelIsTheMeanOfItsSquare() throws {
        var random = SeededRandom(seed: 2)
        for isOpaque in [true, false] {
            let (width, height) = (61, 43)
            var pixels: [UInt8] = []
            for _ in 0..<width * height {
                let alpha: UInt8 = isOpaque ? 255 : .random(in: 0...255, using: &random)
                pixels += (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
            }
            let image = try CGImage.of(width: width, height: height, isOpaque: isOpaque, pixels)
            let passes = [kCGImagePropertyPNGDictionary: [kCGImagePropertyPNGInterlaceType: 1] as CFDictionary]
            for (type, options) in [("public.png", nil), ("public.png", passes as CFDictionary), ("public.tiff", nil)] {
                let data = try written([image], type, options)
                let whole = try source(data).picture().pixels
                for factor in [2, 4, 8] {
                    let part = try smaller(data, by: factor)
                    XCTAssertEqual(part.width, (width + factor - 1) / factor, type)
                    XCTAssertEqual(part.height, (height + factor - 1) / factor, type)
                    for (x, y) in [
                        (0, 0), (part.width - 1, 2), (3, part.height - 1), (part.width - 1, part.height - 1),
                    ] {
                        let columns = x * factor..<min((x + 1) * factor, width)
                        let rows = y * factor..<min((y + 1) * factor, height)
                        for k in 0..<4 {
                            var sum = 0
                            for row in rows {
                                for column in columns { sum += Int(whole[(row * width + column) * 4 + k]) }
                            }
                            let mean = Double(sum) / Double(rows.count * columns.count)
                            let level = Double(part.pixel(x, y)[k])
                            XCTAssertEqual(level, mean, accuracy: 1.1, "\(type) \(factor) \(x) \(y)")
                        }
                    }
                }
            }
        }
    }

    /// Tiles are in an order of their own; 16 bits, gray, palettes and CMYK are handled too.
    func testEveryKindIsReadSmaller() throws {
        for name in try fixtures() where name.hasSuffix(".tif") || name.hasSuffix(".png") {
            guard let whole = CGImageSourceCreateImageAtIndex(try source(fixture(name)), 0, nil) else { continue }
            let part = try smaller(fixture(name), by: 2)
            XCTAssertEqual([part.width, part.height], [(whole.width + 1) / 2, (whole.height + 1) / 2], name)
            for (a, b) in zip(means(of: whole), means(of: part)) { XCTAssertEqual(a, b, accuracy: 6, name) }
        }
    }

    private func means(of image: CGImage) -> [Double] {
        let pixels = image.pixels
        var sums = [0.0, 0, 0, 0]
        for (i, level) in pixels.enumerated() { sums[i % 4] += Double(level) }
        return sums.map { $0 / Double(pixels.count / 4) }
    }

    /// A truncated file gives no reduced image either.
    func testADamagedFileIsNone() throws {
        for name in ["text.png", "tiff_lzw.tif"] {
            let data = try fixture(name)
            let source = try source(data.prefix(data.count * 2 / 3))
            XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 2]), name)
        }
    }
}
