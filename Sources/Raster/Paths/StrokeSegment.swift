/// A straight piece of a path to be stroked, with the path's own normals at its ends.
///
/// The pieces of a curve share normals where they meet, so that the offset line follows the offset curve exactly at its
/// corners; a line has one normal.
struct StrokeSegment: BitwiseCopyable {
    var start: Point
    var end: Point
    /// Unit vectors to the left of the path's direction (in a y-up plane).
    var startNormal: Point
    var endNormal: Point

    var chordNormal: Point { (end - start).leftNormal }

    /// Whether the offset line on a side runs backwards because the curve is tighter than the pen there.
    func turnsBack(atDistance distance: Double) -> Bool {
        let a = start + startNormal * distance
        let b = end + endNormal * distance
        return (b - a).dot(end - start) < 0
    }
}

extension Point {
    /// The unit vector a quarter turn to the left (in a y-up plane); zero for a zero vector.
    var leftNormal: Point {
        let squared = x * x + y * y
        if squared > 1e-200, squared < 1e200 {
            let k = 1 / squared.squareRoot()
            return Point(-y * k, x * k)
        }
        // Scaled first, so that the squares neither overflow nor underflow.
        let scale = max(abs(x), abs(y))
        guard scale > 0, scale.isFinite else { return .zero }
        let v = Point(x / scale, y / scale)
        let length = v.length
        return Point(-v.y / length, v.x / length)
    }
}

/// The attributes of a subpath, or of a part of one, besides its pieces.
struct StrokeContour: BitwiseCopyable {
    /// Set when the end of the subpath is reached.
    var isClosed = false
    /// The position of a zero-length subpath that draws a dot.
    var dot: Point?
    /// False for a part that others follow.
    var isEnd = false
    /// For a later part of a subpath, its first piece and the last one before this part.
    var earlier: (first: StrokeSegment, last: StrokeSegment)?
}
