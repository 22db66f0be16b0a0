/// Decides which tiles are drawn at high precision: those where so many translucent steps overlap that rounding to
/// bytes would be visible.
///
/// Every step that composites with bytes rounds by up to half a level, and scales the accumulated error by one minus
/// its alpha: a hundred layers of one-hundredth white would be fifteen levels off. As long as the accumulated error
/// stays below one and a half levels, a byte is within one level of the rounded exact result. Tiles that may exceed
/// this bound are drawn in floats and rounded once. The map counts the steps of the whole drawing, whatever part is
/// redrawn, since pixels must not depend on that.
///
/// Why the bound holds: let e be the error before a step of alpha a. The step keeps 1 - a of the backdrop, and thus of
/// its error, and adds its own rounding r. `add` computes e' = e (1 - a) + r. Steps of equal alpha approach r / a from
/// below, so steps of alpha 0.35 and more never reach 1.5 however many there are, and only smaller alphas need counting
/// (`accumulates`).
///
/// The alpha of a soft step (a shadow, a translucent image) is unknown and may be close to zero. It doesn't reduce the
/// error, so bytes allow at most two of them over a colour. The coverage of a shadow is also a byte, but its rounding
/// is not counted: every two overlapping shadows would then be drawn at high precision for the sake of single pixels
/// that are two levels off. An opaque step resets the error of the cells that it covers.
package struct PrecisionMap: Sendable {
    /// The rounding error of a step: half a level, plus sums that are off by at most 1/256.
    private static let rounding: Float = 0.51
    /// Steps of at least this alpha never reach the greatest error: 0.51 / 0.35 is 1.457.
    private static let minAlpha: Float = 0.35
    private static let maxError: Float = 1.5
    /// The error of a soft step, such that three exceed the bound: 0.5 + 2 × 0.49 is below the greatest error, and 0.5
    /// + 3 × 0.49 above. Where two overlap, both are hardly ever off by half a level in the same direction.
    private static let softRounding: Float = 0.49
    /// The error of a rounded colour.
    private static let minError: Float = 0.5
    /// Errors are tracked in cells of this many pixels, which divide a tile: small enough for highp parts to fit the
    /// overlaps closely, and large enough for counting to be cheap.
    private static let cellWidth = 32
    private static let cellHeight = 16

    /// A whole number of tiles.
    private let area: PixelRect
    private let columns: Int
    /// The error of each cell's pixels, in levels; empty until a translucent step is added.
    private var errors: [Float] = []
    /// Marks a cell for high precision, in place of an error. Infinity multiplied by the fraction that a step keeps
    /// stays infinite, so only a step that hides the cell resets it.
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

    /// Whether steps of this alpha alone can exceed the greatest error.
    @inline(__always)
    package static func accumulates(_ alpha: Float) -> Bool { alpha > 0 && alpha < minAlpha }

    /// Whether low precision suffices everywhere.
    package var isEmpty: Bool {
        errors.withUnsafeBufferPointer { errors in
            // No early exit, so that the loop vectorizes.
            var highp: UInt32 = 0
            for cell in errors.indices { highp |= errors[cell] == Self.needsHighp ? 1 : 0 }
            return highp == 0
        }
    }

    /// Appends the parts of tiles to be drawn at high precision, in tile order.
    package func addParts(to parts: inout [PixelRect]) {
        guard !errors.isEmpty else { return }
        let layout = TileLayout(area: area)
        for tile in 0..<layout.count {
            let part = highpPart(of: layout.bounds(of: tile))
            if !part.isEmpty { parts.append(part) }
        }
    }

    /// Counts a step that composites with `alpha`, after the previous ones.
    package mutating func add(_ bounds: PixelRect, alpha: Float) {
        add(bounds, rest: 1 - alpha, Self.rounding)
    }

    /// Counts a soft step.
    package mutating func addSoft(_ bounds: PixelRect) { add(bounds, rest: 1, Self.softRounding) }

    private static let errorPool = ArrayPool<Float>()

    private var cellCount: Int { columns * (area.height / Self.cellHeight) }

    /// Resets the map and keeps its memory for the next drawing.
    package mutating func leaveMemory() {
        Self.errorPool.release(&errors)
    }

    /// Resets the error where the pixels below are fully hidden.
    package mutating func cover(_ part: PixelRect) {
        guard !errors.isEmpty else { return }
        let part = part.intersection(area)
        guard !part.isEmpty else { return }
        // Only cells that lie entirely inside: rounding inwards here and outwards in `add` never underestimates the
        // error.
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

    /// Updates the errors of cells; iterations are independent, so the loop vectorizes.
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

    /// The pixels of a tile, or of its redrawn part, that are drawn at high precision: the bounding box of the cells
    /// that need it. Empty outside the area.
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
        // The whole tile's cells decide, not those of `part`: a pixel is drawn by the same pipeline whatever is redrawn
        // around it.
        guard firstRow <= lastRow else { return .zero }
        let highp = PixelRect(
            x: left + firstColumn * Self.cellWidth, y: top + firstRow * Self.cellHeight,
            width: (lastColumn - firstColumn + 1) * Self.cellWidth, height: (lastRow - firstRow + 1) * Self.cellHeight)
        return highp.intersection(part)
    }
}
