import CPixelKernels
import TestSupport
import XCTest

@testable import Raster

/// Conversions between bytes and linear light, and colour cubes: the right numbers, and the same bits on each
/// instruction set.
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
        XCTAssertEqual(LinearLightKernels.decode(bytes, count: 256, into: &pixels), 256)
        for (i, pixel) in pixels.enumerated() {
            XCTAssertEqual(Double(pixel.x), light(of: Double(i) / 255), accuracy: 1e-6)
            XCTAssertEqual(pixel.w, 1)
        }
        var back = [UInt8](repeating: 0, count: 1024)
        XCTAssertEqual(LinearLightKernels.encode(pixels, count: 256, into: &back), 256)
        XCTAssertEqual(back, bytes)
    }

    func testWhatIsNotOpaqueEndsARow() {
        var bytes = [UInt8](repeating: 255, count: 40)
        bytes[27] = 254
        var pixels = [SIMD4<Float>](repeating: .one, count: 10)
        XCTAssertEqual(LinearLightKernels.decode(bytes, count: 10, into: &pixels), 6)
        pixels = [SIMD4<Float>](repeating: SIMD4(2, -1, .nan, 1), count: 10)
        pixels[7].w = 0.5
        var out = [UInt8](repeating: 9, count: 40)
        XCTAssertEqual(LinearLightKernels.encode(pixels, count: 10, into: &out), 7)
        // Light beyond 1 is white, and NaN is black.
        XCTAssertEqual(Array(out[0..<4]), [255, 0, 0, 255])
        XCTAssertEqual(Array(out[28...]), [UInt8](repeating: 9, count: 12))
    }

    func testTranslucentPixelsAreWithinALevel() {
        var random = SeededRandom(seed: 3)
        var pixels: [SIMD4<Float>] = []
        for _ in 0..<1001 {
            let alpha = Float.random(in: 0...0.9998, using: &random)
            let straight = SIMD3<Float>(
                .random(in: 0...1, using: &random), .random(in: 0...0.01, using: &random),
                .random(in: 0.9...1, using: &random))
            let color = straight * alpha
            pixels.append(SIMD4(color.x, color.y, color.z, alpha))
        }
        pixels[5] = .zero
        var out = [UInt8](repeating: 9, count: pixels.count * 4)
        XCTAssertEqual(LinearLightKernels.encode(pixels, count: pixels.count, into: &out), pixels.count)
        for (i, pixel) in pixels.enumerated() {
            for k in 0..<4 {
                let value =
                    k == 3 || pixel.w == 0 ? Double(pixel[k]) : level(of: Double(pixel[k] / pixel.w)) * Double(pixel.w)
                XCTAssertEqual(Double(out[i * 4 + k]), value * 255, accuracy: 0.6, "\(pixel)")
            }
        }
    }

    private func level(of light: Double) -> Double {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    func testACubeOfBytesIsTheCubeOfLight() throws {
        var random = SeededRandom(seed: 9)
        for side in [2, 7, 32] {
            let table = (0..<side * side * side).map { _ in
                SIMD4<Float>(
                    .random(in: 0...1, using: &random), .random(in: 0...0.02, using: &random),
                    .random(in: 0.9...1, using: &random), 1)
            }
            let cube = try XCTUnwrap(ColorCube(side: side, colors: table))
            let count = 4099
            let bytes = (0..<count * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
            var out = [UInt8](repeating: 0, count: count * 4)
            cube.apply(to: bytes, count: count, into: &out)
            var pixels = [SIMD4<Float>](repeating: .zero, count: count)
            XCTAssertEqual(LinearLightKernels.decode(bytes, count: count, into: &pixels), count)
            LinearLightKernels.cube(pixels, count: count, table: table, side: side, into: &pixels)
            for (i, pixel) in pixels.enumerated() {
                for k in 0..<3 {
                    XCTAssertEqual(Double(out[i * 4 + k]), level(of: Double(pixel[k])) * 255, accuracy: 0.8)
                }
                XCTAssertEqual(out[i * 4 + 3], 255)
            }
        }
        // Values outside the range of bytes.
        var table = [SIMD4<Float>](repeating: .one, count: 8)
        table[3].x = 1.5
        XCTAssertNil(ColorCube(side: 2, colors: table))
        table[3].x = -0.1
        XCTAssertNil(ColorCube(side: 2, colors: table))
        table[3] = SIMD4(1, 1, 1, 0.5)
        XCTAssertNil(ColorCube(side: 2, colors: table))
    }

    func testACubeOfBytesThatChangesNothing() throws {
        let side = 17
        let table = (0..<side * side * side).map { i in
            let steps = SIMD3<Float>(Float(i % side), Float(i / side % side), Float(i / side / side)) / Float(side - 1)
            return SIMD4(steps.x, steps.y, steps.z, 1)
        }
        let cube = try XCTUnwrap(ColorCube(side: side, colors: table))
        var bytes: [UInt8] = []
        for level in UInt8.min...UInt8.max { bytes += [level, 255 - level, level &* 7, 255] }
        var out = [UInt8](repeating: 0, count: bytes.count)
        cube.apply(to: bytes, count: 256, into: &out)
        XCTAssertEqual(out, bytes)
    }

    func testSquaresHoldTheMeanLight() {
        var random = SeededRandom(seed: 11)
        for (factor, rows, width) in [(4, 4, 97), (300, 2, 700), (1, 1, 5), (2, 3, 600)] {
            let bytes = (0..<rows * width * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
            let count = (width + factor - 1) / factor
            var squares = [Float](repeating: 0, count: count * 4)
            let sums = LinearLightKernels.sums(count: factor * rows, width: factor)
            sums.withSegments {
                scalar.pointee.light_squares(
                    &squares, bytes, width * 4, Int32(rows), 0, Int32(width), Int32(count), Int32(factor), sums.entries,
                    $0, sums.weight, 1 / Float(factor * rows))
            }
            // Segments are approximations; other tables are exact.
            let accuracy = sums.segments == nil ? 1e-6 : 6e-5
            for square in 0..<count {
                let columns = square * factor..<min((square + 1) * factor, width)
                for k in 0..<3 {
                    var sum = 0.0
                    for y in 0..<rows {
                        for x in columns { sum += light(of: Double(bytes[(y * width + x) * 4 + k]) / 255) }
                    }
                    XCTAssertEqual(Double(squares[square * 4 + k]), sum / Double(factor * rows), accuracy: accuracy)
                }
                XCTAssertEqual(squares[square * 4 + 3], Float(columns.count) / Float(factor), accuracy: 1e-6)
            }
        }
    }

    func testSegmentsOfLightAreWithinAQuarterOfALevel() {
        let entries = LightSegments.entries
        XCTAssertEqual(entries[0], 0)
        for level in 1...255 {
            let light = Double(entries[level]) / Double(entries[255])
            XCTAssertEqual(LinearLightKernels.level(of: light) * 255, Double(level), accuracy: 0.25, "\(level)")
            XCTAssertGreaterThan(entries[level], entries[level - 1])
        }
        XCTAssertLessThan(Int(entries[255]) * LightSegments.mostPixels, 1 << 31)
    }

    func testSquaresBySegmentsAreThoseOfTheirTable() {
        var random = SeededRandom(seed: 23)
        let width = 77
        for (factor, rows) in [(4, 4), (4, 3), (4, 9), (8, 8), (8, 1), (16, 16), (24, 5)] {
            let stride = width * 4 + 12
            // Includes white and black, whose sums are the extremes.
            let bytes = (0..<rows * stride).map { _ in
                Int.random(in: 0..<8, using: &random) == 0
                    ? (Bool.random(using: &random) ? 0 : 255) : UInt8.random(in: 0...255, using: &random)
            }
            let sums = LinearLightKernels.sums(count: factor * rows, width: factor)
            XCTAssertNotNil(sums.segments)
            for (left, right) in [(0, width), (3, width - 1), (factor, factor * 2), (0, 1), (5, 5)] {
                let count = (width + factor - 1) / factor
                func squares(_ kernels: pk_kernels, bySegments: Bool) -> [Float] {
                    var out = [Float](repeating: -1, count: count * 4)
                    sums.withSegments {
                        kernels.light_squares(
                            &out, bytes, stride, Int32(rows), Int32(left), Int32(right), Int32(count), Int32(factor),
                            sums.entries, bySegments ? $0 : nil, sums.weight, 1 / Float(factor * rows))
                    }
                    return out
                }
                let expected = squares(scalar.pointee, bySegments: false)
                for kernels in others + [scalar.pointee] {
                    XCTAssertEqual(
                        squares(kernels, bySegments: true), expected, "\(factor) x \(rows), \(left) to \(right)")
                }
            }
        }
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
        LinearLightKernels.cube(pixels, count: pixels.count, table: table, side: side, into: &out)
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

    func testLevelsOfSquaresAreMixedToTheNearestBytes() {
        var random = SeededRandom(seed: 13)
        for (factor, phase) in [(1, 0), (2, 1), (4, 0), (4, 3), (8, 5), (16, 0)] {
            for count in [1, 2, 3, 7, 16, 61] {
                let squares = (count + factor - 1) / factor + 2
                let light = (0..<8 * squares).map { $0 % 4 == 3 ? 1 : Float.random(in: 0...1, using: &random) }
                let parts = (0..<4 * factor).map { Int16((2 * ($0 / 4) + 1) * 16_384 / factor) }
                func results(_ kernels: pk_kernels) -> ([Int16], [UInt8]) {
                    var levels = [Int16](repeating: 0, count: light.count)
                    var bytes = [UInt8](repeating: 0, count: count * 4)
                    kernels.levels_of_light(&levels, light, Int32(2 * squares), SRGBCurve.cubics)
                    let (upper, lower) = (Array(levels[..<(4 * squares)]), Array(levels[(4 * squares)...]))
                    kernels.enlarge_levels(
                        &bytes, upper, lower, 11_111, Int32(phase), Int32(count), Int32(factor), parts)
                    return (levels, bytes)
                }
                let (levels, bytes) = results(scalar.pointee)
                for (i, number) in levels.enumerated() {
                    XCTAssertEqual(Double(number) / 128, level(of: Double(light[i])) * 255, accuracy: 0.03)
                }
                for i in 0..<4 * count {
                    let (square, place) = ((phase + i / 4) / factor, (phase + i / 4) % factor)
                    let column = (0...1).map { step -> Double in
                        let (a, b) = (
                            levels[4 * (square + step) + i % 4], levels[4 * (squares + square + step) + i % 4]
                        )
                        return Double(a) + Double(Int(b) - Int(a)) * 11_111 / 32_768
                    }
                    let part = Double(parts[4 * place]) / 32_768
                    XCTAssertEqual(
                        Double(bytes[i]), (column[0] + (column[1] - column[0]) * part) / 128, accuracy: 0.52)
                }
                for table in others {
                    let result = results(table)
                    XCTAssertEqual(result.0, levels)
                    XCTAssertEqual(result.1, bytes)
                }
            }
        }
    }

    /// Within two levels of a blur in linear light converted to bytes pixel by pixel, even where black and white are
    /// adjacent, and the same for any number of threads.
    func testAWideBlurOfAnOpaquePictureBecomesBytes() throws {
        var random = SeededRandom(seed: 15)
        let (width, height) = (301, 187)
        let buffer = try XCTUnwrap(PixelBuffer(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width {
                let pixel = buffer.base + y * buffer.bytesPerRow + 4 * x
                // Large areas of maximum contrast, and noise.
                let field: UInt8 = (x / 60 + y / 50) % 2 == 0 ? 0 : 255
                for k in 0..<3 { pixel[k] = k == 0 ? field : UInt8.random(in: 0...255, using: &random) }
                pixel[3] = 255
            }
        }
        for (deviationX, deviationY) in [(6.0, 6.0), (10, 10), (20.0, 13.0), (0, 9.0), (9.0, 0)] {
            let filter = GaussianFilter(deviationX: deviationX, deviationY: deviationY)
            let region = PixelRect(x: -7, y: 3, width: width + 20, height: height - 5)
            var bytes: [[UInt8]] = []
            for threads in [1, 3] {
                let image = try XCTUnwrap(filter.spread(ofOpaque: buffer, region: region, threads: threads))
                var out = [UInt8](repeating: 7, count: image.bounds.width * image.bounds.height * 4)
                out.withUnsafeMutableBufferPointer {
                    image.writeLight(
                        of: image.bounds, to: $0.baseAddress!, rowBytes: image.bounds.width * 4, threads: threads)
                }
                bytes.append(out)
            }
            XCTAssertEqual(bytes[0], bytes[1])
            let image = try XCTUnwrap(filter.spread(ofOpaque: buffer, region: region, threads: 1))
            let pixels = try XCTUnwrap(image.pixels(of: image.bounds, threads: 1))
            var expected = bytes[0]
            expected.withUnsafeMutableBufferPointer {
                LinearLightKernels.encodeBounded(
                    pixels.base, count: pixels.width * pixels.height, into: $0.baseAddress!)
            }
            let differences = zip(bytes[0], expected).map { abs(Int($0) - Int($1)) }
            XCTAssertLessThanOrEqual(try XCTUnwrap(differences.max()), 2, "\(deviationX), \(deviationY)")
        }
    }

    func testEachInstructionSetGivesTheSameBits() {
        var random = SeededRandom(seed: 5)
        let lights = (0...255).map { Float(light(of: Double($0) / 255)) }
        let sums = (0...255).map { _ in UInt32.random(in: 0...1 << 24, using: &random) }
        let table = (0..<8 * 32).map { _ in Int16.random(in: 0...32_767, using: &random) }
        let weights = (0..<256 * 14).map { _ in Int16.random(in: 0...16_383, using: &random) }
        let steps: [UInt32] = [32, 64, 128]
        let cells = (0..<256 * 3).map { (i: Int) -> UInt32 in i % 2 == 0 ? 0 : steps[i / 256] }
        let cube = (0..<4 * 27).map { _ in Float.random(in: 0...1, using: &random) }
        for count in [1, 2, 3, 4, 5, 8, 13, 31] {
            let bytes = (0..<count * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
            let floats = (0..<count * 4).map { $0 % 4 == 3 ? 1 : Float.random(in: -0.1...1.2, using: &random) }
            let soft = (0..<count * 4).map { Float.random(in: $0 % 4 == 3 ? 0.5...1 : 0...0.5, using: &random) }
            func results(_ kernels: pk_kernels) -> ([Float], [[UInt8]], [Float], [Float]) {
                var (a, b) = ([Float](repeating: 0, count: count * 4), [UInt8](repeating: 0, count: count * 4))
                var (c, d) = (a, a)
                _ = kernels.light_of_bytes(&a, bytes, Int32(count), lights)
                _ = kernels.bytes_of_light(&b, floats, Int32(count), SRGBCurve.cubics)
                var (e, f) = (b, b)
                _ = kernels.bytes_of_light(&e, soft, Int32(count), SRGBCurve.cubics)
                table.withUnsafeBufferPointer { table in
                    weights.withUnsafeBufferPointer { weights in
                        cells.withUnsafeBufferPointer { cells in
                            var cube = pk_cube()
                            (cube.table, cube.weights) = (table.baseAddress, weights.baseAddress)
                            (cube.cells, cube.cubics) = (cells.baseAddress, SRGBCurve.cubics)
                            kernels.cube_bytes(&f, bytes, Int32(count), &cube)
                        }
                    }
                }
                kernels.cube(&c, floats, Int32(count), cube, 3)
                kernels.light_squares(&d, bytes, 0, 1, 0, Int32(count), Int32((count + 1) / 2), 2, sums, nil, 0.5, 0.5)
                return (a, [b, e, f], c, d)
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
