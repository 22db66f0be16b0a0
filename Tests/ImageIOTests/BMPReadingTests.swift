import Foundation
import ImageIO
import XCTest

final class BMPReadingTests: XCTestCase {
    private let palette: [[UInt8]] = [[0, 0, 0, 0], [0, 0, 255, 0], [0, 255, 0, 0], [255, 0, 0, 0]]
    private let black: [UInt8] = [0, 0, 0, 255]
    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let nothing: [UInt8] = [0, 0, 0, 0]

    private func pixels(_ bmp: BMPBuilder) throws -> [[UInt8]] {
        let picture = try source(bmp.file).picture()
        return (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixel($0, y) } }
    }

    func testReadsIndicesOfEveryDepthFromTheBottom() throws {
        let rows: [Int: [UInt8]] = [
            1: [0b0101_0000, 0, 0, 0, 0b1010_0000, 0, 0, 0], 2: [0b0001_1011, 0, 0, 0, 0b1110_0100, 0, 0, 0],
            4: [0x01, 0x23, 0, 0, 0x32, 0x10, 0, 0], 8: [0, 1, 2, 3, 3, 2, 1, 0],
        ]
        for (depth, bytes) in rows {
            for size in [12, 40, 64, 108, 124] as [UInt32] where size != 12 || depth != 2 {
                let colors = Array(palette.prefix(1 << depth))
                let picture = try pixels(
                    BMPBuilder(depth: depth, headerSize: size, palette: colors, pixels: bytes))
                let expected =
                    depth == 1
                    ? [red, black, red, black, black, red, black, red]
                    : [blue, green, red, black, black, red, green, blue]
                XCTAssertEqual(picture, expected, "\(depth) bits, header of \(size)")
            }
        }
    }

    func testReadsChannelsAnywhereInAPixel() throws {
        // 5, 5 and 5 bits without masks; 5, 6 and 5 with; 4 each with alpha.
        let plain = BMPBuilder(width: 2, height: 1, depth: 16, pixels: [0x00, 0x7C, 0x1F, 0x00])
        XCTAssertEqual(try pixels(plain), [red, blue])
        let green6 = BMPBuilder(
            width: 2, height: 1, depth: 16, compression: 3, masks: [0xF800, 0x7E0, 0x1F],
            pixels: [0xE0, 0x07, 0x00, 0xF8])
        XCTAssertEqual(try pixels(green6), [green, red])
        let clear = BMPBuilder(
            width: 2, height: 1, depth: 16, compression: 6, masks: [0xF00, 0xF0, 0xF, 0xF000],
            pixels: [0x0F, 0xF0, 0x0F, 0x00])
        XCTAssertEqual(try pixels(clear), [blue, nothing])
        // 10 bits each, in a header of 56 bytes.
        let deep = BMPBuilder(
            width: 1, height: 1, depth: 32, compression: 3, headerSize: 56, masks: [0x3FF0_0000, 0xFFC00, 0x3FF, 0],
            pixels: BMPBuilder.bytes(UInt32(0x3FF0_0000 | 512 << 10)))
        XCTAssertEqual(try pixels(deep), [[255, 128, 0, 255]])
        // The fourth byte of 32 bits is unused unless there is a mask for it.
        let opaque = BMPBuilder(width: 1, height: 1, depth: 32, pixels: [255, 0, 0, 7])
        XCTAssertEqual(try pixels(opaque), [blue])
    }

    func testReadsRowsFromTheTop() throws {
        let bmp = BMPBuilder(width: 1, height: -2, depth: 24, pixels: [0, 0, 255, 0, 255, 0, 0, 0])
        XCTAssertEqual(try pixels(bmp), [red, blue])
    }

    func testReadsRuns() throws {
        let runs8: [UInt8] = [
            3, 1, 0, 0,  // three red, the end of the row
            0, 3, 3, 2, 1, 0,  // blue, green, red one by one, and padding
            0, 1,
        ]
        XCTAssertEqual(
            try pixels(BMPBuilder(depth: 8, compression: 1, palette: palette, pixels: runs8)),
            [blue, green, red, nothing, red, red, red, nothing])
        let runs4: [UInt8] = [4, 0x12, 0, 0, 0, 2, 1, 0, 0, 3, 0x32, 0x10, 0, 1]
        XCTAssertEqual(
            try pixels(BMPBuilder(depth: 4, compression: 2, palette: palette, pixels: runs4)),
            [nothing, blue, green, red, red, green, red, green])
    }

    func testRunsThatLieAreHarmless() throws {
        for pixels: [UInt8] in [
            [255, 1, 255, 1, 0, 1], [0, 2, 255, 255, 0, 2, 255, 255, 1, 1], [0, 255, 1], [0, 2, 1], [5],
            Array(repeating: 0, count: 1000), [],
        ] {
            for depth in [4, 8] {
                let bmp = BMPBuilder(
                    depth: depth, compression: depth == 8 ? 1 : 2, palette: palette, pixels: pixels)
                let source = try source(bmp.file)
                let picture = CGImageSourceCreateImageAtIndex(source, 0, nil)
                XCTAssertEqual(picture == nil, CGImageSourceGetStatusAtIndex(source, 0) != .statusComplete)
            }
        }
    }

    func testRefusesRareFormatsWithAMessage() throws {
        let refusals: [(BMPBuilder, ImageError)] = [
            (BMPBuilder(compression: 4), .unsupported("compression 4 at 32 bits per pixel")),
            (BMPBuilder(depth: 8, compression: 2), .unsupported("compression 2 at 8 bits per pixel")),
            (BMPBuilder(depth: 5), .invalid("5 bits per pixel")),
            (BMPBuilder(headerSize: 41), .unsupported("a header of 41 bytes")),
            (
                BMPBuilder(compression: 3, masks: [0x0F0F_0000, 0xFF00, 0xFF]),
                .invalid("a channel's bits are not contiguous")
            ),
            (
                BMPBuilder(height: -2, depth: 8, compression: 1),
                .invalid("a compressed image cannot be top-down")
            ),
            (BMPBuilder(width: 0), .invalid("the image has no pixels")),
            (BMPBuilder(width: 100_000, height: 100_000), .tooLarge(width: 100_000, height: 100_000, limit: 1 << 28)),
            (BMPBuilder(height: Int(Int32.min)), .tooLarge(width: 4, height: 1 << 31, limit: 1 << 28)),
        ]
        for (bmp, error) in refusals {
            var bmp = bmp
            bmp.pixels = [0]
            XCTAssertEqual(try source(bmp.file).error, error)
        }
    }
}
