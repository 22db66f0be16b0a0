import CoreGraphics
import XCTest

final class BitmapContextTests: XCTestCase {
    private func context(
        _ width: Int, _ height: Int, bits: Int = 8, bytesPerRow: Int = 0, space: CGColorSpace = .deviceRGB,
        _ info: CGImageAlphaInfo = .premultipliedLast, _ order: CGImageByteOrderInfo = .orderDefault,
        data: UnsafeMutableRawPointer? = nil
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: info.rawValue | order.rawValue)
    }

    // MARK: Creation

    func testPropertiesAreWhatWasAskedFor() throws {
        let rgb = try XCTUnwrap(context(10, 20))
        XCTAssertEqual([rgb.width, rgb.height, rgb.bitsPerComponent, rgb.bitsPerPixel], [10, 20, 8, 32])
        XCTAssertGreaterThanOrEqual(rgb.bytesPerRow, 40)
        XCTAssertEqual(rgb.alphaInfo, .premultipliedLast)
        XCTAssertEqual(rgb.colorSpace, CGColorSpaceCreateDeviceRGB())
        XCTAssertEqual(rgb.ctm, .identity)
        let bgra = try XCTUnwrap(context(10, 20, bytesPerRow: 44, .premultipliedFirst, .order32Little))
        XCTAssertEqual(bgra.bytesPerRow, 44)
        XCTAssertEqual(bgra.bitmapInfo.rawValue, 0x2002)
        let gray = try XCTUnwrap(context(10, 20, space: .deviceGray, .none))
        XCTAssertEqual(gray.bitsPerPixel, 8)
        let alpha = try XCTUnwrap(context(10, 20, space: .deviceGray, .alphaOnly))
        XCTAssertNil(alpha.colorSpace)
    }

    func testFormsThatCantBeDrawnInAreRefused() {
        XCTAssertNil(context(0, 10))
        XCTAssertNil(context(10, 0))
        XCTAssertNil(context(-1, 10))
        XCTAssertNil(context(10, 10, bytesPerRow: 39))
        XCTAssertNil(context(10, 10, bytesPerRow: -64))
        var pixel: UInt32 = 0
        XCTAssertNil(context(1, 1, bytesPerRow: 0, data: &pixel))
        XCTAssertNil(context(10, 10, bits: 32))
        XCTAssertNil(context(10, 10, bits: 4))
        XCTAssertNil(context(10, 10, bits: 16, .last))
        XCTAssertNil(context(10, 10, bits: 16, .premultipliedLast, .order32Little))
        XCTAssertNil(context(10, 10, bits: 16, space: .deviceGray, .premultipliedLast))
        XCTAssertNil(context(10, 10, bits: 16, space: .deviceGray, .alphaOnly))
        XCTAssertNil(context(10, 10, bits: 5))
        XCTAssertNil(context(10, 10, bits: 16, space: .deviceCMYK, .premultipliedLast))
        XCTAssertNil(context(10, 10, space: .deviceCMYK, .premultipliedLast))
        XCTAssertNil(context(10, 10, .last))
        XCTAssertNil(context(10, 10, .none))
        XCTAssertNil(context(10, 10, space: .deviceGray, .premultipliedLast))
        XCTAssertNil(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
                bitmapInfo: 0xFFFF_FFFF))
        XCTAssertNil(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue))
    }

    func testHugeSizesAreRefusedAndNotAllocated() {
        for (width, height, row) in [
            (Int.max, 1, 0), (1, Int.max, 0), (Int.max, Int.max, 0), (1 << 20, 1 << 20, 0), (100_000, 100_000, 0),
            (10, 10, Int.max), (10, 1 << 40, 64), (10, 10, 1 << 60), (Int.max / 4, 1, 0), (Int.max / 4 + 1, 1, 0),
        ] {
            XCTAssertNil(context(width, height, bytesPerRow: row), "\(width) x \(height), \(row)")
        }
    }

    // MARK: Memory

    func testTheCallersMemoryIsDrawnIn() throws {
        var bytes = [UInt8](repeating: 7, count: 5 * 24)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try XCTUnwrap(context(4, 5, bytesPerRow: 24, data: memory.baseAddress))
            XCTAssertEqual(context.data, memory.baseAddress)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        // The bottom row in user space is the last in memory; the rest and the padding stay.
        XCTAssertEqual(Array(bytes[96..<112]), [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255])
        XCTAssertTrue(bytes[0..<96].allSatisfy { $0 == 7 })
        XCTAssertTrue(bytes[112...].allSatisfy { $0 == 7 })
    }

    func testEveryOrderOfBytes() throws {
        // The colour of byte 0, 1, 2 and 3 of a pixel: r 255, g 102, b 51, alpha 255.
        let expected: [(CGImageAlphaInfo, CGImageByteOrderInfo, [UInt8])] = [
            (.premultipliedLast, .orderDefault, [255, 102, 51, 255]),
            (.premultipliedLast, .order32Big, [255, 102, 51, 255]),
            (.premultipliedLast, .order32Little, [255, 51, 102, 255]),
            (.premultipliedFirst, .orderDefault, [255, 255, 102, 51]),
            (.premultipliedFirst, .order32Little, [51, 102, 255, 255]),
            (.noneSkipLast, .orderDefault, [255, 102, 51, 255]),
            (.noneSkipFirst, .orderDefault, [255, 255, 102, 51]),
            (.noneSkipFirst, .order32Little, [51, 102, 255, 255]),
        ]
        for (info, order, bytes) in expected {
            for isOwned in [true, false] {
                var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
                try memory.withUnsafeMutableBytes { memory in
                    let context = try XCTUnwrap(
                        context(4, 4, bytesPerRow: 16, info, order, data: isOwned ? nil : memory.baseAddress))
                    context.setFillColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
                    context.fill(CGRect(x: 1, y: 0, width: 3, height: 4))
                    let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
                    XCTAssertEqual((4..<8).map { data[$0] }, bytes, "\(info) \(order)")
                    // What the caller writes is the backdrop of later drawing.
                    for i in 4..<8 { data[i] = bytes[i - 4] == 51 ? 51 : 255 }
                    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
                    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                    let blue = 4 + (bytes.firstIndex(of: 51) ?? 0)
                    XCTAssertEqual(Int(data[blue]), 26, accuracy: 1)
                    XCTAssertEqual(try XCTUnwrap(context.makeImage()).bitmapInfo, context.bitmapInfo)
                }
            }
        }
    }

    func testGrayAndAlphaContexts() throws {
        let gray = try XCTUnwrap(context(4, 4, space: .deviceGray, .none))
        gray.setFillColor(.white)
        gray.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        gray.setFillColor(gray: 1, alpha: 0.5)
        gray.fill(CGRect(x: 2, y: 0, width: 1, height: 4))
        gray.setFillColor(.green)
        gray.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
        let levels = try XCTUnwrap(gray.data).assumingMemoryBound(to: UInt8.self)
        XCTAssertEqual(levels[0], 255)
        XCTAssertEqual(Int(levels[2]), 128, accuracy: 1)
        // Green's luminance is 0.7152, which sRGB writes as 0.863.
        XCTAssertEqual(Int(levels[3]), 220, accuracy: 1)

        let alpha = try XCTUnwrap(context(4, 4, space: .deviceGray, .alphaOnly))
        alpha.setFillColor(gray: 1, alpha: 0.25)
        alpha.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        let alphas = try XCTUnwrap(alpha.data).assumingMemoryBound(to: UInt8.self)
        XCTAssertEqual(alphas[0], 64)
        XCTAssertEqual(alphas[3], 0)
        XCTAssertEqual(alpha.makeImage()?.alphaInfo, .alphaOnly)
    }

    func testWithoutAlphaEverythingIsOnBlack() throws {
        let canvas = try Canvas(alpha: .noneSkipLast)
        XCTAssertEqual(canvas[3, 3], .black)
        canvas.context.setFillColor(.white)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
        canvas.context.setBlendMode(.destinationOut)
        canvas.context.setFillColor(gray: 0, alpha: 0.5)
        canvas.context.fill(CGRect(x: 15, y: 0, width: 5, height: 20))
        XCTAssertEqual(canvas[5, 5], .black)
        XCTAssertEqual(canvas[12, 5], .white)
        assertNear(canvas[17, 5], Pixel(127, 127, 127, 255))
        XCTAssertEqual(canvas.context.makeImage()?.alphaInfo, .noneSkipLast)
    }

    // MARK: Images of the context

    func testAnImageIsNotChangedByLaterDrawing() throws {
        for readsData in [false, true] {
            for info in [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst] {
                let context = try XCTUnwrap(context(4, 4, info))
                if readsData { XCTAssertNotNil(context.data) }
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                let red = try XCTUnwrap(context.makeImage())
                context.setFillColor(.blue)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                let blue = try XCTUnwrap(context.makeImage())
                context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
                XCTAssertEqual(red.pixel(2, 2), .red)
                XCTAssertEqual(blue.pixel(2, 2), .blue)
            }
        }
    }

    func testTheAddressStays() throws {
        let context = try XCTUnwrap(context(4, 4))
        let address = context.data
        let image = context.makeImage()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        XCTAssertEqual(context.data, address)
        XCTAssertEqual(image?.pixel(0, 0), .clear)
        // An address requested after the image was made is not the image's.
        let other = try XCTUnwrap(self.context(4, 4))
        let before = try XCTUnwrap(other.makeImage())
        try XCTUnwrap(other.data).storeBytes(of: 0xFFFF_FFFF, as: UInt32.self)
        XCTAssertEqual(before.pixel(0, 0), .clear)
    }

    func testAnImageOutlivesItsContext() throws {
        var image: CGImage?
        do {
            let context = try XCTUnwrap(context(64, 64))
            context.setFillColor(.green)
            context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
            image = context.makeImage()
        }
        XCTAssertEqual(image?.pixel(63, 63), .green)
    }

    func testTheCompositorsWritesDontShowInOlderImages() throws {
        let context = try XCTUnwrap(context(4, 4))
        let image = try XCTUnwrap(context.makeImage())
        let buffer = context.writableBuffer()
        buffer.base[3] = 255
        XCTAssertEqual(image.pixel(0, 0), .clear)
        XCTAssertEqual(context.makeImage()?.pixel(0, 0).a, 255)
        let bgra = try XCTUnwrap(self.context(4, 4, .premultipliedFirst, .order32Little))
        let data = try XCTUnwrap(bgra.data).assumingMemoryBound(to: UInt8.self)
        bgra.drawPixels(in: bgra.buffer.bounds) { $0.base[0] = 255 }
        XCTAssertEqual(data[2], 255)
    }

    func testMemoryIsGivenBackWhenTheContextEnds() throws {
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        defer { count.deallocate() }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
        func context(_ width: Int) -> CGContext? {
            CGContext(
                data: memory, width: width, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
                releaseCallback: { count, data in
                    count?.assumingMemoryBound(to: Int.self).pointee += 1
                    data?.deallocate()
                }, releaseInfo: count)
        }
        XCTAssertNil(context(0))
        XCTAssertEqual(count.pointee, 0)
        var image: CGImage?
        do {
            let context = try XCTUnwrap(context(4))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            image = context.makeImage()
            XCTAssertEqual(count.pointee, 0)
        }
        XCTAssertEqual(count.pointee, 1)
        XCTAssertEqual(image?.pixel(0, 0).r, 255)
    }
}
