/// The lines and curves of the paths of an operation, cut into pieces at vertices.
struct PieceList {
    let grid: Grid
    var curves: [SourceCurve] = []
    var vertices = VertexTable()
    var pieces: [Piece] = []
    /// The parameters, besides its ends, at which a piece's chord must be broken.
    var breaks: [(piece: Int32, t: Double)] = []
    var hasCurves = false

    /// A subpath as the range of its curves.
    struct Subpath {
        var curves: Range<Int>
        var isClosed: Bool
    }

    init(grid: Grid) { self.grid = grid }

    /// Adds the boundary of a region: all subpaths are closed, as for filling.
    mutating func addRegion(_ path: Path, winding: Winding) { add(path, .boundary, winding) }

    /// Adds lines for a region to clip, and returns their subpaths.
    mutating func addLines(_ path: Path) -> [Subpath] { add(path, .line, .zero) }

    @discardableResult
    private mutating func add(_ path: Path, _ role: Piece.Role, _ winding: Winding) -> [Subpath] {
        var subpaths: [Subpath] = []
        var i = 0
        var pen = Pen(role: role, winding: winding, first: curves.count)
        func finish(_ list: inout PieceList, isClosed: Bool) {
            if isClosed, pen.current != pen.start || pen.vertex != pen.startVertex {
                list.add(SourceCurve(lineFrom: pen.current, to: pen.start), &pen, to: pen.startVertex)
            }
            if pen.first < list.curves.count {
                subpaths.append(Subpath(curves: pen.first..<list.curves.count, isClosed: isClosed))
            }
            pen.first = list.curves.count
        }
        for verb in path.verbs {
            let p = path.points[i..<(i + verb.pointCount)]
            switch verb {
            case .move:
                finish(&self, isClosed: role == .boundary)
                pen.move(to: p[i], vertex(atInput: p[i]))
            case .line:
                add(SourceCurve(lineFrom: pen.current, to: p[i]), &pen)
            case .quad:
                add(SourceCurve(kind: .quad, pen.current, p[i], p[i], p[i + 1]), &pen)
            case .cubic:
                add(SourceCurve(kind: .cubic, pen.current, p[i], p[i + 1], p[i + 2]), &pen)
            case .close:
                finish(&self, isClosed: true)
            }
            i += verb.pointCount
        }
        finish(&self, isClosed: role == .boundary)
        return subpaths
    }

    /// The state while a path is added. Vertices are stored, because a later lookup of the same point might find a
    /// nearer vertex.
    private struct Pen {
        let role: Piece.Role
        let winding: Winding
        /// The index of the subpath's first curve.
        var first: Int
        var start = Point.zero
        var startVertex = Int32(0)
        var current = Point.zero
        var vertex = Int32(0)

        init(role: Piece.Role, winding: Winding, first: Int) {
            self.role = role
            self.winding = winding
            self.first = first
        }

        mutating func move(to p: Point, _ vertex: Int32) {
            (start, startVertex, current, self.vertex) = (p, vertex, p, vertex)
        }
    }

    // MARK: Pieces

    /// A piece's part of its curve, in grid units.
    func cubic(of piece: Piece) -> Cubic {
        let whole = gridCubic(curves[Int(piece.curve)])
        return piece.t0 == 0 && piece.t1 == 1 ? whole : whole.part(from: piece.t0, to: piece.t1)
    }

    func isLine(_ piece: Piece) -> Bool { curves[Int(piece.curve)].kind == .line }

    /// The vertex at a point in grid units.
    mutating func vertex(at p: Point) -> Int32 {
        vertices.vertex(at: GridPoint(rounding: p), position: grid.fromGrid(p))
    }

    /// The vertex at a point of an input path.
    private mutating func vertex(atInput p: Point) -> Int32 {
        vertices.vertex(at: GridPoint(rounding: grid.toGrid(p)), position: p)
    }

    private func gridCubic(_ curve: SourceCurve) -> Cubic {
        let c = curve.cubic
        return Cubic(grid.toGrid(c.p0), grid.toGrid(c.p1), grid.toGrid(c.p2), grid.toGrid(c.p3))
    }

