import Foundation
import ImageIO
import XCTest

/// Every format, written and read back.
final class WritingTests: XCTestCase {
    private let lossless = ["public.png", "org.webmproject.webp", "public.tiff", "com.microsoft.bmp"]
    private let animated = ["public.png", "com.compuserve.gif", "org.webmproject.webp"]

    func testLosslessFormatsReadBackTheSame() throws {
        for type in lossless {
            for isOpaque in [true, false] {
                let image = try gradient(isOpaque: isOpaque)
                let data = try written([image], type, [kCGImageDestinationLossyCompressionQuality: 1.0])
                let source = try source(data)
                XCTAssertEqual(CGImageSourceGetType(source), type)
                XCTAssertEqual(try source.picture().pixels, image.pixels, "\(type), opaque \(isOpaque)")
                XCTAssertEqual(try source.properties()[kCGImagePropertyHasAlpha] as? Bool, !isOpaque, type)
                XCTAssertEqual(
                    try written([image], type, [kCGImageDestinationLossyCompressionQuality: 1.0]), data, "\(type) twice"
                )
            }
        }
    }

    func testHigherQualityGivesLargerFiles() throws {
        let image = try gradient(isOpaque: true)
        for type in ["public.jpeg", "org.webmproject.webp"] {
            var lastSize = 0
            var lastError = Double.infinity
            for quality in [0.1, 0.5, 0.95] {
                let data = try written([image], type, [kCGImageDestinationLossyCompressionQuality: quality])
                let error = difference(try source(data).picture(), image)
                XCTAssertGreaterThan(data.count, lastSize, "\(type) at \(quality)")
                XCTAssertLessThan(error, lastError, "\(type) at \(quality)")
                (lastSize, lastError) = (data.count, error)
            }
            XCTAssertLessThan(lastError, 3, type)
        }
    }

    /// Returns the mean difference of all channels.
    private func difference(_ a: CGImage, _ b: CGImage) -> Double {
        let sum: Int = zip(a.pixels, b.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(a.pixels.count)
    }

    func testABackgroundShowsThroughWhereThereIsNoAlpha() throws {
        let clear = try CGImage.of(width: 16, height: 16, [UInt8](repeating: 0, count: 16 * 16 * 4))
        let white = try source(written([clear], "public.jpeg")).picture().pixel(8, 8)
        XCTAssertGreaterThan(white[0], 252)
        let red = try source(
            written(
                [clear], "public.jpeg",
                [kCGImageDestinationBackgroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)])
        ).picture().pixel(8, 8)
        XCTAssertGreaterThan(red[0], 250)
        XCTAssertLessThan(red[1], 5)
    }

    func testFewColorsInAGIFStayTheSame() throws {
        let colors: [[UInt8]] = (UInt8.min...255).map { (level: UInt8) in [level, 255 - level, level &* 7, 255] }
        let pixels = (0..<32 * 32).flatMap { colors[$0 % 256] }
        let image = try CGImage.of(width: 32, height: 32, isOpaque: true, pixels)
        XCTAssertEqual(try source(written([image], "com.compuserve.gif")).picture().pixels, pixels)
        let holed = (0..<32 * 32).flatMap { index -> [UInt8] in index % 3 == 0 ? [0, 0, 0, 0] : colors[index % 255] }
        let glass = try CGImage.of(width: 32, height: 32, holed)
        XCTAssertEqual(try source(written([glass], "com.compuserve.gif")).picture().pixels, holed)
    }

    func testManyColorsInAGIFAreNear() throws {
        let image = try gradient(isOpaque: true, width: 128, height: 128)
        let picture = try source(written([image], "com.compuserve.gif")).picture()
        // Dithering preserves the mean of an area.
        let small = CGImage(bitmap: try image.bitmap.fitted(in: 16))
        XCTAssertLessThan(difference(CGImage(bitmap: try picture.bitmap.fitted(in: 16)), small), 2)
        XCTAssertLessThan(difference(picture, image), 6)
    }

