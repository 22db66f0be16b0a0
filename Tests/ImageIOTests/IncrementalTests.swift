import Foundation
import ImageIO
import TestSupport
import XCTest

final class IncrementalTests: XCTestCase {
    private func incremental(_ data: Data, isFinal: Bool = false) -> CGImageSource {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data, isFinal)
        return source
    }

    /// Feeds each fixture in pieces: the status increases and never decreases, and the last image is the file's.
    func testTheStatusNeverDecreases() throws {
        // A TIFF doesn't contain its length.
        for name in try fixtures() where !name.hasSuffix(".tif") {
            let data = try fixture(name)
            let source = CGImageSourceCreateIncremental(nil)
            XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader, name)
            XCTAssertNil(CGImageSourceGetType(source))
            var last = CGImageSourceStatus.statusReadingHeader
            for count in stride(from: 0, to: data.count, by: max(1, data.count / 97)) {
                CGImageSourceUpdateData(source, data.prefix(count), false)
                let status = CGImageSourceGetStatus(source)
                XCTAssertGreaterThanOrEqual(status.rawValue, last.rawValue, "\(name), \(count) bytes")
                XCTAssertTrue(
                    [.statusReadingHeader, .statusIncomplete].contains(status), "\(name), \(count): \(status)")
                last = status
                if let image = CGImageSourceCreateImageAtIndex(source, 0, nil) {
                    let properties = try source.properties()
                    XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, image.width, name)
                }
            }
            XCTAssertEqual(last, .statusIncomplete, name)
            CGImageSourceUpdateData(source, data, true)
            XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete, name)
            XCTAssertEqual(
                try source.picture().pixels, try ImageIOTests.source(data).picture().pixels, name)
        }
    }

    func testAPartOfAPictureHasItsRowsAndNothingBelow() throws {
        for name in ["text.png", "baseline.jpg"] {
            // Noise, so that the bytes are spread evenly over the rows.
            let large = try noise(type: name.hasSuffix("png") ? "public.png" : "public.jpeg")
            let whole = try source(large).picture()
            let source = incremental(large.prefix(large.count * 6 / 10))
            XCTAssertEqual(CGImageSourceGetCount(source), 1)
            let part = try source.picture()
            XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusIncomplete)
            XCTAssertEqual([part.width, part.height], [64, 256])
            XCTAssertEqual(Array(part.pixels.prefix(64 * 100 * 4)), Array(whole.pixels.prefix(64 * 100 * 4)), name)
            XCTAssertEqual(part.pixel(0, 255), [0, 0, 0, 0], name)
            let rows = (0..<256).filter { part.pixel(5, $0)[3] != 0 }
            XCTAssertEqual(rows, Array(0..<rows.count), name)
            XCTAssertTrue((100..<220).contains(rows.count), "\(name): \(rows.count)")
        }
    }

    func testAProgressiveJPEGIsBlurredBeforeItIsSharp() throws {
        let properties: CFDictionary = [kCGImagePropertyJFIFDictionary: [kCGImagePropertyJFIFIsProgressive: true]]
        let data = try noise(type: "public.jpeg", properties)
        let whole = try source(data).picture().pixels
        var last = Double.infinity
        for share in [3, 5, 7, 9] {
            let part = try incremental(data.prefix(data.count * share / 10)).picture()
            XCTAssertEqual(part.pixel(0, 255)[3], 255, "\(share) tenths")
            let error = zip(part.pixels, whole).map { abs(Double($0) - Double($1)) }.reduce(0, +)
            XCTAssertLessThan(error, last, "\(share) tenths")
            last = error
        }
    }

    func testAnInterlacedPNGIsCoarseBeforeItIsFine() throws {
        let properties: CFDictionary = [kCGImagePropertyPNGDictionary: [kCGImagePropertyPNGInterlaceType: 1]]
        let data = try noise(type: "public.png", properties)
        let part = try incremental(data.prefix(data.count / 4)).picture()
        XCTAssertEqual(part.pixel(63, 255)[3], 255)
    }

    func testFramesComeOneByOne() throws {
        for name in ["timed.gif", "timed.apng.png", "moving.webp"] {
            let data = try fixture(name)
            var counts: [Int] = []
            let whole = try source(data)
            for count in 1..<data.count {
                let source = incremental(data.prefix(count))
                let frames = (0..<CGImageSourceGetCount(source)).filter {
                    CGImageSourceGetStatusAtIndex(source, $0) == .statusComplete
                }
                if counts.last != frames.count { counts.append(frames.count) }
                if count % 50 != 0 { continue }
                for frame in frames {
                    XCTAssertEqual(
                        try source.picture(frame).pixels, try whole.picture(frame).pixels, "\(name) \(frame)")
                }
            }
            XCTAssertEqual(counts.sorted(), counts, name)
            XCTAssertTrue(counts.contains(2), "\(name): \(counts)")
        }
    }

    func testTruncatedFinalDataIsAnUnexpectedEnd() throws {
        let data = try noise(type: "public.png")
        let source = incremental(data.prefix(data.count / 2), isFinal: true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnexpectedEOF)
        XCTAssertNotNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
        XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusUnexpectedEOF)
        CGImageSourceUpdateData(source, data, true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnexpectedEOF, "a final update is the last")
    }

    func testUnknownDataIsReportedAsSuch() throws {
        XCTAssertEqual(CGImageSourceGetStatus(incremental(Data(repeating: 7, count: 5))), .statusReadingHeader)
        XCTAssertEqual(CGImageSourceGetStatus(incremental(Data(repeating: 7, count: 50))), .statusUnknownType)
        let provider = try XCTUnwrap(CGDataProvider(data: try fixture("text.png")))
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateDataProvider(source, provider, true)
        XCTAssertEqual(CGImageSourceGetType(source), "public.png")
    }

    func testAJPEGXLIsBlurredBeforeItIsSharp() throws {
        let data = try noise(type: "public.jpeg-xl", width: 300, height: 280)
        let whole = try source(data).picture().pixels
        var errors: [Double] = []
        for share in 1...19 {
            let source = incremental(data.prefix(data.count * share / 20))
            guard let part = CGImageSourceCreateImageAtIndex(source, 0, nil) else {
                XCTAssertTrue(errors.isEmpty, "nothing of \(share) twentieths, after something of fewer")
                continue
            }
            XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusIncomplete)
            XCTAssertEqual([part.width, part.height], [300, 280])
            errors.append(zip(part.pixels, whole).map { abs(Double($0) - Double($1)) }.reduce(0, +))
        }
        XCTAssertGreaterThan(errors.count, 9)
        XCTAssertEqual(errors.sorted(by: >), errors, "sharper with every part")
        XCTAssertLessThan(errors[errors.count - 1], errors[0] / 2)
    }

    /// An image's properties are known as soon as they have arrived.
    func testTheSizeIsKnownBeforeThePixelsHaveCome() throws {
        for type in ["public.avif", "public.heic", "public.jpeg-xl"] {
            let data = try noise(type: type, width: 320, height: 600)
            for share in [4, 6, 8] {
                let source = incremental(data.prefix(data.count * share / 10))
                XCTAssertEqual(CGImageSourceGetType(source), type)
                XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete, "\(type) \(share)")
                XCTAssertEqual(try source.properties()[kCGImagePropertyPixelHeight] as? Int, 600, "\(type) \(share)")
                let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
                XCTAssertEqual(image == nil, type != "public.jpeg-xl", "\(type) \(share)")
                XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusIncomplete, "\(type) \(share)")
            }
            let cut = incremental(data.prefix(data.count / 2), isFinal: true)
            _ = CGImageSourceCreateImageAtIndex(cut, 0, nil)
            XCTAssertEqual(CGImageSourceGetStatus(cut), .statusUnexpectedEOF, type)
        }
    }

    /// Missing pixels take memory only once they are read: a few bytes must not reserve hundreds of megabytes.
    func testAFileThatPromisesToBeLargeIsNotOpenedForAFewBytes() throws {
        var data = try noise(type: "public.heic", width: 320, height: 600)
        let name = try XCTUnwrap(data.range(of: Data("mdat".utf8)))
        data = data.prefix(data.count * 3 / 4)
        XCTAssertEqual(CGImageSourceGetCount(incremental(data)), 1)
        data.replaceSubrange(name.lowerBound - 4..<name.lowerBound, with: [0x2A, 0, 0, 0])
        let source = incremental(data)
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
    }

    /// Returns an image, 64 x 256 pixels unless specified, the same each time.
    private func noise(
        type: String, width: Int = 64, height: Int = 256, _ properties: CFDictionary? = nil
    ) throws -> Data {
        var generator = SeededRandom(seed: 5)
        let pixels: [UInt8] = (0..<4 * width * height).map { (place: Int) -> UInt8 in
            place % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
        }
        let image = try CGImage.of(width: width, height: height, isOpaque: true, pixels)
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, type, 1, nil))
        CGImageDestinationAddImage(destination, image, properties)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        return data as Data
    }
}
