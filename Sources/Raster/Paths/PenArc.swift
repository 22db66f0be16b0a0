/// Round caps and joins: flattened arcs about a point of the path.
enum PenArc {
    /// The greatest angle, in radians, that one line may span on a circle of the given radius.
    static func step(tolerance: Double, radius: Double) -> Double {
        // The sagitta of an arc of that angle is radius (1 - cos(angle / 2)).
        let depth = min(max(tolerance / radius, 0), 1)
        // Between 7 and 629 lines for a full circle.
        return min(max(2 * arcCosine(of: 1 - depth), 0.01), 1)
    }

    /// An arc's division into lines of equal angles: turned by one of them again and again, a vector meets their ends.
    struct Division: BitwiseCopyable {
        fileprivate let count: Int
        /// The sine and cosine of a line's angle.
        fileprivate let sine: Double
        fileprivate let cosine: Double
        /// Puts points outside the circle by two thirds of the sagitta, so that the lines enclose its area.
        fileprivate let outwards: Double

        /// The angle in radians, counter-clockwise (in a y-up plane) when positive; `step` is a line's greatest.
        init(of angle: Double, step: Double) {
            count = Int((abs(angle) / step).rounded(.up))
            let part = angle / Double(max(count, 1))
            (sine, cosine) = count > 1 ? (Raster.sine(of: part), Raster.cosine(of: part)) : (0, 1)
            // The sagitta is radius part² / 8.
            outwards = 1 + part * part / 12
        }
    }

    /// Appends the points strictly inside an arc on the circle about `center` that begins at the unit vector `from`.
    ///
    /// A sine and a cosine for each point would take half of the time of a short stroke. A turn is off by the rounding of
    /// four products, and there are at most 315 of them.
    static func append(
        to points: inout GrowingBuffer<Point>, center: Point, radius: Double, from: Point, _ division: Division
    ) {
        guard division.count > 1 else { return }
        var arm = from * (radius * division.outwards)
        for _ in 1..<division.count {
            arm = Point(
                arm.x * division.cosine - arm.y * division.sine, arm.x * division.sine + arm.y * division.cosine)
            points.append(center + arm)
        }
    }
}
