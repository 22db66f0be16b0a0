import CoreGraphics
import XCTest

final class ImageMaskTests: XCTestCase {
    private func mask(
        _ bytes: [UInt8], _ width: Int, _ height: Int, bits: Int = 8, decode: [CGFloat]? = nil
    ) throws -> CGImage {
        try XCTUnwrap(
            CGImage(
                maskWidth: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits,
                bytesPerRow: bytes.count / height, provider: try XCTUnwrap(CGDataProvider(data: Data(bytes))),
                decode: decode, shouldInterpolate: false))
    }

    private func image(
        _ bytes: [UInt8], _ width: Int, _ height: Int, space: CGColorSpace = .deviceRGB,
        _ alpha: CGImageAlphaInfo = .noneSkipLast
    ) throws -> CGImage {
        let size = space.numberOfComponents + (alpha == .none ? 0 : 1)
        return try XCTUnwrap(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8 * size, bytesPerRow: width * size,
                space: space, bitmapInfo: CGBitmapInfo(alpha: alpha),
                provider: try XCTUnwrap(CGDataProvider(data: Data(bytes))), decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
    }

    // MARK: Image masks

    func testAStencilPaintsWhereItsSamplesAreLow() throws {
        let stencil = try mask([0, 255, 64, 128], 2, 2)
        XCTAssertTrue(stencil.isMask)
        XCTAssertNil(stencil.colorSpace)
        let canvas = try Canvas(2, 2)
        canvas.context.setFillColor(.red)
        canvas.context.draw(stencil, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(canvas[0, 1], .red)
        XCTAssertEqual(canvas[1, 1], .clear)
        assertNear(canvas[0, 0], Pixel(191, 0, 0, 191))
        assertNear(canvas[1, 0], Pixel(127, 0, 0, 127))
    }

    /// A mask made of a colour image's own bytes and metrics, as code does that has a gray image in RGB.
    func testAMaskReadsTheFirstBitsOfEachPixel() throws {
        for (bits, size, bytes) in [
            (8, 32, [0, 9, 9, 9, 255, 9, 9, 9, 51, 9, 9, 9]), (8, 16, [0, 9, 255, 9, 51, 9]),
            (4, 8, [0x07, 0xF7, 0x37]), (2, 8, [0x15, 0xD5, 0x55]), (1, 4, [0x7C, 0x40]),
        ] as [(Int, Int, [UInt8])] {
            let stencil = CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: bits, bitsPerPixel: size, bytesPerRow: bytes.count,
                provider: try XCTUnwrap(CGDataProvider(data: Data(bytes))), decode: nil, shouldInterpolate: false)
            let canvas = try Canvas(3, 1)
            canvas.context.draw(try XCTUnwrap(stencil, "\(size)"), in: CGRect(x: 0, y: 0, width: 3, height: 1))
            XCTAssertEqual(canvas[0, 0], .black, "\(size)")
            XCTAssertEqual(canvas[1, 0], .clear, "\(size)")
            XCTAssertEqual(stencil?.bitsPerPixel, size)
            if bits > 2 { XCTAssertEqual(canvas[2, 0].a, 204, "\(size)") }
        }
    }

    func testDecodeTurnsAStencilRound() throws {
        let stencil = try mask([0b1000_0000], 2, 1, bits: 1, decode: [1, 0])
        let canvas = try Canvas(2, 1)
        canvas.context.draw(stencil, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        XCTAssertEqual(canvas[0, 0], .black)
        XCTAssertEqual(canvas[1, 0], .clear)
    }

    func testAStencilHasAlphaModesShadowsAndTiles() throws {
        let stencil = try mask([0, 255], 2, 1)
        let canvas = try Canvas(8, 4)
        canvas.context.setAlpha(0.5)
        canvas.context.setShadow(offset: CGSize(width: 0, height: -2), blur: 0, color: .blue)
        canvas.context.draw(stencil, in: CGRect(x: 0, y: 2, width: 2, height: 2))
        assertNear(canvas[0, 3], Pixel(0, 0, 0, 128))
        assertNear(canvas[0, 1], Pixel(0, 0, 128, 128))
        XCTAssertEqual(canvas[1, 1], .clear)
        let tiles = try Canvas(8, 4)
        tiles.context.draw(stencil, in: CGRect(x: 0, y: 0, width: 2, height: 1), byTiling: true)
        XCTAssertEqual(tiles.area, 16)
        XCTAssertEqual(tiles[6, 3], .black)
    }

    func testInvalidMasksAreNil() throws {
        let provider = try XCTUnwrap(CGDataProvider(data: Data(count: 4)))
        for (width, bits, pixel, row) in [(0, 8, 8, 4), (4, 16, 16, 8), (4, 8, 7, 4), (5, 8, 8, 5), (2, 3, 3, 4)] {
            XCTAssertNil(
                CGImage(
                    maskWidth: width, height: 1, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row,
                    provider: provider, decode: nil, shouldInterpolate: false))
        }
    }

    // MARK: Masking

    private let row: [UInt8] = [200, 100, 50, 0, 200, 100, 50, 0]

    func testMaskingByAStencilAndByAnImage() throws {
        let picture = try image(row, 2, 1)
        let byStencil = try XCTUnwrap(picture.masking(try mask([0, 255], 2, 1)))
        XCTAssertEqual(byStencil.pixel(0, 0), Pixel(200, 100, 50, 255))
        XCTAssertEqual(byStencil.pixel(1, 0), .clear)
        let light = try image([128, 255], 2, 1, space: .deviceGray, .none)
        let byImage = try XCTUnwrap(picture.masking(light))
        assertNear(byImage.pixel(0, 0), Pixel(100, 50, 25, 128))
        XCTAssertEqual(byImage.pixel(1, 0), Pixel(200, 100, 50, 255))
        XCTAssertFalse(byImage.bitmap.isOpaque)
        // The image's own samples are unchanged.
        XCTAssertEqual(byImage.dataProvider?.data.map { Array($0) }, row)
        XCTAssertNil(try mask([0], 1, 1).masking(light))
    }

    func testAMaskIsStretched() throws {
        let picture = try image(row + row, 2, 2)
        let masked = try XCTUnwrap(picture.masking(try mask([0, 0, 255, 255], 4, 1)))
        XCTAssertEqual(masked.pixel(0, 1).a, 255)
        XCTAssertEqual(masked.pixel(1, 0).a, 0)
        let part = try XCTUnwrap(masked.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
        XCTAssertEqual(part.pixel(0, 1).a, 0)
    }

    func testMaskingColours() throws {
        let picture = try image([250, 10, 10, 0, 10, 250, 10, 0, 240, 20, 200, 0], 3, 1)
        let keyed = try XCTUnwrap(picture.copy(maskingColorComponents: [240, 255, 0, 20, 0, 255]))
        XCTAssertEqual((0..<3).map { keyed.pixel($0, 0).a }, [0, 255, 0])
        XCTAssertNil(picture.copy(maskingColorComponents: [240, 255, 0]))
        XCTAssertNil(try image(row, 2, 1, .last).copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]))
        XCTAssertNil(try mask([0], 1, 1).copy(maskingColorComponents: [0, 1]))
        let wild = try XCTUnwrap(picture.copy(maskingColorComponents: [.nan, .infinity, -1, 2, 5, 0]))
        XCTAssertEqual((0..<3).map { wild.pixel($0, 0).a }, [255, 255, 255])
        // Images from a context also have their samples.
        let canvas = try Canvas(2, 1, alpha: .noneSkipLast)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let red = try XCTUnwrap(canvas.context.makeImage()?.copy(maskingColorComponents: [255, 255, 0, 0, 0, 0]))
        XCTAssertEqual([red.pixel(0, 0).a, red.pixel(1, 0).a], [0, 255])
    }

    // MARK: Other spaces

    func testTheSameNumbersInAnotherSpace() throws {
        let picture = try image([55, 55, 55, 0], 1, 1)
        let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearSRGB))
        let copy = try XCTUnwrap(picture.copy(colorSpace: linear))
        assertNear(copy.pixel(0, 0), Pixel(128, 128, 128, 255))
        XCTAssertEqual(copy.colorSpace, linear)
        XCTAssertEqual(copy.dataProvider?.data?.first, 55)
        XCTAssertNil(picture.copy(colorSpace: .deviceGray))
        XCTAssertNil(try mask([0], 1, 1).copy(colorSpace: .deviceGray))
        let masked = try XCTUnwrap(picture.masking(try mask([128], 1, 1))?.copy(colorSpace: linear))
        assertNear(masked.pixel(0, 0), Pixel(64, 64, 64, 127), levels: 2)
    }

    // MARK: Clips

    func testClippingToAMask() throws {
        let canvas = try Canvas(6, 6)
        let context = canvas.context
        context.interpolationQuality = .none
        context.saveGState()
        context.clip(to: CGRect(x: 1, y: 1, width: 4, height: 4), mask: try mask([0, 255, 128, 0], 2, 2))
        XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 1, y: 1, width: 4, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        XCTAssertEqual(canvas[1, 4], .black)
        XCTAssertEqual(canvas[4, 4], .clear)
        assertNear(canvas[2, 2], Pixel(0, 0, 0, 127))
        XCTAssertEqual(canvas[3, 1], .black)
        XCTAssertEqual(canvas[0, 0], .clear)
        XCTAssertEqual(canvas.area, 10, accuracy: 0.02)
        context.restoreGState()
        // For an image without alpha, bright samples let paint through; two masks multiply.
        context.saveGState()
        context.clear(CGRect(x: 0, y: 0, width: 6, height: 6))
        let half = try image([128], 1, 1, space: .deviceGray, .none)
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 6), mask: half)
        context.clip(to: CGRect(x: 2, y: 0, width: 4, height: 6), mask: half)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        assertNear(canvas[3, 3], Pixel(0, 0, 0, 64))
        XCTAssertEqual(canvas[1, 3], .clear)
        XCTAssertEqual(canvas[4, 3], .clear)
        // For an image with alpha, the alpha counts, whatever its colours: programs tint images that way.
        context.restoreGState()
        context.clear(CGRect(x: 0, y: 0, width: 6, height: 6))
        let picture = try image(
            [0, 0, 0, 255, 128, 0, 0, 128, 0, 0, 0, 0], 3, 1, space: .deviceRGB, .premultipliedLast)
        context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6), mask: picture)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        XCTAssertEqual(canvas[0, 3], .black)
        assertNear(canvas[3, 3], Pixel(0, 0, 0, 128))
        XCTAssertEqual(canvas[5, 3], .clear)
        context.clip(to: .null, mask: half)
        XCTAssertTrue(context.boundingBoxOfClipPath.isNull)
    }
}
