/// A range of times: from its start up to, but not including, its end.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmtimerange)
public struct CMTimeRange: Hashable, Sendable {
    /// The first time of the range.
    public var start: CMTime
    /// The length of the range.
    public var duration: CMTime

    /// Creates an invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Creates a range from its start and its length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    /// Creates a range from its start and its end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// An invalid range.
    public static let invalid = CMTimeRange()
    /// The empty range at zero.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)

    /// The time after the last one of the range.
    public var end: CMTime { start + duration }
    /// Whether the start and the length are valid, and the length is not negative.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && !(duration < CMTime.zero)
    }
    /// Whether the range is valid, and its start or its length is indefinite.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether the range is valid, and has no length.
    public var isEmpty: Bool { isValid && duration.isNumeric && duration == .zero }

    /// Returns whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isValid && time >= start && time < end
    }

    /// Returns whether a whole range is in the range.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }

    /// Returns the times that are in both ranges: an empty range at zero if there are none, and an invalid one if either
    /// of the ranges is.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// Returns the smallest range that contains both ranges; an invalid one if either of them is.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }

    /// Returns the time of the range that is nearest to a time.
    func clamp(_ time: CMTime) -> CMTime {
        guard isValid, time.isValid else { return .invalid }
        return min(max(time, start), end)
    }
}

extension CMTimeRange: CustomStringConvertible {
    /// The start and the length, in Core Media's notation.
    public var description: String { isValid ? "{\(start), \(duration)}" : "{INVALID}" }
}

/// A range of times and the range to which it is mapped.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmtimemapping)
public struct CMTimeMapping: Hashable, Sendable {
    /// The times that are mapped; invalid for an empty edit.
    public var source: CMTimeRange
    /// The times to which they are mapped.
    public var target: CMTimeRange

    /// Creates an invalid mapping.
    public init() { self.init(source: .invalid, target: .invalid) }
    /// Creates a mapping.
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

/// The empty range at zero.
public let kCMTimeRangeZero = CMTimeRange.zero
/// An invalid range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// Returns a range from its start and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Returns a range from its start and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns whether a range is in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
/// Returns whether two ranges are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns the times that are in both ranges.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
/// Returns the smallest range that contains both ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// Returns the time of a range that is nearest to a time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime { range.clamp(time) }
/// Returns the time of a range to which a time is mapped that is in another range, or beyond it.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard t.isValid, fromRange.isValid, toRange.isValid else { return .invalid }
    return toRange.start
        + CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange)
}
/// Returns a length multiplied by the ratio of two ranges' lengths.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard dur.isNumeric, fromRange.duration.isNumeric, toRange.duration.isNumeric, fromRange.duration != .zero else {
        return .invalid
    }
    if fromRange.duration == toRange.duration { return dur }
    return dur.multiplied(by: toRange.duration.seconds / fromRange.duration.seconds)
}
/// Returns a mapping of one range to another.
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
    CMTimeMapping(source: source, target: target)
}