    func testAnimationsReadBackTheSame() throws {
        for isOpaque in [true, false] {
            let frames = try (0..<5).map { frame -> CGImage in
                let pixels = (0..<20 * 12).flatMap { index -> [UInt8] in
                    let (x, y) = (index % 20, index / 20)
                    let isInside = x >= frame * 3 && x < frame * 3 + 6 && y >= 2 && y < 9
                    return isInside ? [250, 20, 30, 255] : isOpaque ? [10, 40, 60, 255] : [0, 0, 0, 0]
                }
                return try CGImage.of(width: 20, height: 12, isOpaque: isOpaque, pixels)
            }
            for type in animated {
                let frameProperties: CFDictionary = [
                    key(type): [kCGImagePropertyGIFDelayTime: 0.25],
                    kCGImageDestinationLossyCompressionQuality: 1,
                ]
                let data = try written(
                    frames, type, frameProperties, file: [key(type): [kCGImagePropertyGIFLoopCount: 3]])
                let source = try source(data)
                XCTAssertEqual(CGImageSourceGetCount(source), 5, "\(type), opaque \(isOpaque)")
                let file = CGImageSourceCopyProperties(source, nil)?[key(type)] as? [String: Any]
                XCTAssertEqual(file?[kCGImagePropertyGIFLoopCount] as? Int, 3, type)
                for (index, frame) in frames.enumerated() {
                    XCTAssertEqual(
                        try source.picture(index).pixels, frame.pixels, "\(type), opaque \(isOpaque), frame \(index)")
                    let properties = try source.properties(index)[key(type)] as? [String: Any]
                    XCTAssertEqual(properties?[kCGImagePropertyGIFUnclampedDelayTime] as? Double, 0.25, type)
                }
            }
        }
    }

    func testAGIFThatDoesNotChangeStillHasItsFrames() throws {
        let image = try gradient(isOpaque: true, width: 8, height: 8)
        let source = try source(written([image, image, image], "com.compuserve.gif"))
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        XCTAssertEqual(try source.picture(2).pixels, try source.picture(0).pixels)
    }

    private func key(_ type: String) -> String {
        [
            "public.png": kCGImagePropertyPNGDictionary, "com.compuserve.gif": kCGImagePropertyGIFDictionary,
            "org.webmproject.webp": kCGImagePropertyWebPDictionary,
        ][type]!
    }

