import CPixelKernels
import TestSupport
import XCTest

final class VideoKernelTests: XCTestCase {
    func testUnpremultiplyingIsExact() {
        for alpha in 0...255 {
            var before: [UInt8] = []
            for level in UInt8.min ... .max { before += [level, level / 2, level / 3, UInt8(alpha)] }
            var row = before
            video_row_unpremultiply(&row, before, 256, false)
            for level in 0...255 {
                let expected = alpha == 0 ? 0 : min(255, (Double(level) * 255 / Double(alpha)).rounded())
                XCTAssertEqual(Double(row[4 * level]), expected, "\(level) of \(alpha)")
                XCTAssertEqual(row[4 * level + 3], UInt8(alpha))
            }
        }
    }

    func testSwappingPutsBlueFirst() {
        var row = [UInt8](repeating: 0, count: 4)
        video_row_unpremultiply(&row, [10, 20, 30, 255], 1, true)
        XCTAssertEqual(row, [30, 20, 10, 255])
    }

    func testCompositingOverAColor() {
        var row: [UInt8] = [255, 0, 0, 255, 100, 0, 0, 100, 0, 0, 0, 0]
        let before = row
        video_row_over(&row, before, 3, [0, 0, 255, 255])
        XCTAssertEqual(row, [255, 0, 0, 255, 100, 0, 155, 255, 0, 0, 255, 255])
    }

    func testOpacity() {
        var row = [UInt8](repeating: 255, count: 4 * 100)
        XCTAssertTrue(video_row_is_opaque(row, 100))
        row[4 * 99 + 3] = 254
        XCTAssertFalse(video_row_is_opaque(row, 100))
        XCTAssertTrue(video_row_is_opaque(row, 99))
    }

    /// Against the standard's formula, for widths that use the wide loop, the narrow one, and both.
    func testLumaAndChromaFollowBT709() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededRandom(seed: seed)
        for width in [2, 6, 8, 16, 22] {
            var rows: [[UInt8]] = [[], []]
            for index in 0..<8 * width {
                rows[index % 2].append(index / 2 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random))
            }
            var y0 = [UInt8](repeating: 0, count: width), y1 = y0
            var u = [UInt8](repeating: 0, count: width / 2), v = u
            video_rows_to_yuv420(&y0, &y1, &u, &v, rows[0], rows[1], width)
            for x in 0..<width {
                XCTAssertEqual(Double(y0[x]), luma(rows[0], x), accuracy: 0.51, "seed \(seed)")
                XCTAssertEqual(Double(y1[x]), luma(rows[1], x), accuracy: 0.51, "seed \(seed)")
            }
            for x in 0..<width / 2 {
                let mean = (0..<3).map { c in
                    (0..<4).reduce(0.0) { $0 + Double(rows[$1 / 2][4 * (2 * x + $1 % 2) + c]) } / 4
                }
                let y = 0.2126 * mean[0] + 0.7152 * mean[1] + 0.0722 * mean[2]
                XCTAssertEqual(Double(u[x]), 128 + 224 * (mean[2] - y) / 1.8556 / 255, accuracy: 0.52, "seed \(seed)")
                XCTAssertEqual(Double(v[x]), 128 + 224 * (mean[0] - y) / 1.5748 / 255, accuracy: 0.52, "seed \(seed)")
            }
        }
    }

    func testGreysHaveNoColor() {
        for level in stride(from: 0, through: 255, by: 5) {
            let row = [UInt8](repeating: UInt8(level), count: 32)
            var y0 = [UInt8](repeating: 0, count: 8), y1 = y0
            var u = [UInt8](repeating: 0, count: 4), v = u
            video_rows_to_yuv420(&y0, &y1, &u, &v, row, row, 8)
            XCTAssertEqual(u + v, Array(repeating: 128, count: 8))
        }
    }

    private func luma(_ row: [UInt8], _ x: Int) -> Double {
        let p = row[4 * x..<4 * x + 3].map(Double.init)
        return 16 + 219 * (0.2126 * p[0] + 0.7152 * p[1] + 0.0722 * p[2]) / 255
    }
}
