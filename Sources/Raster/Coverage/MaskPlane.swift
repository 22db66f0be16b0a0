/// The coverage levels of a rectangle of pixels in row order: the retained form of a mask's coverage.
struct MaskPlane: @unchecked Sendable {
    // The levels are immutable after initialization, so threads may share the plane.
    let bounds: PixelRect
    let levels: UnsafePointer<UInt8>
    /// The owner of the memory.
    private let block: StripBlock

    var byteCount: Int { bounds.width * bounds.height }

    /// `write` fills all levels, and may write `spare` bytes more.
    init(bounds: PixelRect, spare: Int = 0, in block: StripBlock, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
        let byteCount = bounds.width * bounds.height + spare
        let levels = block.allocate(byteCount).bindMemory(to: UInt8.self, capacity: byteCount)
        write(levels)
        self.bounds = bounds
        self.levels = UnsafePointer(levels)
        self.block = block
    }

    init(_ mask: AlphaMask) {
        self.init(bounds: mask.bounds, in: StripBlock(capacity: mask.levels.count)) { levels in
            mask.levels.withUnsafeBufferPointer { all in
                if let first = all.baseAddress { levels.initialize(from: first, count: all.count) }
            }
        }
    }
}
