/// How a path is outlined. Lengths are in the path's own units: a projection bends the pen as well as the path.
package struct StrokeStyle: Sendable, Hashable {
    package enum Cap: Sendable, Hashable { case butt, round, square }
    package enum Join: Sendable, Hashable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    /// The longest a mitre may be, as a multiple of the width; a longer one becomes a bevel.
    package var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line. An odd count is used twice.
    package var dashes: [Double]
    /// How far into the dash pattern the line starts.
    package var dashPhase: Double

    package init(
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
