import CPixelKernels
import TestSupport
import XCTest

@testable import Raster

/// Every kernel at every level that this processor has gives the bytes that the scalar one gives, and writes no others.
final class KernelTests: XCTestCase {
    private let scalar = pk_kernels_at(pk_level_scalar)!
    private let widths = [0, 1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 17, 20, 31, 33, 64, 67]
    private var random = SeededRandom(seed: 11)

    private var levels: [UnsafePointer<pk_kernels>] {
        [pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon].compactMap { pk_kernels_at($0) }
    }

    private func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)! }
    }

    private func pixels(_ count: Int) -> [UInt8] {
        (0..<count).flatMap { _ -> [UInt8] in
            let alpha = bytes(1)[0]
            return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
        }
    }

    /// Runs `body` on copies of the same bytes with the scalar kernels and with each other table.
    private func compare(
        _ start: [UInt8], _ what: String, line: UInt = #line,
        _ body: (pk_kernels, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        var expected = start
        expected.withUnsafeMutableBufferPointer { body(scalar.pointee, $0.baseAddress!) }
        for table in levels {
            var result = start
            result.withUnsafeMutableBufferPointer { body(table.pointee, $0.baseAddress!) }
            XCTAssertEqual(result, expected, "level \(table.pointee.level): \(what)", line: line)
        }
    }

    func testTheBestTableIsOneOfThem() {
        XCTAssertNotNil(pk_kernels_best())
        for level in [pk_level_scalar, pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon] {
            if let table = pk_kernels_at(level) { XCTAssertEqual(table.pointee.level, level) }
        }
    }

    func testFills() {
        for width in widths {
            let stride = width * 4 + 12
            let surface = pixels((stride * 3 + 4) / 4)
            let mask = bytes(width * 3 + 1)
            for color: UInt32 in [0, 0xff33_2211, 0x8011_2233, 0x0100_0001] {
                compare(surface, "fill \(width)") { $0.fill($1 + 4, stride, Int32(width), 3, color) }
                let fine = Levels.fine(color)
                compare(surface, "over \(width)") { $0.fill_over($1 + 4, stride, Int32(width), 3, fine) }
                compare(surface, "masked \(width)") {
                    $0.fill_over_mask($1 + 4, stride, Int32(width), 3, fine, mask, width)
                }
            }
        }
    }

    func testBlends() {
        let modes = BlendTests.modes.map(\.kernelMode)
        for width in widths {
            let stride = width * 4 + 8
            let surface = pixels((stride * 2 + 4) / 4)
            let source = pixels(width * 2 + 1)
            let mask = bytes(width * 2 + 1)
            for mode in modes {
                for level: Int32 in [65535, 20_001, 0] {
                    compare(surface, "\(mode) \(width) \(level)") {
                        $0.blend(mode, $1, stride, source, width * 4, Int32(width), 2, nil, 0, level)
                    }
                    compare(surface, "masked \(mode) \(width) \(level)") {
                        $0.blend(mode, $1, stride, source, width * 4, Int32(width), 2, mask, width, level)
                    }
                }
            }
            compare(surface, "mix \(width)") { $0.mix($1, source, Int32(width), mask, 65535) }
            compare(surface, "mix \(width)") { $0.mix($1, source, Int32(width), nil, 23_456) }
        }
    }

    func testDeepPixels() {
        let levels = bytes(200)
        let deep = levels.map { Float($0) * 0.77 }
        for width in widths where width <= 40 {
            compareDeep(deep) { $0.deep_over($1, deep, Int32(width), nil, 0.37) }
            compareDeep(deep) { $0.deep_over($1, deep, Int32(width), levels, 0.37) }
            compareDeep(deep) { $0.deepen($1, levels, Int32(width)) }
            compare(levels, "flatten \(width)") { $0.flatten($1, deep, Int32(width)) }
        }
    }

    private func compareDeep(
        _ start: [Float], line: UInt = #line, _ body: (pk_kernels, UnsafeMutablePointer<Float>) -> Void
    ) {
        var expected = start
        expected.withUnsafeMutableBufferPointer { body(scalar.pointee, $0.baseAddress!) }
        for table in levels {
            var result = start
            result.withUnsafeMutableBufferPointer { body(table.pointee, $0.baseAddress!) }
            XCTAssertEqual(result, expected, "level \(table.pointee.level)", line: line)
        }
    }

    func testGradients() {
        var scene = SceneMaker(seed: 17)
        for _ in 0..<300 {
            var segments = GradientSegments()
            let paint = scene.paint()
            var shader = Shader(paint, opacity: 1, &segments)
            guard shader.kind == .gradient else { continue }
            shader.gradient.segments = UnsafePointer(segments.storage.base)
            for width in [1, 5, 16, 40] {
                var row = shader.row(x: 0, y: Int(scene.number(0...100)))
                compare(bytes(width * 4 + 8), "\(paint)") {
                    $0.gradient($1, 3, Int32(width), &shader.gradient, &row)
                }
                compareDeep([Float](repeating: 7, count: width * 4 + 8)) {
                    $0.deep_gradient($1, 3, Int32(width), &shader.gradient, &row)
                }
            }
        }
    }

    func testImages() {
        var scene = SceneMaker(seed: 23)
        for _ in 0..<400 {
            var segments = GradientSegments()
            let paint = scene.paint()
            var shader = Shader(paint, opacity: 1, &segments)
            guard shader.kind == .image else { continue }
            withExtendedLifetime(paint) {
                for width in [1, 5, 16, 40] {
                    var row = shader.row(x: 0, y: Int(scene.number(0...100)))
                    compare(bytes(width * 4 + 8), "\(paint)") {
                        $0.image($1, 3, Int32(width), &shader.image, &row)
                    }
                }
            }
        }
    }

    func testSums() {
        for width in [4, 8, 20, 64] {
            for rule in [pk_non_zero, pk_even_odd] {
                for antialiased: Int32 in [0, 1] {
                    let sums = (0..<width * 4).map { _ in Float.random(in: -1...1, using: &random) }
                    compare(bytes(width * 4 + 8), "\(width)") { table, out in
                        var sums = sums
                        var carry: [Float] = [0, 0.5, -1, 3]
                        table.sweep(out, &sums, Int32(width), &carry, rule, antialiased)
                        XCTAssertTrue(sums.allSatisfy { $0 == 0 })
                    }
                }
            }
            let by = bytes(width)
            compare(bytes(width + 3), "multiply") { $0.multiply($1, by, width) }
        }
    }

    func testEdges() {
        for _ in 0..<60 {
            let edges = (0..<9).map { _ -> pk_edge in
                let (x0, x1) = (Double.random(in: 0...40, using: &random), Double.random(in: 0...40, using: &random))
                let y0 = Double.random(in: 0...4, using: &random)
                let y1 = y0 + Double.random(in: 0.01...8, using: &random)
                let isLeft = Int.random(in: 0...4, using: &random) == 0
                return pk_edge(
                    x0: isLeft ? 0 : x0, y0: y0, x1: isLeft ? 0 : x1, y1: y1, slope: isLeft ? 0 : (x1 - x0) / (y1 - y0),
                    winding: .random(in: 0...1, using: &random) < 0.5 ? -1 : 1, next: -1)
            }
            func run(_ table: pk_kernels) -> ([Float], [UInt64], [Int32], [Float]) {
                var sums = [Float](repeating: 0, count: 44 * 4)
                var touched: [UInt64] = [0]
                var active = (0..<9).map { Int32($0) }
                var backdrop: [Float] = [0, 0, 0, 0]
                let kept = table.accumulate(&sums, &touched, edges, &active, 9, 0, &backdrop)
                return (sums, touched, Array(active[..<Int(kept)]), backdrop)
            }
            let expected = run(scalar.pointee)
            for table in levels { XCTAssert(run(table.pointee) == expected, "level \(table.pointee.level)") }
            // Each edge adds its height, as far as it lies in the band.
            let sum = zip(edges, 0...).reduce(Float(0)) { $0 + Float(min($1.0.y1, 4) - $1.0.y0) * $1.0.winding }
            XCTAssertEqual((expected.0 + expected.3).reduce(0, +), sum, accuracy: 1e-3)
        }
    }

    func testBlurs() {
        let block = Int(PK_BLUR_BLOCK)
        for reach in [1, 2, 7, 24] {
            for width in [1, 15, 64, 100] {
                let kernel = GaussianKernel(deviation: Double(reach) / 2)
                let row = bytes(width + 2 * reach + block)
                var rows = (0...2 * reach).map { _ in
                    (0..<width + block).map { _ in UInt16.random(in: 0...65280, using: &random) }
                }
                let storage = rows.map { row -> UnsafeMutablePointer<UInt16> in
                    let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: row.count)
                    copy.initialize(from: row, count: row.count)
                    return copy
                }
                rows = []
                let pointers = storage.map { UnsafePointer($0) as UnsafePointer<UInt16>? }
                // What lies beyond the result is the kernel's to spoil.
                compare(bytes(width), "column \(width) \(reach)") { table, out in
                    var line = [UInt8](repeating: 0, count: width + block)
                    table.blur_column(&line, pointers, Int32(width), kernel.weights, Int32(kernel.reach))
                    out.update(from: line, count: width)
                }
                compare(bytes(width * 2), "row \(width) \(reach)") { table, out in
                    var line = [UInt16](repeating: 0, count: width + block)
                    table.blur_row(&line, row, Int32(width), kernel.weights, Int32(kernel.reach))
                    line.withUnsafeBytes {
                        out.update(from: $0.bindMemory(to: UInt8.self).baseAddress!, count: width * 2)
                    }
                }
                storage.forEach { $0.deallocate() }
            }
        }
    }
}
