import XCTest

@testable import Raster

final class PixelTests: XCTestCase {
    func testNewBuffersAreTransparentAndAligned() throws {
        for width in [1, 5, 16, 256, 1920] {
            let buffer = try XCTUnwrap(PixelBuffer(width: width, height: 3))
            XCTAssertEqual(Int(bitPattern: buffer.base) % 64, 0)
            XCTAssertEqual(buffer.bytesPerRow % 64, 0)
            XCTAssertGreaterThanOrEqual(buffer.bytesPerRow, width * 4)
            XCTAssertEqual(buffer.pixel(width - 1, 2), [0, 0, 0, 0])
        }
    }

    func testInvalidSizesGiveNoBuffer() {
        for (width, height) in [(0, 5), (5, 0), (-1, 5), (.max, .max), (1 << 27, 1 << 27), (.min, 1)] {
            XCTAssertNil(PixelBuffer(width: width, height: height), "\(width) x \(height)")
        }
    }

    func testCopiesAreApart() throws {
        var scene = SceneMaker(seed: 1)
        let buffer = scene.surface(width: 7, height: 5)
        let copy = try XCTUnwrap(buffer.copy())
        XCTAssertEqual(buffer.maxDifference(from: copy), 0)
        buffer.setPixel(3, 3, [1, 2, 3, 4])
        copy.setPixel(3, 3, [5, 6, 7, 8])
        XCTAssertEqual(buffer.pixel(3, 3), [1, 2, 3, 4])
        XCTAssertFalse(Bitmap(buffer) == Bitmap(copy))
        XCTAssertTrue(Bitmap(buffer) == Bitmap(buffer, isOpaque: true))
    }

    func testWrappedMemoryIsGivenBack() {
        let released = expectation(description: "released")
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        memory.initialize(repeating: 9, count: 64)
        defer { memory.deallocate() }
        do {
            let buffer = PixelBuffer(wrapping: memory, width: 3, height: 4, bytesPerRow: 16) { released.fulfill() }
            XCTAssertEqual(buffer.pixel(2, 3), [9, 9, 9, 9])
        }
        wait(for: [released], timeout: 5)
    }

    func testMaskOfAPicturesAlpha() {
        var scene = SceneMaker(seed: 2)
        let buffer = scene.surface(width: 6, height: 4)
        let mask = AlphaMask(alphaOf: buffer, x: -3, y: 8)
        XCTAssertEqual(mask.bounds, PixelRect(x: -3, y: 8, width: 6, height: 4))
        for y in 0..<4 {
            for x in 0..<6 { XCTAssertEqual(mask.level(x - 3, y + 8), buffer.pixel(x, y)[3]) }
        }
    }
}
