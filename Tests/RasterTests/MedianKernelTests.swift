import CPixelKernels
import TestSupport
import XCTest

@testable import Raster

/// Medians of nine, by sorting, and the same on each instruction set.
final class MedianKernelTests: XCTestCase {
    func testMediansAreTheMiddleOfNine() {
        var random = SeededRandom(seed: 4)
        let levels = [pk_level_scalar, pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon]
        for table in levels.compactMap({ pk_kernels_at($0)?.pointee }) {
            for count in [1, 2, 5, 16, 33] {
                var rows: [[UInt8]] = []
                for _ in 0..<3 { rows.append((0..<(count + 2) * 4).map { _ in .random(in: 0...255, using: &random) }) }
                let numbers = rows.map { row in row.map { Float($0) } }
                var bytes = [UInt8](repeating: 0, count: count * 4)
                var floats = [Float](repeating: 0, count: count * 4)
                table.median_bytes(&bytes, rows[0], rows[1], rows[2], Int32(count))
                table.median(&floats, numbers[0], numbers[1], numbers[2], Int32(count))
                for i in 0..<count * 4 {
                    var nine: [UInt8] = []
                    for row in rows { nine += [row[i], row[i + 4], row[i + 8]] }
                    XCTAssertEqual(bytes[i], nine.sorted()[4])
                    XCTAssertEqual(floats[i], Float(nine.sorted()[4]))
                }
            }
        }
    }

    func testPixelsAtTheEndsGoOn() {
        for width in 1...4 {
            let pixels = UnsafeMutablePointer<SIMD4<UInt8>>.allocate(capacity: 3 * width)
            defer { pixels.deallocate() }
            for i in 0..<3 * width { pixels[i] = SIMD4(repeating: UInt8(i * 37 % 101)) }
            let rows = (0..<3).map { UnsafePointer(pixels + $0 * width) }
            var out = [SIMD4<UInt8>](repeating: .zero, count: width)
            MedianRows(above: rows[0], row: rows[1], below: rows[2], width: width).medians(of: 0..<width, into: &out)
            for x in 0..<width {
                var nine: [UInt8] = []
                for row in rows {
                    for i in -1...1 { nine.append(row[max(0, min(x + i, width - 1))].x) }
                }
                XCTAssertEqual(out[x].y, nine.sorted()[4], "\(x) of \(width)")
            }
        }
    }
}
