/// A part of a piece, as it is subdivided to find intersections.
struct Arc: BitwiseCopyable {
    /// In grid units.
    var cubic: Cubic
    /// The parameter range on the whole curve.
    var t0: Double
    var t1: Double
    /// The vertices of the piece at which the arc still ends; -1 otherwise.
    var from: Int32
    var to: Int32
    /// The greatest distance of the curve from its chord.
    var deviation: Double

    init(cubic: Cubic, t0: Double, t1: Double, from: Int32, to: Int32) {
        self.cubic = cubic
        self.t0 = t0
        self.t1 = t1
        self.from = from
        self.to = to
        deviation = cubic.deviation
    }

    /// Splits slightly before the middle: symmetric shapes cross exactly at the middle, and a crossing is found faster
    /// away from a split.
    func split() -> (Arc, Arc) {
        let ratio = 0.4819
        let t = t0 + (t1 - t0) * ratio
        let (a, b) = cubic.split(at: ratio)
        return (
            Arc(cubic: a, t0: t0, t1: t, from: from, to: -1), Arc(cubic: b, t0: t, t1: t1, from: -1, to: to)
        )
    }

    /// The arc in reverse.
    var reversed: Arc { Arc(cubic: cubic.reversed, t0: t1, t1: t0, from: to, to: from) }

    var chord: Point { cubic.p3 - cubic.p0 }
}

// MARK: - Conservative predicates

extension Arc {
    /// True when a line along one of the chords, or along an axis, clearly separates the arcs.
    func isDisjoint(from b: Arc, by margin: Double) -> Bool {
        let (boxA, boxB) = (cubic.box, b.cubic.box)
        if boxA.minX > boxB.maxX + margin || boxB.minX > boxA.maxX + margin || boxA.minY > boxB.maxY + margin
            || boxB.minY > boxA.maxY + margin
        {
            return true
        }
        return isNearChord(of: b, margin) || b.isNearChord(of: self, margin)
    }

    private func isNearChord(of b: Arc, _ margin: Double) -> Bool {
        let chord = b.chord
        let reach = margin * chord.length
        guard reach > 0 else { return false }
        func side(_ p: Point) -> Double { chord.cross(p - b.cubic.p0) }
        let (b1, b2) = (side(b.cubic.p1), side(b.cubic.p2))
        let (low, high) = (min(min(b1, b2), 0), max(max(b1, b2), 0))
        let (s0, s1, s2, s3) = (side(cubic.p0), side(cubic.p1), side(cubic.p2), side(cubic.p3))
        return min(min(s0, s1), min(s2, s3)) > high + reach || max(max(s0, s1), max(s2, s3)) < low - reach
    }

    /// True when the arcs, which share exactly one vertex, meet nowhere else because they lie in disjoint directions
    /// from it.
    func meetsOnlyAtVertex(_ b: Arc) -> Bool {
        let outwardA = from >= 0 && (from == b.from || from == b.to) ? self : reversed
        let outwardB = outwardA.from == b.from ? b : b.reversed
        guard let coneA = outwardA.cone, let coneB = outwardB.cone else { return false }
        return !coneA.contains(coneB.low) && !coneA.contains(coneB.high) && !coneB.contains(coneA.low)
            && !coneB.contains(coneA.high)
    }

    /// The directions from `low` counter-clockwise to `high`, spanning less than half a turn.
    struct Cone {
        var low: Point
        var high: Point

        func contains(_ v: Point) -> Bool {
            // Directions that differ by less than a millionth count as equal.
            let slack = 1e-6 * v.length
            return low.cross(v) >= -slack * low.length && v.cross(high) >= -slack * high.length
                && v.dot(low + high) > 0
        }
    }

    /// The cone of directions from the arc's start to its points; nil when it bends too much to be certain.
    private var cone: Cone? {
        let chord = chord
        var cone = Cone(low: chord, high: chord)
        for v in [cubic.p1 - cubic.p0, cubic.p2 - cubic.p0] where v.dot(v) > 1 {
            guard v.dot(chord) > 0 else { return nil }
            if cone.low.cross(v) < 0 { cone.low = v }
            if v.cross(cone.high) < 0 { cone.high = v }
        }
        return cone
    }

