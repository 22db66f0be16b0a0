/// The scratch memory that one thread needs to draw tiles of one size.
struct TileScratch: ~Copyable {
    let width: Int
    let height: Int
    /// The render targets: the surface, then the open groups, innermost last.
    var layers = GrowingBuffer<GroupLayer>(capacity: 8)
    var highpPlanes = GrowingBuffer<HighpPlane>(capacity: 8)
    /// Adjacent blocks waiting to be shaded together.
    var pending = GrowingBuffer<CoverageSpan>(capacity: 16)
    /// A band of shaded pixels, a band of lowp pixels, and a row for blend modes that need a copy.
    let shaded: UnsafeMutablePointer<UInt8>
    let lowpRows: UnsafeMutablePointer<UInt32>
    let copy: UnsafeMutablePointer<UInt8>
    /// One level per pixel.
    let mask: UnsafeMutablePointer<UInt8>
    /// A tile's pixels for each nesting depth of groups reached so far.
    private var groups: [UnsafeMutablePointer<UInt8>] = []
    /// The same in floats, and one row; only where tiles are drawn at high precision.
    private var highpGroups: [UnsafeMutablePointer<Float>] = []
    private var highpRowMemory: UnsafeMutablePointer<Float>?

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        shaded = .allocate(capacity: width * 4 * Strips.bandHeight)
        lowpRows = .allocate(capacity: LowpPipeline.lowpStride * Strips.bandHeight)
        copy = .allocate(capacity: width * 4)
        mask = .allocate(capacity: width * height)
    }

    deinit {
        for tile in groups { tile.deallocate() }
        for tile in highpGroups { tile.deallocate() }
        highpRowMemory?.deallocate()
        shaded.deallocate()
        lowpRows.deallocate()
        copy.deallocate()
        mask.deallocate()
    }

    // A float row is 272 pixels of 16 bytes for 256 pixels: 17 bytes per pixel.
    var byteCount: Int { width * height * (1 + 4 * groups.count + 17 * highpGroups.count) }

    /// The pixels of a tile in a group at a nesting depth.
    mutating func group(atDepth depth: Int) -> UnsafeMutablePointer<UInt8> {
        while groups.count <= depth { groups.append(.allocate(capacity: width * height * 4)) }
        return groups[depth]
    }

    mutating func highpGroup(atDepth depth: Int) -> UnsafeMutablePointer<Float> {
        while highpGroups.count <= depth { highpGroups.append(.allocate(capacity: HighpPlane.count(rows: height))) }
        return highpGroups[depth]
    }

    mutating func highpRow() -> UnsafeMutablePointer<Float> {
        let row = highpRowMemory ?? .allocate(capacity: HighpPlane.count(rows: 1))
        highpRowMemory = row
        return row
    }
}
