import CoreMedia

/// The segments of a composition's track: contiguous, from zero.
struct SegmentList: Sendable {
    private(set) var segments: [TrackSegment] = []

    init() {}

    /// Creates a list of segments whose targets are contiguous.
    init(_ segments: [TrackSegment]) { self.segments = segments }

    var end: CMTime { segments.last?.target.end ?? .zero }

    /// Inserts segments, one after the other, at a time; what follows is moved. Beyond the end, an empty segment fills
    /// the gap.
    mutating func insert(_ new: [TrackSegment], at time: CMTime) {
        let length = new.reduce(CMTime.zero) { $0 + $1.target.duration }
        guard length > .zero else { return }
        if time > end { segments.append(.empty(CMTimeRange(start: end, end: time))) }
        split(at: time)
        let place = segments.firstIndex { $0.target.start >= time } ?? segments.count
        segments.insert(contentsOf: new.filter { $0.target.duration > .zero }, at: place)
        layOut()
    }

    /// Removes a range of time; what follows is moved.
    mutating func remove(_ range: CMTimeRange) {
        split(at: range.start)
        split(at: range.end)
        segments.removeAll { range.containsTime($0.target.start) }
        layOut()
    }

    /// Makes a range of time longer or shorter; what follows is moved.
    mutating func scale(_ range: CMTimeRange, to duration: CMTime) {
        split(at: range.start)
        split(at: range.end)
        let target = CMTimeRange(start: range.start, duration: duration)
        for index in segments.indices where range.containsTime(segments[index].target.start) {
            let old = segments[index].target
            let (start, end) = (
                CMTime.mapped(old.start, from: range, to: target), CMTime.mapped(old.end, from: range, to: target)
            )
            segments[index].mapping.target = CMTimeRange(start: start, end: end)
        }
        layOut()
    }

    /// Removes empty segments at the end, which have no effect.
    mutating func trim() {
        while let last = segments.last, last.track == nil { segments.removeLast() }
    }

    private mutating func split(at time: CMTime) {
        guard let index = segments.firstIndex(where: { $0.target.start < time && time < $0.target.end }) else { return }
        let whole = segments[index]
        let middle = whole.track == nil ? CMTime.invalid : whole.mapping.source(of: time)
        var (first, second) = (whole, whole)
        first.mapping.target = CMTimeRange(start: whole.target.start, end: time)
        second.mapping.target = CMTimeRange(start: time, end: whole.target.end)
        if whole.track != nil {
            first.mapping.source = CMTimeRange(start: whole.mapping.source.start, end: middle)
            second.mapping.source = CMTimeRange(start: middle, end: whole.mapping.source.end)
        }
        segments.replaceSubrange(index...index, with: [first, second])
    }

    private mutating func layOut() {
        var time = CMTime.zero
        for index in segments.indices {
            segments[index].mapping.target.start = time
            time = segments[index].target.end
        }
    }
}

extension TrackSegment {
    /// A segment of nothing.
    static func empty(_ range: CMTimeRange) -> TrackSegment {
        TrackSegment(track: nil, mapping: CMTimeMapping(source: .invalid, target: range))
    }
}
