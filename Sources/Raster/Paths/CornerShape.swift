/// The outline of a corner of radius 1.
package enum CornerShape: Sendable, BitwiseCopyable {
    /// A quarter circle as one cubic.
    case circular
    /// The longer curve of iOS 7 and later, as far as the two sides have room for it: the values are the results of
    /// `smoothness(room:)` for the side along which the outline arrives, and for the other.
    case continuous(along: Double, across: Double)

    /// A point, as distances from the corner along both sides.
    package typealias Distances = (along: Double, across: Double)

    /// The extent to which there is room for the continuous curve: 1 for all of it; 0, for which it is an arc, if there
    /// is no room beyond the radius.
    ///
    /// - Parameter room: the part of a side that the corner may take, in radii.
    package static func smoothness(room: Double) -> Double { max(0, min((room - 1) / (continuousReach - 1), 1)) }

    /// The number of points of the outline's cubics, including the first one's start.
    package var pointCount: Int {
        switch self {
        case .circular: 4
        case .continuous: Self.continuous.count
        }
    }

    /// A point of the outline. A continuous corner without enough room is interpolated, by its smoothness, between an
    /// arc and the complete curve, which it equals at 0 and 1.
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

    /// The distance of the control points of a quarter circle from the corner.
    private static let handle = 1 - 0.5522847498307936

    /// The distance from the corner at which a continuous curve begins, in radii.
    package static let continuousReach = continuous[0].along

    /// The published measurements of the rounded rectangle of iOS 7 and later.
    private static let continuous: [Distances] = [
        (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]

    /// A quarter circle as three cubics, as many as the continuous corner has.
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
