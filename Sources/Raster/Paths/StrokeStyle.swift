/// How a path is stroked. Lengths are in the path's own units: a projection distorts the pen along with the path.
public struct StrokeStyle: Sendable, Hashable {
    /// The shape of open ends.
    public enum Cap: Sendable, Hashable { case butt, round, square }
    /// The shape of corners.
    public enum Join: Sendable, Hashable { case miter, round, bevel }

    /// The width of the line.
    public var width: Double
    /// The shape of open ends.
    public var cap: Cap
    /// The shape of corners.
    public var join: Join
    /// The greatest mitre length, as a multiple of the width; a longer mitre becomes a bevel.
    public var miterLimit: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line. An odd number of lengths is repeated once.
    public var dashes: [Double]
    /// The offset into the dash pattern at which the line starts.
    public var dashPhase: Double

    /// Creates a style: by default a solid line, one unit wide, with butt caps and mitre joins.
    public init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}
