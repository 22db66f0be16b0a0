/// Writes strips band by band, in cells of four pixels.
struct StripWriter: ~Copyable {
    private let bounds: PixelRect
    private var bands: GrowingBuffer<Int32>
    private var runs: GrowingBuffer<Strips.Run>
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
        guard rows != 0 else { return }
        runs.append(
            Strips.Run(
                x: Int32(truncatingIfNeeded: first * 4), width: Int32(truncatingIfNeeded: (end - first) * 4),
                rows: rows,
                offset: -1))
    }

    /// Room for the levels of the cells `first ..< end`: four rows, each as long as the cells are wide.
    mutating func appendLevels(_ first: Int, _ end: Int) -> UnsafeMutablePointer<UInt8> {
        let width = (end - first) * 4
        runs.append(
            Strips.Run(
                x: Int32(truncatingIfNeeded: first * 4), width: Int32(truncatingIfNeeded: width), rows: 0,
                offset: levels.count))
        return levels.extend(by: width * 4)
    }

    consuming func finish() -> Strips {
        bands.append(Int32(truncatingIfNeeded: runs.count))
        return Strips(bounds: bounds, bands: bands, runs: runs, levels: levels)
    }
}
