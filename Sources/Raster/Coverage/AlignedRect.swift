extension Path {
    /// The whole pixels that the path covers through `projection`, if it is one pixel-aligned rectangle.
    ///
    /// Most layer backgrounds are such rectangles, whose coverage needs no strips.
    func pixelRect(through projection: Projection) -> PixelRect? {
        guard projection.keepsAxes, let (a, b) = rectangleCorners else { return nil }
        return Box(minX: a.x, minY: a.y, maxX: b.x, maxY: b.y).pixelRect(through: projection)
    }

    /// Two opposite corners, if the path is one axis-aligned rectangle.
    private var rectangleCorners: (Point, Point)? {
        guard verbs.count == 4 || verbs.count == 5 || verbs.count == 6, points.count == 4 || points.count == 5 else {
            return nil
        }
        guard verbs[0] == .move, verbs[1] == .line, verbs[2] == .line, verbs[3] == .line else { return nil }
        for verb in verbs[4...] where verb != .line && verb != .close { return nil }
        if points.count == 5, points[4] != points[0] { return nil }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isTurned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        return isUpright || isTurned ? (a, c) : nil
    }
}

extension Box {
    /// The whole pixels that the box covers through `projection`, if it is pixel-aligned there.
    func pixelRect(through projection: Projection) -> PixelRect? {
        guard projection.keepsAxes else { return nil }
        let a = projection.apply(Point(minX, minY))
        let b = projection.apply(Point(maxX, maxY))
        let box = Box(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
        // Beyond this, coordinates have noticeable rounding errors, and no surface is that large.
        let limit = 1e8
        guard box.minX > -limit, box.minY > -limit, box.maxX < limit, box.maxY < limit else { return nil }
        let (x, y) = (box.minX.rounded(), box.minY.rounded())
        let (right, bottom) = (box.maxX.rounded(), box.maxY.rounded())
        // An offset of this much changes a pixel's coverage by 0.001, a quarter of a level, which is less than its
        // rounding error.
        let tolerance = 1e-3
        guard abs(box.minX - x) < tolerance, abs(box.minY - y) < tolerance, abs(box.maxX - right) < tolerance,
            abs(box.maxY - bottom) < tolerance
        else { return nil }
        return PixelRect(x: Int(x), y: Int(y), width: Int(right - x), height: Int(bottom - y))
    }
}
