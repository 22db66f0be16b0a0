import Foundation
import ImageIO
import XCTest

final class AnimationReadingTests: XCTestCase {
    /// Twelve frames with every blending and disposal, compared with another compositor's.
    func testComposesFramesAsOthersDo() throws {
        for name in ["mixed.gif", "mixed.apng.png", "mixed.webp"] {
            let source = try source(fixture(name))
            let expected = try ImageIOTests.source(fixture("\(name).frames.png")).picture().pixels
            XCTAssertEqual(CGImageSourceGetCount(source), 12, name)
            for index in 0..<12 {
                let picture = try source.picture(index)
                XCTAssertEqual([picture.width, picture.height], [20, 14])
                let rows = expected[index * 20 * 14 * 4..<(index + 1) * 20 * 14 * 4]
                // Another encoder may premultiply colours with different rounding.
                let difference = zip(picture.pixels, rows).map { abs(Int($0) - Int($1)) }.max()!
                XCTAssertLessThanOrEqual(difference, name.hasSuffix("webp") ? 1 : 0, "\(name), frame \(index)")
            }
        }
    }

    func testFramesInAnyOrderAreTheSame() throws {
        for name in ["mixed.gif", "mixed.apng.png", "mixed.webp"] {
            let data = try fixture(name)
            let inOrder = try (0..<12).map { try ImageIOTests.source(data).picture($0).pixels }
            let source = try source(data)
            for index in [11, 3, 3, 4, 0, 7, 2, 11, 10, 1] {
                XCTAssertEqual(try source.picture(index).pixels, inOrder[index], "\(name), frame \(index)")
            }
            CGImageSourceRemoveCacheAtIndex(source, 0)
            XCTAssertEqual(try source.picture(5).pixels, inOrder[5])
            let uncached = try ImageIOTests.source(data, [kCGImageSourceShouldCache: false])
            XCTAssertEqual(try uncached.picture(6).pixels, inOrder[6])
        }
    }

    func testReportsTimesAndLoops() throws {
        let expectations: [(name: String, key: String, clamped: [Double], unclamped: [Double], loops: Int)] = [
            // A GIF counts in hundredths, and its loop count is the number of repetitions.
            ("timed.gif", kCGImagePropertyGIFDictionary, [0.1, 0.1, 0.1, 0.25], [0.1, 0.01, 0, 0.25], 4),
            ("timed.apng.png", kCGImagePropertyPNGDictionary, [0.1, 0.05, 0.05, 0.25], [0.1, 0.01, 0, 0.25], 3),
            ("moving.webp", kCGImagePropertyWebPDictionary, [0.1, 0.1, 0.1, 0.25], [0.1, 0.01, 0.015, 0.25], 2),
        ]
        for expected in expectations {
            let source = try source(fixture(expected.name))
            let file = try XCTUnwrap(
                CGImageSourceCopyProperties(source, nil)?[expected.key] as? [String: Any], expected.name)
            XCTAssertEqual(file[kCGImagePropertyGIFLoopCount] as? Int, expected.loops, expected.name)
            XCTAssertEqual(file[kCGImagePropertyGIFCanvasPixelWidth] as? Int, 24)
            XCTAssertEqual(file[kCGImagePropertyGIFCanvasPixelHeight] as? Int, 16)
            XCTAssertEqual((file[kCGImagePropertyGIFFrameInfoArray] as? [[String: Any]])?.count, 4)
            for index in 0..<4 {
                let frame = try XCTUnwrap(try source.properties(index)[expected.key] as? [String: Any])
                XCTAssertEqual(
                    frame[kCGImagePropertyGIFDelayTime] as? Double, expected.clamped[index], "\(expected.name) \(index)"
                )
                XCTAssertEqual(
                    frame[kCGImagePropertyGIFUnclampedDelayTime] as? Double, expected.unclamped[index],
                    "\(expected.name) \(index)")
            }
        }
        let still = try source(fixture("still.gif"))
        let file = CGImageSourceCopyProperties(still, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        XCTAssertEqual(file?[kCGImagePropertyGIFLoopCount] as? Int, 1)
    }

    func testAPictureForThoseWhoCannotAnimateIsNoFrame() throws {
        let source = try source(fixture("alone.apng.png"))
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        XCTAssertEqual(try source.picture(0).pixel(4, 8), [20, 60, 200, 255])
        XCTAssertEqual(try source.picture(0).pixel(20, 1), [0, 0, 0, 0])
    }

    /// The first frame is the file's whole image; if it is declared as a part of it, there is no animation.
    func testAFrameThatIsNotTheWholePictureIsNoFrame() throws {
        for width in [2, 1] {
            var file = PNGBuilder(width: 2, height: 1, colorType: .gray, samples: [200, 100])
            let big = PNGBuilder.bigEndian
            file.chunks = [
                ("acTL", big(1) + big(0)),
                ("fcTL", big(0) + big(UInt32(width)) + big(1) + big(0) + big(0) + [0, 1, 0, 10, 0, 0]),
            ]
            let source = try source(file.file)
            XCTAssertEqual(CGImageSourceGetCount(source), 1)
            XCTAssertEqual(try source.picture().pixels, [200, 200, 200, 255, 100, 100, 100, 255])
            let png = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyPNGDictionary]
            XCTAssertEqual(png == nil, width == 1)
        }
    }

