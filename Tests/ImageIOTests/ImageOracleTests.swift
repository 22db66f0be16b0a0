import Foundation
import ImageIO
import XCTest

/// Writes an image in every format, with metadata, for independent readers: `make oracle`.
final class ImageOracleTests: XCTestCase {
    func testPicturesForOtherReaders() throws {
        guard let folder = ProcessInfo.processInfo.environment["KASANE_IMAGE_FOLDER"] else {
            throw XCTSkip("KASANE_IMAGE_FOLDER names no folder to write to")
        }
        let properties: CFDictionary = [
            kCGImageDestinationLossyCompressionQuality: 0.95, kCGImagePropertyDPIWidth: 144,
            kCGImagePropertyDPIHeight: 144, kCGImagePropertyOrientation: 1,
            kCGImagePropertyTIFFDictionary: [
                kCGImagePropertyTIFFMake: "Kasane", kCGImagePropertyTIFFModel: "Oracle",
            ] as CFDictionary,
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifDateTimeOriginal: "2001:02:03 04:05:06", kCGImagePropertyExifFNumber: 2.8,
            ] as CFDictionary,
            kCGImagePropertyGPSDictionary: [
                kCGImagePropertyGPSLatitude: 47.5, kCGImagePropertyGPSLatitudeRef: "N",
                kCGImagePropertyGPSLongitude: 8.25, kCGImagePropertyGPSLongitudeRef: "E",
            ] as CFDictionary,
        ]
        let types = try XCTUnwrap(CGImageDestinationCopyTypeIdentifiers() as? [String])
        for isOpaque in [true, false] {
            let image = try gradient(isOpaque: isOpaque, width: 64, height: 48)
            for type in types {
                let name = "\(isOpaque ? "opaque" : "alpha")-\(type).\(try XCTUnwrap(Self.endings[type], type))"
                let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
                try written([image], type, properties).write(to: url)
            }
        }
    }

    private static let endings = [
        "public.png": "png", "public.jpeg": "jpg", "com.compuserve.gif": "gif", "org.webmproject.webp": "webp",
        "public.tiff": "tif", "com.microsoft.bmp": "bmp", "public.heic": "heic", "public.avif": "avif",
        "public.jpeg-xl": "jxl", "public.jpeg-2000": "jp2", "com.microsoft.ico": "ico",
        "com.truevision.tga-image": "tga", "com.ilm.openexr-image": "exr",
    ]
}
