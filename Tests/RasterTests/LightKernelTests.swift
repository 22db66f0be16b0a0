import CPixelKernels
import TestSupport
import XCTest

@testable import Raster

/// Bytes to light and back, and colour cubes: the right numbers, and the same bits on each instruction set.
final class LightKernelTests: XCTestCase {
    private let scalar = pk_kernels_at(pk_level_scalar)!

    private var others: [pk_kernels] {
        [pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon].compactMap { pk_kernels_at($0)?.pointee }
    }

    private func light(of level: Double) -> Double {
        level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }

    func testEveryLevelComesBack() {
        var bytes: [UInt8] = []
        for level in UInt8.min...UInt8.max { bytes += [level, 255 - level, level / 2, 255] }
        var pixels = [SIMD4<Float>](repeating: .zero, count: 256)
        XCTAssertEqual(LightKernels.decode(bytes, count: 256, into: &pixels), 256)
        for (i, pixel) in pixels.enumerated() {
            XCTAssertEqual(Double(pixel.x), light(of: Double(i) / 255), accuracy: 1e-6)
            XCTAssertEqual(pixel.w, 1)
        }
        var back = [UInt8](repeating: 0, count: 1024)
        XCTAssertEqual(LightKernels.encode(pixels, count: 256, into: &back), 256)
        XCTAssertEqual(back, bytes)
    }

    func testWhatIsNotOpaqueEndsARow() {
        var bytes = [UInt8](repeating: 255, count: 40)
        bytes[27] = 254
        var pixels = [SIMD4<Float>](repeating: .one, count: 10)
        XCTAssertEqual(LightKernels.decode(bytes, count: 10, into: &pixels), 6)
        pixels = [SIMD4<Float>](repeating: SIMD4(2, -1, .nan, 1), count: 10)
        pixels[7].w = 0.5
        var out = [UInt8](repeating: 9, count: 40)
        XCTAssertEqual(LightKernels.encode(pixels, count: 10, into: &out), 7)
        // Light beyond is white, and what is no number is black.
        XCTAssertEqual(Array(out[0..<4]), [255, 0, 0, 255])
        XCTAssertEqual(Array(out[28...]), [UInt8](repeating: 9, count: 12))
    }

    func testACubeMixesTheEightColoursAround() {
        let side = 5
        var table: [SIMD4<Float>] = []
        for i in 0..<side * side * side {
            let red = Float(i * 37 % 101) / 101
            let green = Float(i * 53 % 97) / 97
            table.append(SIMD4<Float>(red, green, 0.25, 1))
        }
        let pixels: [SIMD4<Float>] = [
            SIMD4(0.3, 0.6, 0.9, 1), SIMD4(0, 0, 0, 1), SIMD4(1, 1, 1, 1), SIMD4(2, -3, .nan, 1),
            SIMD4(0.1, 0.2, 0.05, 0.5), .zero,
        ]
        var out = pixels
        LightKernels.cube(pixels, count: pixels.count, table: table, side: side, into: &out)
        for (pixel, result) in zip(pixels, out) {
            let straight = (0..<3).map { i -> Float in
                let value = pixel.w > 0 ? pixel[i] / pixel.w : 0
                return value > 0 ? min(value, 1) : 0
            }
            var expected = SIMD4<Float>.zero
            for corner in 0..<8 {
                var (weight, place, step): (Float, Int, Int) = (1, 0, 1)
                for i in 0..<3 {
                    let scaled = straight[i] * Float(side - 1)
                    let low = min(Int(scaled), side - 2)
                    let isHigh = corner >> i & 1 == 1
                    weight *= isHigh ? scaled - Float(low) : 1 - (scaled - Float(low))
                    place += (low + (isHigh ? 1 : 0)) * step
                    step *= side
                }
                expected += table[place] * weight
            }
            for i in 0..<3 { XCTAssertEqual(result[i], expected[i] * pixel.w, accuracy: 1e-5) }
            XCTAssertEqual(result.w, pixel.w, accuracy: 1e-6)
        }
    }

    func testEachInstructionSetGivesTheSameBits() {
        var random = SeededRandom(seed: 5)
        let lights = (0...255).map { Float(light(of: Double($0) / 255)) }
        let sums = lights.map { UInt32($0 * 65_536) }
        let levels = (0..<Int(PK_CELLS)).map { UInt8($0 * 255 / Int(PK_CELLS)) }
        let cube = (0..<4 * 27).map { _ in Float.random(in: 0...1, using: &random) }
        for count in [1, 2, 3, 4, 5, 8, 13, 31] {
            let bytes = (0..<count * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
            let floats = (0..<count * 4).map { $0 % 4 == 3 ? 1 : Float.random(in: -0.1...1.2, using: &random) }
            func results(_ table: pk_kernels) -> ([Float], [UInt8], [Float], [Float]) {
                var (a, b) = ([Float](repeating: 0, count: count * 4), [UInt8](repeating: 0, count: count * 4))
                var (c, d) = (a, a)
                _ = table.light_of_bytes(&a, bytes, Int32(count), lights)
                _ = table.bytes_of_light(&b, floats, Int32(count), levels)
                table.cube(&c, floats, Int32(count), cube, 3)
                table.light_squares(&d, bytes, 0, 1, 0, Int32(count), Int32((count + 1) / 2), 2, sums, 0.5, 0.5)
                return (a, b, c, d)
            }
            let expected = results(scalar.pointee)
            for table in others {
                let result = results(table)
                XCTAssertEqual(result.0, expected.0)
                XCTAssertEqual(result.1, expected.1)
                XCTAssertEqual(result.2, expected.2)
                XCTAssertEqual(result.3, expected.3)
            }
        }
    }
}
