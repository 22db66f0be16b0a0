/// Draws the outline of a pen that moves along a path.
///
/// Each straight piece of the path sweeps a quadrilateral, each corner adds a wedge on its outer side, and all of them
/// run the same way round. The outline is their sum: neighbours' shared edges, which cancel, are left out. On the inner
/// side of a corner the outline takes the point where the sides meet, or, where the pieces are shorter than that, goes
/// through the corner itself; so the winding number is nowhere negative and a stroke that overlaps itself has no holes.
struct Stroker: ~Copyable {
    private let pen: Pen
    private let hasCaps: Bool
    private var outline = Path()
    private var left = GrowingBuffer<Point>(capacity: 256)
    private var right = GrowingBuffer<Point>(capacity: 256)

    private init(_ style: StrokeStyle, tolerance: Double) {
        pen = Pen(style, tolerance: tolerance)
        hasCaps = style.cap != .butt
    }

    static func outline(of path: Path, _ style: StrokeStyle, tolerance: Double) -> Path {
        var flattener = StrokeFlattener(tolerance: tolerance, halfWidth: style.width / 2)
        flattener.flatten(path)
        var stroker = Stroker(style, tolerance: tolerance)
        for contour in flattener.contours { stroker.add(contour) }
        return stroker.outline
    }

    private mutating func add(_ contour: StrokeContour) {
        left.removeAll()
        right.removeAll()
        guard let first = contour.segments.first, let last = contour.segments.last else {
            if let dot = contour.dot, hasCaps { addDot(dot) }
            return
        }
        if contour.isClosed {
            addJoin(last, first)
        } else {
            pen.appendCap(first.start, -first.startNormal, to: &left)
        }
        contour.segments.withUnsafeBufferPointer { segments in
            for i in segments.indices {
                if i > 0 { addJoin(segments[i - 1], segments[i]) }
                pen.appendBend(segments[i], side: 1, to: &left)
                pen.appendBend(segments[i], side: -1, to: &right)
            }
        }
        if contour.isClosed {
            outline.addPolygon(left.elements)
            outline.addPolygon(right.elements.reversed())
        } else {
            pen.appendCap(last.end, last.endNormal, to: &left)
            for point in right.elements.reversed() { left.append(point) }
            outline.addPolygon(left.elements)
        }
    }

    private mutating func addJoin(_ a: StrokeSegment, _ b: StrokeSegment) {
        let corner = b.start
        let (from, to) = (a.endNormal, b.startNormal)
        let turn = from.cross(to)
        let cosine = from.dot(to)
        if cosine > 0, abs(turn) < 1e-6 {
            left.append(corner + from * pen.halfWidth)
            right.append(corner - from * pen.halfWidth)
            return
        }
        let angle = arcTangent(y: abs(turn), x: cosine)
        // Turning left, the right side is the outer one. A path that turns right back has none; the left one is taken,
        // clockwise about the end.
        if turn > 0 {
            pen.appendInner(a, b, from: from, to: to, cosine: cosine, to: &left)
            pen.appendOuter(corner, from: -from, to: -to, angle: angle, cosine: cosine, to: &right)
        } else {
            pen.appendOuter(corner, from: from, to: to, angle: -angle, cosine: cosine, to: &left)
            pen.appendInner(a, b, from: -from, to: -to, cosine: cosine, to: &right)
        }
    }

    /// A subpath of no length, with round or square caps.
    private mutating func addDot(_ p: Point) {
        pen.appendCap(p, Point(0, -1), to: &left)
        pen.appendCap(p, Point(0, 1), to: &left)
        outline.addPolygon(left.elements)
    }
}