    func testPagesOfATIFF() throws {
        let images = [try gradient(isOpaque: true), try gradient(isOpaque: false, width: 9, height: 30)]
        for compression in [1, 5, 8, 32_773] {
            let data = try written(
                images, "public.tiff", [kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFCompression: compression]])
            let source = try source(data)
            XCTAssertEqual(CGImageSourceGetCount(source), 2)
            for (index, image) in images.enumerated() {
                XCTAssertEqual(try source.picture(index).pixels, image.pixels)
                let tiff = try source.properties(index)[kCGImagePropertyTIFFDictionary] as? [String: Any]
                XCTAssertEqual(tiff?[kCGImagePropertyTIFFCompression] as? Int, compression)
            }
        }
    }

    /// JPEG is lossy, and has neither alpha nor deep samples.
    func testPagesOfATIFFAreJPEGsWhenAsked() throws {
        func properties(_ quality: Double) -> CFDictionary {
            [
                kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFCompression: 7] as CFDictionary,
                kCGImageDestinationLossyCompressionQuality: quality,
            ]
        }
        func compression(_ source: CGImageSource) throws -> Int? {
            let tiff = try source.properties()[kCGImagePropertyTIFFDictionary] as? [String: Any]
            return tiff?[kCGImagePropertyTIFFCompression] as? Int
        }
        let image = try gradient(isOpaque: true, width: 150, height: 90)
        var sizes: [Int] = []
        for quality in [0.3, 0.7, 1] {
            let data = try written([image], "public.tiff", properties(quality))
            let source = try source(data)
            XCTAssertEqual(try compression(source), 7)
            XCTAssertLessThan(difference(try source.picture(), image), quality == 1 ? 1 : 5)
            sizes.append(data.count)
        }
        XCTAssertEqual(sizes, sizes.sorted())
        XCTAssertLessThan(sizes[1], try written([image], "public.tiff").count)
        let glass = try gradient(isOpaque: false)
        let kept = try source(written([glass], "public.tiff", properties(0.5)))
        XCTAssertEqual(try compression(kept), 5)
        XCTAssertEqual(try kept.picture().pixels, glass.pixels)
    }

    /// Pixels per inch are in each format's own field, or in Exif; the TIFF dictionary contains them too.
    func testResolutionsReadBackTheSame() throws {
        let image = try gradient(isOpaque: true)
        let inches: CFDictionary = [kCGImagePropertyDPIWidth: 300, kCGImagePropertyDPIHeight: 150]
        let centimetres: CFDictionary = [
            kCGImagePropertyTIFFDictionary: [
                kCGImagePropertyTIFFXResolution: 100, kCGImagePropertyTIFFYResolution: 50,
                kCGImagePropertyTIFFResolutionUnit: 3,
            ] as CFDictionary
        ]
        let types = try XCTUnwrap(CGImageDestinationCopyTypeIdentifiers() as? [String])
        for type in [
            "public.png", "public.jpeg", "public.tiff", "com.microsoft.bmp", "org.webmproject.webp", "public.heic",
            "public.avif", "public.jpeg-xl",
        ] where types.contains(type) {
            let read = try source(written([image], type, inches)).properties()
            XCTAssertEqual(try XCTUnwrap(read[kCGImagePropertyDPIWidth] as? Double, type), 300, accuracy: 0.5, type)
            XCTAssertEqual(try XCTUnwrap(read[kCGImagePropertyDPIHeight] as? Double, type), 150, accuracy: 0.5, type)
            let other = try source(written([image], type, centimetres)).properties()
            XCTAssertEqual(try XCTUnwrap(other[kCGImagePropertyDPIWidth] as? Double, type), 254, accuracy: 0.5, type)
        }
    }

    func testPropertiesReadBackTheSame() throws {
        let camera = try source(fixture("camera.jpg"))
        let original = try camera.properties()
        for type in ["public.jpeg", "public.png", "org.webmproject.webp"] {
            let data = NSMutableData()
            let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, type, 1, nil))
            CGImageDestinationAddImageFromSource(
                destination, camera, 0, [kCGImagePropertyOrientation: CGImagePropertyOrientation.down.rawValue])
            XCTAssertTrue(CGImageDestinationFinalize(destination))
            let copy = try source(data as Data).properties()
            XCTAssertEqual(copy[kCGImagePropertyOrientation] as? Int, 3, type)
            for key in [kCGImagePropertyExifDictionary, kCGImagePropertyGPSDictionary] {
                let (a, b) = (original[key] as? NSDictionary, copy[key] as? NSDictionary)
                XCTAssertNotNil(a)
                for (name, value) in a ?? [:] {
                    let read = b?[name]
                    if let number = value as? Double, let other = read as? Double {
                        XCTAssertEqual(number, other, accuracy: 1e-6, "\(type) \(name)")
                    } else {
                        XCTAssertEqual(String(describing: value), String(describing: read ?? "nil"), "\(type) \(name)")
                    }
                }
            }
            let tiff = copy[kCGImagePropertyTIFFDictionary] as? [String: Any]
            XCTAssertEqual(tiff?[kCGImagePropertyTIFFMake] as? String, "Kasane", type)
            if type == "org.webmproject.webp" { continue }
            XCTAssertEqual(try XCTUnwrap(copy[kCGImagePropertyDPIWidth] as? Double), 300, accuracy: 0.02, type)
        }
    }

    func testInvalidPropertiesAreHarmless() throws {
        let image = try gradient(isOpaque: false, width: 5, height: 5)
        let nonsense: [Any] = [Double.nan, Double.infinity, -1, 1e300, "text", [1, 2], [String: Any](), Data([1])]
        let types = try XCTUnwrap(CGImageDestinationCopyTypeIdentifiers() as? [String])
        for type in types {
            for value in nonsense {
                let inner: [String: Any] = [
                    "DelayTime": value, "LoopCount": value, "UnclampedDelayTime": value, "Compression": value,
                    "ExposureTime": value, "FNumber": value, "Latitude": value, "TimeStamp": value, "Make": value,
                    "ExifVersion": value, "ISOSpeedRatings": value, "UserComment": value, "IsProgressive": value,
                    "InterlaceType": value, "ShutterSpeedValue": value, "ComponentsConfiguration": value,
                ]
                var properties: CFDictionary = [
                    kCGImageDestinationLossyCompressionQuality: value, kCGImageDestinationBackgroundColor: value,
                    kCGImageDestinationImageMaxPixelSize: value, kCGImagePropertyDPIWidth: value,
                    kCGImagePropertyDPIHeight: value, kCGImagePropertyOrientation: value,
                    kKasaneImageDestinationLossless: value, kKasaneImageDestinationFast: value,
                ]
                for key in ["{GIF}", "{PNG}", "{WebP}", "{TIFF}", "{Exif}", "{GPS}", "{JFIF}"] {
                    properties[key] = inner
                }
                let source = try source(written([image], type, properties, file: properties))
                XCTAssertNotNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "\(type), \(value)")
            }
        }
    }

    func testAFastPNGIsLargerAndHasTheSamePixels() throws {
        let image = try gradient(isOpaque: false, width: 300, height: 200)
        for interlaced in [0, 1] {
            var properties: CFDictionary = [
                kCGImagePropertyPNGDictionary: [kCGImagePropertyPNGInterlaceType: interlaced]
            ]
            let small = try written([image], "public.png", properties)
            properties[kKasaneImageDestinationFast] = true
            let fast = try written([image], "public.png", properties)
            XCTAssertGreaterThan(fast.count, small.count, "\(interlaced)")
            XCTAssertEqual(try source(fast).picture().pixels, try source(small).picture().pixels, "\(interlaced)")
        }
    }

    func testAFastJPEGIsLargerAndHasTheSamePixels() throws {
        for isOpaque in [true, false] {
            let image = try gradient(isOpaque: isOpaque, width: 300, height: 200)
            let small = try written([image], "public.jpeg")
            let fast = try written([image], "public.jpeg", [kKasaneImageDestinationFast: true])
            XCTAssertGreaterThan(fast.count, small.count, "\(isOpaque)")
            XCTAssertEqual(try source(fast).picture().pixels, try source(small).picture().pixels, "\(isOpaque)")
        }
    }

    func testAGreatestSideMakesPicturesSmaller() throws {
        let image = try gradient(isOpaque: true, width: 60, height: 30)
        let picture = try source(written([image], "public.png", [kCGImageDestinationImageMaxPixelSize: 20])).picture()
        XCTAssertEqual([picture.width, picture.height], [20, 10])
        let same = try source(written([image], "public.png", [kCGImageDestinationImageMaxPixelSize: 200])).picture()
        XCTAssertEqual(same.pixels, image.pixels)
    }

    func testAJPEGBringsAThumbnailAlong() throws {
        let image = try gradient(isOpaque: true, width: 400, height: 300)
        let data = try written(
            [image], "public.jpeg", [kCGImageDestinationEmbedThumbnail: true, kCGImagePropertyOrientation: 6])
        let source = try source(data)
        let own = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
        XCTAssertEqual([own.width, own.height], [160, 120])
        let made = try image.bitmap.fitted(in: 160)
        XCTAssertLessThan(difference(own, CGImage(bitmap: made)), 4)
        XCTAssertEqual(try source.properties()[kCGImagePropertyOrientation] as? Int, 6)
        XCTAssertEqual([try source.picture().width, try source.picture().height], [400, 300])
        // Nothing else is needed to embed one, and none is embedded by default.
        let alone = try written([image], "public.jpeg", [kCGImageDestinationEmbedThumbnail: true])
        XCTAssertNotNil(CGImageSourceCreateThumbnailAtIndex(try ImageIOTests.source(alone), 0, nil))
        XCTAssertNil(
            CGImageSourceCreateThumbnailAtIndex(try ImageIOTests.source(written([image], "public.jpeg")), 0, nil))
    }

    func testWritesToAConsumer() throws {
        let data = NSMutableData()
        let consumer = try XCTUnwrap(CGDataConsumer(data: data))
        let destination = try XCTUnwrap(CGImageDestinationCreateWithDataConsumer(consumer, kUTTypePNG, 1, nil))
        let image = try gradient(isOpaque: true)
        CGImageDestinationAddImage(destination, image, nil)
        XCTAssertEqual(data.length, 0)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertEqual(try source(data as Data).picture().pixels, image.pixels)
        XCTAssertNil(CGImageDestinationCreateWithDataConsumer(consumer, "com.adobe.pdf", 1, nil))
    }

    func testCopiesASourceAsItIs() throws {
        let file = try fixture("camera.jpg")
        let data = NSMutableData()
        var error: Unmanaged<CFError>?
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, kUTTypeJPEG, 1, nil))
        XCTAssertTrue(CGImageDestinationCopyImageSource(destination, try source(file), nil, &error))
        XCTAssertEqual(data as Data, file)
        XCTAssertNil(error)
        for (bytes, type) in [(file, kUTTypePNG), (file.prefix(500), kUTTypeJPEG), (Data(), kUTTypeJPEG)] {
            let other = try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), type, 1, nil))
            XCTAssertFalse(CGImageDestinationCopyImageSource(other, try source(bytes), nil, &error))
            let failure = try XCTUnwrap(error).takeRetainedValue()
            XCTAssertEqual(failure.domain, kCFErrorDomainCGImageMetadata)
            XCTAssertFalse(failure.localizedDescription.isEmpty)
            error = nil
        }
    }

    func testPicturesOfAnAnimationMustFit() throws {
        let images = [
            try gradient(isOpaque: true, width: 8, height: 8), try gradient(isOpaque: true, width: 9, height: 8),
        ]
        for type in animated {
            let destination = try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), type, 2, nil))
            for image in images { CGImageDestinationAddImage(destination, image, nil) }
            XCTAssertFalse(CGImageDestinationFinalize(destination), type)
        }
    }

    func testSinglePictureFormatsRefuseMore() {
        for type in ["public.jpeg", "com.microsoft.bmp"] {
            XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), type, 2, nil))
        }
    }
}
