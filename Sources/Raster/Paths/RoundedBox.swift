/// A box with rounded corners.
public struct RoundedBox: Sendable, Hashable {
    /// The set of rounded corners.
    public struct Corners: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The bits, one for each corner.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The upper left corner, with y down.
        public static let minXMinY = Corners(rawValue: 1 << 0)
        /// The upper right corner, with y down.
        public static let maxXMinY = Corners(rawValue: 1 << 1)
        /// The lower left corner, with y down.
        public static let minXMaxY = Corners(rawValue: 1 << 2)
        /// The lower right corner, with y down.
        public static let maxXMaxY = Corners(rawValue: 1 << 3)
        /// All four corners.
        public static let all = Corners(rawValue: 15)
    }

    /// A circular arc, or the longer curve of iOS with continuous curvature.
    public enum Curve: UInt8, Sendable, BitwiseCopyable { case circular, continuous }

    /// The box, corners included.
    public var box: Box
    /// The radius of the corners.
    public var radius: Double
    /// The set of rounded corners.
    public var corners: Corners
    /// The shape of the corners.
    public var curve: Curve

    /// Creates a rounded box. The caller clamps the radius to half of the shorter side.
    public init(_ box: Box, radius: Double = 0, corners: Corners = .all, curve: Curve = .circular) {
        self.box = box
        self.radius = radius
        self.corners = corners
        self.curve = curve
    }

    package var isPlain: Bool { !(radius > 0) || corners.isEmpty }

    /// - Parameter isReversed: whether the outline runs in reverse, to be cut out of an enclosing one.
    package func append(to path: inout Path, isReversed: Bool = false) {
        withOutline(isReversed: isReversed) { path.append($0, $1) }
    }

    // MARK: Outline

    /// Calls `body` with the points and verbs of the outline: clockwise with y down, starting at the upper right
    /// corner.
    func withOutline<Result>(
        isReversed: Bool = false, _ body: (UnsafeBufferPointer<Point>, UnsafeBufferPointer<Path.Verb>) -> Result
    ) -> Result {
        // Four corners of at most three cubics, each preceded by a line or the move: 4 · 10 points, and, with the
        // close, 4 · 4 + 1 verbs.
        withUnsafeTemporaryAllocation(of: Point.self, capacity: 40) { points in
            withUnsafeTemporaryAllocation(of: Path.Verb.self, capacity: 17) { verbs in
                let count = write(to: points.baseAddress!, verbs.baseAddress!, isReversed: isReversed)
                return body(
                    UnsafeBufferPointer(start: points.baseAddress, count: count.points),
                    UnsafeBufferPointer(start: verbs.baseAddress, count: count.verbs))
            }
        }
    }

    private func write(
        to points: UnsafeMutablePointer<Point>, _ verbs: UnsafeMutablePointer<Path.Verb>, isReversed: Bool
    ) -> (points: Int, verbs: Int) {
        let shape = cornerShape
        var (pointCount, verbCount) = (0, 0)
        for number in 0..<4 {
            let corner = isReversed ? 3 - number : number
            let (flag, at, first, second) = place(corner)
            let (from, to) = isReversed ? (second, first) : (first, second)
            verbs[verbCount] = number == 0 ? .move : .line
            verbCount += 1
            guard !isPlain, corners.contains(flag) else {
                points[pointCount] = at
                pointCount += 1
                continue
            }
            for index in 0..<shape.pointCount {
                let (along, across) = shape[index]
                points[pointCount] = at + from * (along * radius) + to * (across * radius)
                pointCount += 1
            }
            for _ in 0..<(shape.pointCount - 1) / 3 {
                verbs[verbCount] = .cubic
                verbCount += 1
            }
        }
        verbs[verbCount] = .close
        return (pointCount, verbCount + 1)
    }

    /// A corner, and the directions in which its two sides leave it, in outline order.
    private func place(_ number: Int) -> (Corners, at: Point, from: Point, to: Point) {
        switch number {
        case 0: (.maxXMinY, Point(box.maxX, box.minY), Point(-1, 0), Point(0, 1))
        case 1: (.maxXMaxY, Point(box.maxX, box.maxY), Point(0, -1), Point(-1, 0))
        case 2: (.minXMaxY, Point(box.minX, box.maxY), Point(1, 0), Point(0, -1))
        default: (.minXMinY, Point(box.minX, box.minY), Point(0, 1), Point(1, 0))
        }
    }

    private var cornerShape: CornerShape {
        guard curve == .continuous else { return .circular }
        // Each corner has the room that it would have if all four were rounded.
        let smoothness = CornerShape.smoothness(room: min(box.width, box.height) / 2 / radius)
        return .continuous(along: smoothness, across: smoothness)
    }
}
