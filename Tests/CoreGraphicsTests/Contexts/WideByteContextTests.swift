import CoreGraphics
import XCTest

/// 8-bit contexts in spaces other than sRGB, deep CMYK contexts, and the effect of rendering intents in them.
final class WideByteContextTests: XCTestCase {
    private func space(_ name: CFString) throws -> CGColorSpace { try XCTUnwrap(CGColorSpace(name: name)) }

    private func context(
        _ space: CGColorSpace, bits: Int = 8, _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
    ) throws -> CGContext {
        try XCTUnwrap(
            CGContext(
                data: nil, width: 4, height: 2, bitsPerComponent: bits, bytesPerRow: 0, space: space, bitmapInfo: info))
    }

    private func bytes(_ context: CGContext, _ x: Int, _ count: Int = 4) throws -> [UInt8] {
        let data = try XCTUnwrap(context.data)
        return (0..<count).map { data.load(fromByteOffset: x * count + $0, as: UInt8.self) }
    }

    func testP3OfBytesKeepsItsOwnNumbers() throws {
        let p3 = try space(CGColorSpace.displayP3)
        let context = try context(p3)
        XCTAssertEqual(context.colorSpace, p3)
        context.setFillColor(try XCTUnwrap(CGColor(colorSpace: p3, components: [1, 0, 0, 1])))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        XCTAssertEqual(try bytes(context, 0), [255, 0, 0, 255])
        // sRGB's red in P3, from Apple's documentation of the space: 0.917, 0.2, 0.139.
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        XCTAssertEqual(try bytes(context, 1), [234, 51, 35, 255])
        context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5))
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 2))
        XCTAssertEqual(try bytes(context, 2), [128, 128, 128, 128])
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.colorSpace, p3)
        // An image drawn into another such context loses nothing.
        let copy = try self.context(p3)
        copy.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
        XCTAssertEqual(try bytes(copy, 0), [255, 0, 0, 255])
        XCTAssertEqual(try bytes(copy, 1), [234, 51, 35, 255])
    }

    func testASpaceOfAProfileIsDrawnInAsItself() throws {
        let data = try XCTUnwrap(try space(CGColorSpace.adobeRGB1998).copyICCData())
        let profile = try XCTUnwrap(CGColorSpace(iccData: data))
        for bits in [8, 16] {
            let context = try context(profile, bits: bits)
            XCTAssertEqual(context.colorSpace, profile)
            context.setFillColor(try XCTUnwrap(CGColor(colorSpace: profile, components: [0, 1, 0, 1])))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
            let pixel = try bytes(context, 0, 4 * bits / 8)
            XCTAssertLessThanOrEqual(pixel[0], 2)
            XCTAssertGreaterThanOrEqual(pixel[bits / 8], 253)
            XCTAssertEqual(pixel.last, 255)
        }
    }

    func testInksOfMoreBits() throws {
        let cmyk = CGColorSpaceCreateDeviceCMYK()
        let context = try context(cmyk, bits: 16, CGImageAlphaInfo.none.rawValue)
        XCTAssertEqual([context.bitsPerComponent, context.bitsPerPixel], [16, 64])
        context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        XCTAssertEqual(try bytes(context, 0, 8), [255, 255, 0, 0, 0, 0, 0, 0])
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
        // Transparent is blank paper.
        XCTAssertEqual(try bytes(context, 0, 8), [UInt8](repeating: 0, count: 8))
        let float =
            CGImageAlphaInfo.none.rawValue | CGBitmapInfo.floatComponents.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue
        let deep = try self.context(cmyk, bits: 32, float)
        deep.setFillColor(gray: 0.25, alpha: 1)
        deep.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try XCTUnwrap(deep.data)
        let black = data.load(fromByteOffset: deep.bytesPerRow + 12, as: Float.self)
        XCTAssertEqual(black, 0.75, accuracy: 1e-5)
    }

    func testWhatIsNotCoveredKeepsItsInks() throws {
        var memory = [UInt16](repeating: 0, count: 8)
        // Rich black, which drawing itself would convert to black only.
        memory[4...7] = [40_000, 30_000, 20_000, 65_535]
        try memory.withUnsafeMutableBytes { bytes in
            let context = try XCTUnwrap(
                CGContext(
                    data: bytes.baseAddress, width: 2, height: 1, bitsPerComponent: 16, bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceCMYK(),
                    bitmapInfo: CGImageAlphaInfo.none.rawValue | CGBitmapInfo.byteOrder16Little.rawValue))
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.addRect(CGRect(x: 1.9999, y: 0, width: 0.00001, height: 1))
            context.fillPath()
        }
        XCTAssertEqual(Array(memory[4...7]), [40_000, 30_000, 20_000, 65_535])
    }

    // MARK: Intents

    /// Returns a space with a warm white: D50 unadapted.
    private func warm() throws -> CGColorSpace {
        let white: [CGFloat] = [0.9642, 1, 0.8249]
        let matrix: [CGFloat] = [0.4361, 0.2225, 0.0139, 0.3851, 0.7169, 0.0971, 0.1431, 0.0606, 0.7141]
        return try XCTUnwrap(
            CGColorSpace(
                calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [2.2, 2.2, 2.2], matrix: matrix))
    }

    func testTheContextsIntentDecidesAboutWhite() throws {
        let warm = try warm()
        let white = try XCTUnwrap(CGColor(colorSpace: warm, components: [1, 1, 1, 1]))
        let relative = try context(.init(name: CGColorSpace.sRGB)!)
        relative.setFillColor(white)
        relative.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        let seen = try bytes(relative, 0)
        let absolute = try context(.init(name: CGColorSpace.sRGB)!)
        absolute.setRenderingIntent(.absoluteColorimetric)
        absolute.setFillColor(white)
        absolute.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        let expected = try XCTUnwrap(
            white.converted(to: try space(CGColorSpace.sRGB), intent: .absoluteColorimetric, options: nil)?.components)
        XCTAssertEqual(try bytes(absolute, 0).prefix(3).map { $0 }, expected.prefix(3).map { UInt8($0 * 255 + 0.5) })
        XCTAssertEqual(seen, [255, 255, 255, 255])
        // The intent is saved and restored with the state, and colours already set don't change.
        absolute.saveGState()
        absolute.setRenderingIntent(.relativeColorimetric)
        absolute.restoreGState()
        XCTAssertEqual(absolute.makeImage()?.width, 4)
    }

    // MARK: Conversions

    func testCurvesAsTablesAreStraightBetweenEntries() throws {
        let (srgb, linear) = (try space(CGColorSpace.sRGB), try space(CGColorSpace.linearSRGB))
        let info = try XCTUnwrap(
            CGColorConversionInfo(
                optionsSrc: srgb, dst: linear, options: [CGColor.conversionTRCSize: NSNumber(value: 3)]))
        var source: [UInt8] = [64, 128, 255, 255]
        var result = [Float](repeating: 0, count: 4)
        var from = CGColorBufferFormat()
        from.bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
        (from.bitsPerComponent, from.bitsPerPixel, from.bytesPerRow) = (8, 32, 4)
        var to = from
        to.bitmapInfo = CGBitmapInfo(
            rawValue: CGImageAlphaInfo.last.rawValue | CGBitmapInfo.floatComponents.rawValue
                | CGBitmapInfo.byteOrder32Little.rawValue)
        (to.bitsPerComponent, to.bitsPerPixel, to.bytesPerRow) = (32, 128, 16)
        XCTAssertTrue(CGColorConversionInfoConvertData(info, 1, 1, &result, to, &source, from, nil))
        // Entries at 0, a half and 1: for the first two, the light is 0 and 0.2140.
        XCTAssertEqual(result[0], Float(64.0 / 255 * 2 * 0.21404), accuracy: 1e-4)
        XCTAssertEqual(result[2], 1, accuracy: 1e-6)
    }

    func testPixelFormatInfo() throws {
        let image = try XCTUnwrap(try context(.init(name: CGColorSpace.sRGB)!).makeImage())
        XCTAssertEqual(image.pixelFormatInfo, .packed)
        let provider = try XCTUnwrap(CGDataProvider(data: Data(count: 8)))
        func make(_ format: CGImagePixelFormatInfo) -> CGImage? {
            CGImage(
                width: 2, height: 2, bitsPerComponent: 5, bitsPerPixel: 16, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | format.rawValue),
                provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        XCTAssertEqual(make(.RGB555)?.pixelFormatInfo, .RGB555)
        XCTAssertNil(make(.RGB565))
    }

    func testTheConicFunctionDrawsAsTheMethodDoes() throws {
        let gradient = try XCTUnwrap(
            CGGradient(
                colorsSpace: nil, colors: [CGColor.black, CGColor(red: 1, green: 0, blue: 0, alpha: 1)] as CFArray,
                locations: nil))
        let (a, b) = (try context(.init(name: CGColorSpace.sRGB)!), try context(.init(name: CGColorSpace.sRGB)!))
        a.drawConicGradient(gradient, center: CGPoint(x: 2, y: 1), angle: 0.3)
        CGContextDrawConicGradient(b, gradient, CGPoint(x: 2, y: 1), 0.3)
        CGContextDrawConicGradient(b, nil, .zero, 0)
        for x in 0..<4 { XCTAssertEqual(try bytes(a, x), try bytes(b, x)) }
    }
}
