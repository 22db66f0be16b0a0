internal import CPixelKernels

/// Winds the edges of a shape, band by band, into strips.
///
/// Every edge adds to each pixel it crosses the signed height it covers there (less what lies to its left), so that the
/// sum from the left is the exact signed area of the shape over each pixel. Only cells of four pixels that an edge
/// touched are summed pixel by pixel; between them the sum does not change.
struct StripBuilder: ~Copyable {
    private let bounds: PixelRect
    private let rule: FillRule
    private let antialiased: Bool
    private let cellCount: Int
    private let bandCount: Int

    /// Sums for the current band: four rows for each pixel column, one cell more than is visible.
    private let sums: GrowingBuffer<Float>
    /// A bit for each cell, the spare one included.
    private let touched: GrowingBuffer<UInt64>

    private var writer: StripWriter

    init(bounds: PixelRect, rule: FillRule, antialiased: Bool) {
        self.bounds = bounds
        self.rule = rule
        self.antialiased = antialiased
        cellCount = (bounds.width + 3) / 4
        bandCount = (bounds.height + 3) / 4
        // An edge on the right side touches the two columns after it.
        sums = GrowingBuffer(repeating: 0, count: (cellCount + 1) * 16)
        touched = GrowingBuffer(repeating: 0, count: cellCount / 64 + 1)
        writer = StripWriter(bounds: bounds)
    }

    /// `edges` lie inside `bounds`; their links are used up.
    consuming func build(_ edges: inout GrowingBuffer<Edge>) -> Strips {
        let heads = UnsafeMutablePointer<Int32>.allocate(capacity: bandCount)
        heads.initialize(repeating: -1, count: bandCount)
        let active = UnsafeMutablePointer<Int32>.allocate(capacity: max(edges.count, 1))
        var activeCount = 0
        defer {
            heads.deallocate()
            active.deallocate()
        }
        let base = edges.base
        let (left, top) = (Double(bounds.x), Double(bounds.y))
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        for i in 0..<edges.count {
            let e = base + i
            e.pointee.x0 = min(max(e.pointee.x0 - left, 0), width)
            e.pointee.x1 = min(max(e.pointee.x1 - left, 0), width)
            e.pointee.y0 = max(e.pointee.y0 - top, 0)
            e.pointee.y1 = min(e.pointee.y1 - top, height)
            let band = min(Int(e.pointee.y0) >> 2, bandCount - 1)
            e.pointee.next = heads[band]
            heads[band] = Int32(truncatingIfNeeded: i)
        }
        for band in 0..<bandCount {
            writer.beginBand()
            var head = heads[band]
            while head >= 0 {
                active[activeCount] = head
                activeCount += 1
                head = base[Int(head)].next
            }
            guard activeCount > 0 else { continue }
            let top = Double(band * 4)
            var backdrop = SIMD4<Float>.zero
            var kept = 0
            for k in 0..<activeCount {
                let i = active[k]
                accumulate(base[Int(i)], bandTop: top, &backdrop)
                guard base[Int(i)].y1 > top + 4 else { continue }
                active[kept] = i
                kept += 1
            }
            activeCount = kept
            sweep(backdrop)
        }
        return writer.finish()
    }

    // MARK: Accumulation

    private func accumulate(_ e: Edge, bandTop: Double, _ backdrop: inout SIMD4<Float>) {
        let bottom = min(e.y1, bandTop + 4)
        var y = max(e.y0, bandTop)
        guard y < bottom else { return }
        var row = Int(y - bandTop)
        if e.x0 == 0, e.x1 == 0 {
            while y < bottom {
                let next = min(bottom, bandTop + Double(row + 1))
                backdrop[row] += Float(next - y) * e.winding
                y = next
                row += 1
            }
            return
        }
        let slope = (e.x1 - e.x0) / (e.y1 - e.y0)
        let (low, high) = e.x0 < e.x1 ? (e.x0, e.x1) : (e.x1, e.x0)
        var x = y == e.y0 ? e.x0 : min(max(e.x0 + (y - e.y0) * slope, low), high)
        while y < bottom {
            let next = min(bottom, bandTop + Double(row + 1))
            let xNext = next == e.y1 ? e.x1 : min(max(e.x0 + (next - e.y0) * slope, low), high)
            addRow(row, x, xNext, Float(next - y) * e.winding)
            x = xNext
            y = next
            row += 1
        }
    }

