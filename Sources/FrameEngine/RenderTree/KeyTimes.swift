/// When a keyframe animation goes from each value to the next, and at what pace.
struct KeyTimes: Sendable {
    /// One more than there are segments, none before the one in front of it.
    private let times: [Double]
    private let curves: TimingCurves?

    private init(_ times: [Double], _ curves: TimingCurves? = nil) {
        self.times = times
        self.curves = curves
    }

    /// All segments equally long.
    init(evenly segments: Int, curves: TimingCurves? = nil) {
        let count = max(1, segments)
        self.init((0...count).map { Double($0) / Double(count) }, curves)
    }

    /// The user's times as they are, wherever they begin and end, or even ones where they are not one for each value or
    /// fall: [Apple's reference](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/keytimes)
    /// has invalid ones ignored.
    init(_ times: [Double]?, segments: Int, curves: TimingCurves?) {
        guard let times, times.count == segments + 1, Self.areValid(times) else {
            self.init(evenly: segments, curves: curves)
            return
        }
        self.init(times, curves)
    }

    /// Segments as long as what lies between the values, for an even pace.
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

    /// For values that stay until the next: when each starts. A time more than there are values ends the last.
    init(starts: [Double]?, of count: Int) {
        guard let starts, starts.count == count || starts.count == count + 1, Self.areValid(starts) else {
            self.init(evenly: count)
            return
        }
        self.init(starts.count == count ? starts + [max(1, starts[count - 1])] : starts)
    }

    private static func areValid(_ times: [Double]) -> Bool {
        !times.isEmpty && times.allSatisfy(\.isFinite) && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// The segment that a moment lies in; the later one where two meet.
    func segment(at progress: Double) -> Int {
        var (low, high) = (0, times.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle } else { high = middle }
        }
        return low
    }

    /// The segment that a moment lies in, and how far into it, by the segment's own pace.
    func place(at progress: Double) -> (segment: Int, fraction: Double) {
        let segment = segment(at: progress)
        let length = times[segment + 1] - times[segment]
        guard length > 0 else { return (segment, progress < times[segment] ? 0 : 1) }
        let fraction = min(1, max(0, (progress - times[segment]) / length))
        guard let curves, segment < curves.count else { return (segment, fraction) }
        return (segment, curves[segment].progress(at: fraction))
    }
}
