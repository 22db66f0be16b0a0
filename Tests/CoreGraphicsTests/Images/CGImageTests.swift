import CoreGraphics
import XCTest

final class CGImageTests: XCTestCase {
    private func image(
        _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int = 8, bitsPerPixel: Int = 32, bytesPerRow: Int = 4,
        space: CGColorSpace = .standard, _ info: CGImageAlphaInfo = .premultipliedLast,
        _ order: CGImageByteOrderInfo = .orderDefault, decode: [CGFloat]? = nil
    ) -> CGImage? {
        CGDataProvider(data: Data(bytes)).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow, space: space, bitmapInfo: CGBitmapInfo(alpha: info, order: order),
                provider: $0, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    // MARK: Formats

    func testEveryAlphaAndByteOrder() throws {
        // Bytes in memory, and the premultiplied pixel that they represent.
        let half = Pixel(100, 50, 25, 128)
        let expected: [(CGImageAlphaInfo, CGImageByteOrderInfo, [UInt8], Pixel)] = [
            (.premultipliedLast, .orderDefault, [100, 50, 25, 128], half),
            (.premultipliedLast, .order32Big, [100, 50, 25, 128], half),
            (.premultipliedLast, .order32Little, [128, 25, 50, 100], half),
            (.premultipliedFirst, .orderDefault, [128, 100, 50, 25], half),
            (.premultipliedFirst, .order32Little, [25, 50, 100, 128], half),
            (.last, .orderDefault, [199, 100, 50, 128], half),
            (.last, .order32Little, [128, 50, 100, 199], half),
            (.first, .orderDefault, [128, 199, 100, 50], half),
            (.first, .order32Little, [50, 100, 199, 128], half),
            (.noneSkipLast, .orderDefault, [100, 50, 25, 7], Pixel(100, 50, 25, 255)),
            (.noneSkipLast, .order32Little, [7, 25, 50, 100], Pixel(100, 50, 25, 255)),
            (.noneSkipFirst, .orderDefault, [7, 100, 50, 25], Pixel(100, 50, 25, 255)),
            (.noneSkipFirst, .order32Little, [25, 50, 100, 7], Pixel(100, 50, 25, 255)),
        ]
        for (info, order, bytes, pixel) in expected {
            let image = try XCTUnwrap(image(bytes, info, order), "\(info) \(order)")
            XCTAssertEqual(image.pixel(0, 0), pixel, "\(info) \(order)")
            XCTAssertEqual(image.alphaInfo, info)
            XCTAssertEqual(image.byteOrderInfo, order)
            XCTAssertEqual(image.bitmap.isOpaque, pixel.a == 255)
        }
    }

    func testSmallerPixels() throws {
        let rgb = try XCTUnwrap(image([10, 20, 30, 40, 50, 60], width: 2, bitsPerPixel: 24, bytesPerRow: 6, .none))
        XCTAssertEqual(rgb.pixel(1, 0), Pixel(40, 50, 60, 255))
        let gray = CGColorSpaceCreateDeviceGray()
        let one = try XCTUnwrap(image([10, 20], width: 2, bitsPerPixel: 8, bytesPerRow: 2, space: gray, .none))
        XCTAssertEqual(one.pixel(1, 0), Pixel(20, 20, 20, 255))
        let two = try XCTUnwrap(image([200, 128], bitsPerPixel: 16, bytesPerRow: 2, space: gray, .last))
        XCTAssertEqual(two.pixel(0, 0), Pixel(100, 100, 100, 128))
        let first = try XCTUnwrap(
            image([128, 100], bitsPerPixel: 16, bytesPerRow: 2, space: gray, .premultipliedFirst))
        XCTAssertEqual(first.pixel(0, 0), Pixel(100, 100, 100, 128))
        let swapped = try XCTUnwrap(
            image([128, 100], bitsPerPixel: 16, bytesPerRow: 2, space: gray, .premultipliedLast, .order16Little))
        XCTAssertEqual(swapped.pixel(0, 0), Pixel(100, 100, 100, 128))
        let alpha = try XCTUnwrap(image([77], bitsPerPixel: 8, bytesPerRow: 1, space: gray, .alphaOnly))
        XCTAssertEqual(alpha.pixel(0, 0), Pixel(0, 0, 0, 77))
        XCTAssertNil(alpha.colorSpace)
    }

    func testColoursAboveTheirAlphaAreCut() throws {
        XCTAssertEqual(try XCTUnwrap(image([200, 50, 255, 100])).pixel(0, 0), Pixel(100, 50, 100, 100))
    }

    func testOtherSpacesAreConverted() throws {
        let p3 = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        // sRGB red in Display P3, rounded to bytes.
        let red = try XCTUnwrap(image([234, 51, 35, 255], space: p3))
        assertNear(red.pixel(0, 0), .red, levels: 2)
        XCTAssertEqual(red.colorSpace, p3)
        let half = try XCTUnwrap(image([117, 26, 18, 128], space: p3))
        // Dividing by an alpha of one half doubles the error of a rounded byte.
        assertNear(half.pixel(0, 0), Pixel(128, 0, 0, 128), levels: 3)
        let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearGray))
        let gray = try XCTUnwrap(image([55], bitsPerPixel: 8, bytesPerRow: 1, space: linear, .none))
        assertNear(gray.pixel(0, 0), Pixel(128, 128, 128, 255))
    }

    func testDecodeMapsComponents() throws {
        let inverted = try XCTUnwrap(image([255, 55, 0, 255], decode: [1, 0, 1, 0, 1, 0]))
        XCTAssertEqual(inverted.pixel(0, 0), Pixel(0, 200, 255, 255))
        XCTAssertEqual(inverted.decode?[0], 1)
        XCTAssertEqual(inverted.decode?[5], 0)
        let wild = try XCTUnwrap(image([100, 100, 100, 255], decode: [.nan, 1, -5, 9, .infinity, 0]))
        XCTAssertEqual(wild.pixel(0, 0).a, 255)
        XCTAssertNil(image([0, 0, 0, 0])?.decode)
    }

    /// "If the total number of bits per pixel is greater than the space required for the number of color components in
    /// the color space", those at the end, or for `noneSkipFirst` at the beginning, "are ignored".
    /// https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
    func testRoomForMoreThanColourIsPassedOver() throws {
        let bytes: [UInt8] = [10, 20, 30, 40, 50, 60, 70, 80]
        let cases: [(bits: Int, CGColorSpace, CGImageAlphaInfo, Pixel)] = [
            (32, .standard, .none, Pixel(10, 20, 30, 255)), (32, .standard, .noneSkipLast, Pixel(10, 20, 30, 255)),
            (32, .standard, .noneSkipFirst, Pixel(20, 30, 40, 255)),
            (24, .standard, .noneSkipLast, Pixel(10, 20, 30, 255)),
            (24, .standard, .noneSkipFirst, Pixel(10, 20, 30, 255)), (48, .standard, .none, Pixel(10, 20, 30, 255)),
            (64, .standard, .noneSkipFirst, Pixel(60, 70, 80, 255)), (32, .deviceGray, .none, Pixel(10, 10, 10, 255)),
            (16, .deviceGray, .noneSkipFirst, Pixel(20, 20, 20, 255)),
        ]
        for (bits, space, info, pixel) in cases {
            let image = try XCTUnwrap(image(bytes, bitsPerPixel: bits, bytesPerRow: 8, space: space, info), "\(bits)")
            XCTAssertEqual(image.pixel(0, 0), pixel, "\(bits) \(info)")
            XCTAssertEqual(image.bitsPerPixel, bits)
        }
        // Except where there is an alpha, which must have its place.
        for info in [CGImageAlphaInfo.last, .first, .premultipliedLast, .premultipliedFirst, .alphaOnly] {
            XCTAssertNil(image(bytes, bitsPerPixel: 48, bytesPerRow: 8, info))
        }
        let five = try XCTUnwrap(image([0b11111_000, 0b01_00001_0], bits: 5, bitsPerPixel: 16, bytesPerRow: 2, .none))
        XCTAssertEqual(five.pixel(0, 0), Pixel(255, 8, 8, 255))
    }

    func testInconsistentBitmapsGiveNoImage() {
        let bytes = [UInt8](repeating: 0, count: 64)
        XCTAssertNil(image(bytes, width: 0))
        XCTAssertNil(image(bytes, height: -1))
        XCTAssertNil(image(bytes, width: 2, bytesPerRow: 7))
        XCTAssertNil(image(bytes, width: 4, height: 5, bytesPerRow: 16))
        XCTAssertNil(image(bytes, bits: 16))
        XCTAssertNil(image(bytes, bitsPerPixel: 24))
        XCTAssertNil(image(bytes, bitsPerPixel: 31))
        XCTAssertNil(image(bytes, space: .deviceGray))
        XCTAssertNil(image(bytes, bitsPerPixel: 24, .none, .order32Little))
        XCTAssertNil(image(bytes, width: Int.max, bytesPerRow: Int.max))
        XCTAssertNil(image(bytes, height: Int.max / 2, bytesPerRow: 1 << 20))
        XCTAssertNil(image(bytes, bytesPerRow: Int.min))
        // The last row needs no padding.
        XCTAssertNotNil(image(bytes, width: 1, height: 2, bytesPerRow: 60))
        XCTAssertNil(image(bytes, width: 1, height: 2, bytesPerRow: 61))
    }

    // MARK: Cropping and bytes

    private func numbered() throws -> CGImage {
        let bytes: [UInt8] = (0..<16).flatMap { [UInt8($0) * 10, 0, 0, 255] as [UInt8] }
        return try XCTUnwrap(image(bytes, width: 4, height: 4, bytesPerRow: 16, .last))
    }

    func testCroppingCountsFromTheTopLeft() throws {
        let part = try XCTUnwrap(numbered().cropping(to: CGRect(x: 1, y: 2, width: 2, height: 2)))
        XCTAssertEqual([part.width, part.height, part.bytesPerRow], [2, 2, 16])
        XCTAssertEqual(part.pixel(0, 0).r, 90)
        XCTAssertEqual(part.pixel(1, 1).r, 140)
        let data = try XCTUnwrap(part.dataProvider?.data)
        XCTAssertEqual(data[data.startIndex], 90)
        XCTAssertEqual(data[data.startIndex + 16], 130)
        let again = try XCTUnwrap(part.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5)))
        XCTAssertEqual([again.width, again.height], [1, 1])
        XCTAssertEqual(again.pixel(0, 0).r, 140)
        XCTAssertEqual(again.dataProvider?.data?.first, 140)
    }

    func testCroppingGrowsToWholePixelsAndIsCut() throws {
        let image = try numbered()
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: 1.2, y: -3, width: 1.1, height: 4.5)))
        XCTAssertEqual([part.width, part.height], [2, 2])
        XCTAssertEqual(part.pixel(0, 0).r, 10)
        for nothing in [
            CGRect.null, .zero, CGRect(x: 4, y: 0, width: 5, height: 5),
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
        ] {
            XCTAssertNil(image.cropping(to: nothing), "\(nothing)")
        }
        XCTAssertEqual(image.cropping(to: .infinite)?.width, 4)
    }

    func testTheBytesAreThoseTheImageWasMadeFrom() throws {
        let bytes: [UInt8] = [1, 2, 3, 4]
        XCTAssertEqual(image(bytes, .last)?.dataProvider?.data.map { Array($0) }, bytes)
    }

    func testAContextsImageHandsOutTheContextsBytes() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: .deviceRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.setFillColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.dataProvider?.data.map { Array($0) }, [51, 102, 255, 255, 0, 0, 0, 0])
        // The bytes and properties recreate the image.
        let copy = try XCTUnwrap(
            CGImage(
                width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
                bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
                space: try XCTUnwrap(image.colorSpace), bitmapInfo: image.bitmapInfo,
                provider: try XCTUnwrap(image.dataProvider), decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        XCTAssertEqual(copy.pixel(0, 0), image.pixel(0, 0))
    }

    func testEqualityIsIdentity() throws {
        let image = try numbered()
        XCTAssertEqual(image, image.copy())
        XCTAssertNotEqual(image, try numbered())
    }

    // MARK: Providers

    func testFiles() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(getpid()).bytes")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data([1, 2, 3]).write(to: url)
        XCTAssertEqual(CGDataProvider(url: url)?.data, Data([1, 2, 3]))
        XCTAssertEqual(CGDataProvider(filename: url.path)?.data, Data([1, 2, 3]))
        XCTAssertNil(CGDataProvider(filename: url.path + ".none"))
        XCTAssertNil(CGDataProvider(filename: "/dev/zero"))
        XCTAssertNil(CGDataProvider(filename: "/tmp"))
        XCTAssertNil(CGDataProvider(url: URL(string: "http://localhost/x")!))
    }

    func testMemoryIsReleasedOnce() throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
        memory.storeBytes(of: 0xFF_00_00_FF, as: UInt32.self)
        do {
            var provider = CGDataProvider(
                dataInfo: Unmanaged.passUnretained(counter).toOpaque(), data: memory, size: 64,
                releaseData: { info, data, size in
                    Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue().count += size
                    data.deallocate()
                })
            XCTAssertEqual(provider?.data?.count, 64)
            XCTAssertEqual(counter.count, 0)
            provider = nil
        }
        XCTAssertEqual(counter.count, 64)
        XCTAssertNil(CGDataProvider(dataInfo: nil, data: memory, size: -1, releaseData: { _, _, _ in }))
    }
}
