/// A line or curve of an input path, in the caller's units, so that uncut curves are reproduced exactly.
struct SourceCurve: BitwiseCopyable {
    enum Kind: UInt8 { case line, quad, cubic }

    var kind: Kind
    /// The start, the control points (a quadratic's single one is in `p1`) and the end.
    var p0: Point
    var p1: Point
    var p2: Point
    var p3: Point

    init(lineFrom p0: Point, to p3: Point) {
        self.init(kind: .line, p0, p0, p3, p3)
    }

    init(kind: Kind, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        self.kind = kind
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The same curve as a cubic.
    var cubic: Cubic {
        switch kind {
        case .line: Cubic(p0, p0.mixed(with: p3, 1.0 / 3), p0.mixed(with: p3, 2.0 / 3), p3)
        case .quad: Cubic(p0, p0.mixed(with: p1, 2.0 / 3), p3.mixed(with: p1, 2.0 / 3), p3)
        case .cubic: Cubic(p0, p1, p2, p3)
        }
    }

    /// Appends the part between two parameters, reversed when the second is the smaller, to a path whose current point
    /// is `start`; the part ends exactly at `end`.
    func append(from a: Double, to b: Double, start: Point, end: Point, to path: inout Path) {
        switch kind {
        case .line:
            path.addLine(to: end)
        case .quad:
            var control = p1
            if !isWhole(a, b) {
                // De Casteljau's construction with a different parameter at each level gives the control point of the
                // part between them; it is symmetric in both, so reversed parts need nothing else.
                control = p0.mixed(with: p1, a).mixed(with: p1.mixed(with: p3, a), b)
            }
            path.addQuad(control: control, to: end)
        case .cubic:
            if isWhole(a, b) { return path.addCubic(control1: a < b ? p1 : p2, control2: a < b ? p2 : p1, to: end) }
            let part = Cubic(p0, p1, p2, p3).part(from: a, to: b)
            // The handles move with their ends where these were snapped to a point shared with another curve.
            path.addCubic(control1: part.p1 + (start - part.p0), control2: part.p2 + (end - part.p3), to: end)
        }
    }

    private func isWhole(_ a: Double, _ b: Double) -> Bool { min(a, b) == 0 && max(a, b) == 1 }
}

/// The winding numbers of the subject (x) and the clip (y) around a point, or their change across an edge.
typealias Winding = SIMD2<Int32>

/// A part of a source curve between two vertices. Once all of them are cut, pieces meet only at vertices; crossings of
/// straight lines are left to the sweep.
struct Piece: BitwiseCopyable {
    enum Role: UInt8 {
        /// Bounds a region.
        case boundary
        /// Is clipped by the region, and bounds nothing.
        case line
        /// Like `line`, where it runs along a curved boundary.
        case lineOnBoundary
    }

    var role = Role.boundary
    var curve: Int32
    var t0: Double
    var t1: Double
    var from: Int32
    var to: Int32
    /// The increase of the windings from the right of the piece to its left.
    var winding = Winding.zero
}

/// A straight approximation of a part of a piece, between grid points.
struct Chord: BitwiseCopyable {
    var from: GridPoint
    var to: GridPoint
    var curve: Int32
    var t0: Double
    var t1: Double
    var winding: Winding
}
