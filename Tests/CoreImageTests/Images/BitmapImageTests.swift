import CoreImage
import XCTest

/// Images of pixels in memory: formats, rows, colour spaces, wrong sizes.
final class BitmapImageTests: XCTestCase {
    private func pixel(_ bytes: [UInt8], _ format: CIFormat, _ space: CGColorSpace? = nil) -> SIMD4<Double> {
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: bytes.count, size: CGSize(width: 1, height: 1), format: format,
            colorSpace: space)
        return Plane(image, CGRect(x: 0, y: 0, width: 1, height: 1))[0, 0]
    }

    private func words<T>(_ values: [T]) -> [UInt8] { values.withUnsafeBytes { Array($0) } }

    func testFormatsSayWhichChannelIsWhere() {
        let straight = SIMD4(51, 102, 204, 255) / 255.0
        let formats: [(CIFormat, [UInt8], SIMD4<Double>)] = [
            (.RGBA8, [51, 102, 204, 255], straight), (.BGRA8, [204, 102, 51, 255], straight),
            (.ARGB8, [255, 51, 102, 204], straight), (.ABGR8, [255, 204, 102, 51], straight),
            (.RGBA16, words([13107, 26214, 52428, 65535] as [UInt16]), straight),
            (.RGBAh, words([0x3400, 0x3800, 0x4000, 0x3C00] as [UInt16]), SIMD4(0.25, 0.5, 2, 1)),
            (.RGBAf, words([0.25, -0.5, 3, 1] as [Float]), SIMD4(0.25, -0.5, 3, 1)),
            (.A8, [102], SIMD4(0, 0, 0, 0.4)), (.R8, [102], SIMD4(0.4, 0, 0, 1)),
            (.L8, [102], SIMD4(0.4, 0.4, 0.4, 1)), (.Af, words([0.75] as [Float]), SIMD4(0, 0, 0, 0.75)),
            (.Rf, words([1.5] as [Float]), SIMD4(1.5, 0, 0, 1)),
            (.Lf, words([0.125] as [Float]), SIMD4(0.125, 0.125, 0.125, 1)),
        ]
        for (format, bytes, expected) in formats {
            let d = pixel(bytes, format) - expected
            XCTAssertLessThan(max(abs(d.x), abs(d.y), abs(d.z), abs(d.w)), 1e-6, "format \(format.rawValue)")
        }
    }

    func testTheFirstRowIsTheTopmostAndRowsMayBeLonger() {
        // Two rows of two gray pixels, with two bytes between them.
        let image = CIImage(
            bitmapData: Data([10, 20, 99, 99, 30, 40]), bytesPerRow: 4, size: CGSize(width: 2, height: 2), format: .L8,
            colorSpace: nil)
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 2, height: 2))
        let plane = Plane(image)
        let levels = [(0, 1), (1, 1), (0, 0), (1, 0)].map { (plane[$0.0, $0.1].x * 255).rounded() }
        XCTAssertEqual(levels, [10, 20, 30, 40])
    }

    func testColoursAreTakenFromTheirSpace() throws {
        let standard = try CGColorSpace.named(CGColorSpace.sRGB)
        XCTAssertEqual(pixel([128, 128, 128, 255], .RGBA8, standard).x, light(128 / 255.0), accuracy: 1e-4)
        let linear = try CGColorSpace.named(CGColorSpace.linearSRGB)
        XCTAssertEqual(pixel([128, 128, 128, 255], .RGBA8, linear).x, 128 / 255.0, accuracy: 1e-3)
        let wide = pixel([255, 0, 0, 255], .RGBA8, try .named(CGColorSpace.displayP3))
        for (found, expected) in zip([wide.x, wide.y, wide.z], [1.2249, -0.0421, -0.0196]) {
            XCTAssertEqual(found, expected, accuracy: 3e-3)
        }
        // Half covered: the colour is unpremultiplied, converted and premultiplied again.
        let half = pixel([64, 64, 64, 128], .RGBA8, standard)
        XCTAssertEqual(half.x, light(0.5) * 128 / 255, accuracy: 1e-3)
        XCTAssertEqual(half.w, 128 / 255.0, accuracy: 1e-6)
    }

    func testNumbersThatAreNotFiniteAreReadAsZero() {
        let plane = pixel(words([Float.nan, .infinity, -.infinity, 1]), .RGBAf)
        XCTAssertEqual(plane, SIMD4(0, 0, 0, 1))
        XCTAssertEqual(pixel(words([0, 0, 0, 7] as [Float]), .RGBAf).w, 1)
        XCTAssertEqual(pixel(words([0, 0, 0, -7] as [Float]), .RGBAf).w, 0)
        // A half-float's infinity.
        XCTAssertEqual(pixel(words([0x7C00, 0x7E00, 0x0001, 0x3C00] as [UInt16]), .RGBAh).x, 0)
    }

    func testSmallHalfFloatsAreReadAndWritten() {
        let bits: [UInt16] = [0x0001, 0x03FF, 0x0400, 0x7BFF]
        let values = [0x1p-24, 1023 * 0x1p-24, 0x1p-14, 65504]
        let bytes = words(bits.flatMap { [$0, 0, 0, 0x3C00] as [UInt16] })
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: 32,
            size: CGSize(width: 4, height: 1), format: .RGBAh, colorSpace: nil)
        let plane = Plane(image)
        for (x, value) in values.enumerated() { XCTAssertEqual(plane[x, 0].x, value, accuracy: value * 1e-6) }
        let written = image.bytes(image.extent, .RGBAh, nil, size: 8)
        XCTAssertEqual(written, bytes)
    }

    func testInconsistentBitmapsGiveAnEmptyImage() {
        let size = CGSize(width: 4, height: 4)
        let bytes = Data(count: 64)
        let wrong: [(Data, Int, CGSize, CIFormat)] = [
            (bytes, 15, size, .RGBA8), (Data(count: 63), 16, size, .RGBA8), (bytes, 128, size, .RGBA8),
            (bytes, 16, CGSize(width: 0, height: 4), .RGBA8), (bytes, 16, CGSize(width: 4, height: -4), .RGBA8),
            (bytes, 16, CGSize(width: CGFloat.nan, height: 4), .RGBA8),
            (bytes, 16, CGSize(width: 4, height: CGFloat.infinity), .RGBA8),
            (bytes, 16, size, CIFormat(rawValue: 1)), (bytes, 16, size, .RGBAf), (bytes, -16, size, .RGBA8),
        ]
        for (data, bytesPerRow, size, format) in wrong {
            let image = CIImage(
                bitmapData: data, bytesPerRow: bytesPerRow, size: size, format: format, colorSpace: nil)
            XCTAssertTrue(image.extent.isEmpty, "\(data.count) bytes, \(bytesPerRow) a row, \(size)")
        }
        // The last row may end with its last pixel.
        let image = CIImage(
            bitmapData: Data(count: 3 * 20 + 16), bytesPerRow: 20, size: size, format: .RGBA8, colorSpace: nil)
        XCTAssertEqual(image.extent.size, size)
    }

    func testAPictureIsRememberedUntilAFilterChangesIt() throws {
        let context = CIContext()
        let rect = CGRect(x: 0, y: 0, width: 24, height: 18)
        let picture = try XCTUnwrap(context.createCGImage(Plane.sample.image, from: rect))
        let image = CIImage(cgImage: picture, options: [.applyOrientationProperty: true])
        XCTAssertTrue(image.cgImage === picture)
        XCTAssertEqual(image.extent, rect)
        XCTAssertEqual(image.colorSpace?.model, .rgb)
        XCTAssertTrue(image.samplingNearest().cgImage === picture)
        XCTAssertNil(image.applyingFilter("CIColorInvert").cgImage)
        XCTAssertNil(image.cropped(to: rect).colorSpace)
        XCTAssertTrue(image.properties.isEmpty)
    }

    func testFilesAreTurnedWhenThatIsAskedFor() throws {
        let picture = try XCTUnwrap(
            CIContext().createCGImage(
                Plane(8, 4) { x, _ in x < 4 ? SIMD4(1, 0, 0, 1) : SIMD4(0, 0, 1, 1) }.image,
                from: CGRect(x: 0, y: 0, width: 8, height: 4)))
        let data = NSMutableData()
        let file = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(
            file, picture,
            [kCGImagePropertyOrientation: 6, kCGImageDestinationLossyCompressionQuality: 1] as CFDictionary)
        XCTAssertTrue(CGImageDestinationFinalize(file))
        let stored = try XCTUnwrap(CIImage(data: data as Data))
        XCTAssertEqual(stored.extent, CGRect(x: 0, y: 0, width: 8, height: 4))
        XCTAssertEqual((stored.properties["Orientation"] as? NSNumber)?.intValue, 6)
        let turned = try XCTUnwrap(CIImage(data: data as Data, options: [.applyOrientationProperty: true]))
        XCTAssertEqual(turned.extent, CGRect(x: 0, y: 0, width: 4, height: 8))
        // Rotated clockwise, what was on the left is on top.
        let plane = Plane(turned)
        XCTAssertGreaterThan(plane[2, 7].x, plane[2, 7].z + 0.5)
        XCTAssertGreaterThan(plane[2, 0].z, plane[2, 0].x + 0.5)
    }
}
