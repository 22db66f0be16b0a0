/// Where so many faint colours lie over one another that a byte for each channel would not hold what they add up to.
///
/// Every step that joins pixels rounds them by up to half a level, and weakens the errors of the steps before by its alpha: a
/// hundred layers of one-hundredth white would be fifteen levels off. Tiles in which the errors may add up to two levels
/// are drawn in floating point, and rounded once. It is told about the steps of a whole drawing, whatever is drawn
/// of it, since a pixel must not depend on that.
package struct FaintOverlaps: Sendable {
    /// Colours with more alpha than this weaken errors so much that they never add up.
    private static let leastAlpha: Float = 1.0 / 4
    private static let greatestError: Float = 2
    /// Errors are counted for cells of so many pixels, which divide a tile.
    private static let cellWidth = 32
    private static let cellHeight = 16

    /// Whole tiles.
    private let area: PixelRect
    private let columns: Int
    /// How far each cell's pixels may be off, in levels; empty until something faint comes.
    private var errors: [Float] = []
    private var deepCells = 0

    /// - Parameter area: the pixels that will be drawn.
    package init(within area: PixelRect) {
        let (width, height) = (TileLayout.defaultWidth, TileLayout.defaultHeight)
        let (left, top) = (TileLayout.floorDivide(area.x, width), TileLayout.floorDivide(area.y, height))
        let right = TileLayout.floorDivide(area.maxX - 1, width) + 1
        let bottom = TileLayout.floorDivide(area.maxY - 1, height) + 1
        self.area = PixelRect(
            x: left * width, y: top * height, width: (right - left) * width, height: (bottom - top) * height)
        columns = self.area.width / Self.cellWidth
    }

    /// Whether a step of this alpha can add up with others.
    @inline(__always)
    package static func isFaint(_ alpha: Float) -> Bool { alpha > 0 && alpha < leastAlpha }

    /// Whether there is no tile at all.
    package var isEmpty: Bool { deepCells == 0 }

    /// The tiles that are to be drawn in floating point.
    package var tiles: Set<PixelRect> {
        guard deepCells > 0 else { return [] }
        let layout = TileLayout(area: area)
        return Set((0..<layout.count).lazy.map(layout.bounds(of:)).filter(reach))
    }

    /// Counts a faint step that joins what lies below by its alpha, next after those before.
    package mutating func add(_ bounds: PixelRect, alpha: Float) {
        let part = bounds.intersection(area)
        guard Self.isFaint(alpha), !part.isEmpty else { return }
        if errors.isEmpty { errors = Array(repeating: 0.5, count: columns * (area.height / Self.cellHeight)) }
        guard deepCells < errors.count else { return }
        let (left, right) = ((part.x - area.x) / Self.cellWidth, (part.maxX - 1 - area.x) / Self.cellWidth)
        let (top, bottom) = ((part.y - area.y) / Self.cellHeight, (part.maxY - 1 - area.y) / Self.cellHeight)
        for row in top...bottom {
            for cell in (row * columns + left)...(row * columns + right) where errors[cell] < Self.greatestError {
                errors[cell] = errors[cell] * (1 - alpha) + 0.5
                if errors[cell] >= Self.greatestError { deepCells += 1 }
            }
        }
    }

    /// Whether a tile, or what is drawn of it, is to be drawn in floating point. Tiles beyond the area are not.
    func reach(_ part: PixelRect) -> Bool {
        guard deepCells > 0, area.contains(part) else { return false }
        let (width, height) = (TileLayout.defaultWidth, TileLayout.defaultHeight)
        let left = (TileLayout.floorDivide(part.x, width) * width - area.x) / Self.cellWidth
        let top = (TileLayout.floorDivide(part.y, height) * height - area.y) / Self.cellHeight
        for row in top..<(top + height / Self.cellHeight) {
            for column in left..<(left + width / Self.cellWidth)
            where errors[row * columns + column] >= Self.greatestError {
                return true
            }
        }
        return false
    }
}
