/// A path as two flat arrays: verbs and their points.
///
/// `move` and `line` take one point, `quad` two (control, end), `cubic` three, `close` none. A drawing verb without a
/// `move` before it is not representable: the mutators start a subpath where Quartz would.
public struct Path: Sendable, Hashable {
    /// A path verb.
    public enum Verb: UInt8, Sendable {
        /// Begins a subpath, adds a segment, or closes the subpath.
        case move, line, quad, cubic, close

        /// The number of points that the verb takes.
        @inlinable
        public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// The verbs, in order.
    public private(set) var verbs: [Verb] = []
    /// The points of the verbs, in order.
    public private(set) var points: [Point] = []
    /// The first point of the current subpath, to which `close` returns.
    public private(set) var subpathStart: Point?

    /// Creates an empty path.
    public init() {}

    /// Whether the path has no verbs.
    public var isEmpty: Bool { verbs.isEmpty }

    /// Empties the path and keeps its memory.
    public mutating func removeAll() {
        // A path that was consumed is already empty: checking is cheaper than emptying it again.
        if verbs.isEmpty { return }
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        subpathStart = nil
    }

    /// Reserves capacity in an empty path, whose arrays would otherwise be reallocated several times even for a small
    /// shape.
    package mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
        guard verbs.isEmpty else { return }
        verbs.reserveCapacity(verbCount)
        points.reserveCapacity(pointCount)
    }

    /// The start of the next segment; after `close`, the start of the closed subpath. Nil for an empty path.
    public var currentPoint: Point? {
        verbs.last == .close ? subpathStart : points.last
    }

    /// Begins a subpath.
    public mutating func move(to p: Point) {
        verbs.append(.move)
        points.append(p)
        subpathStart = p
    }

    /// Adds a line; begins a subpath if there is none.
    public mutating func addLine(to p: Point) {
        beginSubpathIfNeeded(at: p)
        verbs.append(.line)
        points.append(p)
    }

    package mutating func addQuad(control: Point, to p: Point) {
        beginSubpathIfNeeded(at: control)
        verbs.append(.quad)
        points.append(control)
        points.append(p)
    }

    package mutating func addCubic(control1: Point, control2: Point, to p: Point) {
        beginSubpathIfNeeded(at: control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(p)
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// Appends a closed polygon through the points, if there are any.
    mutating func addPolygon(_ corners: some Collection<Point>) {
        guard let first = corners.first else { return }
        verbs.append(.move)
        verbs.append(contentsOf: repeatElement(.line, count: corners.count - 1))
        verbs.append(.close)
        points.append(contentsOf: corners)
        subpathStart = first
    }

    /// Appends the subpaths of `other` with every point mapped by `projection`.
    package mutating func append(_ other: Path, through projection: Projection) {
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        let start = points.count
        points.append(contentsOf: other.points)
        subpathStart = other.subpathStart
        // Infinite coordinates times the zeros of the identity would be NaN.
        if projection == .identity { return }
        points.withUnsafeMutableBufferPointer { points in
            for i in start..<points.count { points[i] = projection.apply(points[i]) }
        }
        subpathStart = other.subpathStart.map { projection.apply($0) }
    }

    /// Appends the subpaths of `other` with every point mapped by `transform`.
    package mutating func append(_ other: Path, transform: (Point) -> Point = { $0 }) {
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        // Mapped in place: a lazy map would first be collected in a separate array.
        let start = points.count
        points.append(contentsOf: other.points)
        for i in start..<points.count { points[i] = transform(points[i]) }
        subpathStart = other.subpathStart.map(transform)
    }

    /// Appends whole subpaths: `points` are those of `verbs`, the first of which is a move.
    mutating func append(_ points: UnsafeBufferPointer<Point>, _ verbs: UnsafeBufferPointer<Verb>) {
        var next = 0
        for verb in verbs {
            if verb == .move { subpathStart = points[next] }
            next += verb.pointCount
        }
        self.verbs.append(contentsOf: verbs)
        self.points.append(contentsOf: points)
    }

    package func mapped(_ transform: (Point) -> Point) -> Path {
        var path = self
        path.map(transform)
        return path
    }

    /// Maps every point in place.
    package mutating func map(_ transform: (Point) -> Point) {
        for i in points.indices { points[i] = transform(points[i]) }
        subpathStart = subpathStart.map(transform)
    }

    /// The bounding box of all points, control points included; empty for an empty path.
    package var controlBox: Box {
        var box = Box.empty
        for p in points { box.include(p) }
        return box
    }

    private mutating func beginSubpathIfNeeded(at p: Point) {
        if verbs.isEmpty {
            move(to: p)
        } else if verbs.last == .close, let start = subpathStart {
            // After a close the next segment starts a new subpath at the closed one's start.
            move(to: start)
        }
    }
}
