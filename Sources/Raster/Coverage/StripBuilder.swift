internal import CPixelKernels

/// Winds the edges of a shape, band by band, into strips.
///
/// Only cells of four pixels that an edge touched are summed pixel by pixel; between them the sum does not change.
struct StripBuilder: ~Copyable {
    private let bounds: PixelRect
    private let rule: pk_rule
    private let antialiased: Int32
    private let bandCount: Int
    private let sums: StripSums
    private var writer: StripWriter

    init(bounds: PixelRect, rule: FillRule, antialiased: Bool) {
        self.bounds = bounds
        self.rule = rule == .nonZero ? pk_non_zero : pk_even_odd
        self.antialiased = antialiased ? 1 : 0
        bandCount = (bounds.height + 3) / 4
        sums = StripSums(cellCount: (bounds.width + 3) / 4)
        writer = StripWriter(bounds: bounds)
    }

    /// `edges` lie inside `bounds`; they are used up.
    consuming func build(_ edges: inout GrowingBuffer<pk_edge>) -> Strips {
        let heads = sortByBand(&edges)
        let active = GrowingBuffer<Int32>(repeating: 0, count: edges.count)
        var activeCount = 0
        for band in 0..<bandCount {
            writer.beginBand()
            var head = heads.base[band]
            while head >= 0 {
                active.base[activeCount] = head
                activeCount += 1
                head = edges.base[Int(head)].next
            }
            guard activeCount > 0 else { continue }
            var backdrop = SIMD4<Float>.zero
            activeCount = sums.add(
                edges.base, active: active.base, count: activeCount, bandTop: band * 4, &backdrop)
            sweep(backdrop)
        }
        return writer.finish()
    }

    /// Moves the edges to the bounds' own pixels, and links those that start in one band: returns the first of each.
    private func sortByBand(_ edges: inout GrowingBuffer<pk_edge>) -> GrowingBuffer<Int32> {
        let heads = GrowingBuffer<Int32>(repeating: -1, count: bandCount)
        let (left, top) = (Double(bounds.x), Double(bounds.y))
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        for i in 0..<edges.count {
            let e = edges.base + i
            e.pointee.x0 = min(max(e.pointee.x0 - left, 0), width)
            e.pointee.x1 = min(max(e.pointee.x1 - left, 0), width)
            e.pointee.y0 = max(e.pointee.y0 - top, 0)
            e.pointee.y1 = min(e.pointee.y1 - top, height)
            let fall = e.pointee.y1 - e.pointee.y0
            // Of an edge that rounding has flattened nothing is added.
            e.pointee.slope = fall > 0 ? (e.pointee.x1 - e.pointee.x0) / fall : 0
            let band = min(Int(e.pointee.y0) >> 2, bandCount - 1)
            e.pointee.next = heads.base[band]
            heads.base[band] = Int32(truncatingIfNeeded: i)
        }
        return heads
    }

    private mutating func sweep(_ backdrop: SIMD4<Float>) {
        var sum = backdrop
        var cell = 0
        while cell < sums.cellCount {
            let next = sums.nextCell(from: cell, touched: true)
            if next > cell { writer.appendConstant(cell, next, rows: levels(sum)) }
            guard next < sums.cellCount else { break }
            cell = sums.nextCell(from: next, touched: false)
            let out = writer.appendLevels(next, cell)
            sweepCells(to: out, from: sums.columns(of: next), width: (cell - next) * 4, &sum)
        }
        sums.clear()
    }

    /// The levels of four rows with these signed areas: a cell in which nothing changes, swept.
    private func levels(_ sum: SIMD4<Float>) -> UInt32 {
        if sum == .zero { return 0 }
        var sum = sum
        var still = (SIMD16<Float>.zero, SIMD16<UInt8>.zero)
        withUnsafeMutableBytes(of: &still.0) { columns in
            withUnsafeMutableBytes(of: &still.1) { levels in
                sweepCells(
                    to: levels.baseAddress!.assumingMemoryBound(to: UInt8.self),
                    from: columns.baseAddress!.assumingMemoryBound(to: Float.self), width: 4, &sum)
            }
        }
        let rows = still.1
        return UInt32(rows[0]) | UInt32(rows[4]) << 8 | UInt32(rows[8]) << 16 | UInt32(rows[12]) << 24
    }

    private func sweepCells(
        to out: UnsafeMutablePointer<UInt8>, from columns: UnsafeMutablePointer<Float>, width: Int,
        _ carry: inout SIMD4<Float>
    ) {
        withUnsafeMutableBytes(of: &carry) { carry in
            Kernels.current.pointee.sweep(
                out, columns, Int32(truncatingIfNeeded: width),
                carry.baseAddress!.assumingMemoryBound(to: Float.self), rule, antialiased)
        }
    }
}
