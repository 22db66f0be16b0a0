import CoreGraphics
import Foundation
import ImageIO
import XCTest

/// XMP tags: their paths, their packets, and files that contain them.
final class ImageMetadataTests: XCTestCase {
    private func metadata() throws -> CGMutableImageMetadata {
        let metadata = CGImageMetadataCreateMutable()
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "xmp:CreatorTool", "A tool"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator[0]", "One"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator[1]", "Two & <three>"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title[x-default]", "Title"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title[en]", "Title"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title[ja]", "題"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "exif:Flash.exif:Fired", true))
        return metadata
    }

    private func assertComplete(_ metadata: CGImageMetadata, _ name: String) {
        func text(_ path: String) -> String? { CGImageMetadataCopyStringValueWithPath(metadata, nil, path) }
        XCTAssertEqual(text("xmp:CreatorTool"), "A tool", name)
        XCTAssertEqual(text("dc:creator[1]"), "Two & <three>", name)
        XCTAssertEqual(text("dc:title"), "Title", name)
        XCTAssertEqual(text("dc:title[ja]"), "題", name)
        XCTAssertEqual(text("dc:title[2]?xml:lang"), "ja", name)
        XCTAssertEqual(text("exif:Flash.exif:Fired"), "True", name)
        XCTAssertNil(text("dc:creator[2]"), name)
    }