    /// A file specifies repetitions, and the property the number of plays; without a count, a GIF plays once.
    func testLoopCountsOfGIF() throws {
        let header: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
        for (stored, plays) in [(nil, 1), (0, 0), (1, 2), (2, 3), (65_535, 65_536)] as [(UInt16?, Int)] {
            var file = header
            if let stored {
                file +=
                    [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, UInt8(stored & 255), UInt8(stored >> 8), 0]
            }
            let properties = CGImageSourceCopyProperties(try source(file + frame + frame + [0x3B]), nil)
            let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
            XCTAssertEqual(gif?[kCGImagePropertyGIFLoopCount] as? Int, plays)
        }
    }

    func testTypesAreRecognized() throws {
        let types = [
            "timed.gif": "com.compuserve.gif", "timed.apng.png": "public.png", "moving.webp": "org.webmproject.webp",
            "lossy.webp": "org.webmproject.webp", "raw.tif": "public.tiff", "rgb24.bmp": "com.microsoft.bmp",
        ]
        for (name, type) in types {
            XCTAssertEqual(CGImageSourceGetType(try source(fixture(name))), type)
            XCTAssertTrue((CGImageSourceCopyTypeIdentifiers() as? [String])?.contains(type) == true)
        }
    }

    func testTooManyFramesAreRefused() throws {
        for name in ["mixed.gif", "mixed.apng.png", "mixed.webp", "pages.tif"] {
            let count = CGImageSourceGetCount(try source(fixture(name)))
            let refused = try source(fixture(name), [kKasaneImageSourceImageLimit: count - 1])
            XCTAssertEqual(refused.error, .tooManyImages(limit: count - 1), name)
            XCTAssertEqual(CGImageSourceGetStatus(refused), .statusInvalidData)
            let taken = try source(fixture(name), [kKasaneImageSourceImageLimit: count])
            XCTAssertEqual(CGImageSourceGetCount(taken), count)
        }
    }

    /// A million frames of a few bytes each.
    func testAFileOfTinyFramesIsBounded() throws {
        let header: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
        var file = Data(header)
        for _ in 0..<100_000 { file.append(contentsOf: frame) }
        let source = try source(file)
        XCTAssertEqual(source.error, .tooManyImages(limit: 1 << 16))
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
    }

    func testACanvasThatIsTooLargeIsRefused() throws {
        var gif = [UInt8](try fixture("still.gif"))
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        XCTAssertEqual(try source(gif).error, .tooLarge(width: 65_535, height: 65_535, limit: 1 << 28))
        var webp = [UInt8](try fixture("moving.webp"))
        let header = try XCTUnwrap(webp.indices.first { webp[$0...].starts(with: "VP8X".utf8) })
        webp.replaceSubrange(header + 12..<header + 18, with: [0x9F, 0x86, 1, 0x9F, 0x86, 1])
        XCTAssertEqual(try source(webp).error, .tooLarge(width: 100_000, height: 100_000, limit: 1 << 28))
    }

    /// A frame of 65,535 x 65,535 pixels on a small canvas takes no memory beyond the canvas.
    func testAHugeFrameOnASmallCanvasIsCutToIt() throws {
        var gif = [UInt8](try fixture("still.gif"))
        let descriptor = try XCTUnwrap(gif.indices.last { gif[$0...].starts(with: [0x2C, 0, 0, 0, 0, 48, 0, 32, 0]) })
        gif.replaceSubrange(descriptor + 5..<descriptor + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let source = try source(gif)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
        XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusUnexpectedEOF)
    }
}
