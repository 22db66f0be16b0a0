/// Maps fractions of a curve's length to positions on its segments, approximated by chords.
struct ArcLengthTable: Sendable {
    /// The cumulative length at each sample of all segments.
    private let lengths: [Double]
    private let segments: Int

    private let samplesPerSegment: Int

    // 64 chords of a segment that turns by half a turn are too short by a ten-thousandth, evenly distributed.
    private static let maxSamplesPerSegment = 64
    /// The maximum total number of samples; with many segments, each gets fewer.
    private static let maxSampleCount = 1 << 16

    init(segments: Int, value: (Int, Double) -> AnimationValue) {
        self.segments = max(1, segments)
        let samplesPerSegment = max(1, min(Self.maxSampleCount / self.segments, Self.maxSamplesPerSegment))
        self.samplesPerSegment = samplesPerSegment
        var lengths = [0.0]
        lengths.reserveCapacity(segments * samplesPerSegment + 1)
        for segment in 0..<max(0, segments) {
            var last = value(segment, 0)
            for i in 1...samplesPerSegment {
                let next = value(segment, Double(i) / Double(samplesPerSegment))
                lengths.append(lengths[lengths.count - 1] + Double(last.distance(to: next)))
                last = next
            }
        }
        self.lengths = lengths
    }

    /// The segment and the position in it at `progress` of the total length.
    func place(at progress: Double) -> (segment: Int, fraction: Double) {
        let total = lengths[lengths.count - 1]
        let count = lengths.count - 1
        guard count > 0 else { return (0, 0) }
        guard total > 0, total.isFinite else { return (0, 0) }
        let length = min(1, max(0, progress)) * total
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= length { low = middle } else { high = middle }
        }
        let chord = lengths[high] - lengths[low]
        let within = chord > 0 ? (length - lengths[low]) / chord : 0
        // Within a chord the parameter is assumed to progress at constant speed.
        let place = (Double(low) + within) / Double(samplesPerSegment)
        let segment = min(Int(place), segments - 1)
        return (segment, min(1, place - Double(segment)))
    }
}