    private mutating func add(_ curve: SourceCurve, _ pen: inout Pen, to vertex: Int32? = nil) {
        var curve = curve
        let to = vertex ?? self.vertex(atInput: curve.p3)
        var ends = [(t: 0.0, vertex: pen.vertex), (t: 1.0, vertex: to)]
        if curve.kind != .line {
            let cubic = gridCubic(curve)
            if cubic.deviation < IntersectionFinder.flatness {
                curve = SourceCurve(lineFrom: curve.p0, to: curve.p3)
            } else {
                hasCurves = true
                let inner = cubic.turningParameters.map { t in (t: t, vertex: self.vertex(at: cubic.point(at: t))) }
                ends.insert(contentsOf: inner, at: 1)
            }
        }
        curves.append(curve)
        let whole = Piece(
            role: pen.role, curve: Int32(curves.count - 1), t0: 0, t1: 1, from: pen.vertex, to: to,
            winding: pen.winding)
        append(whole, cutAt: ends)
        (pen.current, pen.vertex) = (curve.p3, to)
    }

    /// Appends the parts of a piece between `ends`, which include the piece's own ends; parts that shrank to a point
    /// are dropped.
    mutating func append(_ piece: Piece, cutAt ends: [(t: Double, vertex: Int32)]) {
        for (a, b) in zip(ends, ends.dropFirst()) {
            var part = piece
            (part.t0, part.from, part.t1, part.to) = (a.t, a.vertex, b.t, b.vertex)
            if a.vertex != b.vertex {
                pieces.append(part)
            } else if !isLine(piece), cubic(of: part).deviation > 4 {
                // A closed loop is split in halves, which have distinct ends.
                let middle = (a.t + b.t) / 2
                let halfway = vertex(at: gridCubic(curves[Int(piece.curve)]).point(at: middle))
                guard halfway != a.vertex else { continue }
                (part.t1, part.to) = (middle, halfway)
                pieces.append(part)
                (part.t0, part.from, part.t1, part.to) = (middle, halfway, b.t, b.vertex)
                pieces.append(part)
            }
        }
    }
}

// MARK: - Chords

extension PieceList {
    /// The chords of all pieces. `evenly` subdivides every curve finely, whether or not anything is near it.
    func chords(evenly: Bool) -> [Chord] {
        var chords: [Chord] = []
        chords.reserveCapacity(pieces.count + breaks.count)
        let breaks = evenly ? [] : breaks.sorted { ($0.piece, $0.t) < ($1.piece, $1.t) }
        var next = 0
        for (index, piece) in pieces.enumerated() where piece.role != .lineOnBoundary {
            let end = vertices.points[Int(piece.to)]
            var chord = Chord(
                from: vertices.points[Int(piece.from)], to: end, curve: piece.curve, t0: piece.t0, t1: piece.t1,
                winding: piece.winding)
            func advance(to p: GridPoint, t: Double) {
                guard p != chord.from else { return }
                (chord.to, chord.t1) = (p, t)
                chords.append(chord)
                (chord.from, chord.t0) = (p, t)
            }
            if evenly, !isLine(piece) {
                let cubic = cubic(of: piece)
                let count = Self.evenCount(cubic)
                for k in 1..<max(count, 1) {
                    let t = Double(k) / Double(count)
                    advance(to: GridPoint(rounding: cubic.point(at: t)), t: piece.t0 + (piece.t1 - piece.t0) * t)
                }
            }
            while next < breaks.count, breaks[next].piece < index { next += 1 }
            while next < breaks.count, breaks[next].piece == index {
                let t = breaks[next].t
                let p = gridCubic(curves[Int(piece.curve)]).point(at: t)
                if t > chord.t0, t < piece.t1 { advance(to: GridPoint(rounding: p), t: t) }
                next += 1
            }
            if chord.from == end, let last = chords.last, last.curve == piece.curve, last.to == end {
                chords[chords.count - 1].t1 = piece.t1
            } else {
                advance(to: end, t: piece.t1)
            }
        }
        return chords
    }

    /// The number of lines for which none deviates from its arc by more than 1/16,000 of the paths' size.
    private static func evenCount(_ cubic: Cubic) -> Int {
        let bend = max((cubic.p0 - cubic.p1 * 2 + cubic.p2).length, (cubic.p1 - cubic.p2 * 2 + cubic.p3).length)
        // A chord over 1/n of the parameter deviates by at most 0.75 · bend / n² from a cubic.
        return Int(min((bend * (0.75 / 32_768)).squareRoot().rounded(.up), 128))
    }
}
