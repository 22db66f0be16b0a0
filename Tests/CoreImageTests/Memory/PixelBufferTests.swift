import CoreImage
import CoreVideo
import IOSurface
import XCTest

/// Pixel buffers and surfaces, to and from images.
final class PixelBufferTests: XCTestCase {
    private func buffer(_ format: OSType, _ width: Int = 8, _ height: Int = 6) throws -> CVPixelBuffer {
        var buffer: CVPixelBuffer?
        XCTAssertEqual(CVPixelBufferCreate(nil, width, height, format, nil, &buffer), kCVReturnSuccess)
        return try XCTUnwrap(buffer)
    }

    /// Red at the upper left, green, and blue at the lower right.
    private var picture: CIImage {
        CIImage.red.cropped(to: CGRect(x: 0, y: 4, width: 8, height: 2))
            .composited(over: CIImage.green.cropped(to: CGRect(x: 0, y: 2, width: 8, height: 2)))
            .composited(over: CIImage.blue.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 2)))
    }

    private func color(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
        var pixel = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            image, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        return pixel
    }

    func testColoursGoRoundInEachFormat() throws {
        let formats: [(OSType, Int)] = [
            (kCVPixelFormatType_32BGRA, 0), (kCVPixelFormatType_32ARGB, 0), (kCVPixelFormatType_32RGBA, 0),
            (kCVPixelFormatType_64RGBAHalf, 1), (kCVPixelFormatType_128RGBAFloat, 0),
            (kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, 3), (kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, 3),
        ]
        for (format, tolerance) in formats {
            let buffer = try buffer(format)
            CVPixelBufferLockBaseAddress(buffer, [])
            CIContext().render(picture, to: buffer)
            CVPixelBufferUnlockBaseAddress(buffer, [])
            let image = CIImage(cvPixelBuffer: buffer)
            XCTAssertTrue(image.pixelBuffer === buffer)
            XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 8, height: 6))
            for (y, expected) in [(5, [255, 0, 0, 255]), (2, [0, 255, 0, 255]), (0, [0, 0, 255, 255])] {
                let pixel = color(image, 3, y)
                for (a, b) in zip(pixel, expected) { XCTAssertEqual(Int(a), b, accuracy: tolerance, "\(format)") }
            }
        }
        let buffer = try buffer(kCVPixelFormatType_32BGRA)
        CIContext().render(picture, to: buffer)
        let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(buffer)?.assumingMemoryBound(to: UInt8.self))
        // The topmost row first, blue first.
        XCTAssertEqual((0..<4).map { base[$0] }, [0, 0, 255, 255])
    }

    func testDepthsAreNumbers() throws {
        let buffer = try buffer(kCVPixelFormatType_DepthFloat32, 3, 2)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: Float(2.5), toByteOffset: row + 4, as: Float.self)
        let image = CIImage(cvImageBuffer: buffer)
        var number = [Float](repeating: 0, count: 4)
        CIContext().render(
            image, toBitmap: &number, rowBytes: 16, bounds: CGRect(x: 1, y: 0, width: 1, height: 1), format: .RGBAf,
            colorSpace: nil)
        XCTAssertEqual(number, [2.5, 2.5, 2.5, 1])
    }

    func testPartsDestinationsAndSpaces() throws {
        let buffer = try buffer(kCVPixelFormatType_32RGBA, 4, 4)
        CIContext().render(
            picture, to: buffer, bounds: CGRect(x: 0, y: 4, width: 2, height: 2),
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        let image = CIImage(cvPixelBuffer: buffer)
        XCTAssertEqual(color(image, 1, 1), [255, 0, 0, 255])
        XCTAssertEqual(color(image, 2, 1), [0, 0, 0, 0])
        XCTAssertEqual(color(image, 1, 2), [0, 0, 0, 0])
        let destination = CIRenderDestination(pixelBuffer: buffer)
        _ = try CIContext().startTask(toRender: .green, to: destination)
        XCTAssertEqual(color(CIImage(cvPixelBuffer: buffer), 3, 3), [0, 255, 0, 255])
        let planes = CIRenderDestination(pixelBuffer: try self.buffer(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange))
        XCTAssertThrowsError(try CIContext().startTask(toRender: .green, to: planes))
        let p3 = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        CVBufferSetAttachment(buffer, kCVImageBufferCGColorSpaceKey, p3, .shouldPropagate)
        CIContext().render(.red, to: buffer)
        let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(buffer)?.assumingMemoryBound(to: UInt8.self))
        XCTAssertEqual((0..<4).map { base[$0] }, [234, 51, 35, 255])
        XCTAssertEqual(color(CIImage(cvPixelBuffer: buffer), 0, 0), [255, 0, 0, 255])
    }

    func testSurfaces() throws {
        let surface = try XCTUnwrap(IOSurface(properties: [.width: 5, .height: 3, .bytesPerElement: 4]))
        _ = try CIContext().startTask(toRender: .blue, to: CIRenderDestination(ioSurface: surface))
        surface.lock(options: .readOnly, seed: nil)
        XCTAssertEqual(surface.baseAddress.load(as: UInt8.self), 255)
        surface.unlock(options: .readOnly, seed: nil)
        XCTAssertEqual(color(CIImage(ioSurface: surface), 4, 2), [0, 0, 255, 255])
        XCTAssertNil(IOSurface(properties: [.width: 5]))
        XCTAssertNil(IOSurface(properties: [.width: 1 << 19, .height: 1 << 19]))
        XCTAssertEqual([COREIMAGE_SUPPORTS_IOSURFACE, COREIMAGE_SUPPORTS_OPENGLES, UNIFIED_CORE_IMAGE], [1, 0, 1])
    }

    func testBuffersThatAreNone() {
        var buffer: CVPixelBuffer?
        XCTAssertEqual(CVPixelBufferCreate(nil, 4, 4, 7, nil, &buffer), kCVReturnInvalidPixelFormat)
        XCTAssertEqual(CVPixelBufferCreate(nil, 0, 4, kCVPixelFormatType_32BGRA, nil, &buffer), kCVReturnInvalidSize)
        XCTAssertEqual(
            CVPixelBufferCreate(nil, 4, 1 << 20, kCVPixelFormatType_32BGRA, nil, &buffer), kCVReturnInvalidSize)
        XCTAssertNil(buffer)
    }

    // MARK: Processors

    private final class Inverter: CIImageProcessorKernel {
        override class var outputFormat: CIFormat { .BGRA8 }
        override class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            guard let input = inputs?.first?.pixelBuffer, let from = CVPixelBufferGetBaseAddress(input) else { return }
            let usesSurface = arguments?["surface"] as? Bool ?? false
            let to =
                usesSurface
                ? output.surface.baseAddress : output.pixelBuffer.flatMap { CVPixelBufferGetBaseAddress($0) }
            guard let to else { return }
            let source = usesSurface ? inputs?.first?.surface.baseAddress ?? from : from
            for i in 0..<CVPixelBufferGetBytesPerRow(input) * CVPixelBufferGetHeight(input) {
                let byte = source.load(fromByteOffset: i, as: UInt8.self)
                to.storeBytes(of: i % 4 == 3 ? byte : 255 - byte, toByteOffset: i, as: UInt8.self)
            }
        }
    }

    func testProcessorsHaveBuffersAndSurfaces() throws {
        for usesSurface in [false, true] {
            let image = try Inverter.apply(
                withExtent: CGRect(x: 0, y: 0, width: 8, height: 6), inputs: [picture],
                arguments: ["surface": usesSurface])
            XCTAssertEqual(color(image, 0, 5), [0, 255, 255, 255])
        }
    }

    // MARK: Providers

    private final class Checkers: CIImageProvider {
        var tiles: [[Int]] = []
        func provideImageData(
            _ data: UnsafeMutableRawPointer, bytesPerRow rowbytes: Int, origin originx: Int, _ originy: Int,
            size width: Int, _ height: Int, userInfo info: Any?
        ) {
            tiles.append([originx, originy, width, height])
            for y in 0..<height {
                for x in 0..<width {
                    let isLight = (originx + x) / 16 % 2 == (originy + y) / 16 % 2
                    let level: UInt8 = isLight ? 255 : info as? UInt8 ?? 0
                    for i in 0..<4 {
                        data.storeBytes(
                            of: i == 3 ? 255 : level, toByteOffset: y * rowbytes + x * 4 + i, as: UInt8.self)
                    }
                }
            }
        }
    }

    func testAProviderIsAskedForEachTileOnce() {
        let provider = Checkers()
        let image = CIImage(
            imageProvider: provider, size: 40, 20, format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB),
            options: [.providerTileSize: [16, 16], .providerUserInfo: UInt8(51)])
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 40, height: 20))
        // Rows are counted from the top.
        XCTAssertEqual(color(image, 0, 19), [255, 255, 255, 255])
        XCTAssertEqual(color(image, 16, 19), [51, 51, 51, 255])
        XCTAssertEqual(color(image, 0, 0), [51, 51, 51, 255])
        XCTAssertEqual(color(image, 39, 3), [51, 51, 51, 255])
        XCTAssertEqual(Set(provider.tiles).count, provider.tiles.count)
        XCTAssertTrue(provider.tiles.contains([32, 16, 8, 4]))
        XCTAssertTrue(CIImage(imageProvider: 5, size: 4, 4, format: .RGBA8, colorSpace: nil).extent.isEmpty)
    }

    // MARK: Formats

    func testTenBits() throws {
        var words = [UInt32](repeating: 0, count: 2)
        let image = CIImage(color: CIColor(red: 1, green: 0.4, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 2, height: 1))
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        CIContext().render(
            image, toBitmap: &words, rowBytes: 8, bounds: image.extent, format: .RGB10, colorSpace: space)
        XCTAssertEqual(words[1] & 1023, 1023)
        XCTAssertEqual(Int(words[1] >> 10 & 1023), 409, accuracy: 1)
        XCTAssertEqual(words[1] >> 20, 0)
        let back = CIImage(
            bitmapData: words.withUnsafeBytes { Data($0) }, bytesPerRow: 8, size: CGSize(width: 2, height: 1),
            format: .RGB10, colorSpace: space)
        XCTAssertEqual(color(back, 1, 0), [255, 102, 0, 255])
        XCTAssertEqual(
            CIContext().createCGImage(image, from: image.extent, format: .RGB10, colorSpace: space)?.bitsPerComponent,
            16)
    }
}
