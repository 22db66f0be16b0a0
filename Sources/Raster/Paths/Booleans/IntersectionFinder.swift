/// Cuts pieces where curves cross, touch or overlap, until they meet only at vertices.
///
/// Pairs of pieces are subdivided into ever smaller arcs until their relation is certain: disjoint, meeting only at a
/// shared vertex, or crossing once, at a point that is then computed to full precision. Pairs still undecided when the
/// arcs are straight as far as the grid can tell are left to the sweep.
struct IntersectionFinder {
    /// A curve this close to its chord, in grid units, is a line.
    static let flatness = 0.25
    /// A vertex this close to a piece lies on it.
    private static let reach = 1.5
    /// Arcs closer than this are not disjoint.
    private static let margin = 2.0
    /// Arcs this close to their chords are not subdivided further. Where an arc diverges from a tangent, the end of its
    /// first chord is then still beyond `reach`.
    private static let finest = 2.0
    /// Pieces are not cut closer to their ends than this.
    private static let shortest = 3.0
    /// If more pairs of arcs than this are undecided, two pieces are left as they are.
    private static let maxOpenPairCount = 4096
    private static let maxRoundCount = 12

    private var list: PieceList
    private var cuts: [(piece: Int32, t: Double, vertex: Int32)] = []
    private var breaks: [(piece: Int32, t: Double)] = []
    /// The pairs of arcs: decided ones, then undecided ones.
    private var open: [(Arc, Arc)] = []
    private var remainingWork: Int

    private init(_ list: PieceList) {
        self.list = list
        remainingWork = 4_000_000 + 64 * list.pieces.count
    }

    /// Cuts the pieces of `list`. False when there were too many near misses to examine.
    static func cut(_ list: inout PieceList) -> Bool {
        guard list.hasCurves else { return true }
        var finder = IntersectionFinder(list)
        list = PieceList(grid: list.grid)
        var isSettled = false
        for _ in 0..<maxRoundCount where !isSettled {
            finder.mergeCoincident()
            isSettled = !finder.cutOnce()
            guard finder.remainingWork > 0 else { break }
        }
        list = finder.list
        list.breaks = finder.breaks
        return finder.remainingWork > 0
    }

    /// Examines each pair of nearby pieces, and cuts them. False when there was nothing to cut.
    private mutating func cutOnce() -> Bool {
        cuts.removeAll(keepingCapacity: true)
        breaks.removeAll(keepingCapacity: true)
        let pieces = list.pieces
        let arcs = pieces.map { Arc(cubic: list.cubic(of: $0), t0: $0.t0, t1: $0.t1, from: $0.from, to: $0.to) }
        let boxes = arcs.map { $0.cubic.box.insetBy(-Self.margin) }
        BoxTree(boxes) { !list.isLine(pieces[$0]) }.forEachPair { i, j in
            remainingWork -= 1
            if concerns(pieces[i], pieces[j]) { examine(i, arcs[i], j, arcs[j]) }
            return remainingWork > 0
        }
        guard !cuts.isEmpty else { return false }
        applyCuts()
        return true
    }

    /// Whether the relation of two pieces matters: lines to be clipped by a region are independent of one another, and
    /// crossings of straight lines are left to the sweep.
    private func concerns(_ a: Piece, _ b: Piece) -> Bool {
        if list.isLine(a), list.isLine(b) { return false }
        return a.role == .boundary ? b.role != .lineOnBoundary : a.role == .line && b.role == .boundary
    }

    // MARK: Pairs of pieces

    private mutating func examine(_ i: Int, _ a: Arc, _ j: Int, _ b: Arc) {
        let known = cuts.count
        touch(i, a, at: b.from)
        touch(i, a, at: b.to)
        touch(j, b, at: a.from)
        touch(j, b, at: a.to)
        // Pieces that are cut now are examined again in the next round.
        if cuts.count == known { separate(i, a, j, b) }
    }

    /// Cuts a piece where a vertex of another lies on it.
    private mutating func touch(_ i: Int, _ arc: Arc, at vertex: Int32) {
        guard vertex != arc.from, vertex != arc.to else { return }
        let p = list.vertices.points[Int(vertex)].point
        guard var t = arc.parameter(near: p, within: Self.reach) else { return }
        let whole = list.cubic(of: Piece(curve: list.pieces[i].curve, t0: 0, t1: 1, from: 0, to: 0))
        let exact = list.grid.toGrid(list.vertices.positions[Int(vertex)])
        for _ in 0..<3 {
            // A Gauss-Newton step towards the nearest point of the curve. The iteration converges fast, as the point
            // lies almost on the curve.
            let speed = whole.derivative(at: t)
            guard speed.dot(speed) > 0 else { break }
            t = min(max(t + (exact - whole.point(at: t)).dot(speed) / speed.dot(speed), arc.t0), arc.t1)
        }
        guard !isNearEnd(exact, arc.from, arc.to) else { return }
        cuts.append((Int32(i), t, vertex))
    }

    /// Whether a point is so close to one of two vertices that a cut there would leave almost nothing.
    private func isNearEnd(_ p: Point, _ from: Int32, _ to: Int32) -> Bool {
        isNear(p, from) || isNear(p, to)
    }

    private func isNear(_ p: Point, _ vertex: Int32) -> Bool {
        let gap = list.vertices.points[Int(vertex)].point - p
        return max(abs(gap.x), abs(gap.y)) < Self.shortest
    }

