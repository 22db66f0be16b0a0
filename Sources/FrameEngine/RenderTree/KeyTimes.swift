/// The times and timing curves of a keyframe animation's segments.
struct KeyTimes: Sendable {
    /// One more than the number of segments.
    private let times: [Double]
    private let curves: TimingCurves?
    private let areAscending: Bool

    private init(_ times: [Double], _ curves: TimingCurves? = nil) {
        self.times = times
        self.curves = curves
        areAscending = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// Creates segments of equal length.
    init(evenly segments: Int, curves: TimingCurves? = nil) {
        let count = max(1, segments)
        self.init((0...count).map { Double($0) / Double(count) }, curves)
    }

    /// Uses the given times unchanged, or evenly spaced ones when their number is wrong: according to [Apple's
    /// reference](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/keytimes), invalid ones are
    /// ignored.
    init(_ times: [Double]?, segments: Int, curves: TimingCurves?) {
        guard let times, times.count == segments + 1, Self.areValid(times) else {
            self.init(evenly: segments, curves: curves)
            return
        }
        self.init(times, curves)
    }

    /// Creates segments proportional to the distances between values, for a constant speed.
    init(distances: [Double]) {
        let total = distances.reduce(0, +)
        guard total > 0, total.isFinite else {
            self.init(evenly: distances.count)
            return
        }
        var sum = 0.0
        self.init(
            [0]
                + distances.map { distance in
                    sum += distance
                    return sum / total
                })
    }

    /// Creates the start times of discrete values. One more time than values ends the last.
    init(starts: [Double]?, of count: Int) {
        guard let starts, starts.count == count || starts.count == count + 1, Self.areValid(starts) else {
            self.init(evenly: count)
            return
        }
        // Without an end time the last value lasts to the animation's end.
        self.init(starts.count == count ? starts + [max(1, starts[count - 1])] : starts)
    }

    private static func areValid(_ times: [Double]) -> Bool {
        !times.isEmpty && times.allSatisfy(\.isFinite)
    }

    /// The segment at `progress`; the later one at a boundary. Among decreasing times it is the first one whose end is
    /// later.
    func segment(at progress: Double) -> Int {
        guard areAscending else {
            return times.dropFirst().firstIndex { progress < $0 }.map { $0 - 1 } ?? max(0, times.count - 2)
        }
        var (low, high) = (0, times.count - 1)
        // Invariant: times[low] <= progress < times[high], as far as progress lies within the times at all.
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle } else { high = middle }
        }
        return low
    }

    /// The segment at `progress`, and its start and end; nil where `progress` lies outside it, or times decrease.
    func range(at progress: Double) -> (segment: Int, range: ClosedRange<Double>)? {
        guard areAscending else { return nil }
        let segment = segment(at: progress)
        let range = times[segment]...times[segment + 1]
        return range.contains(progress) ? (segment, range) : nil
    }

    /// The segment at `progress`, and the fraction within it according to the segment's timing curve.
    func place(at progress: Double) -> (segment: Int, fraction: Double) {
        // Equal times make an empty segment: the value jumps at its end.
        let segment = segment(at: progress)
        let length = times[segment + 1] - times[segment]
        guard length > 0 else { return (segment, progress < times[segment] ? 0 : 1) }
        let fraction = min(1, max(0, (progress - times[segment]) / length))
        guard let curves, segment < curves.count else { return (segment, fraction) }
        return (segment, curves[segment].progress(at: fraction))
    }
}
