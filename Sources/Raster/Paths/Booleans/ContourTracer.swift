/// Links the edges between inside and outside into simple contours, each with the inside on its left.
struct ContourTracer {
    /// An edge with the inside on its left.
    struct Edge: BitwiseCopyable {
        var from: GridPoint
        var to: GridPoint
        var segment: Int32
    }

    struct Contour {
        var edges: [Edge]
        /// Twice the area, negative for a hole.
        var doubleArea: Double
        /// For a hole, the index of the contour that contains it.
        var parent: Int?

        var isHole: Bool { doubleArea < 0 }
    }

    private var edges: [Edge] = []
    /// For each edge, the next one around the same part of the inside.
    private var next: [Int32] = []
    /// For each edge, the first of those with the same start.
    private var fan: [Int32] = []

    /// The contours of a swept plane, each outer one followed by its holes.
    static func contours(of sweep: borrowing SweepLine) -> [Contour] {
        var tracer = ContourTracer()
        tracer.collectEdges(of: sweep)
        tracer.link()
        var contours = tracer.trace()
        // Drops contours that are too narrow to be distinguished from a line on the grid.
        contours.removeAll { contour in
            let length = contour.edges.reduce(0.0) { $0 + ($1.to.point - $1.from.point).length }
            return abs(contour.doubleArea) <= 2 * length
        }
        findParents(of: &contours, sweep)
        return contours
    }

    private mutating func collectEdges(of sweep: borrowing SweepLine) {
        for s in 0..<sweep.segments.count where sweep.segments.base[s].isBoundary {
            let segment = sweep.segments.base[s]
            let isForward = sweep.isInside(segment.above)
            edges.append(
                Edge(
                    from: isForward ? segment.a : segment.b, to: isForward ? segment.b : segment.a, segment: Int32(s)))
        }
        edges.sort { ($0.from.key, $0.to.key) < ($1.from.key, $1.to.key) }
    }

    // MARK: Contours

    private mutating func link() {
        next = Array(repeating: -1, count: edges.count)
        fan = Array(repeating: 0, count: edges.count)
        for i in edges.indices.dropFirst() {
            fan[i] = edges[i].from == edges[i - 1].from ? fan[i - 1] : Int32(i)
        }
        // Both orders, by start and by end, are traversed together: each edge meets the edges that leave its end.
        let arriving = edges.indices.sorted { edges[$0].to.key < edges[$1].to.key }
        var first = 0
        for i in arriving {
            while first < edges.count, edges[first].from.key < edges[i].to.key { first += 1 }
            var best: Int?
            var candidate = first
            while candidate < edges.count, edges[candidate].from == edges[i].to {
                if best.map({ turnsSharper(candidate, than: $0, after: i) }) ?? true { best = candidate }
                candidate += 1
            }
            next[i] = best.map { Int32($0) } ?? -1
        }
    }

    /// Whether the left turn from an edge into `i` is sharper than into `j`. The sharpest turn stays on the part of
    /// the inside that the edge bounds.
    private func turnsSharper(_ i: Int, than j: Int, after arriving: Int) -> Bool {
        let corner = edges[arriving].to
        let back = edges[arriving].from
        /// 0 for directions up to half a turn clockwise from the reverse direction, 1 for those beyond.
        func half(_ p: GridPoint) -> Int {
            let turn = GridPoint.turn(corner, back, p)
            return turn < 0 || (turn == 0 && GridPoint.along(corner, back, p) < 0) ? 0 : 1
        }
        let (a, b) = (edges[i].to, edges[j].to)
        return half(a) != half(b) ? half(a) < half(b) : GridPoint.turn(corner, a, b) < 0
    }

    private mutating func trace() -> [Contour] {
        var contours: [Contour] = []
        var isUsed = [Bool](repeating: false, count: edges.count)
        /// The position in the trail of the edge that leaves each vertex, indexed by the vertex's first edge.
        var place = [Int32](repeating: -1, count: edges.count)
        var trail: [Int] = []
        for start in edges.indices where !isUsed[start] {
            var i = start
            while true {
                let vertex = Int(fan[i])
                if place[vertex] >= 0 {
                    // Back at a vertex: the edges in between form a separate contour.
                    let loop = Int(place[vertex])..<trail.count
                    contours.append(contour(of: trail[loop]))
                    for k in trail[loop] { place[Int(fan[k])] = -1 }
                    trail.removeLast(loop.count)
                }
                if isUsed[i] { break }
                isUsed[i] = true
                place[vertex] = Int32(trail.count)
                trail.append(i)
                guard next[i] >= 0 else { break }
                i = Int(next[i])
            }
            for k in trail { place[Int(fan[k])] = -1 }
            trail.removeAll(keepingCapacity: true)
        }
        return contours
    }

    private func contour(of loop: ArraySlice<Int>) -> Contour {
        let origin = loop.first.map { edges[$0].from } ?? GridPoint(x: 0, y: 0)
        // The shoelace formula about a vertex of the contour, as the products are smaller than about the origin.
        let area = loop.reduce(0.0) { $0 + Double(GridPoint.turn(origin, edges[$1].from, edges[$1].to)) }
        return Contour(edges: loop.map { edges[$0] }, doubleArea: area)
    }

    // MARK: Holes

    /// A hole's parent is the contour next below its leftmost vertex, or that one's parent if it is a hole too.
    private static func findParents(of contours: inout [Contour], _ sweep: borrowing SweepLine) {
        var owner = [Int32](repeating: -1, count: sweep.segments.count)
        for (index, contour) in contours.enumerated() {
            for edge in contour.edges { owner[Int(edge.segment)] = Int32(index) }
        }
        var below = [Int?](repeating: nil, count: contours.count)
        for (index, contour) in contours.enumerated() where contour.isHole {
            var segment = sweep.lowestSegment(of: contour)
            // Skips contours that were dropped as too narrow.
            repeat {
                segment = segment < 0 ? -1 : sweep.segments.base[Int(segment)].boundaryBelow
            } while segment >= 0 && (owner[Int(segment)] < 0 || Int(owner[Int(segment)]) == index)
            below[index] = segment < 0 ? nil : Int(owner[Int(segment)])
        }
        for index in contours.indices where contours[index].isHole {
            var parent = below[index]
            var steps = 0
            while let p = parent, contours[p].isHole, steps < contours.count {
                parent = below[p]
                steps += 1
            }
            contours[index].parent = parent.flatMap { contours[$0].isHole ? nil : $0 }
        }
    }
}

extension SweepLine {
    /// The lower of the two segments at a contour's leftmost vertex.
    fileprivate borrowing func lowestSegment(of contour: ContourTracer.Contour) -> Int32 {
        var best = contour.edges[0].segment
        for edge in contour.edges.dropFirst() {
            let (s, t) = (segments.base[Int(edge.segment)], segments.base[Int(best)])
            if s.a.key < t.a.key || (s.a == t.a && GridPoint.turn(t.a, t.b, s.b) < 0) { best = edge.segment }
        }
        return best
    }
}
