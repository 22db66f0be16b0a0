import CoreMedia

/// A value that changes over time: constant, or from one value to another during ramps.
///
/// Before the first time that is set it is a default; between and after ramps it stays what it was.
struct RampList<Value: Sendable>: Sendable {
    /// A change from one value to another; a range without a length sets a value.
    struct Ramp: Sendable {
        var start: Value
        var end: Value
        var range: CMTimeRange
    }

    private(set) var ramps: [Ramp] = []
    let initial: Value

    init(_ initial: Value) { self.initial = initial }

    /// Sets a ramp. Those that begin within it are replaced.
    mutating func set(_ start: Value, _ end: Value, _ range: CMTimeRange) {
        guard range.isValid, range.start.isNumeric || range.start.isNegativeInfinity else { return }
        ramps.removeAll { $0.range.start == range.start || range.containsTime($0.range.start) }
        let place = ramps.firstIndex { $0.range.start > range.start } ?? ramps.count
        ramps.insert(Ramp(start: start, end: end, range: range), at: place)
    }

    /// Sets a value from a time on.
    mutating func set(_ value: Value, at time: CMTime) {
        set(value, value, CMTimeRange(start: time, duration: .zero))
    }

    /// Returns the ramp that a time is in, or the span in which the value is constant; nil before the first one.
    func ramp(at time: CMTime) -> Ramp? {
        guard let index = ramps.lastIndex(where: { $0.range.start <= time }) else { return nil }
        let ramp = ramps[index]
        if ramp.range.containsTime(time) { return ramp }
        let next = index + 1 < ramps.count ? ramps[index + 1].range.start : .positiveInfinity
        return Ramp(start: ramp.end, end: ramp.end, range: CMTimeRange(start: ramp.range.end, end: next))
    }

    /// Returns the value at a time.
    func value(at time: CMTime, mix: (Value, Value, Double) -> Value) -> Value {
        guard let ramp = ramp(at: time) else { return initial }
        let (length, passed) = (ramp.range.duration.seconds, (time - ramp.range.start).seconds)
        guard length.isFinite, length > 0, passed.isFinite else { return ramp.end }
        return mix(ramp.start, ramp.end, min(max(passed / length, 0), 1))
    }
}

extension RampList {
    /// Stores the ramp that a time is in; returns whether there is one.
    func read(
        _ time: CMTime, _ start: UnsafeMutablePointer<Value>?, _ end: UnsafeMutablePointer<Value>?,
        _ range: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = ramp(at: time) else { return false }
        start?.pointee = ramp.start
        end?.pointee = ramp.end
        range?.pointee = ramp.range
        return true
    }
}
