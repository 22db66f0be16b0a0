/// Cuts segments at their intersections, exactly, and finds the winding numbers above and below each.
///
/// A vertical line sweeps the plane from left to right and keeps the segments it crosses in order. Segments that
/// cross, or that pass close to a vertex, are cut at a grid point and so move slightly, which may make them cross
/// others: passes repeat until one finds nothing. That pass has proved, with exact arithmetic, that segments meet only
/// at ends, and its order of the segments is correct. Vertical segments count as leaning to the right.
///
/// (After Bentley and Ottmann, 1979, with the rounding of Hobby, 1999.)
struct SweepLine: ~Copyable {
    struct Segment: BitwiseCopyable {
        /// The ends in sweep order.
        var a: GridPoint
        var b: GridPoint
        var chord: Int32
        /// The increase of the windings from below to above.
        var winding: Winding
        /// The windings below and above; for coincident segments, below and above all of them.
        var below = Winding.zero
        var above = Winding.zero
        /// For coincident segments, the least of their chords on the first one and -1 on the others.
        var source: Int32 = -1
        /// The nearest segment below that bounds the result; -1 for none.
        var boundaryBelow: Int32 = -1
        var isBoundary = false
        var isActive = false
    }

    private static let maxPassCount = 40
    /// The squared distance within which a vertex lies on a segment. A point that was on a line before both were
    /// rounded to the grid is at most √2 away from it.
    private static let reachSquared = 2.25

    var segments: GrowingBuffer<Segment>
    /// The crossings of lines, in the caller's units, by grid point.
    private(set) var crossings: [UInt64: Point] = [:]
    private let grid: Grid
    private let chords: [Chord]
    private let curves: [SourceCurve]
    private let selection: Selection
    private let maxCount: Int
    private var status = SweepStatus(count: 0)
    private var events = EventQueue()
    private var now = UInt64(0)
    private var hasChanged = false
    private var isFirstPass = true
    /// Cuts that were found too late for this pass.
    private var deferred: [(segment: Int32, point: GridPoint)] = []

    init(_ chords: [Chord], of list: PieceList, selecting selection: Selection, maxCount: Int) {
        self.chords = chords
        grid = list.grid
        curves = list.curves
        self.selection = selection
        self.maxCount = maxCount
        segments = GrowingBuffer(capacity: chords.count * 2)
        for (index, chord) in chords.enumerated() {
            let isForward = chord.from.key < chord.to.key
            segments.append(
                Segment(
                    a: isForward ? chord.from : chord.to, b: isForward ? chord.to : chord.from, chord: Int32(index),
                    winding: isForward ? chord.winding : .zero &- chord.winding))
        }
    }

    /// False when there were too many pieces.
    mutating func run() -> Bool {
        for _ in 0..<Self.maxPassCount {
            pass()
            isFirstPass = false
            guard segments.count <= maxCount else { return false }
            guard hasChanged else { break }
        }
        return true
    }

    func isInside(_ winding: Winding) -> Bool { selection.isInside(winding) }

    private mutating func pass() {
        status = SweepStatus(count: segments.count)
        events = EventQueue()
        hasChanged = false
        var starts: [(key: UInt64, segment: Int32)] = []
        starts.reserveCapacity(segments.count)
        for s in 0..<segments.count {
            segments.base[s].isActive = false
            segments.base[s].isBoundary = false
            starts.append((segments.base[s].a.key, Int32(s)))
        }
        starts.sort { ($0.key, $0.segment) < ($1.key, $1.segment) }
        var next = 0
        while next < starts.count || events.first != nil, segments.count <= maxCount {
            now = min(
                next < starts.count ? starts[next].key : .max, events.first?.key ?? .max)
            let beyond = next
            while next < starts.count, starts[next].key == now { next += 1 }
            visit(starts[beyond..<next])
        }
        for (segment, point) in deferred { splitBehindSweep(segment, at: point) }
        deferred.removeAll()
    }

