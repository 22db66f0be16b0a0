/// Draws the outline of a pen that moves along a path.
///
/// Each straight piece of the path sweeps a quadrilateral, each corner adds a wedge on its outer side, and all of them
/// run the same way round. The outline is their sum: neighbours' shared edges, which cancel, are left out. On the inner
/// side of a corner the outline takes the point where the sides meet, or, where the pieces are shorter than that, goes
/// through the corner itself; so the winding number is nowhere negative and a stroke that overlaps itself has no holes.
struct Stroker {
    private let style: StrokeStyle
    private let halfWidth: Double
    private let step: Double
    private var outline = Path()
    private var left: [Point] = []
    private var right: [Point] = []

    init(_ style: StrokeStyle, tolerance: Double) {
        self.style = style
        halfWidth = style.width / 2
        step = PenArc.step(tolerance: tolerance, radius: halfWidth)
    }

    static func outline(of path: Path, _ style: StrokeStyle, tolerance: Double) -> Path {
        var flattener = StrokeFlattener(tolerance: tolerance, halfWidth: style.width / 2)
        flattener.flatten(path)
        var stroker = Stroker(style, tolerance: tolerance)
        for contour in flattener.contours { stroker.add(contour) }
        return stroker.outline
    }

    private mutating func add(_ contour: StrokeContour) {
        guard let first = contour.segments.first, let last = contour.segments.last else {
            if let dot = contour.dot { addDot(dot) }
            return
        }
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        if contour.isClosed {
            addJoin(last, first)
        } else {
            addCap(first.start, -first.startNormal)
        }
        for (i, segment) in contour.segments.enumerated() {
            if i > 0 { addJoin(contour.segments[i - 1], segment) }
            addBends(of: segment)
        }
        if contour.isClosed {
            emit(left)
            emit(right.reversed())
            return
        }
        let back = right
        right.removeAll(keepingCapacity: true)
        addCap(last.end, last.endNormal)
        emit(left + back.reversed())
    }

    private mutating func emit(_ points: some Sequence<Point>) {
        var isFirst = true
        for p in points {
            if isFirst { outline.move(to: p) } else { outline.addLine(to: p) }
            isFirst = false
        }
        outline.close()
    }

    // MARK: Sides

    /// The corners at the two ends of a piece, on both sides, are the joins' business, except where a curve is tighter
    /// than the pen: that side goes out from the path and back to it.
    private mutating func addBends(of segment: StrokeSegment) {
        if segment.turnsBack(atDistance: halfWidth) {
            let normal = segment.chordNormal * halfWidth
            left += [segment.start, segment.start + normal, segment.end + normal, segment.end]
        }
        if segment.turnsBack(atDistance: -halfWidth) {
            let normal = segment.chordNormal * -halfWidth
            right += [segment.start, segment.start + normal, segment.end + normal, segment.end]
        }
    }

    private mutating func addJoin(_ a: StrokeSegment, _ b: StrokeSegment) {
        let corner = b.start
        let (from, to) = (a.endNormal, b.startNormal)
        let turn = from.cross(to)
        let cosine = from.dot(to)
        if cosine > 0, abs(turn) < 1e-6 {
            left.append(corner + from * halfWidth)
            right.append(corner - from * halfWidth)
            return
        }
        // Turning left the right side is the outer one.
        if turn > 0 {
            addInner(a, b, corner, from, to, cosine, side: 1, to: &left)
            addOuter(corner, -from, -to, arcTangent(y: turn, x: cosine), cosine, to: &right)
        } else {
            // A path that turns right back has no outer side; the left one is taken, clockwise about the end.
            addOuter(corner, from, to, -arcTangent(y: abs(turn), x: cosine), cosine, to: &left)
            addInner(a, b, corner, from, to, cosine, side: -1, to: &right)
        }
    }

    private func addInner(
        _ a: StrokeSegment, _ b: StrokeSegment, _ corner: Point, _ from: Point, _ to: Point, _ cosine: Double,
        side: Double, to points: inout [Point]
    ) {
        // The sides meet at `halfWidth * tan(angle / 2)` before the corner.
        let tangent = ((1 - cosine) / max(1 + cosine, 1e-12)).squareRoot()
        let shortest = min((a.end - a.start).length, (b.end - b.start).length)
        if halfWidth * tangent <= shortest / 2 {
            points.append(corner + (from + to) * (side * halfWidth / (1 + cosine)))
        } else {
            points += [corner + from * (side * halfWidth), corner, corner + to * (side * halfWidth)]
        }
    }

    private func addOuter(
        _ corner: Point, _ from: Point, _ to: Point, _ angle: Double, _ cosine: Double, to points: inout [Point]
    ) {
        points.append(corner + from * halfWidth)
        switch style.join {
        case .miter:
            // The mitre's length over the width is 1 / cos(angle / 2).
            if 2 <= style.miterLimit * style.miterLimit * (1 + cosine), 1 + cosine > 1e-9 {
                points.append(corner + (from + to) * (halfWidth / (1 + cosine)))
            }
        case .round:
            PenArc.append(to: &points, center: corner, radius: halfWidth, from: from, angle: angle, step: step)
        case .bevel:
            break
        }
        points.append(corner + to * halfWidth)
    }

    // MARK: Ends

    /// Appends to the left side the way round the end of a line, from `normal` to its opposite, clockwise (in a y-up
    /// plane): the line comes from a quarter turn ahead of `normal`.
    private mutating func addCap(_ end: Point, _ normal: Point) {
        let a = end + normal * halfWidth
        let b = end - normal * halfWidth
        left.append(a)
        switch style.cap {
        case .butt:
            break
        case .square:
            let ahead = Point(normal.y, -normal.x) * halfWidth
            left += [a + ahead, b + ahead]
        case .round:
            PenArc.append(to: &left, center: end, radius: halfWidth, from: normal, angle: -Double.pi, step: step)
        }
        left.append(b)
    }

    /// A subpath of no length: a dot with round or square caps, nothing with butt ones.
    private mutating func addDot(_ p: Point) {
        guard style.cap != .butt else { return }
        left.removeAll(keepingCapacity: true)
        addCap(p, Point(0, -1))
        addCap(p, Point(0, 1))
        emit(left)
    }
}
