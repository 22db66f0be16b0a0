/// Where so many faint colours lie over one another that a byte for each channel would not hold what they add up to.
///
/// Every step that joins pixels rounds them by up to half a level, and weakens the errors of the steps before by its alpha: a
/// hundred layers of one-hundredth white would be fifteen levels off. As long as the errors add up to less than one and a half
/// levels, a byte is within one of what floating point rounds to. Tiles in which they may come to more are drawn in floating
/// point, and rounded once. It is told about the steps of a whole drawing, whatever is drawn of it, since a pixel must not
/// depend on that.
///
/// Of soft steps, whose alpha changes from pixel to pixel, only the greatest is known: shadows, gradients. They are rounded
/// before they are joined, too, and by themselves may come to two levels.
package struct FaintOverlaps: Sendable {
    /// A step rounds to the nearest level of sums that are a 256th of one off at most.
    private static let rounding: Float = 0.51
    /// Steps of one alpha come to errors of the rounding by it: of this one and greater ones, to less than the greatest error.
    private static let leastAlpha: Float = 0.35
    private static let leastSoftAlpha: Float = 0.25
    private static let greatestError: Float = 1.5
    private static let greatestSoftError: Float = 2
    /// Errors are counted for cells of so many pixels, which divide a tile.
    private static let cellWidth = 32
    private static let cellHeight = 16

    /// Whole tiles.
    private let area: PixelRect
    private let columns: Int
    /// How far each cell's pixels may be off, in levels; empty until something comes that is translucent.
    private var errors: [Float] = []
    /// In place of an error, that the cell is to be drawn in floating point.
    private static let isDeep = Float.infinity
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

    /// Whether steps of this alpha can add up to too much by themselves.
    @inline(__always)
    package static func isFaint(_ alpha: Float, isSoft: Bool) -> Bool {
        alpha > 0 && alpha < (isSoft ? leastSoftAlpha : leastAlpha)
    }

    /// Whether there is no tile at all.
    package var isEmpty: Bool { deepCells == 0 }

    /// The tiles that are to be drawn in floating point.
    package var tiles: Set<PixelRect> {
        guard deepCells > 0 else { return [] }
        let layout = TileLayout(area: area)
        return Set((0..<layout.count).lazy.map(layout.bounds(of:)).filter(reach))
    }

    /// Counts a step that joins what lies below by its alpha, next after those before.
    package mutating func add(_ bounds: PixelRect, alpha: Float, isSoft: Bool) {
        let part = bounds.intersection(area)
        guard alpha > 0, alpha < 1, !part.isEmpty else { return }
        if errors.isEmpty { errors = Array(repeating: 0.5, count: columns * (area.height / Self.cellHeight)) }
        guard deepCells < errors.count else { return }
        let greatest = isSoft ? Self.greatestSoftError : Self.greatestError
        let (left, right) = ((part.x - area.x) / Self.cellWidth, (part.maxX - 1 - area.x) / Self.cellWidth)
        let (top, bottom) = ((part.y - area.y) / Self.cellHeight, (part.maxY - 1 - area.y) / Self.cellHeight)
        for row in top...bottom {
            for cell in (row * columns + left)...(row * columns + right) where errors[cell] < Self.isDeep {
                errors[cell] = errors[cell] * (1 - alpha) + Self.rounding
                guard errors[cell] >= greatest else { continue }
                errors[cell] = Self.isDeep
                deepCells += 1
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
            where errors[row * columns + column] == Self.isDeep {
                return true
            }
        }
        return false
    }
}