    // MARK: Events

    private mutating func visit(_ starts: ArraySlice<(key: UInt64, segment: Int32)>) {
        let p = GridPoint(key: now)
        // The neighbours below and above the point where segments end.
        var (low, high) = (SweepStatus.none, SweepStatus.none)
        var start = SweepStatus.none
        // All ends come first: a segment that ends here must not lie between those that start, or neighbours would be
        // compared with it instead of with each other.
        while let event = events.first, event.key == now {
            events.popFirst()
            if event.isStart {
                insert(event.segment, &start)
            } else if segments.base[Int(event.segment)].isActive, segments.base[Int(event.segment)].b == p {
                remove(event.segment, &low, &high)
            }
        }
        for (_, segment) in starts { insert(segment, &start) }
        var first = start
        var last = start
        while true {
            if start != SweepStatus.none {
                (first, last) = (start, start)
                while let below = neighbour(status.below(first), startingAt: p) { first = below }
                while let above = neighbour(status.above(last), startingAt: p) { last = above }
                (low, high) = (status.below(first), status.above(last))
            }
            if passes(low, p) {
                splitAtEvent(low, p, &low, &high, &start)
            } else if passes(high, p) {
                splitAtEvent(high, p, &low, &high, &start)
            } else {
                break
            }
        }
        if start == SweepStatus.none {
            checkCrossing(low, high)
        } else {
            checkCrossing(low, first)
            checkCrossing(last, high)
            wind(from: first, to: last)
        }
    }

    private func neighbour(_ segment: Int32, startingAt p: GridPoint) -> Int32? {
        segment != SweepStatus.none && segments.base[Int(segment)].a == p ? segment : nil
    }

    private mutating func insert(_ segment: Int32, _ start: inout Int32) {
        let (a, b) = (segments.base[Int(segment)].a, segments.base[Int(segment)].b)
        var parent = SweepStatus.none
        var child = status.root
        var isAbove = false
        while child != SweepStatus.none {
            parent = child
            isAbove = self.isAbove(a, b, segment, child)
            child = isAbove ? status.right(child) : status.left(child)
        }
        status.insert(segment, under: parent, isAbove: isAbove)
        segments.base[Int(segment)].isActive = true
        events.push(EventQueue.Event(key: b.key, segment: segment, isStart: false))
        start = segment
    }

    /// Whether a segment that starts at the sweep line lies above an active one.
    private func isAbove(_ a: GridPoint, _ b: GridPoint, _ segment: Int32, _ other: Int32) -> Bool {
        let (c, d) = (segments.base[Int(other)].a, segments.base[Int(other)].b)
        let startSide = GridPoint.turn(c, d, a)
        if startSide != 0 { return startSide > 0 }
        let endSide = GridPoint.turn(c, d, b)
        if endSide != 0 { return endSide > 0 }
        return segment > other
    }

    private mutating func remove(_ segment: Int32, _ low: inout Int32, _ high: inout Int32) {
        let (below, above) = (status.below(segment), status.above(segment))
        if low == SweepStatus.none && high == SweepStatus.none {
            (low, high) = (below, above)
        } else {
            if low == segment { low = below }
            if high == segment { high = above }
        }
        status.remove(segment)
        segments.base[Int(segment)].isActive = false
        checkCrossing(below, above)
    }

    /// Whether an active segment must be cut at a point where others end.
    private func passes(_ segment: Int32, _ p: GridPoint) -> Bool {
        guard segment != SweepStatus.none, isInside(p, segment) else { return false }
        return passesPixel(of: p, segment) || (isFirstPass && passesWithinPixel(p, segment))
    }

