/// What one thread needs to draw tiles of a size.
struct TileMemory: ~Copyable {
    let width: Int
    let height: Int
    /// The groups that are open, the innermost last; before them what all are drawn on.
    var layers = GrowingBuffer<TileLayer>(capacity: 8)
    var deepPlanes = GrowingBuffer<DeepPlane>(capacity: 8)
    /// Blocks side by side that wait to be shaded together.
    var pending = GrowingBuffer<CoverageBlock>(capacity: 16)
    /// A band of pixels made by a shader, the same of fine pixels, and a row for blend modes that need a copy.
    let shaded: UnsafeMutablePointer<UInt8>
    let fine: UnsafeMutablePointer<UInt32>
    let copy: UnsafeMutablePointer<UInt8>
    /// A level for each pixel.
    let mask: UnsafeMutablePointer<UInt8>
    /// One tile's pixels for each depth of groups reached so far.
    private var groups: [UnsafeMutablePointer<UInt8>] = []
    /// The same in floating point, and a row of it; only where tiles are drawn so.
    private var deepGroups: [UnsafeMutablePointer<Float>] = []
    private var deepRow: UnsafeMutablePointer<Float>?

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        shaded = .allocate(capacity: width * 4 * Strips.bandHeight)
        fine = .allocate(capacity: TileRenderer.fineStride * Strips.bandHeight)
        copy = .allocate(capacity: width * 4)
        mask = .allocate(capacity: width * height)
    }

    deinit {
        for tile in groups { tile.deallocate() }
        for tile in deepGroups { tile.deallocate() }
        deepRow?.deallocate()
        shaded.deallocate()
        fine.deallocate()
        copy.deallocate()
        mask.deallocate()
    }

    var byteCount: Int { width * height * (1 + 4 * groups.count + 17 * deepGroups.count) }

    /// The pixels of a tile in a group so deep within others.
    mutating func group(atDepth depth: Int) -> UnsafeMutablePointer<UInt8> {
        while groups.count <= depth { groups.append(.allocate(capacity: width * height * 4)) }
        return groups[depth]
    }

    mutating func deepGroup(atDepth depth: Int) -> UnsafeMutablePointer<Float> {
        while deepGroups.count <= depth { deepGroups.append(.allocate(capacity: DeepPlane.count(rows: height))) }
        return deepGroups[depth]
    }

    mutating func rowOfDeepPixels() -> UnsafeMutablePointer<Float> {
        let row = deepRow ?? .allocate(capacity: DeepPlane.count(rows: 1))
        deepRow = row
        return row
    }
}
