/// A line that goes down the picture: from `(x0, y0)` to `(x1, y1)` with `y0 < y1`.
struct Edge: BitwiseCopyable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// +1 when the path runs down along the line, -1 when it runs up.
    var winding: Float
    /// The next edge that starts in the same band, or -1.
    var next: Int32
}
