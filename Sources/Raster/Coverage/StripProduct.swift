internal import CPixelKernels

/// Multiplies two coverages band by band, by expanding the levels of all pixels.
struct StripProduct {
    private let a: CoverageView
    private let b: CoverageView
    /// Starts at multiples of four pixels, like all strips.
    private let bounds: PixelRect
    private let cellCount: Int

    /// The views must outlive the product.
    init(_ a: CoverageView, _ b: CoverageView, bounds: PixelRect) {
        self.a = a
        self.b = b
        let left = bounds.x & ~3
        let top = bounds.y & ~3
        self.bounds = PixelRect(x: left, y: top, width: bounds.maxX - left, height: bounds.maxY - top)
        cellCount = (self.bounds.width + 3) / 4
    }

    func strips() -> Strips {
        let kernels = Kernels.current
        let width = cellCount * 4
        let first = GrowingBuffer<UInt8>(repeating: 0, count: width * 4)
        let second = GrowingBuffer<UInt8>(repeating: 0, count: width * 4)
        var writer = StripWriter(bounds: bounds)
        for y in stride(from: bounds.y, to: bounds.maxY, by: 4) {
            let band = PixelRect(x: bounds.x, y: y, width: width, height: 4)
            writer.beginBand()
            // Runs are recomputed from the expanded levels: merging two lists of runs directly would need a case for
            // each pair of kinds, and cells with levels in either operand need the product anyway.
            a.writeLevels(of: band, to: first.base, stride: width)
            b.writeLevels(of: band, to: second.base, stride: width)
            kernels.pointee.multiply(first.base, second.base, width * 4)
            encode(first.base, &writer)
        }
        return writer.finish()
    }

    /// Encodes four rows of levels as runs.
    private func encode(_ levels: UnsafeMutablePointer<UInt8>, _ writer: inout StripWriter) {
        let width = cellCount * 4
        var cell = 0
        while cell < cellCount {
            let first = cell
            if let rows = constantRows(levels, cell) {
                repeat { cell += 1 } while cell < cellCount && constantRows(levels, cell) == rows
                writer.appendConstant(first, cell, rows: rows)
                continue
            }
            repeat { cell += 1 } while cell < cellCount && constantRows(levels, cell) == nil
            let out = writer.appendLevels(first, cell)
            let count = (cell - first) * 4
            for row in 0..<4 { (out + row * count).update(from: levels + row * width + first * 4, count: count) }
        }
    }

    /// The levels of a cell's rows, if each row is constant.
    @inline(__always)
    private func constantRows(_ levels: UnsafeMutablePointer<UInt8>, _ cell: Int) -> UInt32? {
        var rows: UInt32 = 0
        for row in 0..<4 {
            // Four levels in one word are equal if the word is its lowest byte repeated.
            let four = UnsafeRawPointer(levels + row * cellCount * 4 + cell * 4).loadUnaligned(as: UInt32.self)
            guard four == (four & 255) &* 0x0101_0101 else { return nil }
            rows |= (four & 255) << UInt32(row * 8)
        }
        return rows
    }
}
