/// The vertices of pieces: a point within one grid unit of another is the same vertex.
struct VertexTable {
    /// The size of the hash cells, as a power of two in grid units.
    private static let cellShift = Int32(6)

    private(set) var points: [GridPoint] = []
    /// The same points in the caller's units, as they were given.
    private(set) var positions: [Point] = []
    /// The vertex added last to each cell, and for each vertex the previous one in its cell, -1 for none.
    private var cells: [UInt64: Int32] = [:]
    private var previous: [Int32] = []

    mutating func reserveCapacity(_ count: Int) {
        points.reserveCapacity(count)
        positions.reserveCapacity(count)
        previous.reserveCapacity(count)
        cells.reserveCapacity(count)
    }

    /// The vertex at a grid point, created if there is none; `position` is the point in the caller's units.
    mutating func vertex(at p: GridPoint, position: @autoclosure () -> Point) -> Int32 {
        if let known = nearest(to: p) { return known }
        let vertex = Int32(points.count)
        points.append(p)
        positions.append(position())
        let cell = Self.cell(p.x >> Self.cellShift, p.y >> Self.cellShift)
        previous.append(cells.updateValue(vertex, forKey: cell) ?? -1)
        return vertex
    }

    /// The position of the vertex exactly at `p`.
    func position(at p: GridPoint) -> Point? {
        var vertex = cells[Self.cell(p.x >> Self.cellShift, p.y >> Self.cellShift)] ?? -1
        while vertex >= 0, points[Int(vertex)] != p { vertex = previous[Int(vertex)] }
        return vertex >= 0 ? positions[Int(vertex)] : nil
    }

    private func nearest(to p: GridPoint) -> Int32? {
        var best: (vertex: Int32, distance: Int64)?
        for cellX in ((p.x - 1) >> Self.cellShift)...((p.x + 1) >> Self.cellShift) {
            for cellY in ((p.y - 1) >> Self.cellShift)...((p.y + 1) >> Self.cellShift) {
                var vertex = cells[Self.cell(cellX, cellY)] ?? -1
                while vertex >= 0 {
                    let q = points[Int(vertex)]
                    let (dx, dy) = (Int64(q.x) - Int64(p.x), Int64(q.y) - Int64(p.y))
                    if abs(dx) <= 1, abs(dy) <= 1, dx * dx + dy * dy < best?.distance ?? 3 {
                        best = (vertex, dx * dx + dy * dy)
                    }
                    vertex = previous[Int(vertex)]
                }
            }
        }
        return best?.vertex
    }

    private static func cell(_ x: Int32, _ y: Int32) -> UInt64 { GridPoint(x: x, y: y).key }
}
