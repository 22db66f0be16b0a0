import Foundation
import ImageIO
import XCTest

/// Exif, GPS, XMP and IPTC data of TIFFs.
final class TIFFMetadataTests: XCTestCase {
    private let said: CFDictionary = [
        kCGImagePropertyOrientation: 6,
        kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Kasane"] as CFDictionary,
        kCGImagePropertyExifDictionary: [
            kCGImagePropertyExifUserComment: "A comment that is longer than four bytes",
            kCGImagePropertyExifFNumber: 2.8, kCGImagePropertyExifISOSpeedRatings: [400],
            kCGImagePropertyExifDateTimeOriginal: "2024:01:02 03:04:05",
        ] as CFDictionary,
        kCGImagePropertyGPSDictionary: [
            kCGImagePropertyGPSLatitude: 48.5, kCGImagePropertyGPSLatitudeRef: "N",
        ] as CFDictionary,
        kCGImagePropertyIPTCDictionary: [
            kCGImagePropertyIPTCCaptionAbstract: "A bay", kCGImagePropertyIPTCKeywords: ["sea", "sand"],
        ] as CFDictionary,
    ]

    private func check(_ properties: CFDictionary, _ name: String) throws {
        func text(_ dictionary: CFString, _ key: CFString) -> String {
            ((properties[dictionary] as? CFDictionary)?[key]).map { "\($0)" } ?? "nil"
        }
        XCTAssertEqual(properties[kCGImagePropertyOrientation] as? Int, 6, name)
        XCTAssertEqual(text(kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFMake), "Kasane", name)
        XCTAssertEqual(
            text(kCGImagePropertyExifDictionary, kCGImagePropertyExifUserComment),
            "A comment that is longer than four bytes", name)
        XCTAssertEqual(text(kCGImagePropertyExifDictionary, kCGImagePropertyExifFNumber), "2.8", name)
        XCTAssertEqual(text(kCGImagePropertyGPSDictionary, kCGImagePropertyGPSLatitude), "48.5", name)
        XCTAssertEqual(text(kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCCaptionAbstract), "A bay", name)
        let iptc = properties[kCGImagePropertyIPTCDictionary] as? CFDictionary
        XCTAssertEqual(iptc?[kCGImagePropertyIPTCKeywords] as? [String], ["sea", "sand"], name)
    }

    func testWhatIsWrittenIsRead() throws {
        let image = try gradient(isOpaque: true)
        let source = try source(written([image, image], "public.tiff", said))
        for index in 0..<2 {
            try check(try source.properties(index), "page \(index)")
            XCTAssertEqual(try source.picture(index).pixels, image.pixels)
        }
        let metadata = try XCTUnwrap(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
        XCTAssertEqual(
            CGImageMetadataCopyStringValueWithPath(metadata, nil, "dc:description[x-default]"), "A bay")
    }

    /// IPTC's older records alone, in Photoshop's resources and by themselves, and an XMP packet.
    func testRecordsAndPacketsAreReadOfFilesByOthers() throws {
        let file = try written(
            [try gradient(isOpaque: true)], "public.tiff",
            [
                kCGImageMetadataShouldExcludeXMP: true,
                kCGImagePropertyIPTCDictionary: [kCGImagePropertyIPTCCaptionAbstract: "A bay"] as CFDictionary,
            ])
        XCTAssertNil(file.range(of: Data("<x:xmpmeta".utf8)))
        let iptc = try source(file).properties()[kCGImagePropertyIPTCDictionary] as? CFDictionary
        XCTAssertEqual(iptc?[kCGImagePropertyIPTCCaptionAbstract] as? String, "A bay")
        // The records themselves, as longs from a writer with the other byte order.
        var records: [UInt8] = [0x1C, 2, 120, 0, 5] + Array("A bay".utf8) + [0, 0]
        for start in stride(from: 0, to: records.count, by: 4) { records[start..<start + 4].reverse() }
        for type in [UInt16(4), 7] {
            let bytes = type == 7 ? [0x1C, 2, 120, 0, 5] + Array("A bay".utf8) : records
            let block = Self.file(tag: 33_723, type: type, count: type == 4 ? bytes.count / 4 : bytes.count, bytes)
            let read = try source(block).properties()[kCGImagePropertyIPTCDictionary] as? CFDictionary
            XCTAssertEqual(read?[kCGImagePropertyIPTCCaptionAbstract] as? String, "A bay", "type \(type)")
        }
    }

    /// libtiff's own pointers have the type for directory offsets.
    func testPlacesOfDirectoriesHaveATypeOfTheirOwn() throws {
        var file = try written([try gradient(isOpaque: true)], "public.tiff", said)
        let mark = try XCTUnwrap(file.range(of: Data([0x69, 0x87, 4, 0, 1, 0, 0, 0])))
        file[mark.lowerBound + 2] = 13
        try check(try source(file).properties(), "type 13")
    }

    /// Returns a gray TIFF of one pixel, big-endian, with an additional field.
    private static func file(tag: UInt16, type: UInt16, count: Int, _ bytes: [UInt8]) -> Data {
        func two(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
        func four(_ value: Int) -> [UInt8] { two(UInt16(value >> 16)) + two(UInt16(value & 0xFFFF)) }
        let fields: [(UInt16, Int)] = [
            (256, 1), (257, 1), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1), (278, 1), (279, 1),
        ]
        let start = 10
        let far = start + 2 + (fields.count + 1) * 12 + 4
        var file: [UInt8] = [0x4D, 0x4D, 0, 42] + four(start) + [77, 0] + two(UInt16(fields.count + 1))
        for (tag, value) in fields { file += two(tag) + two(4) + four(1) + four(value) }
        file += two(tag) + two(type) + four(count) + four(far) + four(0) + bytes
        return Data(file)
    }
}