    func testPathsSetAndFind() throws {
        let metadata = try metadata()
        assertComplete(metadata, "as set")
        XCTAssertFalse(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator[7]", "Far"))
        XCTAssertFalse(CGImageMetadataSetValueWithPath(metadata, nil, "nobody:knows", "This"))
        XCTAssertFalse(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator[", "Open"))
        XCTAssertTrue(CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:creator[0]"))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(metadata, nil, "dc:creator[0]"), "Two & <three>")
        XCTAssertFalse(CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:nothing"))
    }

    /// Plain text becomes the default of alternative text once a language is requested.
    func testATextBecomesTextsInLanguages() throws {
        let metadata = CGImageMetadataCreateMutable()
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:rights", "Mine"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:rights[de]", "Meins"))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(metadata, nil, "dc:rights"), "Mine")
        // Exempi joins two texts to one.
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:rights[fr]", "Le mien"))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "dc:rights[x-default]", "Ours"))
        let packet = try XCTUnwrap(CGImageMetadataCreateXMPData(metadata, nil))
        let read = try XCTUnwrap(CGImageMetadataCreateFromXMPData(packet))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(read, nil, "dc:rights[x-default]"), "Ours")
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(read, nil, "dc:rights[de]"), "Meins")
        // Nothing is removed from plain text, and an index doesn't apply to it.
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "xmp:CreatorTool", "A tool"))
        XCTAssertFalse(CGImageMetadataRemoveTagWithPath(metadata, nil, "xmp:CreatorTool[de]"))
        XCTAssertFalse(CGImageMetadataSetValueWithPath(metadata, nil, "xmp:CreatorTool[1]", "Another"))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(metadata, nil, "xmp:CreatorTool"), "A tool")
    }

    func testPacketsGoThereAndBack() throws {
        let packet = try XCTUnwrap(CGImageMetadataCreateXMPData(try metadata(), nil))
        assertComplete(try XCTUnwrap(CGImageMetadataCreateFromXMPData(packet)), "packet")
        XCTAssertNil(CGImageMetadataCreateFromXMPData(Data("no packet <".utf8)))
    }

    func testACopyStandsForItself() throws {
        let original = try metadata()
        let copy = try XCTUnwrap(CGImageMetadataCreateMutableCopy(original))
        CGImageMetadataSetValueWithPath(copy, nil, "xmp:CreatorTool", "Another")
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(original, nil, "xmp:CreatorTool"), "A tool")
    }

    func testTagsSayWhatTheyAre() throws {
        let namespace = kCGImageMetadataNamespaceDublinCore
        let tag = try XCTUnwrap(CGImageMetadataTagCreate(namespace, nil, "subject", .arrayUnordered, ["a", "b"]))
        XCTAssertEqual(CGImageMetadataTagCopyPrefix(tag), "dc")
        XCTAssertEqual(CGImageMetadataTagGetType(tag), .arrayUnordered)
        let items = try XCTUnwrap(CGImageMetadataTagCopyValue(tag) as? [CGImageMetadataTag])
        XCTAssertEqual(items.map { CGImageMetadataTagCopyValue($0) as? String }, ["a", "b"])
        XCTAssertNil(CGImageMetadataTagCreate(namespace, nil, "subject", .string, ["a"]))
        XCTAssertNil(CGImageMetadataTagCreate(namespace, "exif", "subject", .string, "a"))
    }

    func testPrefixesBelongToOneNamespace() throws {
        let metadata = CGImageMetadataCreateMutable()
        XCTAssertTrue(CGImageMetadataRegisterNamespaceForPrefix(metadata, "https://example.com/ns/", "own", nil))
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "own:value", 3))
        var error: Unmanaged<CFError>?
        XCTAssertFalse(CGImageMetadataRegisterNamespaceForPrefix(metadata, "https://example.com/2/", "own", &error))
        let code = try XCTUnwrap(error).takeRetainedValue().code
        XCTAssertEqual(code, Int(CGImageMetadataErrors.prefixConflict.rawValue))
        let packet = try XCTUnwrap(CGImageMetadataCreateXMPData(metadata, nil))
        let read = try XCTUnwrap(CGImageMetadataCreateFromXMPData(packet))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(read, nil, "own:value"), "3")
    }

    func testEnumerationGoesIntoTagsWhereAsked() throws {
        let metadata = try metadata()
        var outer: [String] = []
        CGImageMetadataEnumerateTagsUsingBlock(metadata, nil, nil) { path, _ in
            outer.append(path)
            return true
        }
        XCTAssertEqual(outer, ["xmp:CreatorTool", "dc:creator", "dc:title", "exif:Flash"])
        var all: [String] = []
        CGImageMetadataEnumerateTagsUsingBlock(metadata, nil, [kCGImageMetadataEnumerateRecursively: true]) { path, _ in
            all.append(path)
            return true
        }
        XCTAssertTrue(all.contains("dc:creator[1]"))
        XCTAssertTrue(all.contains("exif:Flash.exif:Fired"))
    }

    func testEveryFormatWithMetadataCarriesIt() throws {
        let image = try CGImage.of(width: 8, height: 8, isOpaque: true, [UInt8](repeating: 255, count: 256))
        for type in [
            "public.jpeg", "public.png", "org.webmproject.webp", "public.heic", "public.avif", "public.jpeg-xl",
        ] {
            let data = NSMutableData()
            let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, type, 1, nil))
            CGImageDestinationAddImageAndMetadata(destination, image, try metadata(), nil)
            XCTAssertTrue(CGImageDestinationFinalize(destination), type)
            let source = try source(data as Data)
            XCTAssertNoThrow(try source.picture(), type)
            assertComplete(try XCTUnwrap(CGImageSourceCopyMetadataAtIndex(source, 0, nil)), type)
        }
    }

    func testPropertiesMatchTags() throws {
        let metadata = CGImageMetadataCreateMutable()
        XCTAssertTrue(
            CGImageMetadataSetValueMatchingImageProperty(
                metadata, kCGImagePropertyExifDictionary, kCGImagePropertyExifFNumber, 4))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(metadata, nil, "exif:FNumber"), "4")
        XCTAssertTrue(
            CGImageMetadataSetValueMatchingImageProperty(
                metadata, kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCKeywords, ["sea", "sky"]))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(metadata, nil, "dc:subject[1]"), "sky")
        XCTAssertNotNil(
            CGImageMetadataCopyTagMatchingImageProperty(
                metadata, kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCKeywords))
        XCTAssertFalse(
            CGImageMetadataSetValueMatchingImageProperty(metadata, kCGImagePropertyExifDictionary, "Nothing", 1))
    }

    func testIPTCIsWrittenAndRead() throws {
        let place: CFDictionary = [
            kCGImagePropertyIPTCExtLocationCity: "Kyoto", kCGImagePropertyIPTCExtLocationCountryCode: "JP",
        ]
        let iptc: CFDictionary = [
            kCGImagePropertyIPTCKeywords: ["sea", "sky"], kCGImagePropertyIPTCCaptionAbstract: "A view",
            kCGImagePropertyIPTCByline: ["One"], kCGImagePropertyIPTCExtLocationShown: [place],
            kCGImagePropertyIPTCEditStatus: "final",
            kCGImagePropertyIPTCExtArtworkOrObject: [
                [kCGImagePropertyIPTCExtArtworkTitle: "A vase"] as CFDictionary
            ],
            kCGImagePropertyIPTCCreatorContactInfo: [kCGImagePropertyIPTCContactInfoCity: "Nara"] as CFDictionary,
        ]
        let image = try CGImage.of(width: 8, height: 8, isOpaque: true, [UInt8](repeating: 255, count: 256))
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        let aux: CFDictionary = [kCGImagePropertyExifAuxLensModel: "A lens"]
        CGImageDestinationAddImage(
            destination, image,
            [kCGImagePropertyIPTCDictionary: iptc, kCGImagePropertyExifAuxDictionary: aux])
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let properties = try source(data as Data).properties()
        let read = try XCTUnwrap(properties[kCGImagePropertyIPTCDictionary] as? CFDictionary)
        XCTAssertEqual(read[kCGImagePropertyIPTCKeywords] as? [String], ["sea", "sky"])
        XCTAssertEqual(read[kCGImagePropertyIPTCCaptionAbstract] as? String, "A view")
        // Not a property of XMP: from the older records.
        XCTAssertEqual(read[kCGImagePropertyIPTCEditStatus] as? String, "final")
        let shown = try XCTUnwrap((read[kCGImagePropertyIPTCExtLocationShown] as? [CFDictionary])?.first)
        XCTAssertEqual(shown[kCGImagePropertyIPTCExtLocationCity] as? String, "Kyoto")
        let artwork = try XCTUnwrap((read[kCGImagePropertyIPTCExtArtworkOrObject] as? [CFDictionary])?.first)
        XCTAssertEqual(artwork[kCGImagePropertyIPTCExtArtworkTitle] as? String, "A vase")
        let contact = try XCTUnwrap(read[kCGImagePropertyIPTCCreatorContactInfo] as? CFDictionary)
        XCTAssertEqual(contact[kCGImagePropertyIPTCContactInfoCity] as? String, "Nara")
        let lens = (properties[kCGImagePropertyExifAuxDictionary] as? CFDictionary)?[kCGImagePropertyExifAuxLensModel]
        XCTAssertEqual(lens as? String, "A lens")
    }

    func testAnimationsPlayInTime() throws {
        var shown: [Int] = []
        let done = expectation(description: "played")
        let status = CGAnimateImageDataWithBlock(
            try fixture("timed.gif"), [kCGImageAnimationDelayTime: 0.01, kCGImageAnimationLoopCount: 2]
        ) { index, image, stop in
            shown.append(index)
            if shown.count == 4 {
                stop.pointee = true
                done.fulfill()
            }
        }
        XCTAssertEqual(status, 0)
        wait(for: [done], timeout: 20)
        XCTAssertEqual(shown.prefix(2), [0, 1])
        XCTAssertEqual(
            CGAnimateImageDataWithBlock(Data([1, 2, 3]), nil) { _, _, _ in },
            CGImageAnimationStatus.unsupportedFormat.rawValue)
    }

    func testAFieldWithoutAPrefixIsOfItsStructures() throws {
        let metadata = CGImageMetadataCreateMutable()
        XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "exif:Flash.Fired", "True"))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(metadata, nil, "exif:Flash.exif:Fired"), "True")
        let packet = try XCTUnwrap(CGImageMetadataCreateXMPData(metadata, nil))
        let read = try XCTUnwrap(CGImageMetadataCreateFromXMPData(packet))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(read, nil, "exif:Flash.Fired"), "True")
    }

    /// The toolkit writes an artist as a creator, and would reject both.
    func testWhatIsSaidTwiceIsWritten() throws {
        let metadata = CGImageMetadataCreateMutable()
        for (path, value) in [
            ("tiff:Artist", "Me"), ("dc:creator[0]", "Myself"), ("tiff:Copyright", "Mine"),
            ("dc:rights[x-default]", "My own"), ("dc:description[x-default]", "Seen"),
            ("tiff:ImageDescription", "Said"),
        ] {
            XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, path as CFString, value as CFString))
        }
        let packet = try XCTUnwrap(CGImageMetadataCreateXMPData(metadata, nil))
        let read = try XCTUnwrap(CGImageMetadataCreateFromXMPData(packet))
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(read, nil, "dc:creator[0]"), "Myself")
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(read, nil, "dc:rights[x-default]"), "My own")
        XCTAssertEqual(CGImageMetadataCopyStringValueWithPath(read, nil, "dc:description[x-default]"), "Seen")
    }

    func testMutableDataAreASource() throws {
        let data = try XCTUnwrap(CFDataCreateMutable(nil, 0))
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, kUTTypePNG, 1, nil))
        CGImageDestinationAddImage(destination, try gradient(isOpaque: true), nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertEqual(CGImageSourceGetCount(try XCTUnwrap(CGImageSourceCreateWithData(data, nil))), 1)
        let coming = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(coming, data, true)
        XCTAssertEqual(CGImageSourceGetStatus(coming), .statusComplete)
        XCTAssertEqual(CGDataProvider(data: data)?.data, data as Data)
    }
}