    /// Finds the crossings of two pieces, and refines their chords until these have the same arrangement as the curves.
    private mutating func separate(_ i: Int, _ a: Arc, _ j: Int, _ b: Arc) {
        open.removeAll(keepingCapacity: true)
        open.append((a, b))
        // Arcs are processed breadth first, so that pieces that stay close along their whole lengths, and remain
        // undecided in the end, are subdivided evenly.
        var first = 0
        while first < open.count, open.count - first < Self.maxOpenPairCount, remainingWork > 0 {
            let generation = first..<open.count
            for k in generation {
                let (a, b) = open[k]
                if !isSettled(i, a, j, b) { refine(i, a, j, b) }
            }
            remainingWork -= generation.count
            first = generation.upperBound
        }
    }

    /// Splits the arc that deviates more from its chord.
    private mutating func refine(_ i: Int, _ a: Arc, _ j: Int, _ b: Arc) {
        if a.deviation >= b.deviation {
            let (first, second) = a.split()
            breaks.append((Int32(i), first.t1))
            open.append((first, b))
            open.append((second, b))
        } else {
            let (first, second) = b.split()
            breaks.append((Int32(j), first.t1))
            open.append((a, first))
            open.append((a, second))
        }
    }

    /// Whether the relation of two arcs is certain. Cuts their pieces where they cross.
    private mutating func isSettled(_ i: Int, _ a: Arc, _ j: Int, _ b: Arc) -> Bool {
        let shared =
            (a.from >= 0 && (a.from == b.from || a.from == b.to) ? 1 : 0)
            + (a.to >= 0 && (a.to == b.from || a.to == b.to) ? 1 : 0)
        if shared == 0, a.isDisjoint(from: b, by: Self.margin) { return true }
        if shared == 1, a.meetsOnlyAtVertex(b) { return true }
        if a.deviation <= Self.finest, b.deviation <= Self.finest { return true }
        guard shared < 2, a.crossesAtMostOnce(b) else { return false }
        if shared == 1 { return true }
        guard a.straddles(b), let crossing = a.crossing(with: b) else { return false }
        cut(i, at: crossing.t, j, at: crossing.u, point: crossing.point)
        return true
    }

    private mutating func cut(_ i: Int, at t: Double, _ j: Int, at u: Double, point: Point) {
        let (a, b) = (list.pieces[i], list.pieces[j])
        let end = [a.from, a.to, b.from, b.to].first { isNear(point, $0) }
        let vertex = end ?? list.vertex(at: point)
        if !isNearEnd(point, a.from, a.to) { cuts.append((Int32(i), t, vertex)) }
        if !isNearEnd(point, b.from, b.to) { cuts.append((Int32(j), u, vertex)) }
    }

    private mutating func applyCuts() {
        cuts.sort { ($0.piece, $0.t) < ($1.piece, $1.t) }
        let pieces = list.pieces
        list.pieces.removeAll(keepingCapacity: true)
        var next = 0
        var ends: [(t: Double, vertex: Int32)] = []
        for (index, piece) in pieces.enumerated() {
            guard next < cuts.count, cuts[next].piece == index else {
                list.pieces.append(piece)
                continue
            }
            ends = [(piece.t0, piece.from)]
            while next < cuts.count, cuts[next].piece == index {
                let (_, t, vertex) = cuts[next]
                if vertex != ends[ends.count - 1].vertex, vertex != piece.to { ends.append((t, vertex)) }
                next += 1
            }
            ends.append((piece.t1, piece.to))
            list.append(piece, cutAt: ends)
        }
    }

    // MARK: Coincidence

    /// Merges coincident pieces between the same vertices into one.
    private mutating func mergeCoincident() {
        var ends: [(key: UInt64, index: Int)] = []
        for (index, piece) in list.pieces.enumerated() where !list.isLine(piece) && piece.role != .lineOnBoundary {
            let key = UInt64(min(piece.from, piece.to)) << 32 | UInt64(max(piece.from, piece.to))
            ends.append((key, index))
        }
        ends.sort { ($0.key, $0.index) < ($1.key, $1.index) }
        var start = 0
        while start < ends.count {
            var end = start + 1
            while end < ends.count, ends[end].key == ends[start].key { end += 1 }
            for k in (start + 1)..<max(end, start + 1) { mergeCoincidentPiece(ends[k].index, among: ends[start..<k]) }
            start = end
        }
        // A boundary whose winding cancels out bounds nothing.
        list.pieces.removeAll { $0.role == .boundary && $0.winding == .zero }
    }

    private mutating func mergeCoincidentPiece(_ index: Int, among earlier: ArraySlice<(key: UInt64, index: Int)>) {
        let piece = list.pieces[index]
        for (_, other) in earlier {
            let twin = list.pieces[other]
            switch (twin.role, piece.role) {
            case (.boundary, .boundary):
                guard twin.winding != .zero, isCoincident(piece, twin) else { continue }
                list.pieces[other].winding &+= twin.from == piece.from ? piece.winding : .zero &- piece.winding
                list.pieces[index].winding = .zero
                return
            case (.line, .boundary):
                if isCoincident(piece, twin) { list.pieces[other].role = .lineOnBoundary }
            default:
                continue
            }
        }
    }

    /// Whether two pieces with the same ends coincide in between.
    private func isCoincident(_ a: Piece, _ b: Piece) -> Bool {
        let cubic = list.cubic(of: a)
        let arc = Arc(cubic: list.cubic(of: b), t0: 0, t1: 1, from: -1, to: -1)
        return [0.5, 0.13, 0.29, 0.71, 0.87].allSatisfy {
            arc.parameter(near: cubic.point(at: $0), within: Self.reach) != nil
        }
    }
}
