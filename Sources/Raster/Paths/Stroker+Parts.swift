/// A contour with very many pieces is outlined in parts, each a polygon between both sides of the stroke. Consecutive
/// parts share a side that they traverse in opposite directions, so that it cancels out.
extension Stroker {
    @inline(never)
    func outlinePart(of contour: StrokeContour, _ addPolygon: (UnsafeBufferPointer<Point>) -> Void) {
        let segments = memory.pointee.segments.elements
        guard let first = contour.earlier?.first ?? segments.first,
            let last = segments.last ?? contour.earlier?.last
        else { return }
        if contour.earlier == nil {
            removeSides()
            appendSides(at: first.start, first.startNormal)
        }
        var previous = contour.earlier?.last
        for segment in segments {
            if let previous { addJoin(previous, segment) }
            pen.appendBend(segment, side: 1, to: &memory.pointee.left)
            pen.appendBend(segment, side: -1, to: &memory.pointee.right)
            previous = segment
        }
        guard contour.isEnd else { return addPart(addPolygon) }
        if contour.isClosed {
            addJoin(last, first)
            appendSides(at: first.start, first.startNormal)
            addPart(addPolygon)
        } else {
            appendSides(at: last.end, last.endNormal)
            addPart(addPolygon)
            addCap(first.start, -first.startNormal, addPolygon)
            addCap(last.end, last.endNormal, addPolygon)
        }
    }

    private func removeSides() {
        memory.pointee.left.removeAll()
        memory.pointee.right.removeAll()
    }

    private func appendSides(at point: Point, _ normal: Point) {
        memory.pointee.left.append(point + normal * pen.halfWidth)
        memory.pointee.right.append(point - normal * pen.halfWidth)
    }

    /// Adds the polygon between the sides, and keeps the points where they continue.
    private func addPart(_ addPolygon: (UnsafeBufferPointer<Point>) -> Void) {
        guard let left = memory.pointee.left.last, let right = memory.pointee.right.last else { return }
        memory.pointee.right.reverse()
        memory.pointee.left.append(contentsOf: memory.pointee.right.elements)
        addPolygon(memory.pointee.left.elements)
        removeSides()
        memory.pointee.left.append(left)
        memory.pointee.right.append(right)
    }

    private func addCap(_ end: Point, _ normal: Point, _ addPolygon: (UnsafeBufferPointer<Point>) -> Void) {
        removeSides()
        pen.appendCap(end, normal, to: &memory.pointee.left)
        addPolygon(memory.pointee.left.elements)
    }
}
