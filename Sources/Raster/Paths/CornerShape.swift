/// The outline of a corner of radius 1.
package enum CornerShape: Sendable, BitwiseCopyable {
    /// A quarter of a circle as one cubic.
    case circular
    /// The longer curve of iOS 7 and later, as far as the two sides have room for it: by `smoothness(room:)`, along the side by
    /// which the outline comes and along the other.
    case continuous(along: Double, across: Double)

    /// A point, as distances from the corner along both sides.
    package typealias Distances = (along: Double, across: Double)

    /// How much of the continuous curve there is room for: 1 for all of it, 0, which is an arc, where there is none beyond the
    /// radius.
    ///
    /// - Parameter room: how much of a side the corner may take, in radii.
    package static func smoothness(room: Double) -> Double { max(0, min((room - 1) / (continuousReach - 1), 1)) }

    /// The points of the outline's cubics, the first one's start included.
    package var pointCount: Int {
        switch self {
        case .circular: 4
        case .continuous: Self.continuous.count
        }
    }

    /// A point of the outline. A continuous corner without room is the mean, by its smoothness, of the whole curve and of an arc,
    /// exact at either end.
    package subscript(index: Int) -> Distances {
        switch self {
        case .circular:
            return (index == 0 ? 1 : index == 1 ? Self.handle : 0, index == 3 ? 1 : index == 2 ? Self.handle : 0)
        case .continuous(let along, let across):
            let (arc, whole) = (Self.arc[index], Self.continuous[index])
            return (
                arc.along * (1 - along) + whole.along * along, arc.across * (1 - across) + whole.across * across
            )
        }
    }

    /// The distance from the corner of the control points of a quarter of a circle.
    private static let handle = 1 - 0.5522847498307936

    /// The distance from the corner at which a continuous curve begins, in radii.
    package static let continuousReach = continuous[0].along

    /// The published measurements of the rounded rectangle of iOS 7 and later.
    private static let continuous: [Distances] = [
        (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]

    /// A quarter of a circle as three cubics, as many as the continuous corner has.
    private static let arc: [Distances] = {
        let step = Double.pi / 6
        let handle = 4 / 3 * sine(of: step / 4) / cosine(of: step / 4)
        var points: [Distances] = [(1, 0)]
        for i in 0..<3 {
            let (from, to) = (Double(i) * step, Double(i + 1) * step)
            let (start, end) = ((sine(of: from), cosine(of: from)), (sine(of: to), cosine(of: to)))
            points.append((1 - start.0 - handle * start.1, 1 - start.1 + handle * start.0))
            points.append((1 - end.0 + handle * end.1, 1 - end.1 - handle * end.0))
            points.append((1 - end.0, 1 - end.1))
        }
        return points
    }()
}
