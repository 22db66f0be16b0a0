import Accelerate
import XCTest

/// Buffers of pixels and their conversions.
/// See [Apple's reference](https://developer.apple.com/documentation/accelerate/vimage).
final class AccelerateTests: XCTestCase {
    func testHalfFloatsBecomeFloatsAndBack() throws {
        var halves = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
        var floats = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        defer { halves.free() }
        defer { floats.free() }
        XCTAssertEqual(halves.rowBytes, 64)
        let bits: [UInt16] = [0x3C00, 0xC000, 0x0001, 0x7C00, 0x5640, 0x8000]
        for (i, value) in bits.enumerated() {
            halves.data.storeBytes(of: value, toByteOffset: i / 3 * 64 + i % 3 * 2, as: UInt16.self)
        }
        XCTAssertEqual(vImageConvert_Planar16FtoPlanarF(&halves, &floats, 0), kvImageNoError)
        let values = (0..<6).map { floats.data.load(fromByteOffset: $0 / 3 * 64 + $0 % 3 * 4, as: Float.self) }
        XCTAssertEqual(values, [1, -2, 0x1p-24, .infinity, 100, -0.0])
        var back = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
        defer { back.free() }
        XCTAssertEqual(vImageConvert_PlanarFtoPlanar16F(&floats, &back, 0), kvImageNoError)
        for i in 0..<6 {
            XCTAssertEqual(back.data.load(fromByteOffset: i / 3 * 64 + i % 3 * 2, as: UInt16.self), bits[i])
        }
    }

    func testWrongBuffersAreRefused() throws {
        for (width, height, bits) in [(0, 1, 8), (1, -1, 8), (1, 1, 0), (1 << 30, 1, 8)] as [(Int, Int, UInt32)] {
            XCTAssertThrowsError(try vImage_Buffer(width: width, height: height, bitsPerPixel: bits))
        }
        var small = try vImage_Buffer(width: 2, height: 2, bitsPerPixel: 16)
        var large = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        var empty = vImage_Buffer()
        defer { small.free() }
        defer { large.free() }
        XCTAssertEqual(vImageConvert_Planar16FtoPlanarF(&small, &large, 0), kvImageRoiLargerThanInputBuffer)
        XCTAssertEqual(vImageConvert_Planar16FtoPlanarF(&empty, &large, 0), kvImageNullPointerArgument)
    }
}
