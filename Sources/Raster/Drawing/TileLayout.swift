/// The division of an area into tiles, which start at multiples of their size independent of the area's origin.
struct TileLayout: BitwiseCopyable {
    /// Divides the shaders' anchor spacing, so that a row of a tile has one anchor.
    static let defaultWidth = 256
    // 64 KB of pixels: they stay in a core's second-level cache while all steps of the tile are drawn onto them.
    static let defaultHeight = 64

    let area: PixelRect
    let width: Int
    let height: Int
    private let firstColumn: Int
    private let firstRow: Int
    private let columns: Int
    private let rows: Int

    var count: Int { columns * rows }

    /// The area is not empty.
    init(area: PixelRect, width: Int = defaultWidth, height: Int = defaultHeight) {
        self.area = area
        self.width = width
        self.height = height
        firstColumn = Self.floorDivide(area.x, width)
        firstRow = Self.floorDivide(area.y, height)
        columns = Self.floorDivide(area.maxX - 1, width) - firstColumn + 1
        rows = Self.floorDivide(area.maxY - 1, height) - firstRow + 1
    }

    func bounds(of tile: Int) -> PixelRect {
        let x = (firstColumn + tile % columns) * width
        let y = (firstRow + tile / columns) * height
        return PixelRect(x: x, y: y, width: width, height: height).intersection(area)
    }

    /// `bounds` lies inside the area and is not empty.
    @inline(__always)
    func forEachTile(touching bounds: PixelRect, _ body: (Int) -> Void) {
        let left = Self.floorDivide(bounds.x, width) - firstColumn
        let right = Self.floorDivide(bounds.maxX - 1, width) - firstColumn
        let top = Self.floorDivide(bounds.y, height) - firstRow
        let bottom = Self.floorDivide(bounds.maxY - 1, height) - firstRow
        for row in top...bottom {
            for column in left...right { body(row * columns + column) }
        }
    }

    static func floorDivide(_ a: Int, _ b: Int) -> Int {
        a >= 0 ? a / b : -((b - 1 - a) / b)
    }
}
