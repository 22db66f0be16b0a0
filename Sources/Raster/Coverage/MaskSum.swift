internal import CPixelKernels

/// Adds masks of levels at their positions, such as those of a text's glyphs: the cells that they touch become runs.
struct MaskSum: ~Copyable {
    /// A bit for each cell of each band.
    private var touched = GrowingBuffer<UInt64>(capacity: 8)
    private var bands = GrowingBuffer<Int32>()
    private var runs = GrowingBuffer<pk_run>()
    private var grid = PixelRect.zero
    private var cellCount = 0
    private var bandCount = 0

    var byteCount: Int {
        touched.capacity * 8 + bands.capacity * 4 + runs.capacity * MemoryLayout<pk_run>.stride
    }

    /// The sum of `count` masks inside `bounds`, which contain each of them at least in part. `mask` returns the bounds
    /// of each, and its levels, rows from the top, without padding. It is called several times for each.
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
            for i in 0..<count {
                let (whole, from) = mask(i)
                add(from, of: whole, inside: whole.intersection(bounds), to: base)
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
        var levelCount = 0
        for band in 0..<bandCount {
            bands.append(Int32(truncatingIfNeeded: runs.count))
            var end = 0
            while let first = cell(from: end, of: band, isTouched: true) {
                end = cell(from: first, of: band, isTouched: false) ?? cellCount
                runs.append(
                    pk_run(
                        x: Int32(truncatingIfNeeded: first * 4), width: Int32(truncatingIfNeeded: (end - first) * 4),
                        rows: 0, offset: Int32(truncatingIfNeeded: levelCount / 16)))
                levelCount += (end - first) * 16
            }
        }
        bands.append(Int32(truncatingIfNeeded: runs.count))
        return levelCount
    }

    /// The first of a band's cells from `start` on that is touched, or is not; nil if there is none.
    private func cell(from start: Int, of band: Int, isTouched: Bool) -> Int? {
        guard start < cellCount else { return nil }
        let words = touched.base + wordCount * band
        let flip: UInt64 = isTouched ? 0 : .max
        var word = start >> 6
        var bits = (words[word] ^ flip) & UInt64.max << UInt64(start & 63)
        while bits == 0 {
            word += 1
            guard word < wordCount else { return nil }
            bits = words[word] ^ flip
        }
        let found = word * 64 + bits.trailingZeroBitCount
        return found < cellCount ? found : nil
    }

    // MARK: Levels

    /// Adds the part of a mask that lies inside the bounds. Its cells in a band all lie in one run.
    private func add(
        _ from: UnsafePointer<UInt8>, of whole: PixelRect, inside part: PixelRect,
        to levels: UnsafeMutablePointer<UInt8>
    ) {
        guard !part.isEmpty else { return }
        let x = part.x - grid.x
        var source = from + ((part.y - whole.y) * whole.width + part.x - whole.x)
        var y = part.y - grid.y
        let end = part.maxY - grid.y
        while y < end {
            let run = runs.base + index(ofRunAt: x, in: y >> 2)
            let width = Int(run.pointee.width)
            var line = levels + (run.pointee.firstLevel + (y & 3) * width + x - Int(run.pointee.x))
            let next = min((y | 3) + 1, end)
            while y < next {
                addLevels(source, to: line, count: part.width)
                line += width
                source += whole.width
                y += 1
            }
        }
    }

    /// The run that contains a column, which must be covered by one of the band's runs.
    private func index(ofRunAt x: Int, in band: Int) -> Int {
        let last = Int(bands.base[band + 1]) - 1
        return CoverageView.firstRun(runs.base, from: Int(bands.base[band]), to: last, endingAfter: x)
    }

    @inline(__always)
    private func addLevels(_ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, count: Int) {
        guard count >= 8 else {
            for i in 0..<count {
                let sum = to[i] &+ from[i]
                to[i] = sum < from[i] ? 255 : sum
            }
            return
        }
        var i = 0
        while i + 8 <= count {
            addEight(UnsafeRawPointer(from + i).loadUnaligned(as: SIMD8<UInt8>.self), to: to + i)
            i += 8
        }
        guard i < count else { return }
        // The row's last eight levels, without those that are already added: nothing outside the row is read or
        // written.
        let last = UnsafeRawPointer(from + (count - 8)).loadUnaligned(as: UInt64.self)
        let added = UInt64(littleEndian: last) & UInt64.max << UInt64((i + 8 - count) * 8)
        addEight(unsafeBitCast(added.littleEndian, to: SIMD8<UInt8>.self), to: to + (count - 8))
    }

    /// Adds eight levels, clamping to 255.
    @inline(__always)
    private func addEight(_ levels: SIMD8<UInt8>, to: UnsafeMutablePointer<UInt8>) {
        var sum = UnsafeRawPointer(to).loadUnaligned(as: SIMD8<UInt8>.self) &+ levels
        sum.replace(with: 255, where: sum .< levels)
        UnsafeMutableRawPointer(to).storeBytes(of: sum, as: SIMD8<UInt8>.self)
    }
}
