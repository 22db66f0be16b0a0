import Raster

/// A coarse bitmap of the cells that a few rectangles intersect, for quick rejection.
///
/// The grid has at most 64 by 64 cells with a bit for each: a rectangle is tested against a row of cells by one AND. A
/// set bit only means that the cell may contain a pixel of a rectangle; the rectangles themselves are then tested, so
/// the result is exact.
struct OccupancyGrid {
    private let rects: [PixelRect]
    private let area: PixelRect
    /// The binary logarithm of the cell size.
    private let shift: Int
    /// One bit mask of columns per row of cells.
    private let rows: UnsafeMutablePointer<UInt64>

    private static let rowCount = UInt64.bitWidth

    /// Calls `body` with the grid of the rectangles.
    static func with(_ rects: [PixelRect], _ body: (OccupancyGrid) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: rowCount) { rows in
            rows.initialize(repeating: 0)
            body(OccupancyGrid(rects, rows.baseAddress!))
        }
    }

    private init(_ rects: [PixelRect], _ rows: UnsafeMutablePointer<UInt64>) {
        self.rects = rects
        self.rows = rows
        area = rects.reduce(.zero) { $0.union($1) }
        let side = max(area.width, area.height, 1)
        // The smallest cells of which 64 span the area: a shift by all but the first six bits of the last coordinate.
        shift = max(Int.bitWidth - (side - 1).leadingZeroBitCount - 6, 0)
        for rect in rects where !rect.isEmpty {
            let columns = columns(rect.x, rect.maxX)
            for row in (rect.y - area.y) >> shift...(rect.maxY - 1 - area.y) >> shift { rows[row] |= columns }
        }
    }

    /// Whether `rect` contains a pixel of one of the rectangles.
    func touch(_ rect: PixelRect) -> Bool {
        let (left, top) = (max(rect.x, area.x), max(rect.y, area.y))
        let (right, bottom) = (min(rect.maxX, area.maxX), min(rect.maxY, area.maxY))
        guard left < right, top < bottom else { return false }
        let columns = columns(left, right)
        for row in (top - area.y) >> shift...(bottom - 1 - area.y) >> shift where rows[row] & columns != 0 {
            return rects.contains { $0.x < right && left < $0.maxX && $0.y < bottom && top < $0.maxY }
        }
        return false
    }

    /// The columns of cells from the pixel `left` to the one before `right`. The area has at most 64 columns.
    @inline(__always)
    private func columns(_ left: Int, _ right: Int) -> UInt64 {
        let (first, last) = ((left - area.x) >> shift, (right - 1 - area.x) >> shift)
        return .max << UInt64(first) & .max >> UInt64(Self.rowCount - 1 - last)
    }
}
