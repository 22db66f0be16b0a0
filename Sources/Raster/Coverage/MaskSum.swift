internal import CPixelKernels

/// Adds masks of levels at their positions, such as those of a text's glyphs: the cells that they touch become runs.
struct MaskSum: ~Copyable {
    /// A bit for each cell of each band.
    private var touched = GrowingBuffer<UInt64>(capacity: 8)
    private var bands = GrowingBuffer<Int32>()
    private var runs = GrowingBuffer<pk_run>()
    /// For each word of `touched`, the index of the first run that starts in it or after it.
    private var firstRuns = GrowingBuffer<Int32>()
    private var grid = PixelRect.zero
    private var cellCount = 0
    private var bandCount = 0

    var byteCount: Int {
        touched.capacity * 8 + (firstRuns.capacity + bands.capacity) * 4 + runs.capacity * MemoryLayout<pk_run>.stride
    }

    /// The sum of `count` masks inside `bounds`, which contain each of them at least in part. `mask` returns the bounds
    /// of each, and its levels, rows from the top, padded with zeros to multiples of eight. It is called several times
    /// for each.
    mutating func strips(
        _ count: Int, in bounds: PixelRect, _ mask: (Int) -> (bounds: PixelRect, levels: UnsafePointer<UInt8>),
        in place: (_ byteCount: Int) -> StripBlock
    ) -> Strips {
        grid = EdgeList.grid(around: bounds)
        (cellCount, bandCount) = ((grid.width + 3) / 4, (grid.height + 3) / 4)
        touched.removeAll()
        touched.extendWithZeros(to: wordCount * bandCount)
        for i in 0..<count { touch(mask(i).bounds.intersection(bounds)) }
        let levelCount = makeRuns()
        return Strips(
            bounds: grid, bandCount: bandCount + 1, runCount: runs.count, levelCount: levelCount, in: place
        ) { newBands, newRuns, levels in
            _ = newBands.initialize(fromContentsOf: bands.elements)
            _ = newRuns.initialize(fromContentsOf: runs.elements)
            levels.initialize(repeating: 0)
            guard let base = levels.baseAddress else { return }
            var sum = pk_mask_sum(
                touched: touched.base, first_runs: firstRuns.base, words: wordCount, runs: runs.base, levels: base)
            for i in 0..<count {
                let (whole, from) = mask(i)
                add(from, of: whole, inside: whole.intersection(bounds), to: &sum)
            }
        }
    }

    /// One word more than is needed, so that searches stop after the last cell.
    private var wordCount: Int { cellCount / 64 + 1 }

    /// The bands of a part of the bounds.
    private func bands(of part: PixelRect) -> ClosedRange<Int> {
        (part.y - grid.y) >> 2...(part.maxY - 1 - grid.y) >> 2
    }

    private func touch(_ part: PixelRect) {
        guard !part.isEmpty else { return }
        let (first, last) = ((part.x - grid.x) >> 2, (part.maxX - 1 - grid.x) >> 2)
        for band in bands(of: part) {
            let words = touched.base + wordCount * band
            for word in first >> 6...last >> 6 {
                let low = word == first >> 6 ? UInt64.max << UInt64(first & 63) : .max
                let high = word == last >> 6 ? UInt64.max >> UInt64(63 - last & 63) : .max
                words[word] |= low & high
            }
        }
    }

    /// Makes runs of the touched cells in each band, and returns the total number of their levels.
    private mutating func makeRuns() -> Int {
        bands.removeAll()
        runs.removeAll()
        firstRuns.removeAll()
        var levelCount = 0
        for band in 0..<bandCount {
            bands.append(Int32(truncatingIfNeeded: runs.count))
            var start = 0
            // The last cell of the previous word, in the lowest bit.
            var before: UInt64 = 0
            for word in 0..<wordCount {
                let bits = touched.base[wordCount * band + word]
                // A run that begins in the word before is not counted: it is appended when it ends.
                firstRuns.append(Int32(truncatingIfNeeded: runs.count + Int(before)))
                // The cells at which runs start and end, in turns. The last word has a bit to spare, so all runs end.
                var turns = bits ^ (bits << 1 | before)
                var isInside = before != 0
                while turns != 0 {
                    let cell = word * 64 + turns.trailingZeroBitCount
                    if isInside {
                        runs.append(
                            pk_run(
                                x: Int32(truncatingIfNeeded: start * 4),
                                width: Int32(truncatingIfNeeded: (cell - start) * 4), rows: 0,
                                offset: Int32(truncatingIfNeeded: levelCount / 16)))
                        levelCount += (cell - start) * 16
                    }
                    start = cell
                    isInside.toggle()
                    turns &= turns &- 1
                }
                before = bits >> 63
            }
        }
        bands.append(Int32(truncatingIfNeeded: runs.count))
        return levelCount
    }

    // MARK: Levels

    /// Adds the part of a mask that lies inside the bounds. Its cells in a band all lie in one run.
    private func add(
        _ from: UnsafePointer<UInt8>, of whole: PixelRect, inside part: PixelRect, to sum: inout pk_mask_sum
    ) {
        guard !part.isEmpty else { return }
        let stride = Self.stride(ofWidth: whole.width)
        let rows = from + (part.y - whole.y) * stride
        let (x, y) = (part.x - grid.x, part.y - grid.y)
        guard part.width == whole.width else {
            return addColumns(rows + (part.x - whole.x), stride, atColumn: x, y..<y + part.height, part.width, to: sum)
        }
        // The levels are followed by the runs, so there is memory beyond a row.
        Kernels.current.pointee.add_mask(
            &sum, Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y), rows, Int32(truncatingIfNeeded: stride),
            Int32(truncatingIfNeeded: part.height))
    }

    /// The number of levels from one row of a mask to the next.
    static func stride(ofWidth width: Int) -> Int { (width + Int(PK_MASK_BLOCK) - 1) & -Int(PK_MASK_BLOCK) }

    /// Adds some columns of a mask, level by level: the others are not zero, and few masks lie across an edge.
    private func addColumns(
        _ from: UnsafePointer<UInt8>, _ stride: Int, atColumn x: Int, _ rows: Range<Int>, _ width: Int,
        to sum: pk_mask_sum
    ) {
        for y in rows {
            let last = Int(bands.base[(y >> 2) + 1]) - 1
            let run = runs.base[
                CoverageView.firstRun(runs.base, from: Int(bands.base[y >> 2]), to: last, endingAfter: x)]
            let line = sum.levels + (run.firstLevel + (y & 3) * Int(run.width) + x - Int(run.x))
            let source = from + (y - rows.lowerBound) * stride
            for i in 0..<width { line[i] = UInt8(min(Int(line[i]) + Int(source[i]), 255)) }
        }
    }
}
