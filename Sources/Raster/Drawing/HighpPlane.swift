internal import CPixelKernels

/// The highp pixels of a tile, or of a group in it: for every row of pixels, four planar rows, one per channel.
struct HighpPlane: BitwiseCopyable {
    let area: PixelRect
    private let base: UnsafeMutablePointer<Float>

    /// Elements from one row of pixels to the next.
    private static let stride = 4 * Int(PK_ROW)

    /// The number of elements in `rows` rows of pixels.
    static func count(rows: Int) -> Int { rows * stride }

    /// `memory` has one row of pixels for each row of `area`, which is no wider than a tile.
    init(_ memory: UnsafeMutablePointer<Float>, area: PixelRect) {
        base = memory
        self.area = area
    }

    @inline(__always)
    func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Float> {
        base + ((y - area.y) * Self.stride + x - area.x)
    }

    func clear() { base.update(repeating: 0, count: Self.count(rows: area.height)) }

    /// Loads bytes.
    func load(_ rect: PixelRect, from plane: PixelPlane, _ kernels: Kernels.Table) {
        for y in rect.y..<rect.maxY {
            kernels.pointee.highp_load(at(rect.x, y), plane.at(rect.x, y), Int32(rect.width))
        }
    }

    /// Rounds to bytes.
    func store(_ rect: PixelRect, to plane: PixelPlane, _ kernels: Kernels.Table) {
        for y in rect.y..<rect.maxY {
            kernels.pointee.highp_store(plane.at(rect.x, y), at(rect.x, y), Int32(rect.width))
        }
    }
}
