import Foundation
import ImageIO
import XCTest

final class ThumbnailTests: XCTestCase {
    private let always: CFDictionary = [kCGImageSourceCreateThumbnailFromImageAlways: true]

    private func thumbnail(_ name: String, _ options: CFDictionary?) throws -> CGImage? {
        CGImageSourceCreateThumbnailAtIndex(try source(fixture(name)), 0, options)
    }

    func testThumbnailsAreMadeOnRequestOnly() throws {
        XCTAssertNil(try thumbnail("baseline.jpg", nil))
        XCTAssertNil(try thumbnail("baseline.jpg", [kCGImageSourceThumbnailMaxPixelSize: 10]))
        XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(try source(fixture("baseline.jpg")), 1, always))
        XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(try source([1, 2, 3]), 0, always))
    }

    func testTheFilesOwnIsTakenUnlessThePictureMustBe() throws {
        let own = try XCTUnwrap(
            try thumbnail("camera.jpg", [kCGImageSourceCreateThumbnailFromImageIfAbsent: true]))
        XCTAssertEqual([own.width, own.height], [16, 12])
        XCTAssertGreaterThan(own.pixel(8, 6)[1], 180)
        let small = try XCTUnwrap(try thumbnail("camera.jpg", [kCGImageSourceThumbnailMaxPixelSize: 8]))
        XCTAssertEqual([small.width, small.height], [8, 6])
        let made = try XCTUnwrap(try thumbnail("camera.jpg", always))
        XCTAssertEqual([made.width, made.height], [48, 32])
        assertHalves(made, [220, 30, 40, 255], [20, 60, 200, 255], within: 3, "made")
    }

    func testFitsTheGreatestSideAndNeverGrows() throws {
        for (name, side, size) in [
            ("raw.tif", 24, [24, 16]), ("raw.tif", 10, [10, 7]), ("raw.tif", 1, [1, 1]), ("raw.tif", 100, [48, 32]),
            ("baseline.jpg", 24, [24, 16]), ("baseline.jpg", 5, [5, 3]), ("text.png", 47, [47, 31]),
        ] {
            for key in [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent] {
                let image = try XCTUnwrap(
                    try thumbnail(name, [key: true, kCGImageSourceThumbnailMaxPixelSize: side]))
                XCTAssertEqual([image.width, image.height], size, "\(name) in \(side)")
                if side < 10 { continue }
                assertHalves(image, [220, 30, 40, 255], [20, 60, 200, 255], within: 4, "\(name) in \(side)")
            }
        }
    }

    /// libwebp reduces a still image while it is decoded; images in other colour spaces are handled too.
    func testAWebPIsReadSmaller() throws {
        for isOpaque in [true, false] {
            let image = try gradient(isOpaque: isOpaque, width: 200, height: 120)
            let file = try written(
                [image], "org.webmproject.webp", [kCGImageDestinationLossyCompressionQuality: 1.0])
            let small = try XCTUnwrap(
                CGImageSourceCreateThumbnailAtIndex(
                    source(file), 0,
                    [
                        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 25,
                    ]))
            XCTAssertEqual([small.width, small.height], [25, 15])
            for (x, y) in [(0, 0), (12, 7), (24, 14)] {
                for (level, expected) in zip(small.pixel(x, y), image.pixel(x * 8 + 4, y * 8 + 4)) {
                    XCTAssertEqual(Int(level), Int(expected), accuracy: 8, "\(x) \(y)")
                }
            }
        }
    }

    func testInvalidThumbnailSizesHaveNoEffect() throws {
        for side in [Double.nan, .infinity, -3, 0] {
            let image = try XCTUnwrap(
                try thumbnail(
                    "raw.tif",
                    [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: side]))
            XCTAssertEqual(image.width, 48)
        }
    }

    /// Each pixel is the mean of its area: a black and white weave becomes an even gray, wherever the pixels fall.
    func testTheMeanStays() throws {
        let (width, height) = (90, 60)
        let weave = (0..<width * height).flatMap { index -> [UInt8] in
            let level: UInt8 = (index % width + index / width) % 2 == 0 ? 255 : 0
            return [level, level, level, 255]
        }
        let image = try CGImage.of(width: width, height: height, isOpaque: true, weave)
        for side in [45, 30, 7] {
            let small = try image.bitmap.fitted(in: side)
            let levels = CGImage(bitmap: small).pixels.enumerated().filter { $0.offset % 4 == 0 }.map {
                Double($0.element)
            }
            XCTAssertEqual(levels.reduce(0, +) / Double(levels.count), 127.5, accuracy: 1, "\(side)")
            XCTAssertLessThan(levels.max()! - levels.min()!, side == 45 ? 2 : 90)
        }
        // Transparent pixels add no colour: red next to transparency is half-opaque red, not darkened.
        let edge = try CGImage.of(width: 2, height: 1, [255, 0, 0, 255, 0, 0, 0, 0])
        XCTAssertEqual(CGImage(bitmap: try edge.bitmap.downscaled(width: 1, height: 1)).pixels, [128, 0, 0, 128])
    }

    /// Eight images that look the same once rotated: a corner of each colour.
    func testIsTurnedUpright() throws {
        // 2 x 3 pixels, numbered as displayed.
        let seen: [[UInt8]] = [[1, 2], [3, 4], [5, 6]]
        let stored: [CGImagePropertyOrientation: [[UInt8]]] = [
            .up: seen, .upMirrored: [[2, 1], [4, 3], [6, 5]], .down: [[6, 5], [4, 3], [2, 1]],
            .downMirrored: [[5, 6], [3, 4], [1, 2]], .leftMirrored: [[1, 3, 5], [2, 4, 6]],
            .right: [[2, 4, 6], [1, 3, 5]], .rightMirrored: [[6, 4, 2], [5, 3, 1]], .left: [[5, 3, 1], [6, 4, 2]],
        ]
        for (orientation, rows) in stored {
            let pixels = rows.joined().flatMap { level -> [UInt8] in [level, 0, 0, 255] }
            let image = try CGImage.of(width: rows[0].count, height: rows.count, isOpaque: true, pixels)
            let properties: CFDictionary = [kCGImagePropertyOrientation: orientation.rawValue]
            let data = NSMutableData()
            let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
            CGImageDestinationAddImage(destination, image, properties)
            XCTAssertTrue(CGImageDestinationFinalize(destination))
            let thumbnail = try XCTUnwrap(
                CGImageSourceCreateThumbnailAtIndex(
                    try source(data as Data), 0,
                    [
                        kCGImageSourceCreateThumbnailFromImageAlways: true,
                        kCGImageSourceCreateThumbnailWithTransform: true,
                    ]))
            XCTAssertEqual([thumbnail.width, thumbnail.height], [2, 3], "\(orientation)")
            let levels = thumbnail.pixels.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
            XCTAssertEqual(levels, [1, 2, 3, 4, 5, 6], "\(orientation)")
        }
    }

    func testSubsampling() throws {
        for (name, expected) in [
            ("baseline.jpg", [12, 8]), ("text.png", [12, 8]), ("raw.tif", [12, 8]), ("rgb24.bmp", [48, 32]),
        ] {
            let picture = try source(fixture(name)).picture(0, [kCGImageSourceSubsampleFactor: 4])
            XCTAssertEqual([picture.width, picture.height], expected, name)
            assertHalves(picture, [220, 30, 40, 255], [20, 60, 200, 255], within: 4, name)
        }
        XCTAssertEqual(try source(fixture("text.png")).picture(0, [kCGImageSourceSubsampleFactor: 3]).width, 48)
    }

    func testPhotosAreSubsampled() throws {
        for (width, expected) in [(64, 16), (65, 17)] {
            let file = try written([try gradient(isOpaque: true, width: width, height: 64)], "public.heic")
            let picture = try source(file).picture(0, [kCGImageSourceSubsampleFactor: 4])
            XCTAssertEqual([picture.width, picture.height], [expected, 16])
            // The mean of a square around the centre; red increases to the right.
            XCTAssertEqual(Double(picture.pixel(expected / 2, 8)[0]), 132, accuracy: 8)
        }
    }
}
