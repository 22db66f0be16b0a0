import Foundation
import ImageIO
import TestSupport
import XCTest

final class JPEGReadingTests: XCTestCase {
    private func assert(
        _ pixel: [UInt8], near expected: [UInt8], _ message: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let difference = zip(pixel, expected).map { abs(Int($0) - Int($1)) }.max()!
        XCTAssertLessThanOrEqual(difference, 3, "\(message): \(pixel), not \(expected)", file: file, line: line)
    }

    func testReadsColorGrayAndInks() throws {
        let halves: [(name: String, left: [UInt8], right: [UInt8], model: String)] = [
            ("baseline.jpg", [220, 30, 40, 255], [20, 60, 200, 255], kCGImagePropertyColorModelRGB),
            ("progressive.jpg", [220, 30, 40, 255], [20, 60, 200, 255], kCGImagePropertyColorModelRGB),
            ("gray.jpg", [60, 60, 60, 255], [190, 190, 190, 255], kCGImagePropertyColorModelGray),
            ("cmyk.jpg", [255, 0, 0, 255], [0, 0, 204, 255], kCGImagePropertyColorModelCMYK),
        ]
        for expected in halves {
            let source = try source(fixture(expected.name))
            XCTAssertEqual(CGImageSourceGetType(source), "public.jpeg")
            let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil), expected.name)
            XCTAssertEqual([image.width, image.height], [48, 32])
            assert(image.pixel(10, 16), near: expected.left, expected.name)
            assert(image.pixel(38, 16), near: expected.right, expected.name)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            XCTAssertEqual(properties?[kCGImagePropertyColorModel] as? String, expected.model)
            XCTAssertEqual(properties?[kCGImagePropertyHasAlpha] as? Bool, false)
        }
    }

    /// Adobe's marker means that CMYK values are inverted. Without it, 0 is no ink.
    func testInksWithoutAdobesMarkerAreNotInverted() throws {
        var file = [UInt8](try fixture("cmyk.jpg"))
        let marker = try XCTUnwrap(file.indices.first { file[$0...].starts(with: [0xFF, 0xEE]) })
        file.removeSubrange(marker..<marker + 2 + Int(file[marker + 2]) << 8 + Int(file[marker + 3]))
        let picture = try source(file).picture()
        // As stored: 255, 0, 0, 255 and 0, 0, 255, 204. All black, and a fifth of light through yellow.
        assert(picture.pixel(10, 16), near: [0, 0, 0, 255], "left")
        assert(picture.pixel(38, 16), near: [51, 51, 0, 255], "right")
    }

    /// The images after the first are only for readers that know their index.
    func testThePictureOfAMultiPictureFileIsTheFirst() throws {
        let first = [UInt8](try fixture("baseline.jpg")), second = [UInt8](try fixture("gray.jpg"))
        let big = PNGBuilder.bigEndian
        // CIPA DC-007: version, number of images, and for each its attribute, size, offset and two dependent entries.
        func entry(_ attribute: UInt32, _ size: Int, _ place: Int) -> [UInt8] {
            [attribute, UInt32(size), UInt32(place), 0].flatMap { big($0) }
        }
        let length = first.count + 96
        let entries = entry(0x0300_0000, length, 0) + entry(0x0002_0002, second.count, length - 10)
        var index: [UInt8] = Array("MPF\0MM".utf8) + [0, 42] + big(8) + [0, 3]
        index += [0xB0, 0, 0, 7] + big(4) + Array("0100".utf8)
        index += [0xB0, 1, 0, 4] + big(1) + big(2)
        index += [0xB0, 2, 0, 7] + big(32) + big(50) + big(0) + entries
        let segment = [0xFF, 0xE2, 0, UInt8(index.count + 2)] + index
        let source = try source(first[..<2] + segment + first[2...] + second)
        XCTAssertEqual(CGImageSourceGetType(source), "public.jpeg")
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        XCTAssertEqual(try source.picture().pixels, try ImageIOTests.source(first).picture().pixels)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
    }

    func testReportsTheOrientationAndLeavesThePixels() throws {
        let source = try source(fixture("turned.jpg"))
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        XCTAssertEqual(properties[kCGImagePropertyOrientation] as? UInt32, CGImagePropertyOrientation.right.rawValue)
        XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 48)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, 48)
    }

    func testReportsTheResolution() throws {
        let marked = CGImageSourceCopyPropertiesAtIndex(try source(fixture("baseline.jpg")), 0, nil)
        XCTAssertEqual(marked?[kCGImagePropertyDPIWidth] as? Double, 144)
        let unmarked = CGImageSourceCopyPropertiesAtIndex(try source(fixture("gray.jpg")), 0, nil)
        XCTAssertNil(unmarked?[kCGImagePropertyDPIWidth])
        XCTAssertNil(unmarked?[kCGImagePropertyOrientation])
    }

    func testAPictureCutShortAnywhereIsNoPicture() throws {
        for name in ["baseline.jpg", "progressive.jpg", "cmyk.jpg", "turned.jpg"] {
            let file = try fixture(name)
            for count in 3..<file.count {
                let source = try source(file.prefix(count))
                XCTAssertNil(
                    CGImageSourceCreateImageAtIndex(source, 0, nil), "\(name), \(count) of \(file.count) bytes")
                XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnexpectedEOF, "\(name), \(count) bytes")
            }
        }
    }

    func testAHeaderThatAsksForTooMuchIsRefused() throws {
        var file = [UInt8](try fixture("baseline.jpg"))
        let frame = try XCTUnwrap(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
        file.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])  // 60,000 x 60,000
        let source = try source(file)
        XCTAssertEqual(source.error, .tooLarge(width: 60_000, height: 60_000, limit: 1 << 28))
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusInvalidData)
    }

    func testTooManyScansAreRefused() throws {
        let file = [UInt8](try fixture("progressive.jpg"))
        let starts = file.indices.filter { file[$0...].starts(with: [0xFF, 0xDA]) }
        let next = try XCTUnwrap(file.indices.first { $0 > starts[0] + 2 && file[$0] == 0xFF && file[$0 + 1] != 0 })
        let scan = file[starts[0]..<next]
        let endless = Array(file[..<next]) + Array(repeatElement(scan, count: 300).joined()) + file[next...]
        XCTAssertThrowsError(try CGImage.decoding(Data(endless))) {
            XCTAssertEqual($0 as? ImageError, .invalid("too many scans"))
        }
    }

    func testDamagedBytesNeverTrap() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var generator = SeededRandom(seed: seed)
        let files = try ["baseline.jpg", "progressive.jpg", "gray.jpg", "cmyk.jpg"].map { [UInt8](try fixture($0)) }
        for _ in 0..<1_000 {
            var file = files.randomElement(using: &generator)!
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                file[Int.random(in: 3..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            let source = try source(file, [kKasaneImageSourcePixelLimit: 1 << 20])
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
            // The source as a whole may lack its end where the image is complete.
            XCTAssertEqual(image == nil, CGImageSourceGetStatusAtIndex(source, 0) != .statusComplete, "seed \(seed)")
        }
    }
}