    /// Whether a segment intersects the unit square around a point.
    private func passesPixel(of p: GridPoint, _ segment: Int32) -> Bool {
        let (a, b) = (segments.base[Int(segment)].a, segments.base[Int(segment)].b)
        guard min(a.x, b.x) <= p.x, p.x <= max(a.x, b.x), min(a.y, b.y) <= p.y, p.y <= max(a.y, b.y) else {
            return false
        }
        // The greatest distance at which the line still touches the square, times twice its length, plus some slack for
        // the rounding of crossings.
        let reach = abs(Int64(b.x) &- Int64(a.x)) &+ abs(Int64(b.y) &- Int64(a.y))
        return 2 &* abs(GridPoint.turn(a, b, p)) <= reach &+ reach >> 6
    }

    /// Whether a point is close enough to have been on the segment before both were rounded to the grid.
    private func passesWithinPixel(_ p: GridPoint, _ segment: Int32) -> Bool {
        let (a, b) = (segments.base[Int(segment)].a, segments.base[Int(segment)].b)
        let square = Double(GridPoint.along(a, b, b))
        let offset = Double(GridPoint.turn(a, b, p))
        let along = GridPoint.along(a, b, p)
        return offset * offset <= Self.reachSquared * square && along > 0 && Double(along) < square
    }

    /// Whether a point lies between a segment's ends in sweep order, so that both parts are in order too.
    private func isInside(_ p: GridPoint, _ segment: Int32) -> Bool {
        segments.base[Int(segment)].a.key < p.key && p.key < segments.base[Int(segment)].b.key
    }

    /// Cuts an active segment at the current point: it ends here, and the rest of it starts here.
    private mutating func splitAtEvent(
        _ segment: Int32, _ p: GridPoint, _ low: inout Int32, _ high: inout Int32, _ start: inout Int32
    ) {
        let rest = split(segment, at: p)
        remove(segment, &low, &high)
        insert(rest, &start)
    }

    /// Cuts a segment and returns the index of its second part.
    @discardableResult
    private mutating func split(_ segment: Int32, at p: GridPoint) -> Int32 {
        hasChanged = true
        var rest = segments.base[Int(segment)]
        rest.a = p
        rest.isActive = false
        segments.base[Int(segment)].b = p
        segments.append(rest)
        status.addNode()
        return Int32(segments.count - 1)
    }

    /// Cuts a segment after the pass, at a point that may lie outside its ends' order.
    private mutating func splitBehindSweep(_ segment: Int32, at p: GridPoint) {
        let s = Int(segment)
        let whole = segments.base[s]
        guard p != whole.a, p != whole.b, passesPixel(of: p, segment) else { return }
        hasChanged = true
        func part(_ from: GridPoint, _ to: GridPoint) -> Segment {
            var part = whole
            let isForward = from.key < to.key
            (part.a, part.b) = isForward ? (from, to) : (to, from)
            if !isForward { part.winding = .zero &- part.winding }
            return part
        }
        segments.base[s] = part(whole.a, p)
        segments.append(part(p, whole.b))
    }

    // MARK: Crossings

    /// Cuts two neighbours where they cross.
    private mutating func checkCrossing(_ low: Int32, _ high: Int32) {
        guard low != SweepStatus.none, high != SweepStatus.none else { return }
        let (a, b) = (segments.base[Int(low)].a, segments.base[Int(low)].b)
        let (c, d) = (segments.base[Int(high)].a, segments.base[Int(high)].b)
        // They are in order where both begin, so they cross if they are out of order where the first of them ends.
        let isCrossed = b.key < d.key ? GridPoint.turn(c, d, b) > 0 : GridPoint.turn(a, b, d) < 0
        // Both tests are signs of exact products: neighbours that only touch are never taken to cross.
        guard isCrossed, b != d, Self.meet(a, b, c, d) else { return }
        // An existing vertex is reused: a new one beside it would have to be resolved in turn.
        if cut(high, ifPassing: b) || cut(low, ifPassing: d) || cut(high, ifPassing: a) || cut(low, ifPassing: c) {
            return
        }
        if let position = sourceCrossing(low, high) {
            // The crossing of the original lines, before rounding, so that three lines through one point share it.
            let p = GridPoint(rounding: grid.toGrid(position))
            if p.key > now, passesPixel(of: p, low), passesPixel(of: p, high) {
                crossings[p.key] = position
                cut(low, at: p)
                cut(high, at: p)
                return
            }
        }
        let (ab, cd) = (b.point - a.point, d.point - c.point)
        let cross = ab.cross(cd)
        guard cross != 0 else { return }
        let t = min(max((c.point - a.point).cross(cd) / cross, 0), 1)
        let p = GridPoint(rounding: a.point + ab * t)
        cut(low, at: p)
        cut(high, at: p)
    }

