internal import CPixelKernels

/// Runs of covered pixels in bands of four rows: the retained form of a shape's coverage.
///
/// A run is either *constant* (each of its four rows has one level across its width) or has a level for each pixel.
struct Strips: @unchecked Sendable {
    // Memory that the header refers to is immutable after initialization, so threads may share it.
    static let bandHeight = 4

    private struct Header: BitwiseCopyable {
        /// The bounds of the strips; the first band starts at the top, and runs may extend past the right side and the
        /// bottom.
        var bounds: PixelRect
        var runs: UnsafePointer<pk_run>
        var bands: UnsafePointer<Int32>
        var levels: UnsafePointer<UInt8>
        var byteCount: Int
    }

    private let header: UnsafePointer<Header>
    /// The owner of the memory.
    private let block: StripBlock

    var bounds: PixelRect { header.pointee.bounds }
    /// The runs of all bands, each band's from left to right.
    var runs: UnsafePointer<pk_run> { header.pointee.runs }
    /// The index of each band's first run, plus one past the last.
    var bands: UnsafePointer<Int32> { header.pointee.bands }
    var levels: UnsafePointer<UInt8> { header.pointee.levels }
    var byteCount: Int { header.pointee.byteCount }

    /// Copies runs and their levels, a multiple of 16 bytes, to a block that `place` provides.
    init(
        bounds: PixelRect, bands: UnsafeBufferPointer<Int32>, runs: UnsafeBufferPointer<pk_run>,
        levels: UnsafeBufferPointer<UInt8>, in place: (_ byteCount: Int) -> StripBlock = { StripBlock(capacity: $0) }
    ) {
        self.init(
            bounds: bounds, bandCount: bands.count, runCount: runs.count, levelCount: levels.count, in: place
        ) { newBands, newRuns, newLevels in
            _ = newBands.initialize(fromContentsOf: bands)
            _ = newRuns.initialize(fromContentsOf: runs)
            _ = newLevels.initialize(fromContentsOf: levels)
        }
    }

    /// Copies the results of a shape's parts, one after the other; `bands` are those of all parts.
    init(
        bounds: PixelRect, bands: UnsafePointer<Int32>, _ parts: BandWork,
        in place: (_ byteCount: Int) -> StripBlock
    ) {
        let scratches = parts.scratches.prefix(parts.count)
        let runCount = scratches.reduce(0) { $0 + $1.pointee.runs.count }
        let levelCount = scratches.reduce(0) { $0 + $1.pointee.levels.count }
        let bandCount = Int(parts.shape.band_count)
        self.init(
            bounds: bounds, bandCount: bandCount + 1, runCount: runCount, levelCount: levelCount, in: place
        ) { newBands, newRuns, newLevels in
            var (run, level) = (0, 0)
            for (part, scratch) in scratches.enumerated() {
                for band in parts.bands(of: part) {
                    newBands[band] = bands[band + part] + Int32(truncatingIfNeeded: run)
                }
                for var copy in scratch.pointee.runs.elements {
                    if !copy.isConstant { copy.offset += Int32(truncatingIfNeeded: level / 16) }
                    newRuns[run] = copy
                    run += 1
                }
                let levels = scratch.pointee.levels.elements
                _ = newLevels[level...].initialize(fromContentsOf: levels)
                level += levels.count
            }
            newBands[bandCount] = Int32(truncatingIfNeeded: run)
        }
    }

    /// - Parameter write: fills in the bands' first runs, the runs and the levels.
    init(
        bounds: PixelRect, bandCount: Int, runCount: Int, levelCount: Int, in place: (_ byteCount: Int) -> StripBlock,
        _ write: (
            UnsafeMutableBufferPointer<Int32>, UnsafeMutableBufferPointer<pk_run>, UnsafeMutableBufferPointer<UInt8>
        ) -> Void
    ) {
        // Header, levels, runs, bands: each leaves the next one aligned.
        let start = (MemoryLayout<Header>.stride + 15) & ~15
        let runBytes = runCount * MemoryLayout<pk_run>.stride
        let byteCount = start + levelCount + runBytes + bandCount * MemoryLayout<Int32>.stride
        block = place(byteCount)
        let memory = block.allocate(byteCount)
        let levels = (memory + start).bindMemory(to: UInt8.self, capacity: levelCount)
        let runs = (memory + start + levelCount).bindMemory(to: pk_run.self, capacity: runCount)
        let bands = (memory + start + levelCount + runBytes).bindMemory(to: Int32.self, capacity: bandCount)
        let header = memory.bindMemory(to: Header.self, capacity: 1)
        header.initialize(
            to: Header(bounds: bounds, runs: runs, bands: bands, levels: levels, byteCount: byteCount))
        self.header = UnsafePointer(header)
        write(
            UnsafeMutableBufferPointer(start: bands, count: bandCount),
            UnsafeMutableBufferPointer(start: runs, count: runCount),
            UnsafeMutableBufferPointer(start: levels, count: levelCount))
    }
}

extension pk_run {
    var isConstant: Bool { offset < 0 }
    /// Whether all pixels are fully covered, as far as is known without examining each.
    var isFull: Bool { isConstant && rows == .max }
    var end: Int { Int(x) + Int(width) }

    /// The index of a run's first level, for a run that has levels.
    @inline(__always) var firstLevel: Int { Int(offset) * 16 }

    /// The level of one row of a constant run.
    @inline(__always)
    func level(ofRow row: Int) -> UInt8 { UInt8(truncatingIfNeeded: rows >> UInt32(row * 8)) }
}
