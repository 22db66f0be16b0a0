/// How a path is outlined. Lengths are in the path's own units: a projection bends the pen as well as the path.
public struct StrokeStyle: Sendable, Hashable {
    /// How open ends look.
    public enum Cap: Sendable, Hashable { case butt, round, square }
    /// How corners look.
    public enum Join: Sendable, Hashable { case miter, round, bevel }

    /// The width of the line.
    public var width: Double
    /// How open ends look.
    public var cap: Cap
    /// How corners look.
    public var join: Join
    /// The longest a mitre may be, as a multiple of the width; a longer one becomes a bevel.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line. An odd count is used twice.
    public var dashes: [Double]
    /// How far into the dash pattern the line starts.
    public var dashPhase: Double

    /// By default a solid line, one unit wide, with butt caps and mitres.
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