    /// Whether two segments intersect. After a cut the order may be stale until the next pass.
    private static func meet(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Bool {
        GridPoint.turn(a, b, c).signum() * GridPoint.turn(a, b, d).signum() <= 0
            && GridPoint.turn(c, d, a).signum() * GridPoint.turn(c, d, b).signum() <= 0
    }

    /// The crossing of the source lines of two segments, in the caller's units; nil for curves.
    private func sourceCrossing(_ first: Int32, _ second: Int32) -> Point? {
        let one = curves[Int(chords[Int(segments.base[Int(first)].chord)].curve)]
        let other = curves[Int(chords[Int(segments.base[Int(second)].chord)].curve)]
        guard one.kind == .line, other.kind == .line else { return nil }
        let (d1, d2) = (one.p3 - one.p0, other.p3 - other.p0)
        let t = (other.p0 - one.p0).cross(d2) / d1.cross(d2)
        return t >= 0 && t <= 1 ? one.p0.mixed(with: one.p3, t) : nil
    }

    private mutating func cut(_ segment: Int32, ifPassing p: GridPoint) -> Bool {
        guard p != segments.base[Int(segment)].a, p != segments.base[Int(segment)].b,
            passesPixel(of: p, segment) || passes(segment, p)
        else { return false }
        cut(segment, at: p)
        return true
    }

    private mutating func cut(_ segment: Int32, at p: GridPoint) {
        // A crossing that rounds to the current point is cut when the point's neighbours are.
        let isInside = isInside(p, segment)
        if p.key == now, isInside { return }
        guard p.key > now, isInside else { return deferred.append((segment, p)) }
        let rest = split(segment, at: p)
        events.push(EventQueue.Event(key: p.key, segment: segment, isStart: false))
        events.push(EventQueue.Event(key: p.key, segment: rest, isStart: true))
    }

    // MARK: Winding numbers

    /// Computes the windings of the segments that start at the current point, from lowest to highest.
    private mutating func wind(from first: Int32, to last: Int32) {
        let segments = segments.base
        var segment = first
        while true {
            // Coincident segments are consecutive, and form one boundary together.
            // The segment below began earlier, or just now, and has its windings.
            let below = status.below(segment)
            let outside = below == SweepStatus.none ? .zero : segments[Int(below)].above
            var above = outside
            var source = Int32.max
            var end = segment
            while true {
                above &+= segments[Int(end)].winding
                source = min(source, segments[Int(end)].chord)
                let next = status.above(end)
                guard end != last, next != SweepStatus.none, segments[Int(next)].b == segments[Int(segment)].b else {
                    break
                }
                end = next
            }
            let isBoundary = selection.isInside(outside) != selection.isInside(above)
            var member = segment
            while true {
                let lower = status.below(member)
                let m = Int(member)
                segments[m].below = outside
                segments[m].above = above
                segments[m].source = member == segment ? source : -1
                segments[m].isBoundary = isBoundary && member == segment
                // Copied from the neighbour, which avoids searching down the status.
                segments[m].boundaryBelow =
                    lower == SweepStatus.none
                    ? -1 : segments[Int(lower)].isBoundary ? lower : segments[Int(lower)].boundaryBelow
                if member == end { break }
                member = status.above(member)
            }
            if end == last { return }
            segment = status.above(end)
        }
    }
}
