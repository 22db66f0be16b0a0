import ImageIO
import XCTest

/// Photoshop's flattened images, icons, TGA, Radiance, and TIFFs with deep samples.
final class FlattenedPictureTests: XCTestCase {
    private func big<T: FixedWidthInteger>(_ value: T) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    private func little<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }

    private func image(_ bytes: [UInt8], _ index: Int = 0) throws -> CGImage {
        let source = try source(bytes)
        return try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, index, nil), "\(source.error?.description ?? "")")
    }

    // MARK: PSD

    private func psd(
        mode: UInt16, depth: UInt16 = 8, channels: UInt16, width: UInt32 = 2, height: UInt32 = 1,
        layers: [UInt8] = [], resources: [UInt8] = [], palette: [UInt8] = [], compression: UInt16 = 0, _ pixels: [UInt8]
    ) -> [UInt8] {
        var file: [UInt8] = Array("8BPS".utf8)
        file += big(UInt16(1))
        file += [UInt8](repeating: 0, count: 6)
        file += big(channels)
        file += big(height)
        file += big(width)
        file += big(depth)
        file += big(mode)
        for section in [palette, resources, layers] {
            file += big(UInt32(section.count))
            file += section
        }
        file += big(compression)
        file += pixels
        return file
    }

    func testModesOfPhotoshop() throws {
        XCTAssertEqual(
            try image(psd(mode: 3, channels: 3, [255, 0, 128, 64, 1, 2])).pixels, [255, 128, 1, 255, 0, 64, 2, 255])
        XCTAssertEqual(try image(psd(mode: 1, channels: 1, [7, 200])).pixels, [7, 7, 7, 255, 200, 200, 200, 255])
        // No ink is 255.
        XCTAssertEqual(
            try image(psd(mode: 4, channels: 4, [255, 0, 255, 255, 255, 255, 255, 255])).pixels,
            [255, 255, 255, 255, 0, 255, 255, 255])
        var palette = [UInt8](repeating: 0, count: 768)
        for i in 0..<3 { palette[i * 256 + 3] = UInt8(90 + i) }
        let indexed = try image(psd(mode: 2, channels: 1, palette: palette, [3, 0]))
        XCTAssertEqual(indexed.pixels, [90, 91, 92, 255, 0, 0, 0, 255])
        XCTAssertEqual(indexed.colorSpace?.model, .indexed)
        // A set bit is black.
        XCTAssertEqual(
            try image(psd(mode: 0, depth: 1, channels: 1, [0b0100_0000])).pixels, [255, 255, 255, 255, 0, 0, 0, 255])
        let deep = try image(psd(mode: 3, depth: 16, channels: 3, [255, 255, 0, 1, 0, 0, 128, 0, 1, 2, 3, 4]))
        XCTAssertEqual(deep.bitsPerComponent, 16)
        XCTAssertEqual(deep.pixel(0, 0)[0], 255)
        // A lightness of one half, without colour.
        let lab = try image(psd(mode: 9, channels: 3, [128, 255, 128, 128, 128, 128]))
        XCTAssertEqual(lab.pixel(0, 0)[0], lab.pixel(0, 0)[2])
        XCTAssertEqual(Int(lab.pixel(0, 0)[0]), 119, accuracy: 2)
    }

    func testRunsAlphaAndResources() throws {
        // Four rows of one channel each, of an image whose first layer's count is negative.
        let layers = big(UInt32(2)) + big(Int16(-1))
        let rows: [[UInt8]] = [[255, 9], [1, 10, 20], [255, 30], [1, 255, 128]]
        var pixels: [UInt8] = []
        for row in rows { pixels += big(UInt16(row.count)) }
        for row in rows { pixels += row }
        let numbers: [UInt32] = [150 << 16, 0x1_0001, 72 << 16, 0]
        let resolution = numbers.map { big($0) }
        var resources: [UInt8] = Array("8BIM".utf8)
        resources += big(UInt16(1005))
        resources += [0, 0]
        resources += big(UInt32(16))
        for part in resolution { resources += part }
        let file = psd(mode: 3, channels: 4, layers: layers, resources: resources, compression: 1, pixels)
        let source = try source(file)
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        XCTAssertEqual((properties[kCGImagePropertyDPIWidth] as? NSNumber)?.doubleValue, 150)
        XCTAssertEqual((properties[kCGImagePropertyHasAlpha] as? NSNumber)?.boolValue, true)
        XCTAssertEqual(CGImageSourceGetType(source), "com.adobe.photoshop-image")
        XCTAssertEqual(try image(file).pixel(0, 0), [9, 10, 30, 255])
        XCTAssertEqual(try image(file).pixel(1, 0)[3], 128)
        for count in 0..<file.count {
            let cut = try ImageIOTests.source(file.prefix(count))
            XCTAssertNil(CGImageSourceCreateImageAtIndex(cut, 0, nil), "\(count)")
        }
        let bomb = psd(mode: 1, channels: 1, width: 16_000, height: 16_000, compression: 1, [0, 0])
        XCTAssertNil(CGImageSourceCreateImageAtIndex(try ImageIOTests.source(bomb), 0, nil))
    }

    // MARK: Icons

    func testIconsOfPNGsAndBitmaps() throws {
        let images = [
            try gradient(isOpaque: false, width: 16, height: 16), try gradient(isOpaque: true, width: 32, height: 32),
        ]
        let file = [UInt8](try written(images, "com.microsoft.ico"))
        let icons = try source(file)
        XCTAssertEqual(CGImageSourceGetCount(icons), 2)
        XCTAssertEqual(CGImageSourceGetPrimaryImageIndex(icons), 1)
        XCTAssertEqual(try image(file, 0).width, 16)
        XCTAssertEqual(try image(file, 1).pixels, images[1].pixels)
        // Two by two pixels of 24 bits; the mask omits the lower right one.
        var header: [UInt8] = []
        for number: UInt32 in [40, 2, 4] { header += little(number) }
        for number: UInt16 in [1, 24] { header += little(number) }
        header += [UInt8](repeating: 0, count: 24)
        let colors: [UInt8] = [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0]
        let mask: [UInt8] = [0b0100_0000, 0, 0, 0, 0, 0, 0, 0]
        var icon: [UInt8] = [0, 0, 2, 0, 1, 0, 2, 2, 0, 0, 1, 0, 24, 0]
        icon += little(UInt32(header.count + colors.count + mask.count))
        icon += little(UInt32(22))
        for part in [header, colors, mask] { icon += part }
        let bitmap = try image(icon)
        XCTAssertEqual(bitmap.pixel(0, 0), [9, 8, 7, 255])
        XCTAssertEqual(bitmap.pixel(0, 1), [3, 2, 1, 255])
        XCTAssertEqual(bitmap.pixel(1, 1), [0, 0, 0, 0])
        let large = try gradient(isOpaque: true, width: 257, height: 1)
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), "com.microsoft.ico", 1, nil))
        CGImageDestinationAddImage(destination, large, nil)
        XCTAssertFalse(CGImageDestinationFinalize(destination))
    }

    // MARK: TGA

    func testTGAPlainAndInRuns() throws {
        for isOpaque in [true, false] {
            let picture = try gradient(isOpaque: isOpaque, width: 70, height: 9)
            for compression in [CGImagePropertyTGACompression.tgaCompressionNone, .tgaCompressionRLE] {
                let properties: CFDictionary = [
                    kCGImagePropertyTGADictionary: [
                        kCGImagePropertyTGACompression: NSNumber(value: compression.rawValue)
                    ] as CFDictionary
                ]
                let file = [UInt8](try written([picture], "com.truevision.tga-image", properties))
                let read = try image(file)
                for (a, b) in zip(read.pixels, picture.pixels) { XCTAssertLessThanOrEqual(abs(Int(a) - Int(b)), 1) }
                let source = try source(file)
                let tga =
                    CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyTGADictionary] as? CFDictionary
                XCTAssertEqual(
                    (tga?[kCGImagePropertyTGACompression] as? NSNumber)?.uint32Value, compression.rawValue)
            }
        }
    }

    func testTGAOfPalettesGrayAndCorners() throws {
        // Two colours, the first numbered 1; from the bottom left, so that rows are in reverse order.
        let indexed: [UInt8] = [0, 1, 1, 1, 0, 2, 0, 24, 0, 0, 0, 0, 1, 0, 2, 0, 8, 0, 1, 2, 3, 4, 5, 6, 1, 2]
        XCTAssertEqual(try image(indexed).pixels, [6, 5, 4, 255, 3, 2, 1, 255])
        let gray: [UInt8] = [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 8, 48, 10, 20]
        XCTAssertEqual(try image(gray).pixels, [20, 20, 20, 255, 10, 10, 10, 255])
        // Five bits of each.
        let short: [UInt8] = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 16, 32, 0x1F, 0x7C]
        XCTAssertEqual(try image(short).pixels, [255, 0, 255, 255])
        XCTAssertNil(CGImageSourceGetType(try source([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 17, 32, 0, 0])))
    }

    // MARK: Radiance

    func testRadianceOfBothKindsOfRuns() throws {
        let head = "#?RADIANCE\nEXPOSURE=2\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X "
        // 1, a half and nothing, which the exposure doubled; then the same pixel three more times.
        var old = Array((head + "5\n").utf8)
        old += [128, 64, 0, 129, 128, 64, 0, 129, 1, 1, 1, 3]
        let picture = try image(old)
        XCTAssertEqual([picture.bitsPerComponent, picture.width], [32, 5])
        let data = try XCTUnwrap(picture.dataProvider?.data)
        let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        XCTAssertEqual(numbers[0], 0.5, accuracy: 0.01)
        XCTAssertEqual(numbers[13], 0.25, accuracy: 0.01)
        XCTAssertEqual(picture.pixel(4, 0), picture.pixel(0, 0))
        var new = Array((head + "8\n").utf8)
        new += [2, 2, 0, 8, 136, 255, 136, 64, 8, 0, 1, 2, 3, 4, 5, 6, 7, 136, 130]
        XCTAssertEqual(try image(new).width, 8)
        for count in 20..<new.count {
            XCTAssertNil(CGImageSourceCreateImageAtIndex(try source(new.prefix(count)), 0, nil), "\(count)")
        }
        var leaving = Array((head + "8\n").utf8)
        leaving += [2, 2, 0, 8, 200, 255]
        XCTAssertNil(CGImageSourceCreateImageAtIndex(try source(leaving), 0, nil))
    }

    // MARK: TIFF

    /// Foundation stores up to fourteen bytes in a different place than more.
    func testTheSmallestDeepPictures() throws {
        let bytes: [UInt16] = [0x1234, 0xABCD, 0x0F0F]
        let info = CGImageAlphaInfo.none.rawValue | CGBitmapInfo.byteOrder16Little.rawValue
        let picture = try XCTUnwrap(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 16, bitsPerPixel: 48, bytesPerRow: 6,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
                provider: try XCTUnwrap(CGDataProvider(data: bytes.withUnsafeBytes { Data($0) })), decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        for type in ["public.png", "public.tiff"] {
            let read = try image([UInt8](try written([picture], type)))
            XCTAssertEqual(read.pixel(0, 0), [0x12, 0xAB, 0x0F, 255], type)
        }
    }

    func testDeepTIFFsGoRound() throws {
        let float = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let forms: [(Int, CFString, CGImageAlphaInfo, UInt32)] = [
            (16, CGColorSpace.displayP3, .last, CGBitmapInfo.byteOrder16Little.rawValue),
            (16, CGColorSpace.genericGrayGamma2_2, .none, CGBitmapInfo.byteOrder16Little.rawValue),
            (32, CGColorSpace.extendedLinearSRGB, .none, float), (32, CGColorSpace.extendedLinearGray, .none, float),
        ]
        for (bits, name, alpha, info) in forms {
            let space = try XCTUnwrap(CGColorSpace(name: name))
            let channels = space.numberOfComponents + (alpha == .last ? 1 : 0)
            var bytes = Data()
            for i in 0..<6 * 4 * channels {
                if bits == 16 {
                    bytes.append(contentsOf: little(UInt16(i * 2501 % 65_536)))
                } else {
                    bytes.append(contentsOf: little((Float(i) / 20).bitPattern))
                }
            }
            let picture = try XCTUnwrap(
                CGImage(
                    width: 6, height: 4, bitsPerComponent: bits, bitsPerPixel: bits * channels,
                    bytesPerRow: 6 * channels * bits / 8, space: space,
                    bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | info),
                    provider: try XCTUnwrap(CGDataProvider(data: bytes)), decode: nil, shouldInterpolate: false,
                    intent: .defaultIntent))
            for compression in [1, 5, 8] {
                let properties: CFDictionary = [
                    kCGImagePropertyTIFFDictionary: [
                        kCGImagePropertyTIFFCompression: NSNumber(value: compression)
                    ] as CFDictionary
                ]
                let read = try image([UInt8](try written([picture], "public.tiff", properties)))
                XCTAssertEqual(read.bitsPerComponent, bits)
                XCTAssertEqual(read.dataProvider?.data, bytes, "\(name) \(compression)")
                XCTAssertEqual(read.colorSpace?.model, space.model)
            }
        }
    }
}
