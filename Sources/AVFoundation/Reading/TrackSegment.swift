import CoreMedia
import Foundation

/// A part of a file's track, and the time of a composition's track at which it is shown.
struct TrackSegment: Sendable {
    /// The track of the file; nil for an empty segment.
    var track: TrackFacts?
    /// The source may be slower or faster than the target.
    var mapping: CMTimeMapping

    var target: CMTimeRange { mapping.target }
}

extension CMTimeMapping {
    /// Returns the time of the source that is mapped to a time of the target.
    func source(of time: CMTime) -> CMTime {
        CMTime.mapped(time, from: target, to: source)
    }

    /// Returns the time of the target to which a time of the source is mapped.
    func target(of time: CMTime) -> CMTime {
        CMTime.mapped(time, from: source, to: target)
    }

    /// Seconds of the source per second of the target.
    var rate: Double {
        guard source.duration != target.duration, target.duration > .zero else { return 1 }
        return source.duration.seconds / target.duration.seconds
    }
}

extension CMTime {
    /// Maps a time from one range to another: exactly if the result has a timescale that fits, or else rounded up to the
    /// next nanosecond, so that a frame's first moment stays one of that frame.
    static func mapped(_ time: CMTime, from: CMTimeRange, to: CMTimeRange) -> CMTime {
        let passed = time - from.start
        guard from.duration != to.duration, from.duration.isNumeric, from.duration > .zero, passed.isNumeric else {
            return to.start + passed
        }
        let limit = Int128(1) << 100
        // Each factor is below 2 to the power of 64.
        let (top, isWide) = (Int128(passed.value) * Int128(to.duration.value)).multipliedReportingOverflow(
            by: Int128(from.duration.timescale))
        let (bottom, isDeep) = (Int128(passed.timescale) * Int128(to.duration.timescale)).multipliedReportingOverflow(
            by: Int128(from.duration.value))
        guard !isWide, !isDeep, top.magnitude < limit.magnitude, bottom.magnitude < limit.magnitude, bottom != 0 else {
            return CMTimeMapTimeFromRangeToRange(time, fromRange: from, toRange: to)
        }
        let divisor = greatestDivisor(top, bottom)
        let (value, scale) = (top / divisor, bottom / divisor)
        if let value = Int64(exactly: value), let scale = CMTimeScale(exactly: scale) {
            return to.start + CMTime(value: value, timescale: scale)
        }
        let (whole, rest) = value.quotientAndRemainder(dividingBy: scale)
        let nanoseconds = Double(rest) / Double(scale) * 1e9
        let fraction = CMTime(value: Int64(nanoseconds.rounded(.up)), timescale: 1_000_000_000)
        return to.start + CMTime(value: Int64(clamping: whole), timescale: 1) + fraction
    }

    private static func greatestDivisor(_ a: Int128, _ b: Int128) -> Int128 {
        var (a, b) = (a < 0 ? -a : a, b < 0 ? -b : b)
        while b != 0 { (a, b) = (b, a % b) }
        return max(1, a)
    }
}
