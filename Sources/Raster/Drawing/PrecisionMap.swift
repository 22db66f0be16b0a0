/// Which tiles are drawn at high precision: those in which so many translucent steps overlap that bytes would show it.
///
/// Every step that composites with bytes rounds them by up to half a level, and weakens the errors of the steps before by its
/// alpha: a hundred layers of one-hundredth white would be fifteen levels off. As long as the errors add up to less than one
/// and a half levels, a byte is within one of what floating point rounds to. Tiles in which they may come to more are drawn in
/// floats, and rounded once. The map is told about the steps of a whole drawing, whatever is drawn of it, since a pixel must
/// not depend on that.
///
/// Why the bound holds: let e be the error before a step of alpha a. What the step leaves of the backdrop is 1 - a of it, and
/// so of its error; the step adds its own rounding r. e' = e (1 - a) + r is what `add` computes. Steps of one alpha approach
/// r / a from below, so those of alpha 0.35 and more never reach 1.5 however many there are, and only smaller alphas are worth
/// counting (`accumulates`).
///
/// Of a soft step the alpha is not known, and may be next to nothing: a shadow, an image that is not opaque. It weakens
/// no error, so that two of them over a colour are as much as bytes hold. What is opaque starts anew where it covers a
/// cell.
package struct PrecisionMap: Sendable {
    /// A step rounds to the nearest level of sums that are a 256th of one off at most.
    private static let rounding: Float = 0.51
    /// Steps of this alpha, or a greater one, never come to the greatest error.
    private static let minAlpha: Float = 0.35
    private static let maxError: Float = 1.5
    /// Of a soft step, so that three are too much: where two come together both are hardly ever off by half a level one way.
    private static let softRounding: Float = 0.49
    /// Of a colour that has been rounded.
    private static let minError: Float = 0.5
    /// Errors are counted for cells of so many pixels, which divide a tile.
    private static let cellWidth = 32
    private static let cellHeight = 16

    /// Whole tiles.
    private let area: PixelRect
    private let columns: Int
    /// How far each cell's pixels may be off, in levels; empty until something comes that is translucent.
    private var errors: [Float] = []
    /// In place of an error, that the cell is to be drawn at high precision: no step makes less of it.
    private static let needsHighp = Float.infinity

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
    package static func accumulates(_ alpha: Float) -> Bool { alpha > 0 && alpha < minAlpha }

    /// Whether low precision is enough everywhere.
    package var isEmpty: Bool {
        errors.withUnsafeBufferPointer { errors in
            // Without a way out, so that several are looked at in one step.
            var highp: UInt32 = 0
            for cell in errors.indices { highp |= errors[cell] == Self.needsHighp ? 1 : 0 }
            return highp == 0
        }
    }

    /// Adds the parts of tiles that are to be drawn at high precision, in the order of the tiles.
    package func addParts(to parts: inout [PixelRect]) {
        guard !errors.isEmpty else { return }
        let layout = TileLayout(area: area)
        for tile in 0..<layout.count {
            let part = highpPart(of: layout.bounds(of: tile))
            if !part.isEmpty { parts.append(part) }
        }
    }

    /// Counts a step that joins what lies below by its alpha, next after those before.
    package mutating func add(_ bounds: PixelRect, alpha: Float) {
        add(bounds, rest: 1 - alpha, Self.rounding)
    }

    /// Counts a soft step.
    package mutating func addSoft(_ bounds: PixelRect) { add(bounds, rest: 1, Self.softRounding) }

    private static let errorPool = ArrayPool<Float>()

    private var cellCount: Int { columns * (area.height / Self.cellHeight) }

    /// Forgets all steps, and leaves the memory in which they were counted to the next.
    package mutating func leaveMemory() {
        Self.errorPool.release(&errors)
    }

    /// What was below is wholly hidden there.
    package mutating func cover(_ part: PixelRect) {
        guard !errors.isEmpty else { return }
        let part = part.intersection(area)
        guard !part.isEmpty else { return }
        let left = (part.x - area.x + Self.cellWidth - 1) / Self.cellWidth
        let right = (part.maxX - area.x) / Self.cellWidth
        let top = (part.y - area.y + Self.cellHeight - 1) / Self.cellHeight
        let bottom = (part.maxY - area.y) / Self.cellHeight
        guard left < right, top < bottom else { return }
        update(columns: left..<right, rows: top..<bottom) { _ in Self.minError }
    }

    private mutating func add(_ bounds: PixelRect, rest: Float, _ rounding: Float) {
        let part = bounds.intersection(area)
        guard rest > 0, !part.isEmpty else { return }
        if errors.isEmpty { errors = Self.errorPool.acquire(cellCount, of: Self.minError) }
        let (left, right) = ((part.x - area.x) / Self.cellWidth, (part.maxX - 1 - area.x) / Self.cellWidth)
        let (top, bottom) = ((part.y - area.y) / Self.cellHeight, (part.maxY - 1 - area.y) / Self.cellHeight)
        update(columns: left..<right + 1, rows: top..<bottom + 1) { error in
            let sum = error * rest + rounding
            return sum < Self.maxError ? sum : Self.needsHighp
        }
    }

    /// Changes the errors of cells: several in one step, as none waits for another.
    @inline(__always)
    private mutating func update(columns: Range<Int>, rows: Range<Int>, _ body: (Float) -> Float) {
        let stride = self.columns
        errors.withUnsafeMutableBufferPointer { errors in
            // The cells lie in the grid.
            guard let errors = errors.baseAddress else { return }
            for row in rows {
                let cells = errors + row * stride
                for column in columns { cells[column] = body(cells[column]) }
            }
        }
    }

    /// The pixels of a tile, or of what is drawn of it, that are drawn at high precision: a box around the cells that need to
    /// be. Beyond the area there are none.
    func highpPart(of part: PixelRect) -> PixelRect {
        guard !errors.isEmpty, area.contains(part) else { return .zero }
        let (width, height) = (TileLayout.defaultWidth, TileLayout.defaultHeight)
        let left = TileLayout.floorDivide(part.x, width) * width
        let top = TileLayout.floorDivide(part.y, height) * height
        let cells = (x: width / Self.cellWidth, y: height / Self.cellHeight)
        let first = (top - area.y) / Self.cellHeight * columns + (left - area.x) / Self.cellWidth
        var (firstColumn, lastColumn, firstRow, lastRow) = (Int.max, 0, Int.max, 0)
        errors.withUnsafeBufferPointer { errors in
            for row in 0..<cells.y {
                for column in 0..<cells.x where errors[first + row * columns + column] == Self.needsHighp {
                    (firstColumn, lastColumn) = (min(firstColumn, column), max(lastColumn, column))
                    (firstRow, lastRow) = (min(firstRow, row), row)
                }
            }
        }
        guard firstRow <= lastRow else { return .zero }
        let highp = PixelRect(
            x: left + firstColumn * Self.cellWidth, y: top + firstRow * Self.cellHeight,
            width: (lastColumn - firstColumn + 1) * Self.cellWidth, height: (lastRow - firstRow + 1) * Self.cellHeight)
        return highp.intersection(part)
    }
}
