import CoreGraphics
public import Foundation

extension NSValue {
    private typealias Fields = (Int64, Int64, Int64, Int64)

    /// Creates a value that boxes a time. Foundation on Linux can't hold custom structures, so it is stored as four
    /// numbers.
    public convenience init(time: CMTime) {
        var fields = time.fields
        self.init(bytes: &fields, objCType: "[4q]")
    }

    /// Creates a value that boxes a range of times.
    public convenience init(timeRange: CMTimeRange) {
        var fields = (timeRange.start.fields, timeRange.duration.fields)
        self.init(bytes: &fields, objCType: "[8q]")
    }

    /// The time passed to `init(time:)`; an invalid one for a value of another kind.
    public var timeValue: CMTime {
        contents { (fields: Fields) in NSValue(time: CMTime(fields)) }.map(CMTime.init) ?? .invalid
    }

    /// The range passed to `init(timeRange:)`; an invalid one for a value of another kind.
    public var timeRangeValue: CMTimeRange {
        contents { (fields: (Fields, Fields)) in NSValue(timeRange: CMTimeRange(fields)) }.map(CMTimeRange.init)
            ?? .invalid
    }
}

extension CMTime {
    fileprivate var fields: (Int64, Int64, Int64, Int64) { (value, Int64(timescale), Int64(flags.rawValue), epoch) }

    fileprivate init(_ fields: (Int64, Int64, Int64, Int64)) {
        self.init(
            value: fields.0, timescale: CMTimeScale(truncatingIfNeeded: fields.1),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: fields.2)), epoch: fields.3)
    }
}

extension CMTimeRange {
    fileprivate init(_ fields: ((Int64, Int64, Int64, Int64), (Int64, Int64, Int64, Int64))) {
        self.init(start: CMTime(fields.0), duration: CMTime(fields.1))
    }
}
