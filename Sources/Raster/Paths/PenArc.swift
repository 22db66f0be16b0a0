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
    /// Each line crosses the circle twice. The area gained or lost between two crossings is an eighth of the line's
    /// length times its sagitta, and adjacent areas compensate each other: a pixel that several lines cross sees no
    /// more error than that. Lines of small arcs may therefore be longer than the tolerance alone would allow, until
    /// that area is 5.5 times the square of the tolerance: length³ / 64 radius <= 5.5 tolerance², where the length is
    /// the angle times the radius.
    static func capStep(tolerance: Double, radius: Double) -> Double {
        let depth = max(tolerance / radius, 0)
        return min(max(7.06 * cubeRoot(of: depth * depth), step(tolerance: tolerance, radius: radius)), 1)
    }

    /// The division of an arc into lines of equal angle: rotating a vector by this angle repeatedly yields the ends of
    /// the lines.
    struct Division: BitwiseCopyable {
        fileprivate let count: Int
        /// The sine and cosine of one line's angle.
        fileprivate let sine: Double
        fileprivate let cosine: Double
        /// The distance of the inner points from the centre in radii: outside the circle, so that the lines enclose the
        /// arc's area.
        fileprivate let outwards: Double

        /// `angle` is in radians, counter-clockwise (in a y-up plane) when positive; `step` is the greatest angle of a
        /// line.
        init(of angle: Double, step: Double) {
            count = Int((abs(angle) / step).rounded(.up))
            let part = angle / Double(max(count, 1))
            (sine, cosine) = count > 1 ? (Raster.sine(of: part), Raster.cosine(of: part)) : (0, 1)
            outwards = count > 1 ? Self.outwards(Double(count), part / sine) : 1
        }

        /// The triangles from the centre to each line have the same total area as the arc: with k radii to the inner
        /// points, and the ends on the circle, the first and the last have an area of k sin / 2 and the others of k²
        /// sin / 2, in squares of the radius; the arc's area is count · part / 2.
        private static func outwards(_ count: Double, _ ratio: Double) -> Double {
            // (count - 2) k² + 2 k = count · ratio, by the formula that does not divide by zero for two lines.
            count * ratio / (1 + (1 + (count - 2) * count * ratio).squareRoot())
        }
    }

    /// Appends the points strictly inside an arc on the circle about `center` that begins at the unit vector `from`.
    ///
    /// Computing a sine and a cosine for each point would take half of the time of a short stroke. Each rotation adds
    /// the rounding errors of four products, and there are at most 315 rotations.
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
