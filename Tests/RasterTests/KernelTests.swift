import CPixelKernels
import TestSupport
import XCTest

@testable import Raster

/// Every kernel at every level that this processor supports gives the scalar kernel's bytes, and writes no others.
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
                let fine = Levels.lowp((color & 0xff_00ff) << 8, (color >> 8 & 0xff_00ff) << 8)
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
        let levels = bytes(4 * Int(PK_ROW))
        let deep = levels.map { Float($0) * 0.77 }
        let color = pk_lowp_color(red: 9_000, green: 0, blue: 31_007, alpha: 50_003)
        for width in widths where width <= 40 {
            compareHighp(deep) { $0.highp_over($1, deep, Int32(width), nil, 0.37) }
            compareHighp(deep) { $0.highp_over($1, deep, Int32(width), levels, 0.37) }
            compareHighp(deep) { $0.highp_fill_over($1, color, Int32(width), nil, 0.37) }
            compareHighp(deep) { $0.highp_fill_over($1, color, Int32(width), levels, 1) }
            compareHighp(deep) { $0.highp_load($1, levels, Int32(width)) }
            compare(levels, "flatten \(width)") { $0.highp_store($1, deep, Int32(width)) }
        }
    }

    func testFilters() {
        let levels = bytes(400)
        var numbers = levels.map { Float($0) / 200 - 0.1 }
        let bounds: [Float] = [0, -2, 0.1, 0, 1, 0.75, 2, 1]
        let matrix = (0..<20).map { _ in Float.random(in: -1.5...1.5, using: &random) } + bounds
        let kernel: [Float] = [0.4, 0.2, 0.07, 0.03]
        for width in widths where width <= 67 {
            compareHighp(numbers) { $0.unit($1, levels, Int32(width)) }
            compareHighp(numbers) { $0.recolor($1, numbers, Int32(width), matrix) }
            let rows = (0..<7).map { row in
                let copy = UnsafeMutablePointer<Float>.allocate(capacity: 300)
                for i in 0..<300 { copy[i] = numbers[(i + 57 * row) % numbers.count] }
                return copy
            }
            let pointers = rows.map { UnsafePointer($0) as UnsafePointer<Float>? }
            compareHighp(numbers) { $0.convolve($1, pointers, Int32(width), kernel, 3) }
            for (factor, phase) in [(1, 0), (2, 1), (8, 3), (128, 120)] {
                let middles: [Int] = (0..<4 * factor).map { 2 * ($0 / 4) + 1 }
                let parts = middles.map { Float($0) / Float(2 * factor) }
                compareHighp(numbers) {
                    $0.enlarge($1, rows[0], rows[1], 0.3, Int32(phase), Int32(width), Int32(factor), parts)
                }
            }
            rows.forEach { $0.deallocate() }
            var sums = [UInt16](repeating: 3, count: 4 * width)
            scalar.pointee.add_levels(&sums, levels, Int32(4 * width))
            XCTAssertEqual(sums, (0..<4 * width).map { 3 + UInt16(levels[$0]) })
            for factor in [1, 2, 8] {
                compareHighp(numbers) { $0.shrink($1, sums, Int32(width / factor), Int32(factor), 0.01) }
            }
        }
        numbers[5] = .nan
        numbers[11] = .infinity
        for width in widths where width <= 67 {
            compare(levels, "bytes \(width)") { $0.bytes_of_unit($1, numbers, Int32(width)) }
        }
    }

    private func compareHighp(
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

    /// Compares the first pixels of a row; those beyond them are undefined.
    private func compareLowp(
        _ width: Int, line: UInt = #line, _ body: (pk_kernels, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        func row(_ table: pk_kernels) -> [ArraySlice<UInt32>] {
            var row = [UInt32](repeating: 7, count: 2 * Int(PK_ROW))
            row.withUnsafeMutableBufferPointer { body(table, $0.baseAddress!) }
            return [row[..<width], row[Int(PK_ROW)...].prefix(width)]
        }
        let expected = row(scalar.pointee)
        for table in levels {
            XCTAssertEqual(row(table.pointee), expected, "level \(table.pointee.level)", line: line)
        }
        // Within the range of `fine_over`: no channel is brighter than its alpha, which is 255 at most.
        for (redAndBlue, greenAndAlpha) in zip(expected[0], expected[1]) {
            let alpha = greenAndAlpha >> 16
            XCTAssertLessThanOrEqual(alpha, 65280, line: line)
            for channel in [redAndBlue & 0xffff, redAndBlue >> 16, greenAndAlpha & 0xffff] {
                XCTAssertLessThanOrEqual(channel, alpha, line: line)
            }
        }
    }

    func testFinePixelsAreJoined() {
        let source = (0..<4 * PK_ROW).map { _ in
            UInt32.random(in: 0...65280, using: &random) | UInt32.random(in: 0...65280, using: &random) << 16
        }
        for width in widths where width <= 128 {
            let stride = width * 4 + 8
            let surface = pixels((stride * 2 + 4) / 4)
            let mask = bytes(width * 2 + 1)
            for level: Int32 in [65535, 20_001, 0] {
                compare(surface, "\(width) \(level)") {
                    $0.lowp_over($1, stride, source, 2 * Int(PK_ROW), Int32(width), 2, nil, 0, level)
                }
                compare(surface, "masked \(width) \(level)") {
                    $0.lowp_over($1, stride, source, 2 * Int(PK_ROW), Int32(width), 2, mask, width, level)
                }
            }
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
                compareLowp(width) { $0.lowp_gradient($1, 3, Int32(width), &shader.gradient, &row) }
                compareHighp([Float](repeating: 7, count: 4 * Int(PK_ROW))) {
                    $0.highp_gradient($1, 3, Int32(width), &shader.gradient, &row)
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
                for width in [1, 5, 16, 40, 253, 300] {
                    var row = shader.row(x: 0, y: Int(scene.number(0...100)))
                    for fine in Set([row.fixed_point, 0]) {
                        row.fixed_point = fine
                        compare(bytes(width * 4 + 8), "\(paint)") {
                            $0.image($1, 3, Int32(width), &shader.image, &row)
                        }
                        guard width <= 253 else { continue }
                        compareHighp([Float](repeating: 7, count: 4 * Int(PK_ROW))) {
                            $0.highp_image($1, 3, Int32(width), &shader.image, &row)
                        }
                        guard shader.image.linear != 0 else { continue }
                        compareLowp(width) { $0.lowp_image($1, 3, Int32(width), &shader.image, &row) }
                    }
                }
            }
        }
    }

    func testProducts() {
        for width in [4, 8, 20, 64] {
            let by = bytes(width)
            compare(bytes(width + 3), "multiply") { $0.multiply($1, by, width) }
        }
    }

    // MARK: Winding

    /// Winds the edges of a shape of 44 x 12 pixels to runs and levels, with little room at a time.
    private func wind(
        _ edges: [pk_edge], _ rule: pk_rule, antialiased: Bool, _ table: pk_kernels
    ) -> (bands: [Int32], runs: [pk_run], levels: [UInt8]) {
        let (cells, bandCount) = (11, 3)
        let edges = GrowingBuffer(copying: edges)
        let heads = GrowingBuffer<Int32>(repeating: 7, count: bandCount)
        let active = GrowingBuffer<Int32>(repeating: 7, count: edges.count)
        let sums = GrowingBuffer<Float>(repeating: 0, count: (cells + 1) * 16)
        let touched = GrowingBuffer<UInt64>(repeating: 0, count: 1)
        let bands = GrowingBuffer<Int32>(repeating: 7, count: bandCount + 1)
        let runs = GrowingBuffer<pk_run>(repeating: pk_run(), count: bandCount * (cells + 1))
        let levels = GrowingBuffer<UInt8>(repeating: 7, count: bandCount * cells * 16)
        var winding = pk_winding()
        (winding.edge_count, winding.cell_count, winding.band_count) = (Int32(edges.count), 11, 3)
        winding.rule = rule
        winding.antialiased = antialiased ? 1 : 0
        (winding.edges, winding.heads, winding.active) = (edges.base, heads.base, active.base)
        (winding.sums, winding.touched) = (sums.base, touched.base)
        (winding.bands, winding.runs, winding.levels) = (bands.base, runs.base, levels.base)
        table.link(&winding, 8, 4)
        XCTAssertEqual(table.wind(&winding, 0), 0, "there is no room for a band")
        var band: Int32 = 0
        while band < bandCount {
            winding.run_capacity = winding.run_count + cells + 1
            winding.level_capacity = winding.level_count + cells * 16
            let next = table.wind(&winding, band)
            XCTAssertGreaterThan(next, band)
            band = next
        }
        XCTAssert(sums.elements.allSatisfy { $0 == 0 } && touched.base[0] == 0, "ready for the next shape")
        return (
            Array(bands.elements), Array(runs.elements[..<winding.run_count]),
            Array(levels.elements[..<winding.level_count])
        )
    }

    func testWinding() {
        for round in 0..<240 {
            var edges: [pk_edge] = []
            for _ in 0..<6 {
                // Closed triangles, some of them with a side along the left edge.
                var corners = (0..<3).map { _ in
                    (Double.random(in: 8...52, using: &random), Double.random(in: 4...16, using: &random))
                }
                if Int.random(in: 0...3, using: &random) == 0 { (corners[0].0, corners[1].0) = (8, 8) }
                for (a, b) in zip(corners, corners.dropFirst() + [corners[0]]) where a.1 != b.1 {
                    let (upper, lower) = a.1 < b.1 ? (a, b) : (b, a)
                    edges.append(
                        pk_edge(
                            x0: upper.0, y0: upper.1, x1: lower.0, y1: lower.1, slope: 0, winding: a.1 < b.1 ? 1 : -1,
                            next: 0))
                }
            }
            let (rule, antialiased) = (round % 2 == 0 ? pk_non_zero : pk_even_odd, round % 5 > 0)
            let expected = wind(edges, rule, antialiased: antialiased, scalar.pointee)
            XCTAssertEqual(expected.bands.last, Int32(expected.runs.count))
            for table in levels {
                let result = wind(edges, rule, antialiased: antialiased, table.pointee)
                XCTAssertEqual(result.bands, expected.bands, "level \(table.pointee.level)")
                XCTAssert(
                    result.runs.elementsEqual(expected.runs) {
                        $0.x == $1.x && $0.width == $1.width && $0.rows == $1.rows && $0.offset == $1.offset
                    }, "level \(table.pointee.level)")
                XCTAssertEqual(result.levels, expected.levels, "level \(table.pointee.level)")
            }
        }
    }

    func testFillsOfRuns() {
        let levels = bytes(64 + 128 + 64)
        let runs = [
            pk_run(x: 0, width: 4, rows: 0, offset: 0), pk_run(x: 4, width: 16, rows: 0xffff_ffff, offset: -1),
            pk_run(x: 20, width: 8, rows: 0, offset: 4), pk_run(x: 8, width: 12, rows: 0xff80_0001, offset: -1),
            pk_run(x: 24, width: 4, rows: 0, offset: 12),
        ]
        let bands: [Int32] = [0, 3, 3, 5]
        let stride = 32 * 4
        let surface = pixels(stride / 4 * 12)
        for (left, top, right, bottom) in [(0, 0, 28, 12), (1, 2, 27, 9), (5, 3, 6, 11), (9, 9, 26, 10)]
            as [(Int32, Int32, Int32, Int32)]
        {
            for color: UInt32 in [0xff33_2211, 0x8011_2233] {
                let fine = Levels.lowp((color & 0xff_00ff) << 8, (color >> 8 & 0xff_00ff) << 8)
                compare(surface, "\(left) \(top) \(right) \(bottom)") {
                    $0.fill_over_runs($1, stride, left, top, right, bottom, color, fine, bands, runs, levels)
                }
                // And as single blocks.
                var expected = surface
                expected.withUnsafeMutableBufferPointer { out in
                    for band in 0..<3 {
                        for run in runs[Int(bands[band])..<Int(bands[band + 1])] {
                            for y in 0..<4 {
                                for x in max(run.x, left)..<max(min(run.x + run.width, right), max(run.x, left)) {
                                    let line = Int32(band * 4 + y)
                                    guard line >= top, line < bottom else { continue }
                                    let column = Int(x - run.x)
                                    var level = run.isConstant ? run.level(ofRow: y) : 0
                                    if !run.isConstant { level = levels[run.firstLevel + y * Int(run.width) + column] }
                                    let place = out.baseAddress! + Int(line) * stride + Int(x) * 4
                                    scalar.pointee.fill_over_mask(place, stride, 1, 1, fine, &level, 1)
                                }
                            }
                        }
                    }
                }
                var result = surface
                result.withUnsafeMutableBufferPointer {
                    scalar.pointee.fill_over_runs(
                        $0.baseAddress!, stride, left, top, right, bottom, color, fine, bands, runs, levels)
                }
                XCTAssertEqual(result, expected)
            }
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
                let start = Int32(width / 3)
                // The kernel may overwrite what is beyond the result.
                compare(bytes(width), "column \(width) \(reach)") { table, out in
                    var line = [UInt8](repeating: 0, count: width + block)
                    table.blur_column(&line, pointers, start, Int32(width), kernel.weights, Int32(kernel.reach))
                    out.update(from: line, count: width)
                }
                compare(bytes(width * 2), "row \(width) \(reach)") { table, out in
                    var line = [UInt16](repeating: 0, count: width + block)
                    table.blur_row(&line, row, start, Int32(width), kernel.weights, Int32(kernel.reach))
                    line.withUnsafeBytes {
                        out.update(from: $0.bindMemory(to: UInt8.self).baseAddress!, count: width * 2)
                    }
                }
                storage.forEach { $0.deallocate() }
            }
        }
    }
}
