import CoreGraphics
import Raster

/// The tile grids of a tiled layer's levels of detail. Level 0 has the resolution of the layer's contents; each level
/// above has twice, and each below half the resolution of the previous one.
package struct TilePyramid {
    let bounds: CGRect
    let contentsScale: CGFloat
    private let tileSize: CGSize
    private let levels: ClosedRange<Int>

    /// The maximum absolute level.
    private static let extremeLevel = 24
    /// The maximum number of tiles of one layer in one frame.
    private static let maxTileCount = 1024

    /// The grid of a layer with these bounds, in its own space, and `contentsScale` pixels per point.
    init(_ tiled: TiledProperties, bounds: CGRect, contentsScale: CGFloat) {
        self.bounds = bounds.standardized
        self.contentsScale = contentsScale
        tileSize = CGSize(
            width: max(1, tiled.tileSize.width.rounded()), height: max(1, tiled.tileSize.height.rounded()))
        // The lowest level has at least one pixel in each direction.
        let shortest = min(self.bounds.width, self.bounds.height) * contentsScale
        let room = shortest > 1 && shortest.isFinite ? Int(log2(Double(shortest))) : 0
        let below = max(0, min(tiled.levelsOfDetail - 1, room, Self.extremeLevel))
        levels = -below...max(0, min(tiled.levelsOfDetailBias, Self.extremeLevel))
    }

    /// One tile.
    package struct Tile: Hashable, Sendable {
        package let level: Int
        package let column: Int
        package let row: Int
    }

    /// Pixels per point of a level.
    func scale(of level: Int) -> CGFloat { contentsScale * exp2(CGFloat(level)) }

    /// The lowest level with sufficient resolution for `scale` device pixels per point.
    func level(forScale scale: Double) -> Int {
        let wanted = scale > 0 && scale.isFinite ? log2(scale / Double(contentsScale)) : 0
        // A scale up to 2^0.01, 0.7 % above a level's, still uses that level, so that rounding errors don't double the
        // resolution.
        let level = Int(max(-64, min((wanted - 0.01).rounded(.up), 64)))
        return max(levels.lowerBound, min(level, levels.upperBound))
    }

    /// The levels whose tiles may substitute for a missing tile of a level, best first.
    func fallbacks(for level: Int) -> [Int] {
        // Coarser tiles first: one of them covers the whole tile, while finer ones may leave gaps.
        let coarser = stride(from: level - 1, through: levels.lowerBound, by: -1)
        let finer = stride(from: level + 1, through: levels.upperBound, by: 1)
        return Array(coarser) + Array(finer)
    }

    /// The tile's part of the bounds, in the layer's coordinates.
    func rect(of tile: Tile) -> CGRect {
        let side = side(of: tile.level)
        return CGRect(
            x: CGFloat(tile.column) * side.width, y: CGFloat(tile.row) * side.height, width: side.width,
            height: side.height
        ).intersection(bounds)
    }

    /// The tile of a level that contains a point.
    func tile(at point: CGPoint, level: Int) -> Tile {
        let side = side(of: level)
        return Tile(
            level: level, column: Int((point.x / side.width).rounded(.down)),
            row: Int((point.y / side.height).rounded(.down)))
    }

    /// The tiles of a level that intersect a rectangle, or those of a coarser level if there would be too many, in
    /// rows.
    func tiles(in rect: CGRect, level: Int) -> [Tile] {
        let rect = rect.intersection(bounds)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
        // Each coarser level has about a quarter of the tiles.
        for level in stride(from: level, through: levels.lowerBound, by: -1) {
            let side = side(of: level)
            let columns = Self.cells(rect.minX, rect.maxX, side.width)
            let rows = Self.cells(rect.minY, rect.maxY, side.height)
            guard let columns, let rows else { continue }
            let (count, overflow) = columns.count.multipliedReportingOverflow(by: rows.count)
            guard !overflow, count <= Self.maxTileCount else { continue }
            return rows.flatMap { row in columns.map { Tile(level: level, column: $0, row: row) } }
        }
        reportOnce("a tiled layer would need more than \(Self.maxTileCount) tiles at once; none are drawn")
        return []
    }

    private func side(of level: Int) -> CGSize {
        let scale = scale(of: level)
        return CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
    }

    /// Nil when there are too many to count.
    private static func cells(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat) -> Range<Int>? {
        let (first, end) = ((low / side).rounded(.down), (high / side).rounded(.up))
        guard abs(first) < 1e15, abs(end) < 1e15 else { return nil }
        // At least one cell, even for a rectangle so thin that both numbers round to the same one.
        return Int(first)..<max(Int(first) + 1, Int(end))
    }
}
