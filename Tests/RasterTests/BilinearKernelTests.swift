import CPixelKernels
import TestSupport
import XCTest

/// Samples of floating-point images along lines, by every kernel that this processor supports.
final class BilinearKernelTests: XCTestCase {
    private let (width, height, count) = (11, 9, 23)
    private var numbers: [Float] = []

    override func setUp() {
        var random = SeededRandom(seed: 11)
        numbers = (0..<4 * width * height).map { _ in Float.random(in: 0...1, using: &random) }
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return .zero }
        return SIMD4((0..<4).map { numbers[4 * (y * width + x) + $0] })
    }

    private func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
        guard x.isFinite, y.isFinite, abs(x) < 100, abs(y) < 100 else { return .zero }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (across, down) = (Float(x) - Float(left), Float(y) - Float(top))
        let upper = pixel(left, top) * (1 - across) + pixel(left + 1, top) * across
        let lower = pixel(left, top + 1) * (1 - across) + pixel(left + 1, top + 1) * across
        return upper * (1 - down) + lower * down
    }

    private func samples(
        _ level: pk_level, from x: Double, _ y: Double, by dx: Double, _ dy: Double
    ) -> [SIMD4<Float>]? {
        guard let table = pk_kernels_at(level) else { return nil }
        var out = [SIMD4<Float>](repeating: .zero, count: count)
        numbers.withUnsafeBufferPointer { pixels in
            var image = pk_float_image(pixels: pixels.baseAddress, width: Int32(width), height: Int32(height))
            out.withUnsafeMutableBytes {
                table.pointee.float_bilinear(
                    $0.baseAddress!.assumingMemoryBound(to: Float.self), Int32(count), &image, x, y, dx, dy)
            }
        }
        return out
    }

    func testSamplesAreMixedFromFourPixels() throws {
        let starts = [(-1.5, -0.5), (-1, -1), (0, 0), (3.25, 8), (10.75, 7.5), (.nan, 2), (2, .infinity), (1e300, 1)]
        let steps = [(1.0, 0.0), (0, 1), (0.7, -0.4), (-1.25, 0.5), (0, 0), (1e18, -1e18)]
        for (x, y) in starts {
            for (dx, dy) in steps {
                let scalar = try XCTUnwrap(samples(pk_level_scalar, from: x, y, by: dx, dy))
                for i in 0..<count {
                    let difference = scalar[i] - sample(x + Double(i) * dx, y + Double(i) * dy)
                    XCTAssertLessThan(difference.max(), 1e-5, "\(x), \(y): \(i)")
                    XCTAssertGreaterThan(difference.min(), -1e-5, "\(x), \(y): \(i)")
                }
                for level in [pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon] {
                    guard let others = samples(level, from: x, y, by: dx, dy) else { continue }
                    XCTAssertEqual(others, scalar, "\(level), \(x), \(y)")
                }
            }
        }
    }
}
