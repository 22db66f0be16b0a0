/// Round caps and joins: flattened arcs about a point of the path.
enum PenArc {
    /// The greatest angle, in radians, that one line may span on a circle of the given radius.
    static func step(tolerance: Double, radius: Double) -> Double {
        // The sagitta of an arc of that angle is radius (1 - cos(angle / 2)).
        let depth = min(max(tolerance / radius, 0), 1)
        // Between 7 and 629 lines for a full circle.
        return min(max(2 * arcCosine(of: 1 - depth), 0.01), 1)
    }

    /// Appends the points strictly between two unit vectors on the circle about `center`, turning by `angle` from the
    /// first, counter-clockwise (in a y-up plane) when positive.
    ///
    /// They lie slightly outside the circle, by two thirds of the sagitta, so that the lines enclose its area.
    static func append(
        to points: inout GrowingBuffer<Point>, center: Point, radius: Double, from: Point, angle: Double, step: Double
    ) {
        let count = Int((abs(angle) / step).rounded(.up))
        guard count > 1 else { return }
        let part = angle / Double(count)
        // Two thirds of the sagitta, radius part² / 8.
        let radius = radius * (1 + part * part / 12)
        for k in 1..<count {
            let a = angle * Double(k) / Double(count)
            let (s, c) = (sine(of: a), cosine(of: a))
            points.append(center + Point(from.x * c - from.y * s, from.x * s + from.y * c) * radius)
        }
    }
}
