import CoreGraphics
import XCTest

/// Pixels with components other than bytes.
final class DeepImageTests: XCTestCase {
    private func image(
        _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int, bitsPerPixel: Int, bytesPerRow: Int? = nil,
        space: CGColorSpace = .standard, _ info: CGBitmapInfo, decode: [CGFloat]? = nil
    ) -> CGImage? {
        CGDataProvider(data: Data(bytes)).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow ?? bytes.count / height, space: space, bitmapInfo: info, provider: $0,
                decode: decode, shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    private func bytes<Number>(_ numbers: [Number]) -> [UInt8] { numbers.withUnsafeBytes { Array($0) } }

    private let last = CGBitmapInfo(alpha: .last)
    private let floats = CGBitmapInfo.floatComponents

    func testShortsInBothOrders() throws {
        // 0xC7xx is 199 of 255, 0x64xx is 100, 0x80xx is 128.
        let big: [UInt8] = [0xC7, 0xC7, 0x64, 0x64, 0x00, 0x00, 0x80, 0x80]
        let little: [UInt8] = [0xC7, 0xC7, 0x64, 0x64, 0x00, 0x00, 0x80, 0x80]
        let orders: [(bytes: [UInt8], order: CGBitmapInfo)] = [
            (big, .byteOrder16Big), (big, []), (little, .byteOrder16Little),
        ]
        for (bytes, order) in orders {
            let image = try XCTUnwrap(image(bytes, width: 1, bits: 16, bitsPerPixel: 64, last.union(order)))
            assertNear(image.pixel(0, 0), Pixel(100, 50, 0, 128))
            XCTAssertEqual(image.bitsPerComponent, 16)
        }
        // The high byte is used.
        let gray = try XCTUnwrap(
            image([0x80, 0x00, 0x00, 0xFF], width: 2, bits: 16, bitsPerPixel: 16, space: .deviceGray, []))
        XCTAssertEqual([gray.pixel(0, 0).r, gray.pixel(1, 0).r], [128, 1])
        let swapped = try XCTUnwrap(
            image(
                [0x80, 0x00, 0x00, 0xFF], width: 2, bits: 16, bitsPerPixel: 16, space: .deviceGray,
                .byteOrder16Little))
        XCTAssertEqual([swapped.pixel(0, 0).r, swapped.pixel(1, 0).r], [0, 254])
    }

    func testWords() throws {
        let image = try XCTUnwrap(
            image(
                bytes([UInt32.max / 2, UInt32.max, 0].map(\.bigEndian)), width: 1, bits: 32, bitsPerPixel: 96, []))
        XCTAssertEqual(image.pixel(0, 0), Pixel(128, 255, 0, 255))
    }

    func testFloatsAndHalves() throws {
        let numbers: [Float] = [0.5, 0.25, 1, 0.5, 2, -1, .nan, 1]
        let float = try XCTUnwrap(
            image(bytes(numbers), width: 2, bits: 32, bitsPerPixel: 128, last.union(floats)))
        assertNear(float.pixel(0, 0), Pixel(64, 32, 128, 128))
        XCTAssertEqual(float.pixel(1, 0), Pixel(255, 0, 0, 255))
        let premultiplied = CGBitmapInfo(alpha: .premultipliedFirst).union([floats, .byteOrder16Little])
        let half = try XCTUnwrap(
            image(
                bytes([0.5, 0.5, 0.25, 0, 0, 1, .infinity, 1].map { Float16($0).bitPattern.littleEndian }), width: 2,
                bits: 16, bitsPerPixel: 64, premultiplied))
        assertNear(half.pixel(0, 0), Pixel(128, 64, 0, 128))
        // Without alpha, there is no colour.
        XCTAssertEqual(half.pixel(1, 0), .clear)
        let big = try XCTUnwrap(
            image(
                bytes([Float16(0.5).bitPattern.bigEndian]), width: 1, bits: 16, bitsPerPixel: 16,
                space: .deviceGray, floats.union(.byteOrder16Big)))
        XCTAssertEqual(big.pixel(0, 0), Pixel(128, 128, 128, 255))
    }

    func testDeepNumbersOfOtherSpaces() throws {
        let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        let image = try XCTUnwrap(
            image(
                bytes([0.2140 as Float, 1.5, 0]), width: 1, bits: 32, bitsPerPixel: 96, space: linear, floats))
        assertNear(image.pixel(0, 0), Pixel(127, 255, 0, 255))
    }

    func testSmallNumbers() throws {
        let gray = CGColorSpace.deviceGray
        let one = try XCTUnwrap(
            image([0b1010_0000, 0b0100_0000], width: 3, height: 2, bits: 1, bitsPerPixel: 1, space: gray, []))
        XCTAssertEqual((0..<3).map { one.pixel($0, 0).r }, [255, 0, 255])
        XCTAssertEqual((0..<3).map { one.pixel($0, 1).r }, [0, 255, 0])
        let two = try XCTUnwrap(image([0b00_01_10_11], width: 4, bits: 2, bitsPerPixel: 2, space: gray, []))
        XCTAssertEqual((0..<4).map { two.pixel($0, 0).r }, [0, 85, 170, 255])
        let four = try XCTUnwrap(image([0x0F, 0x80], width: 3, bits: 4, bitsPerPixel: 4, space: gray, []))
        XCTAssertEqual((0..<3).map { four.pixel($0, 0).r }, [0, 255, 136])
        let rgb = try XCTUnwrap(image([0xF0, 0x80], width: 1, bits: 4, bitsPerPixel: 12, []))
        XCTAssertEqual(rgb.pixel(0, 0), Pixel(255, 0, 136, 255))
        let five = try XCTUnwrap(
            image(
                [0b0_11111_00, 0b000_10000], width: 1, bits: 5, bitsPerPixel: 16, CGBitmapInfo(alpha: .noneSkipFirst)))
        XCTAssertEqual(five.pixel(0, 0), Pixel(255, 0, 132, 255))
    }

    func testTablesOfColours() throws {
        let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        let space = try XCTUnwrap(
            CGColorSpace(indexedBaseSpace: .deviceRGB, last: 2, colorTable: table))
        let four = try XCTUnwrap(image([0x01, 0x2F], width: 4, bits: 4, bitsPerPixel: 4, space: space, []))
        XCTAssertEqual((0..<4).map { four.pixel($0, 0) }, [.red, .green, .blue, .blue])
        let eight = try XCTUnwrap(image([2, 1, 200], width: 3, bits: 8, bitsPerPixel: 8, space: space, []))
        XCTAssertEqual((0..<3).map { eight.pixel($0, 0) }, [.blue, .green, .blue])
        let turned = try XCTUnwrap(
            image([0b1000_0000], width: 2, bits: 1, bitsPerPixel: 1, space: space, [], decode: [2, 0]))
        XCTAssertEqual((0..<2).map { turned.pixel($0, 0) }, [.red, .blue])
    }

    func testInks() throws {
        let space = CGColorSpaceCreateDeviceCMYK()
        let inks: [UInt8] = [0, 255, 255, 0, 0, 0, 0, 128, 255, 0, 255, 0]
        let eight = try XCTUnwrap(image(inks, width: 3, bits: 8, bitsPerPixel: 32, space: space, []))
        XCTAssertEqual((0..<3).map { eight.pixel($0, 0) }, [.red, Pixel(127, 127, 127, 255), .green])
        // The colour with the same inks.
        let color = CGColor(genericCMYKCyan: 0.2, magenta: 0.4, yellow: 0.6, black: 0.2, alpha: 1).paintColor
        let deep = try XCTUnwrap(
            image(
                bytes([0.2, 0.4, 0.6, 0.2] as [Float]), width: 1, bits: 32, bitsPerPixel: 128, space: space, floats))
        let expected = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
        assertNear(deep.pixel(0, 0), Pixel(expected[0], expected[1], expected[2], 255))
        let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearSRGB))
        XCTAssertNil(eight.copy(colorSpace: linear))
    }

    func testDecode() throws {
        let inverted = try XCTUnwrap(
            image([0x80], width: 2, bits: 1, bitsPerPixel: 1, space: .deviceGray, [], decode: [1, 0]))
        XCTAssertEqual([inverted.pixel(0, 0).r, inverted.pixel(1, 0).r], [0, 255])
        let part = try XCTUnwrap(
            image(
                [0xFF, 0xFF, 0, 0], width: 2, bits: 16, bitsPerPixel: 16, space: .deviceGray, [],
                decode: [0.5, 0.25]))
        XCTAssertEqual([part.pixel(0, 0).r, part.pixel(1, 0).r], [64, 128])
        let wild = try XCTUnwrap(
            image(
                [0xFF, 0xFF, 0, 0], width: 2, bits: 16, bitsPerPixel: 16, space: .deviceGray, [],
                decode: [.nan, .infinity]))
        XCTAssertEqual([wild.pixel(0, 0).r, wild.pixel(1, 0).r], [255, 0])
    }

    func testCroppingBetweenBytes() throws {
        let row: [UInt8] = [0b1011_0010, 0b0111_0000]
        let whole = try XCTUnwrap(
            image(row + row, width: 12, height: 2, bits: 1, bitsPerPixel: 1, space: .deviceGray, []))
        let part = try XCTUnwrap(whole.cropping(to: CGRect(x: 3, y: 1, width: 7, height: 1)))
        XCTAssertEqual((0..<7).map { part.pixel($0, 0).r }, [255, 0, 0, 255, 0, 0, 255])
        // 1 0 0 1 0 0 1 from the first bit of the first byte.
        XCTAssertEqual(part.dataProvider?.data?.first.map { $0 >> 1 }, 0b1001001)
        let again = try XCTUnwrap(part.copy(colorSpace: .deviceGray))
        XCTAssertEqual(again.pixel(0, 0), .white)
        XCTAssertEqual(again.pixel(1, 0), .black)
    }

    func testInvalidFormatsGiveNoImage() {
        let bytes = [UInt8](repeating: 0, count: 64)
        let gray = CGColorSpace.deviceGray
        XCTAssertNil(image(bytes, width: 1, bits: 3, bitsPerPixel: 3, space: gray, []))
        XCTAssertNil(image(bytes, width: 1, bits: 8, bitsPerPixel: 8, space: gray, floats))
        XCTAssertNil(image(bytes, width: 1, bits: 16, bitsPerPixel: 16, space: gray, .byteOrder32Little))
        XCTAssertNil(image(bytes, width: 1, bits: 32, bitsPerPixel: 32, space: gray, .byteOrder16Big))
        XCTAssertNil(image(bytes, width: 1, bits: 1, bitsPerPixel: 2, space: gray, last))
        XCTAssertNil(image(bytes, width: 1, bits: 5, bitsPerPixel: 16, last))
        XCTAssertNil(image(bytes, width: 1, bits: 5, bitsPerPixel: 32, []))
        XCTAssertNil(image(bytes, width: 1, bits: 64, bitsPerPixel: 64, space: gray, []))
        XCTAssertNil(image(bytes, width: 1, bits: 16, bitsPerPixel: 24, space: gray, last))
        XCTAssertNil(image(bytes, width: 1, bits: 8, bitsPerPixel: 8, space: gray, CGBitmapInfo(rawValue: 0x200)))
        XCTAssertNil(image(bytes, width: Int.max, bits: 1, bitsPerPixel: 1, bytesPerRow: Int.max, space: gray, []))
        XCTAssertNil(image(bytes, width: Int.max - 3, bits: 1, bitsPerPixel: 1, bytesPerRow: 64, space: gray, []))
    }
}
