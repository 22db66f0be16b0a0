/// The joins and caps that a pen adds to one side of a stroke's outline.
struct Pen {
    let halfWidth: Double
    private let cap: StrokeStyle.Cap
    private let join: StrokeStyle.Join
    private let miterLimit: Double
    private let tolerance: Double
    /// The greatest angle that one line of a round cap or join spans.
    private let step: Double
    /// The division of a round cap, shared by all caps.
    private let capDivision: PenArc.Division
    /// Directions with at least this cosine between them may be joined by a line within the tolerance.
    let straightCosine: Double

    init(_ style: StrokeStyle, tolerance: Double) {
        halfWidth = style.width / 2
        cap = style.cap
        join = style.join
        miterLimit = style.miterLimit
        step = PenArc.capStep(tolerance: tolerance, radius: halfWidth)
        capDivision = PenArc.Division(of: -Double.pi, step: step)
        straightCosine = cosine(of: PenArc.step(tolerance: tolerance, radius: halfWidth))
        self.tolerance = tolerance
    }

    /// Whether the pen was created with these values.
    func isOf(_ style: StrokeStyle, tolerance: Double) -> Bool {
        halfWidth == style.width / 2 && cap == style.cap && join == style.join && miterLimit == style.miterLimit
            && self.tolerance == tolerance
    }

    /// The inner side of a corner between two pieces with normals `from` and `to` on that side.
    ///
    /// The sides meet `halfWidth * tan(angle / 2)` before the corner. Pieces shorter than twice that don't extend that
    /// far: the outline then passes through the corner itself.
    func appendInner(
        _ a: StrokeSegment, _ b: StrokeSegment, from: Point, to: Point, cosine: Double,
        to points: inout GrowingBuffer<Point>
    ) {
        let corner = b.start
        // tan(angle / 2), without trigonometry; infinite for a path that reverses its direction, which the bound
        // prevents.
        let tangent = ((1 - cosine) / max(1 + cosine, 1e-12)).squareRoot()
        let shortest = min((a.end - a.start).length, (b.end - b.start).length)
        if halfWidth * tangent <= shortest / 2 {
            // The sum of two unit normals has length 2 cos(angle / 2), whose square is 2 (1 + cosine): the division
            // gives it the length 1 / cos(angle / 2) of the point where both offset lines meet.
            points.append(corner + (from + to) * (halfWidth / (1 + cosine)))
        } else {
            points.append(corner + from * halfWidth)
            points.append(corner)
            points.append(corner + to * halfWidth)
        }
    }

    /// The outer side of a corner, where the normals turn by `angle`.
    func appendOuter(
        _ corner: Point, from: Point, to: Point, angle: Double, cosine: Double, to points: inout GrowingBuffer<Point>
    ) {
        points.append(corner + from * halfWidth)
        switch join {
        case .miter:
            // The ratio of the mitre's length to the width is 1 / cos(angle / 2), and cos²(angle / 2) is
            // (1 + cosine) / 2: both sides are squared.
            if 2 <= miterLimit * miterLimit * (1 + cosine), 1 + cosine > 1e-9 {
                points.append(corner + (from + to) * (halfWidth / (1 + cosine)))
            }
        case .round:
            let division = PenArc.Division(of: angle, step: step)
            PenArc.append(to: &points, center: corner, radius: halfWidth, from: from, division)
        case .bevel:
            break
        }
        points.append(corner + to * halfWidth)
    }

    /// The cap of a line's end, from `normal` to its opposite, clockwise (in a y-up plane): the line arrives from a
    /// quarter turn ahead of `normal`.
    func appendCap(_ end: Point, _ normal: Point, to points: inout GrowingBuffer<Point>) {
        let a = end + normal * halfWidth
        let b = end - normal * halfWidth
        points.append(a)
        switch cap {
        case .butt:
            break
        case .square:
            let ahead = Point(normal.y, -normal.x) * halfWidth
            points.append(a + ahead)
            points.append(b + ahead)
        case .round:
            PenArc.append(to: &points, center: end, radius: halfWidth, from: normal, capDivision)
        }
        points.append(b)
    }

    /// Appends the side on which a piece of a curve is tighter than the pen: from the path outwards and back.
    @inline(__always)
    func appendBend(_ segment: StrokeSegment, side: Double, to points: inout GrowingBuffer<Point>) {
        guard segment.turnsBack(atDistance: side * halfWidth) else { return }
        let normal = segment.chordNormal * (side * halfWidth)
        points.append(segment.start)
        points.append(segment.start + normal)
        points.append(segment.end + normal)
        points.append(segment.end)
    }
}
