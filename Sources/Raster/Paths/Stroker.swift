/// Draws the outline of a pen that moves along a path.
///
/// Each straight piece of the path sweeps a quadrilateral, each corner adds a wedge on its outer side, and all of them
/// have the same orientation. The outline is their sum: edges shared by neighbours, which cancel out, are omitted. On
/// the inner side of a corner the outline takes the point where the sides meet, or, where the pieces are shorter than
/// that, passes through the corner itself; so the winding number is nowhere negative and a stroke that overlaps itself
/// has no holes.
struct Stroker {
    let pen: Pen
    private let hasCaps: Bool
    let memory: UnsafeMutablePointer<StrokeScratch>
    /// The number of pieces per part, which bounds the memory of long contours.
    static let longestPart = 8192

    private init(_ style: StrokeStyle, tolerance: Double, _ memory: UnsafeMutablePointer<StrokeScratch>) {
        // Drawings stroke many lines with one pen, and creating it takes as long as stroking a short line.
        if let last = memory.pointee.pen, last.isOf(style, tolerance: tolerance) {
            pen = last
        } else {
            pen = Pen(style, tolerance: tolerance)
            memory.pointee.pen = pen
        }
        hasCaps = style.cap != .butt
        self.memory = memory
    }

    /// Calls `addPolygon` with the vertices of each closed polygon of the outline, using `memory` as scratch.
    static func outline(
        _ path: Path, _ style: StrokeStyle, tolerance: Double, _ memory: UnsafeMutablePointer<StrokeScratch>,
        longestPart: Int, _ addPolygon: (UnsafeBufferPointer<Point>) -> Void
    ) {
        let stroker = Stroker(style, tolerance: tolerance, memory)
        var flattener = StrokeFlattener(
            tolerance: tolerance, stroker.pen, memory, longestPart: longestPart)
        flattener.flatten(path) { stroker.outline($0, addPolygon) }
    }

    private func outline(_ contour: StrokeContour, _ addPolygon: (UnsafeBufferPointer<Point>) -> Void) {
        guard contour.isEnd, contour.earlier == nil else { return outlinePart(of: contour, addPolygon) }
        memory.pointee.left.removeAll()
        memory.pointee.right.removeAll()
        let segments = memory.pointee.segments.elements
        guard let first = segments.first, let last = segments.last else {
            if let dot = contour.dot, hasCaps { addDot(dot, addPolygon) }
            return
        }
        if contour.isClosed {
            addJoin(last, first)
        } else {
            pen.appendCap(first.start, -first.startNormal, to: &memory.pointee.left)
        }
        for i in segments.indices {
            if i > 0 { addJoin(segments[i - 1], segments[i]) }
            pen.appendBend(segments[i], side: 1, to: &memory.pointee.left)
            pen.appendBend(segments[i], side: -1, to: &memory.pointee.right)
        }
        memory.pointee.right.reverse()
        if contour.isClosed {
            addPolygon(memory.pointee.left.elements)
            addPolygon(memory.pointee.right.elements)
        } else {
            pen.appendCap(last.end, last.endNormal, to: &memory.pointee.left)
            memory.pointee.left.append(contentsOf: memory.pointee.right.elements)
            addPolygon(memory.pointee.left.elements)
        }
    }

    func addJoin(_ a: StrokeSegment, _ b: StrokeSegment) {
        let corner = b.start
        let (from, to) = (a.endNormal, b.startNormal)
        let turn = from.cross(to)
        let cosine = from.dot(to)
        // For a turn this small the offset points of both pieces are within a millionth of the pen's width: one
        // suffices.
        if cosine > 0, abs(turn) < 1e-6 {
            memory.pointee.left.append(corner + from * pen.halfWidth)
            memory.pointee.right.append(corner - from * pen.halfWidth)
            return
        }
        let angle = arcTangent(y: abs(turn), x: cosine)
        // In a left turn, the right side is the outer one. A path that reverses has no outer side; the left one is
        // used, clockwise about the end.
        if turn > 0 {
            pen.appendInner(a, b, from: from, to: to, cosine: cosine, to: &memory.pointee.left)
            pen.appendOuter(corner, from: -from, to: -to, angle: angle, cosine: cosine, to: &memory.pointee.right)
        } else {
            pen.appendOuter(corner, from: from, to: to, angle: -angle, cosine: cosine, to: &memory.pointee.left)
            pen.appendInner(a, b, from: -from, to: -to, cosine: cosine, to: &memory.pointee.right)
        }
    }

    /// Adds the dot of a zero-length subpath with round or square caps.
    private func addDot(_ p: Point, _ addPolygon: (UnsafeBufferPointer<Point>) -> Void) {
        pen.appendCap(p, Point(0, -1), to: &memory.pointee.left)
        pen.appendCap(p, Point(0, 1), to: &memory.pointee.left)
        addPolygon(memory.pointee.left.elements)
    }
}

/// The pieces of a contour and the two sides of its outline.
struct StrokeScratch: ~Copyable, Scratch {
    static let pool = ScratchPool<StrokeScratch>()

    var segments = GrowingBuffer<StrokeSegment>(capacity: 64)
    var left = GrowingBuffer<Point>(capacity: 256)
    var right = GrowingBuffer<Point>(capacity: 256)
    /// The most recent pen.
    var pen: Pen?

    var byteCount: Int {
        segments.capacity * MemoryLayout<StrokeSegment>.stride
            + (left.capacity + right.capacity) * MemoryLayout<Point>.stride
    }
}
