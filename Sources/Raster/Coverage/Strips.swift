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
        // Header, levels, runs, bands: each leaves the next one aligned.
        let start = (MemoryLayout<Header>.stride + 15) & ~15
        let runBytes = runs.count * MemoryLayout<pk_run>.stride
        let byteCount = start + levels.count + runBytes + bands.count * MemoryLayout<Int32>.stride
        block = place(byteCount)
        let memory = block.allocate(byteCount)
        func put<Element: BitwiseCopyable>(
            _ elements: UnsafeBufferPointer<Element>, at offset: Int
        ) -> UnsafePointer<Element> {
            let place = (memory + offset).bindMemory(to: Element.self, capacity: elements.count)
            if let base = elements.baseAddress { place.initialize(from: base, count: elements.count) }
            return UnsafePointer(place)
        }
        let header = memory.bindMemory(to: Header.self, capacity: 1)
        header.initialize(
            to: Header(
                bounds: bounds, runs: put(runs, at: start + levels.count),
                bands: put(bands, at: start + levels.count + runBytes), levels: put(levels, at: start),
                byteCount: byteCount))
        self.header = UnsafePointer(header)
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
