import CoreImage
import XCTest

/// Images as recipes: extents, positions, colours, formats.
final class ImageTests: XCTestCase {
    func testExtentsFollowTheRecipe() {
        let image = Plane.sample.image
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 24, height: 18))
        XCTAssertTrue(CIImage(color: .red).extent.isInfinite)
        XCTAssertTrue(image.clampedToExtent().extent.isInfinite)
        XCTAssertEqual(CIImage.empty().extent, .zero)
        XCTAssertEqual(
            CIImage.red.cropped(to: CGRect(x: -3, y: 2, width: 5, height: 6)).extent,
            CGRect(x: -3, y: 2, width: 5, height: 6))
        XCTAssertEqual(
            image.transformed(by: CGAffineTransform(translationX: 5, y: -2)).extent,
            CGRect(x: 5, y: -2, width: 24, height: 18))
        XCTAssertEqual(
            image.applyingGaussianBlur(sigma: 2).extent, CGRect(x: -6, y: -6, width: 36, height: 30))
        XCTAssertEqual(
            image.oriented(.right).extent, CGRect(x: 0, y: 0, width: 18, height: 24))
        XCTAssertEqual(
            image.composited(over: image.transformed(by: CGAffineTransform(translationX: 30, y: 0))).extent,
            CGRect(x: 0, y: 0, width: 54, height: 18))
    }

    func testMovesByWholePixelsAndCropsKeepPixels() {
        let sample = Plane.sample
        let moved = sample.image.transformed(by: CGAffineTransform(translationX: 7, y: -3))
            .cropped(to: CGRect(x: 10, y: 0, width: 9, height: 8))
        XCTAssertEqual(
            Plane(moved, CGRect(x: 5, y: -5, width: 30, height: 20)).difference { x, y in
                x >= 10 && x < 19 && y >= 0 && y < 8 ? sample[x - 7, y + 3] : .zero
            }, 0, accuracy: 1e-6)
    }

    func testTransformsMixNeighbours() {
        let sample = Plane.sample
        let half = Plane(
            sample.image.transformed(by: CGAffineTransform(translationX: 0.5, y: 0)),
            CGRect(x: 0, y: 0, width: 25, height: 18))
        XCTAssertLessThan(half.difference { x, y in (sample[x - 1, y] + sample[x, y]) * 0.5 }, 1e-6)
        let doubled = sample.image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertLessThan(Plane(doubled).difference { x, y in sample[x / 2, y / 2] }, 1e-6)
    }

    func testOrientationsTurnPixels() {
        let sample = Plane.sample
        // Exif's 6 is a camera turned to the right: its image is rotated clockwise.
        XCTAssertLessThan(
            Plane(sample.image.oriented(.right)).difference { x, y in sample[23 - y, x] }, 1e-6)
        XCTAssertLessThan(
            Plane(sample.image.oriented(.down)).difference { x, y in sample[23 - x, 17 - y] }, 1e-6)
        XCTAssertLessThan(
            Plane(sample.image.oriented(.upMirrored)).difference { x, y in sample[23 - x, y] }, 1e-6)
        XCTAssertLessThan(
            Plane(sample.image.oriented(.left)).difference { x, y in sample[y, 17 - x] }, 1e-6)
    }

    func testClampingGoesOnAndAlphaIsSet() {
        let sample = Plane.sample
        let clamped = Plane(sample.image.clampedToExtent(), CGRect(x: -5, y: -5, width: 40, height: 30))
        XCTAssertLessThan(
            clamped.difference { x, y in sample[max(0, min(x, 23)), max(0, min(y, 17))] }, 1e-6)
        let opaque = Plane(sample.image.settingAlphaOne(in: CGRect(x: 0, y: 0, width: 24, height: 9)))
        XCTAssertEqual(opaque[3, 3].w, 1)
        XCTAssertEqual(opaque[8, 8].x, sample[8, 8].x, accuracy: 1e-6)
    }

    func testAPictureGoesThroughUnchangedAndUpright() throws {
        var numbers = (0..<384).map { (place: Int) -> UInt8 in UInt8(place * 7 % 256) }
        for i in stride(from: 3, to: numbers.count, by: 4) { numbers[i] = 255 }
        let bytes = Data(numbers)
        let provider = try XCTUnwrap(CGDataProvider(data: bytes))
        let image = try XCTUnwrap(
            CGImage(
                width: 12, height: 8, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 48,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        for context in [CIContext(), CIContext(options: [.workingColorSpace: NSNull()])] {
            let back = try XCTUnwrap(
                context.createCGImage(CIImage(cgImage: image), from: CGRect(x: 0, y: 0, width: 12, height: 8)))
            var pixels = [UInt8](repeating: 0, count: bytes.count)
            context.render(
                CIImage(cgImage: back), toBitmap: &pixels, rowBytes: 48,
                bounds: CGRect(x: 0, y: 0, width: 12, height: 8), format: .RGBA8,
                colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
            XCTAssertEqual(Data(pixels), bytes)
        }
    }

    func testColoursAreMadeLinearAndBack() {
        let gray = Plane(CIImage(color: .gray), CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(gray[0, 0].x, light(0.5), accuracy: 1e-4)
        let image = CIImage(color: CIColor(red: 0.4, green: 0.8, blue: 1, alpha: 0.5))
        var bytes = [UInt8](repeating: 0, count: 4)
        let formats: [(CIFormat, [UInt8])] = [
            (.RGBA8, [51, 102, 128, 128]), (.BGRA8, [128, 102, 51, 128]), (.ARGB8, [128, 51, 102, 128]),
            (.ABGR8, [128, 128, 102, 51]),
        ]
        for (format, expected) in formats {
            CIContext().render(
                image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                format: format, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
            XCTAssertEqual(bytes, expected)
        }
    }

    func testDeepFormats() throws {
        let image = Plane(2, 1) { x, _ in .premultiplied(0.25, 0.5, x == 0 ? 2 : 0.75, 1) }.image
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
        var half = [UInt16](repeating: 0, count: 8)
        CIContext().render(image, toBitmap: &half, rowBytes: 16, bounds: rect, format: .RGBAh, colorSpace: nil)
        XCTAssertEqual(half, [0x3400, 0x3800, 0x4000, 0x3C00, 0x3400, 0x3800, 0x3A00, 0x3C00])
        var short = [UInt16](repeating: 0, count: 8)
        CIContext().render(image, toBitmap: &short, rowBytes: 16, bounds: rect, format: .RGBA16, colorSpace: nil)
        XCTAssertEqual(short, [16384, 32768, 65535, 65535, 16384, 32768, 49151, 65535])
        let deep = try XCTUnwrap(
            CIContext().createCGImage(
                image, from: rect, format: .RGBAf, colorSpace: CGColorSpace(name: CGColorSpace.sRGB)))
        XCTAssertEqual(deep.bitsPerComponent, 32)
    }

    func testFilesAreWrittenAndRead() throws {
        let image = Plane(6, 4) { x, y in .premultiplied(Double(x) / 5, Double(y) / 3, 0, 1) }.image
        let context = CIContext()
        let data = try XCTUnwrap(
            context.pngRepresentation(of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
        let back = try XCTUnwrap(CIImage(data: data))
        XCTAssertEqual(back.properties["PixelWidth"] as? Int, Int(back.extent.width))
        XCTAssertEqual(back.samplingNearest().properties.count, back.properties.count)
        XCTAssertTrue(back.transformed(by: .identity).properties.isEmpty)
        let plane = Plane(image)
        XCTAssertLessThan(Plane(back).difference { plane[$0, $1] }, 0.01)
        XCTAssertNil(CIImage(data: Data([1, 2, 3])))
    }

    func testThreadsAndTilesGiveTheSamePixels() {
        let image = Plane.sample.image.transformed(by: CGAffineTransform(scaleX: 20, y: 20))
            .applyingFilter("CITwirlDistortion").applyingGaussianBlur(sigma: 9)
        let rect = CGRect(x: 120, y: 140, width: 50, height: 40)
        let one = Plane(image, rect, context: CIContext(threads: 1))
        XCTAssertEqual(Plane(image, rect, context: CIContext(threads: 3)).difference { one[$0, $1] }, 0)
        // The same pixels from a rendering with a different origin and tiling.
        let other = Plane(image, CGRect(x: 133, y: 149, width: 20, height: 20), context: CIContext(threads: 2))
        XCTAssertEqual(other.difference { one[$0, $1] }, 0)
    }

    func testUnrenderableExtentsAreRefused() {
        let context = CIContext()
        XCTAssertNil(context.createCGImage(.red, from: .infinite))
        XCTAssertNil(context.createCGImage(.red, from: .zero))
        XCTAssertNil(context.createCGImage(.red, from: CGRect(x: 0, y: 0, width: 1e9, height: 1e9)))
        XCTAssertNil(context.createCGImage(.red, from: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
        XCTAssertNotNil(context.createCGImage(.red, from: CGRect(x: 1e7, y: 0, width: 1, height: 1)))
        let image = Plane.sample.image
        XCTAssertEqual(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent, .zero)
        let bad = CIImage(
            bitmapData: Data(count: 10), bytesPerRow: 400, size: CGSize(width: 100, height: 100), format: .RGBA8,
            colorSpace: nil)
        XCTAssertEqual(bad.extent, .zero)
        var deep = image
        for _ in 0..<3000 { deep = deep.composited(over: image) }
        _ = context.createCGImage(deep, from: image.extent)
    }
}
