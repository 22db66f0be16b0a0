internal import CPixelKernels

/// Writes strips band by band, in cells of four pixels.
struct StripWriter: ~Copyable {
    private let bounds: PixelRect
    private var bands: GrowingBuffer<Int32>
    private var runs: GrowingBuffer<pk_run>
    private var levels: GrowingBuffer<UInt8>

    init(bounds: PixelRect) {
        self.bounds = bounds
        let bandCount = (bounds.height + 3) / 4
        bands = GrowingBuffer(capacity: bandCount + 1)
        runs = GrowingBuffer(capacity: bandCount * 4)
        levels = GrowingBuffer(capacity: bandCount * 64)
    }

    mutating func beginBand() { bands.append(Int32(truncatingIfNeeded: runs.count)) }

    /// The cells `first ..< end` have one level in each row; nothing is written where all are zero.
    mutating func appendConstant(_ first: Int, _ end: Int, rows: UInt32) {
        if rows != 0 { append(first, end, rows: rows, offset: -1) }
    }

    /// Appends uninitialized levels for the cells `first ..< end`: four rows of the cells' width.
    mutating func appendLevels(_ first: Int, _ end: Int) -> UnsafeMutablePointer<UInt8> {
        append(first, end, rows: 0, offset: levels.count / 16)
        return levels.extend(by: (end - first) * 16)
    }

    private mutating func append(_ first: Int, _ end: Int, rows: UInt32, offset: Int) {
        runs.append(
            pk_run(
                x: Int32(truncatingIfNeeded: first * 4), width: Int32(truncatingIfNeeded: (end - first) * 4),
                rows: rows, offset: Int32(truncatingIfNeeded: offset)))
    }

    consuming func finish() -> Strips {
        bands.append(Int32(truncatingIfNeeded: runs.count))
        return Strips(bounds: bounds, bands: bands.elements, runs: runs.elements, levels: levels.elements)
    }
}
