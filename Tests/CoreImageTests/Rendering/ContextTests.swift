import CoreImage
import XCTest

/// Rendering recipes to bytes: positions, rows, formats, invalid calls.
final class ContextTests: XCTestCase {
    private let sample = Plane.sample

    func testOnlyTheBoundsAreRenderedAndRowsKeepTheirPadding() {
        // 3 x 2 pixels of 4 bytes, in rows of 16.
        var bytes = [UInt8](repeating: 0xAB, count: 2 * 16)
        let image = Plane(8, 8) { x, y in SIMD4(Double(x) / 255, Double(y) / 255, 0, 1) }.image
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: 16, bounds: CGRect(x: 4, y: 5, width: 3, height: 2), format: .RGBA8,
            colorSpace: nil)
        XCTAssertEqual(Array(bytes[0..<12]), [4, 6, 0, 255, 5, 6, 0, 255, 6, 6, 0, 255])
        XCTAssertEqual(Array(bytes[16..<28]), [4, 5, 0, 255, 5, 5, 0, 255, 6, 5, 0, 255])
        XCTAssertEqual(Array(bytes[12..<16]) + bytes[28...], [UInt8](repeating: 0xAB, count: 8))
    }

    func testThereIsNothingOutsideTheExtent() {
        let plane = Plane(
            sample.image.transformed(by: CGAffineTransform(translationX: -10, y: 4)),
            CGRect(x: -20, y: -10, width: 50, height: 50))
        XCTAssertLessThan(plane.difference(sample.at(-10, 4)), 1e-6)
    }

    func testFractionsOfPixelsCountAsWholeOnes() throws {
        let context = CIContext()
        let sizes: [(CGRect, Int, Int)] = [
            (CGRect(x: 0.5, y: 0.5, width: 2, height: 2), 3, 3), (CGRect(x: 1, y: 1, width: 2.25, height: 1), 3, 1),
            (CGRect(x: -0.1, y: 0, width: 0.2, height: 1), 2, 1), (CGRect(x: 4, y: 6, width: -3, height: -2), 3, 2),
            // A rounding error is ignored.
            (CGRect(x: 1 + 1e-9, y: 0, width: 3, height: 1 - 1e-9), 3, 1),
        ]
        for (rect, width, height) in sizes {
            let picture = try XCTUnwrap(context.createCGImage(.red, from: rect), "\(rect)")
            XCTAssertEqual([picture.width, picture.height], [width, height], "\(rect)")
        }
    }

    func testRefusedRenderingsLeaveTheMemoryUnchanged() {
        var bytes = [UInt8](repeating: 7, count: 64)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        let wrong: [(Int, CGRect, CIFormat)] = [
            (15, rect, .RGBA8), (16, rect, CIFormat(rawValue: 3)), (16, .infinite, .RGBA8), (16, .null, .RGBA8),
            (16, .zero, .RGBA8), (16, rect, .RGBAf), (-16, rect, .RGBA8),
        ]
        for (rowBytes, bounds, format) in wrong {
            CIContext().render(
                .red, toBitmap: &bytes, rowBytes: rowBytes, bounds: bounds, format: format, colorSpace: nil)
            XCTAssertEqual(bytes, [UInt8](repeating: 7, count: 64), "\(rowBytes), \(bounds), \(format.rawValue)")
        }
    }

    func testWholeNumbersAreRoundedAndCut() {
        let values: [Double] = [-1, 0, 0.4 / 255, 0.6 / 255, 254.4 / 255, 254.6 / 255, 1, 300]
        let image = Plane(8, 1) { x, _ in SIMD4(values[x], 0, 0, 1) }.image
        XCTAssertEqual(image.bytes(image.extent, .R8, nil, size: 1), [0, 0, 0, 1, 254, 255, 255, 255])
        let words = image.bytes(image.extent, .RGBA16, nil, size: 8)
        XCTAssertEqual([words[0], words[1]], [0, 0])
        XCTAssertEqual([words[56], words[57]], [255, 255])
    }

    func testFloatsKeepWhatIsBeyond() {
        let image = Plane(1, 1) { _, _ in SIMD4(-2, 70_000, 0.5, 1) }.image
        XCTAssertEqual(Plane(image)[0, 0], SIMD4(-2, 70_000, 0.5, 1))
        let half = image.bytes(image.extent, .RGBAh, nil, size: 8)
        // Values beyond the range of a half-float are its infinity.
        XCTAssertEqual(half, [0x00, 0xC0, 0x00, 0x7C, 0x00, 0x38, 0x00, 0x3C])
    }

    func testFormatsOfOneChannel() {
        let image = Plane(1, 1) { _, _ in .premultiplied(1, 0.5, 0, 0.5) }.image
        XCTAssertEqual(image.bytes(image.extent, .A8, nil, size: 1), [128])
        XCTAssertEqual(image.bytes(image.extent, .R8, nil, size: 1), [128])
        // 0.2126 of 0.5 and 0.7152 of 0.25.
        XCTAssertEqual(image.bytes(image.extent, .L8, nil, size: 1), [73])
        for (format, expected) in [(CIFormat.Af, 0.5), (.Rf, 0.5), (.Lf, 0.2851)] as [(CIFormat, Float)] {
            let bytes = image.bytes(image.extent, format, nil, size: 4)
            XCTAssertEqual(bytes.withUnsafeBytes { $0.loadUnaligned(as: Float.self) }, expected, accuracy: 1e-5)
        }
    }

    // MARK: CGImages

    func testPicturesAreOfTheFormatThatIsAskedFor() throws {
        let formats: [(CIFormat, Int, Int, CGColorSpaceModel)] = [
            (.RGBA8, 8, 32, .rgb), (.BGRA8, 8, 32, .rgb), (.RGBA16, 16, 64, .rgb), (.RGBAh, 16, 64, .rgb),
            (.RGBAf, 32, 128, .rgb), (.R8, 8, 8, .monochrome), (.L8, 8, 8, .monochrome), (.Lf, 32, 32, .monochrome),
        ]
        for (format, component, pixel, model) in formats {
            let picture = try XCTUnwrap(
                CIContext().createCGImage(
                    sample.image, from: sample.image.extent, format: format, colorSpace: nil), "\(format.rawValue)")
            XCTAssertEqual([picture.width, picture.height], [24, 18])
            XCTAssertEqual(picture.bitsPerComponent, component, "\(format.rawValue)")
            XCTAssertEqual(picture.bitsPerPixel, pixel, "\(format.rawValue)")
            XCTAssertEqual(picture.colorSpace?.model, model, "\(format.rawValue)")
        }
        XCTAssertNil(
            CIContext().createCGImage(
                sample.image, from: sample.image.extent, format: CIFormat(rawValue: 5), colorSpace: nil))
    }

    func testPicturesOfEveryFormatShowTheSame() throws {
        let opaque = Plane(6, 4) { x, y in SIMD4(Double(x) / 5, Double(y) / 3, 0.5, 1) }
        for format in [CIFormat.RGBA8, .BGRA8, .ARGB8, .ABGR8, .RGBA16, .RGBAh, .RGBAf] {
            let picture = try XCTUnwrap(
                CIContext().createCGImage(opaque.image, from: opaque.image.extent, format: format, colorSpace: nil))
            let back = Plane(CIImage(cgImage: picture))
            XCTAssertLessThan(back.difference { opaque[$0, $1] }, 0.01, "format \(format.rawValue)")
        }
    }

    /// A gray image has the values of a gray of its space, not linear light.
    func testAGrayPictureIsAsBrightAsTheImage() throws {
        let gray = Plane.constant(2, 2, light(0.5), light(0.5), light(0.5)).image
        for format in [CIFormat.L8, .R8] {
            let picture = try XCTUnwrap(
                CIContext().createCGImage(
                    gray, from: gray.extent, format: format, colorSpace: CGColorSpaceCreateDeviceGray()))
            XCTAssertEqual(Plane(CIImage(cgImage: picture))[0, 0].x, light(0.5), accuracy: 0.005)
        }
    }

    func testImagesAcrossTilesHaveNoSeams() throws {
        let width = 2100
        let image = try CIFilter.output(
            "CILinearGradient",
            ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: CGFloat(width), y: 0)])
        let bytes = image.bytes(CGRect(x: 0, y: 1020, width: width, height: 8), .Rf, nil, size: 4)
        let levels = bytes.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        for y in [0, 4, 7] {
            for x in [0, 1, 1022, 1023, 1024, 1025, 2047, 2048, 2099] {
                let expected = 1 - (Float(x) + 0.5) / Float(width)
                XCTAssertEqual(levels[y * width + x], expected, accuracy: 1e-5, "\(x), \(y)")
            }
        }
    }

    // MARK: Files

    func testFilesKeepAlphaOrQuality() throws {
        let context = CIContext()
        let space = try CGColorSpace.named(CGColorSpace.sRGB)
        let translucent = Plane(4, 4) { _, _ in .premultiplied(light(0.8), 0, 0, 128 / 255) }.image
        let png = try XCTUnwrap(context.pngRepresentation(of: translucent, format: .RGBA8, colorSpace: space))
        let pixel = Plane(try XCTUnwrap(CIImage(data: png)))[1, 1]
        XCTAssertEqual(pixel.w, 128 / 255.0, accuracy: 1e-3)
        XCTAssertEqual(pixel.straight.x, light(0.8), accuracy: 0.01)
        let noisy = try CIFilter.output("CIRandomGenerator").settingAlphaOne(
            in: CGRect(x: 0, y: 0, width: 64, height: 64))
        let files = try [0.05, 0.95].map { quality in
            try XCTUnwrap(context.jpegRepresentation(of: noisy, colorSpace: space, options: [.quality: quality]))
        }
        XCTAssertLessThan(files[0].count, files[1].count / 2)
        XCTAssertEqual(CIImage(data: files[0])?.extent, noisy.extent)
    }

    func testAFileIsWrittenOrAnErrorThrown() throws {
        let context = CIContext()
        let space = try CGColorSpace.named(CGColorSpace.sRGB)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        XCTAssertThrowsError(
            try context.writePNGRepresentation(of: .red, to: url, format: .RGBA8, colorSpace: space))
        XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
        try context.writePNGRepresentation(of: sample.image, to: url, format: .RGBA8, colorSpace: space)
        XCTAssertEqual(CIImage(contentsOf: url)?.extent, sample.image.extent)
        XCTAssertNil(context.pngRepresentation(of: .red, format: .RGBA8, colorSpace: space))
        XCTAssertNil(context.jpegRepresentation(of: .empty(), colorSpace: space))
        XCTAssertNil(CIImage(contentsOf: url.appendingPathExtension("none")))
    }
}