    /// Adds a line that crosses `height` (signed) of one row between two x coordinates, both in 0...width.
    ///
    /// The columns written are at most `width + 1`, inside the one cell that `sums` has to spare.
    private func addRow(_ row: Int, _ xa: Double, _ xb: Double, _ height: Float) {
        let (x0, x1) = xa < xb ? (xa, xb) : (xb, xa)
        let first = Int(x0)
        let end = Int(x1.rounded(.up))
        let cell = sums.base + row
        if end <= first + 1 {
            let right = Float((x0 + x1) * 0.5 - Double(first)) * height
            cell[first * 4] += height - right
            cell[first * 4 + 4] += right
            touch(first >> 2, (first + 1) >> 2)
            return
        }
        // The line's area in each column it crosses: a triangle, then slices of equal height, then a triangle.
        let slice = Float(1 / (x1 - x0))
        let into = Float(x0 - Double(first))
        let beyond = Float(x1 - Double(end - 1))
        let firstArea = 0.5 * slice * (1 - into) * (1 - into)
        let lastArea = 0.5 * slice * beyond * beyond
        cell[first * 4] += height * firstArea
        if end == first + 2 {
            cell[first * 4 + 4] += height * (1 - firstArea - lastArea)
        } else {
            let second = slice * (1.5 - into)
            cell[first * 4 + 4] += height * (second - firstArea)
            var column = first + 2
            while column < end - 1 {
                cell[column * 4] += height * slice
                column += 1
            }
            let before = second + Float(end - first - 3) * slice
            cell[(end - 1) * 4] += height * (1 - before - lastArea)
        }
        cell[end * 4] += height * lastArea
        touch(first >> 2, end >> 2)
    }

    @inline(__always)
    private func touch(_ first: Int, _ last: Int) {
        let touched = touched.base
        if first >> 6 == last >> 6 {
            touched[first >> 6] |= (~0 << UInt64(first & 63)) & (~0 >> UInt64(63 - last & 63))
            return
        }
        touched[first >> 6] |= ~0 << UInt64(first & 63)
        for word in (first >> 6 + 1)..<(last >> 6) { touched[word] = ~0 }
        touched[last >> 6] |= ~0 >> UInt64(63 - last & 63)
    }

    // MARK: Sweeping

    private mutating func sweep(_ backdrop: SIMD4<Float>) {
        var sum = backdrop
        var cell = 0
        while cell < cellCount {
            let next = nextCell(from: cell, touched: true)
            if next > cell { writer.appendConstant(cell, next, rows: levels(sum)) }
            guard next < cellCount else { break }
            cell = nextCell(from: next, touched: false)
            let out = writer.appendLevels(next, cell)
            let width = (cell - next) * 4
            withUnsafeMutableBytes(of: &sum) { sum in
                sweepCells(
                    to: out, from: sums.base + next * 16, width: width,
                    carry: sum.baseAddress!.assumingMemoryBound(to: Float.self))
            }
        }
        // The spare cell may have been touched as well.
        (sums.base + cellCount * 16).update(repeating: 0, count: 16)
        touched.base.update(repeating: 0, count: touched.count)
    }

    /// The first cell from `cell` on that was touched, or was not; `cellCount` when there is none.
    private func nextCell(from cell: Int, touched wanted: Bool) -> Int {
        let words = touched.count
        let touched = touched.base
        let flip: UInt64 = wanted ? 0 : ~0
        var word = cell >> 6
        var bits = (touched[word] ^ flip) & (~0 << UInt64(cell & 63))
        while bits == 0 {
            word += 1
            if word >= words { return cellCount }
            bits = touched[word] ^ flip
        }
        return min(word << 6 + bits.trailingZeroBitCount, cellCount)
    }

    /// The levels of four rows with these signed areas: a cell in which nothing changes, swept.
    private func levels(_ sum: SIMD4<Float>) -> UInt32 {
        if sum == .zero { return 0 }
        var sum = sum
        var still = (SIMD16<Float>.zero, SIMD16<UInt8>.zero)
        return withUnsafeMutableBytes(of: &still.0) { sums in
            withUnsafeMutableBytes(of: &sum) { sum in
                withUnsafeMutableBytes(of: &still.1) { levels in
                    sweepCells(
                        to: levels.baseAddress!.assumingMemoryBound(to: UInt8.self),
                        from: sums.baseAddress!.assumingMemoryBound(to: Float.self), width: 4,
                        carry: sum.baseAddress!.assumingMemoryBound(to: Float.self))
                    return UInt32(levels[0]) | UInt32(levels[4]) << 8 | UInt32(levels[8]) << 16 | UInt32(levels[12])
                        << 24
                }
            }
        }
    }

    private func sweepCells(
        to out: UnsafeMutablePointer<UInt8>, from sums: UnsafeMutablePointer<Float>, width: Int,
        carry: UnsafeMutablePointer<Float>
    ) {
        let rule = rule == .nonZero ? pk_non_zero : pk_even_odd
        Kernels.current.pointee.sweep(out, sums, Int32(truncatingIfNeeded: width), carry, rule, antialiased ? 1 : 0)
    }
}
