import CoreGraphics
import XCTest

/// Contexts with more than 8 bits per component.
final class DeepContextTests: XCTestCase {
    private let half = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder16Little.rawValue
    private let float = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    private func context(
        _ width: Int, _ height: Int, bits: Int, space: CGColorSpace = .standard,
        _ alpha: CGImageAlphaInfo = .premultipliedLast, _ info: UInt32 = 0, data: UnsafeMutableRawPointer? = nil,
        bytesPerRow: Int = 0
    ) throws -> CGContext {
        try XCTUnwrap(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
                space: space, bitmapInfo: alpha.rawValue | info), "\(bits) \(alpha) \(info)")
    }

    private func extended() throws -> CGColorSpace {
        try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedSRGB))
    }

    /// Returns the components of the pixel at (x, y), counted from the bottom left, of a half-float context.
    private func halves(_ context: CGContext, _ x: Int, _ y: Int) throws -> [Float] {
        let data = try XCTUnwrap(context.data)
        let row = context.height - 1 - y
        return (0..<4).map {
            let place = row * context.bytesPerRow + x * 8 + $0 * 2
            return Float(Float16(bitPattern: data.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
        }
    }

    // MARK: Formats

    func testForms() throws {
        let forms: [(Int, CGColorSpace, CGImageAlphaInfo, UInt32, Int)] = [
            (16, .standard, .premultipliedLast, 0, 64), (16, .standard, .noneSkipLast, 0, 64),
            (16, .standard, .premultipliedFirst, CGBitmapInfo.byteOrder16Little.rawValue, 64),
            (16, .standard, .premultipliedLast, half, 64), (32, .standard, .premultipliedLast, float, 128),
            (32, .standard, .noneSkipFirst, CGBitmapInfo.floatComponents.rawValue, 128),
            (16, .deviceGray, .none, 0, 16), (32, .deviceGray, .none, float, 32), (16, .deviceGray, .none, half, 16),
            (5, .standard, .noneSkipFirst, 0, 16),
            (5, .standard, .noneSkipFirst, CGBitmapInfo.byteOrder16Little.rawValue, 16),
        ]
        for (bits, space, alpha, info, pixel) in forms {
            let context = try context(9, 7, bits: bits, space: space, alpha, info)
            XCTAssertEqual([context.bitsPerComponent, context.bitsPerPixel], [bits, pixel])
            XCTAssertEqual(context.colorSpace, space)
            context.setFillColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
            context.fill(CGRect(x: 1, y: 1, width: 7, height: 5))
            context.setFillColor(gray: 0, alpha: 0.5)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 5, height: 3))
            let image = try XCTUnwrap(context.makeImage())
            XCTAssertEqual(image.bitmapInfo, context.bitmapInfo)
            let pixels = [image.pixel(1, 1), image.pixel(4, 3)]
            let isGray = space == .deviceGray
            // The luminance of that colour, 0.369, is 0.643 in sRGB.
            assertNear(
                pixels[0], isGray ? Pixel(164, 164, 164, 255) : Pixel(255, 128, 64, 255), levels: bits == 5 ? 5 : 1)
            assertNear(pixels[1], isGray ? Pixel(82, 82, 82, 255) : Pixel(128, 64, 32, 255), levels: bits == 5 ? 7 : 1)
            assertNear(image.pixel(0, 0), alpha.hasAlpha ? .clear : .black)
        }
    }

    func testTheCallersMemory() throws {
        var memory = [UInt16](repeating: 0xAAAA, count: 3 * 20)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try context(
                4, 3, bits: 16, .premultipliedLast, CGBitmapInfo.byteOrder16Little.rawValue,
                data: bytes.baseAddress, bytesPerRow: 40)
            XCTAssertEqual(context.data, bytes.baseAddress)
            context.clear(CGRect(x: 0, y: 0, width: 4, height: 3))
            context.setFillColor(red: 1, green: 0.25, blue: 0, alpha: 1)
            context.fill(CGRect(x: 3, y: 2, width: 1, height: 1))
        }
        // The top right pixel is the fourth in memory; the padding stays.
        XCTAssertEqual(
            Array(memory[8..<20]), [0, 0, 0, 0, 65535, 16384, 0, 65535] + [UInt16](repeating: 0xAAAA, count: 4))
    }

    // MARK: Precision

    func testMoreThan256Levels() throws {
        let context = try context(4096, 1, bits: 16, .premultipliedLast, CGBitmapInfo.byteOrder16Little.rawValue)
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 4096, y: 0), options: [])
        let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt16.self)
        for x in [0, 1, 100, 2047, 4095] {
            XCTAssertEqual(Double(data[x * 4]), (Double(x) + 0.5) / 4096 * 65535, accuracy: 1.5, "\(x)")
        }
    }

    func testManyFaintLayersAddUp() throws {
        // A thousandth of white a thousand times: 8 bits would stay black.
        let context = try context(2, 2, bits: 32, .noneSkipLast, float)
        context.setFillColor(gray: 1, alpha: 0.001)
        for _ in 0..<1000 { context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let data = try XCTUnwrap(context.data).assumingMemoryBound(to: Float.self)
        XCTAssertEqual(data[0], 1 - powf(0.999, 1000), accuracy: 1e-4)
    }

    func testColoursBeyondOne() throws {
        let space = try extended()
        let context = try context(4, 4, bits: 16, space: space, .premultipliedLast, half)
        let bright = try XCTUnwrap(CGColor(colorSpace: space, components: [2, -0.5, 0.25, 1]))
        context.setFillColor(bright)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        XCTAssertEqual(try halves(context, 0, 0), [2, -0.5, 0.25, 1])
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: space, colors: [bright, bright] as CFArray, locations: nil))
        context.clip(to: CGRect(x: 2, y: 0, width: 2, height: 4))
        context.setAlpha(0.5)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
        XCTAssertEqual(try halves(context, 3, 3), [1, -0.25, 0.125, 0.5])
        // Extended values survive images, layers and additive blending.
        let copy = try self.context(4, 4, bits: 32, space: space, .premultipliedLast, float)
        copy.setBlendMode(.plusLighter)
        copy.beginTransparencyLayer(auxiliaryInfo: nil)
        copy.draw(try XCTUnwrap(context.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        copy.endTransparencyLayer()
        copy.draw(try XCTUnwrap(context.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let data = try XCTUnwrap(copy.data).assumingMemoryBound(to: Float.self)
        XCTAssertEqual((0..<4).map { data[$0] }, [4, -1, 0.5, 1])
        // A space that ends at 1 clamps them.
        let short = try self.context(1, 1, bits: 16, .premultipliedLast, half)
        short.setFillColor(bright)
        short.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(try halves(short, 0, 0), [1, 0, 0.25, 1])
    }

    func testTheContextsOwnSpaceIsDrawnIn() throws {
        let p3 = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let context = try context(2, 2, bits: 16, space: p3, .premultipliedLast, half)
        context.setFillColor(try XCTUnwrap(CGColor(colorSpace: p3, components: [1, 0, 0, 1])))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        XCTAssertEqual(try halves(context, 0, 0), [1, 0, 0, 1])
        for (a, b) in zip(try halves(context, 1, 0), [0.9175, 0.2003, 0.1386, 1] as [Float]) {
            XCTAssertEqual(a, b, accuracy: 1e-3)
        }
        // Half of white over black is half of the light in linear space.
        let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearSRGB))
        let light = try self.context(1, 1, bits: 16, space: linear, .noneSkipLast, half)
        light.setFillColor(gray: 1, alpha: 0.5)
        light.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(try halves(light, 0, 0)[0], 0.5)
        assertNear(try XCTUnwrap(light.makeImage()).pixel(0, 0), Pixel(188, 188, 188, 255))
    }

    // MARK: Equality with 8 bits

    func testScenesLookAsIn8Bits() throws {
        var worst = 0
        let topics = ["fill winding", "gradient", "image", "mask", "stencil", "layer", "blend"]
        for scene in oracleScenes where topics.contains(where: { scene.name.contains($0) }) {
            let deep = try context(Scene.size, Scene.size, bits: 32, .premultipliedLast, float)
            try KasanePainter.draw(scene, in: deep)
            let image = try XCTUnwrap(deep.makeImage())
            let expected = try KasanePainter.draw(scene)
            var most = 0
            for y in 0..<Scene.size {
                for x in 0..<Scene.size {
                    let pixel = image.pixel(x, y)
                    let i = (y * Scene.size + x) * 4
                    for (c, value) in [pixel.r, pixel.g, pixel.b, pixel.a].enumerated() {
                        most = max(most, abs(Int(value) - Int(expected.bytes[i + c])))
                    }
                }
            }
            // Dodging and burning divide, so that an 8-bit level becomes several. Where a gradient or a nearest pixel
            // ends depends on rounding.
            let isSteep = ["odge", "urn", "ends", "cone", "edge", "nearest", "hue", "saturation"]
                .contains { scene.name.contains($0) }
            XCTAssertLessThanOrEqual(most, isSteep ? 255 : 4, scene.name)
            worst = max(worst, isSteep ? 0 : most)
        }
        XCTAssertGreaterThan(worst, 0)
    }

    /// Draws some of everything: lines, gradients, images, masks, layers, shadows, patterns, text.
    private func drawAllKinds(_ context: CGContext) throws {
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.white] as CFArray, locations: nil))
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 80), options: [])
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 20, y: 60), startRadius: 2, endCenter: CGPoint(x: 20, y: 60),
            endRadius: 18, options: [])
        context.setShadow(offset: CGSize(width: 2, height: -3), blur: 4)
        context.setFillColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.8)
        context.fillEllipse(in: CGRect(x: 8, y: 8, width: 30, height: 24))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setStrokeColor(.blue)
        context.setLineDash(phase: 1, lengths: [6, 3])
        context.setLineWidth(3)
        context.stroke(CGRect(x: 30, y: 20, width: 40, height: 40))
        let image = try Canvas(8, 8)
        image.context.setFillColor(.green)
        image.context.fill(CGRect(x: 0, y: 0, width: 5, height: 8))
        let picture = try XCTUnwrap(image.context.makeImage())
        context.draw(picture, in: CGRect(x: 48, y: 8, width: 24, height: 16))
        context.saveGState()
        context.clip(to: CGRect(x: 44, y: 44, width: 30, height: 30), mask: picture)
        context.setAlpha(0.6)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.black)
        context.fill(CGRect(x: 40, y: 40, width: 40, height: 40))
        context.endTransparencyLayer()
        context.restoreGState()
        context.setBlendMode(.multiply)
        context.setFillColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 36, width: 80, height: 6))
        context.setBlendMode(.normal)
        let font = try XCTUnwrap(CGFont("LiberationSans"))
        context.setFont(font)
        context.setFontSize(24)
        context.showGlyphs(
            "Qz".unicodeScalars.map { font.face.glyph(for: $0) },
            at: [
                CGPoint(x: 4, y: 44), CGPoint(x: 24, y: 44),
            ])
    }

    func testEveryFormDrawsEverything() throws {
        let short = CGBitmapInfo.byteOrder16Little.rawValue
        let forms: [(Int, CGColorSpace, CGImageAlphaInfo, UInt32)] = [
            (16, .standard, .premultipliedLast, 0), (16, .standard, .premultipliedFirst, short),
            (16, .standard, .noneSkipLast, short), (16, .standard, .premultipliedLast, half),
            (32, .standard, .premultipliedLast, float), (32, .standard, .noneSkipLast, float),
            (16, .deviceGray, .none, 0), (16, .deviceGray, .none, half), (32, .deviceGray, .none, float),
        ]
        for (bits, space, alpha, info) in forms {
            let deep = try context(80, 80, bits: bits, space: space, alpha, info)
            let plain = try context(
                80, 80, bits: 8, space: space, alpha == .premultipliedFirst ? .premultipliedLast : alpha)
            try drawAllKinds(deep)
            try drawAllKinds(plain)
            let (a, b) = (try XCTUnwrap(deep.makeImage()), try XCTUnwrap(plain.makeImage()))
            // 8-bit gray is blended in colour and rounded in between; deep gray is blended as gray.
            let levels = space == .deviceGray ? 12 : 3
            for y in 0..<80 {
                for x in 0..<80 {
                    assertNear(a.pixel(x, y), b.pixel(x, y), levels: levels, "\(bits) \(alpha) \(info) at \(x), \(y)")
                }
            }
        }
    }

    func testTheCompositorDrawsInto16Bits() throws {
        let context = try context(4, 4, bits: 16, .premultipliedLast, CGBitmapInfo.byteOrder16Little.rawValue)
        context.setFillColor(red: 0.30001, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt16.self)
        let before = data[0]
        context.drawPixels(in: context.buffer.bounds) { buffer in
            for c in 0..<4 { buffer.base[8 + c] = 255 }
        }
        // Pixels that were not drawn on keep all of their bits.
        XCTAssertEqual(data[0], before)
        XCTAssertEqual(data[8], 65535)
        let buffer = context.buffer
        withExtendedLifetime(buffer) { XCTAssertEqual(buffer.base[8], 255) }
    }

    func testPixelsThatAreNotFiniteAreHarmless() throws {
        var memory = [Float](repeating: .nan, count: 4 * 4)
        memory[5] = .infinity
        try memory.withUnsafeMutableBytes { bytes in
            let context = try context(
                2, 2, bits: 32, space: try extended(), .premultipliedLast, float, data: bytes.baseAddress,
                bytesPerRow: 32)
            context.setFillColor(gray: 0.5, alpha: 0.5)
            for mode in (0...27).compactMap({ CGBlendMode(rawValue: $0) }) {
                context.setBlendMode(mode)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        XCTAssertTrue(memory.allSatisfy(\.isFinite))
    }
}