    /// True when the arcs have no direction in common, so that they cross at most once.
    func crossesAtMostOnce(_ b: Arc) -> Bool {
        let (a1, a2, a3) = cubic.legs
        var sign = 0.0
        return b.turnsMonotonically(from: a1, &sign) && b.turnsMonotonically(from: a2, &sign)
            && b.turnsMonotonically(from: a3, &sign)
            && sign != 0
    }

    /// Whether all legs of the control polygon turn to the same side of a direction: the side of `sign` if it is set.
    private func turnsMonotonically(from direction: Point, _ sign: inout Double) -> Bool {
        // A cubic's direction is a combination of its legs with positive weights. If every leg of one arc turns to
        // the same side of every leg of the other, no two tangents are parallel; two crossings P and Q would give
        // each arc a tangent along PQ.
        let (b1, b2, b3) = cubic.legs
        func turnsMonotonically(to leg: Point, _ sign: inout Double) -> Bool {
            if leg == .zero || direction == .zero { return true }
            let cross = direction.cross(leg)
            guard abs(cross) > 1e-6 * leg.length * direction.length, sign * cross >= 0 else { return false }
            sign = cross > 0 ? 1 : -1
            return true
        }
        return turnsMonotonically(to: b1, &sign) && turnsMonotonically(to: b2, &sign)
            && turnsMonotonically(to: b3, &sign)
    }

    /// True when each arc's ends clearly lie on opposite sides of the other.
    func straddles(_ b: Arc) -> Bool { endsStraddle(b) && b.endsStraddle(self) }

    private func endsStraddle(_ b: Arc) -> Bool {
        let chord = b.chord
        let length = chord.length
        let start = chord.cross(cubic.p0 - b.cubic.p0)
        let end = chord.cross(cubic.p3 - b.cubic.p0)
        return (start > 0) != (end > 0) && min(abs(start), abs(end)) > b.deviation * length
    }

    /// The crossing of two arcs that cross once, as parameters of their whole curves; nil when the search does not
    /// converge.
    func crossing(with b: Arc) -> (t: Double, u: Double, point: Point)? {
        let chordA = chord
        let chordB = b.chord
        let cross = chordA.cross(chordB)
        guard cross != 0 else { return nil }
        let between = b.cubic.p0 - cubic.p0
        var t = min(max(between.cross(chordB) / cross, 0), 1)
        var u = min(max(between.cross(chordA) / cross, 0), 1)
        // Newton's method on both parameters, starting where the chords cross. The arcs cross transversally, so it
        // converges quadratically in a few iterations; the bound is for cases that never converge.
        for _ in 0..<16 {
            let gap = b.cubic.point(at: u) - cubic.point(at: t)
            if max(abs(gap.x), abs(gap.y)) < 1e-6 {
                return (t0 + (t1 - t0) * t, b.t0 + (b.t1 - b.t0) * u, cubic.point(at: t) + gap * 0.5)
            }
            let speedA = cubic.derivative(at: t)
            let speedB = b.cubic.derivative(at: u)
            let det = speedA.cross(speedB)
            guard det != 0 else { return nil }
            t = min(max(t + gap.cross(speedB) / det, 0), 1)
            u = min(max(u + gap.cross(speedA) / det, 0), 1)
        }
        return nil
    }

    /// The parameter, on the whole curve, of the arc's nearest point to `p` if that is within `distance`.
    func parameter(near p: Point, within distance: Double) -> Double? {
        let box = cubic.box.insetBy(-distance)
        guard p.x >= box.minX, p.x <= box.maxX, p.y >= box.minY, p.y <= box.maxY else { return nil }
        let square = chord.dot(chord)
        guard deviation > 0.05, square > 1 else {
            let along = square > 0 ? min(max((p - cubic.p0).dot(chord) / square, 0), 1) : 0
            guard (cubic.p0 + chord * along - p).length <= distance else { return nil }
            return t0 + (t1 - t0) * along
        }
        let (a, b) = split()
        return a.parameter(near: p, within: distance) ?? b.parameter(near: p, within: distance)
    }
}
