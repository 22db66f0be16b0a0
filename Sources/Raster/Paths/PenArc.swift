/// Round caps and joins: flattened arcs about a point of the path.
enum PenArc {
    /// The greatest angle, in radians, that one line of an offset curve may span on a circle of the given radius.
    static func step(tolerance: Double, radius: Double) -> Double {
        // The sagitta of an arc of that angle is radius (1 - cos(angle / 2)).
        let depth = min(max(tolerance / radius, 0), 1)
        // Between 7 and 629 lines for a full circle.
        return min(max(2 * arcCosine(of: 1 - depth), 0.01), 1)
    }

    /// The greatest angle, in radians, that one line of a cap or join may span.
    ///
    /// Its lines cross the circle twice each. What one gains or loses between two crossings is an eighth of its length
    /// by its sagitta, and its neighbours make it good: a pixel that several lines cross sees no more than that. So the
    /// lines of small arcs may be longer than the tolerance alone would have them, until that area is 5.5 squares of the
    /// tolerance: length³ / 64 radius <= 5.5 tolerance², where the length is angle by radius.
    static func capStep(tolerance: Double, radius: Double) -> Double {
        let depth = max(tolerance / radius, 0)
        return min(max(7.06 * cubeRoot(of: depth * depth), step(tolerance: tolerance, radius: radius)), 1)
    }

    /// An arc's division into lines of equal angles: turned by one of them again and again, a vector meets their ends.
    struct Division: BitwiseCopyable {
        fileprivate let count: Int
        /// The sine and cosine of a line's angle.
        fileprivate let sine: Double
        fileprivate let cosine: Double
        /// The distance of the inner points in radii: outside the circle, so that the lines enclose the arc's area.
        fileprivate let outwards: Double

        /// The angle in radians, counter-clockwise (in a y-up plane) when positive; `step` is a line's greatest.
        init(of angle: Double, step: Double) {
            count = Int((abs(angle) / step).rounded(.up))
            let part = angle / Double(max(count, 1))
            (sine, cosine) = count > 1 ? (Raster.sine(of: part), Raster.cosine(of: part)) : (0, 1)
            outwards = count > 1 ? Self.outwards(Double(count), part / sine) : 1
        }

        /// Triangles from the centre to each line have the arc's area: with k radii to the inner points, and the ends on
        /// the circle, the first and the last have k sin / 2 and those between k² sin / 2, in squares of the radius, and
        /// the arc's is count · part / 2.
        private static func outwards(_ count: Double, _ ratio: Double) -> Double {
            // (count - 2) k² + 2 k = count · ratio, by the formula that does not divide by zero for two lines.
            count * ratio / (1 + (1 + (count - 2) * count * ratio).squareRoot())
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
