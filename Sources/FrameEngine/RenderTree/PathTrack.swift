import CoreGraphics
package import Raster

/// A path of motion: every segment is one step between keyframes; `move` only sets the start of the next.
package struct PathTrack: Sendable {
    /// The direction of the layer's x axis along the path.
    package enum Turn: Sendable { case along, against }

    fileprivate struct Segment: Sendable {
        /// The four points of a cubic; lines and quadratic curves are elevated to cubics.
        let p0, p1, p2, p3: Point
        /// Whether it closes its subpath.
        var isClosing = false
    }

    private let segments: [Segment]
    private let times: KeyTimes
    private let lengths: ArcLengthTable?
    private let isDiscrete: Bool
    package let turn: Turn?
    /// Whether the property is a size, not a point.
    private let isSize: Bool

    /// Nil for a path without a segment.
    package init?(
        _ path: Path, isSize: Bool, mode: CAAnimationCalculationMode, keyTimes: [Double]?, curves: TimingCurves?,
        turn: Turn?
    ) {
        let segments = Self.segments(
            of: path, timedBy: mode.isPaced ? nil : keyTimes?.count, isDiscrete: mode == .discrete)
        guard !segments.isEmpty else { return nil }
        self.segments = segments
        self.turn = turn
        self.isSize = isSize
        isDiscrete = mode == .discrete
        switch mode {
        case .paced, .cubicPaced:
            times = KeyTimes(evenly: segments.count)
            lengths = ArcLengthTable(segments: segments.count) { .point(CGPoint(segments[$0].point(at: $1))) }
        case .discrete:
            times = KeyTimes(starts: keyTimes, of: segments.count + 1)
            lengths = nil
        default:
            times = KeyTimes(keyTimes, segments: segments.count, curves: curves)
            lengths = nil
        }
    }

    /// The segments that match the number of key times: including the lines that close subpaths, or without them if
    /// there is one time for each explicit point.
    private static func segments(of path: Path, timedBy count: Int?, isDiscrete: Bool) -> [Segment] {
        let all = segments(of: path)
        guard let count, count != all.count + 1, !(isDiscrete && count == all.count + 2) else { return all }
        let open = all.filter { !$0.isClosing }
        return open.count + 1 == count ? open : all
    }

    private static func segments(of path: Path) -> [Segment] {
        var segments: [Segment] = []
        var points = path.points.makeIterator()
        var (start, current) = (Point.zero, Point.zero)
        func next() -> Point { points.next() ?? current }
        for verb in path.verbs {
            let from = current
            switch verb {
            case .move:
                current = next()
                start = current
            case .line:
                current = next()
                segments.append(Segment(line: from, current))
            case .quad:
                let control = next()
                current = next()
                segments.append(
                    Segment(
                        // Degree elevation, which is exact: each inner point lies two thirds of the way to the
                        // quadratic's control point.
                        p0: from, p1: from.mixed(with: control, 2 / 3), p2: current.mixed(with: control, 2 / 3),
                        p3: current))
            case .cubic:
                let (c1, c2) = (next(), next())
                current = next()
                segments.append(Segment(p0: from, p1: c1, p2: c2, p3: current))
            case .close:
                current = start
                guard from != start else { continue }
                var line = Segment(line: from, start)
                line.isClosing = true
                segments.append(line)
            }
        }
        return segments
    }

    private func place(at progress: Double) -> (segment: Int, fraction: Double) {
        if let lengths { return lengths.place(at: progress) }
        guard isDiscrete else { return times.place(at: progress) }
        let key = times.segment(at: progress)
        return key < segments.count ? (key, 0) : (segments.count - 1, 1)
    }

    /// The point or size at `progress`.
    func value(at progress: Double) -> AnimationValue {
        let (segment, u) = place(at: progress)
        let point = CGPoint(segments[segment].point(at: u))
        return isSize ? .size(CGSize(width: point.x, height: point.y)) : .point(point)
    }

    /// The layer's rotation at `progress`, in radians; nil when it doesn't rotate.
    func angle(at progress: Double) -> CGFloat? {
        guard let turn else { return nil }
        let (segment, u) = place(at: progress)
        let direction = segments[segment].direction(at: u)
        let angle = CGFloat(atan2(direction.y, direction.x))
        return turn == .along ? angle : angle + .pi
    }
}

extension PathTrack.Segment {
    fileprivate init(line from: Point, _ to: Point) {
        self.init(p0: from, p1: from.mixed(with: to, 1 / 3), p2: from.mixed(with: to, 2 / 3), p3: to)
    }

    fileprivate func point(at u: Double) -> Point {
        // Exact at the ends, without rounding errors. A timing curve that overshoots continues along the same cubic.
        if u == 0 { return p0 }
        if u == 1 { return p3 }
        let v = 1 - u
        return p0 * (v * v * v) + p1 * (3 * v * v * u) + p2 * (3 * v * u * u) + p3 * (u * u * u)
    }

    /// The tangent; if a control point coincides with an end, the direction towards the next point that doesn't.
    fileprivate func direction(at u: Double) -> Point {
        let v = 1 - u
        let tangent = (p1 - p0) * (v * v) + (p2 - p1) * (2 * v * u) + (p3 - p2) * (u * u)
        if tangent.length > 1e-9 * ((p3 - p0).length + (p1 - p0).length + (p2 - p0).length) { return tangent }
        // For a zero-length handle, the secant over a thousandth of the segment approximates the limit's direction.
        let nearby = u < 0.5 ? point(at: u + 1e-3) - point(at: u) : point(at: u) - point(at: u - 1e-3)
        return nearby
    }
}
