import CoreMedia

/// The time of an item, which passes by the media clock.
struct ItemTiming {
    /// The item's time at `hostTime`.
    private var base = CMTime.zero
    private var hostTime = 0.0
    /// Seconds of the item per second; 0 while it doesn't play.
    private(set) var rate = 0.0
    /// The times between which the item plays.
    var range = CMTimeRange(start: .zero, duration: .positiveInfinity)

    /// Times that pass are counted in nanoseconds.
    static let timescale: CMTimeScale = 1_000_000_000

    /// The item's time at a media time.
    func time(at now: Double) -> CMTime {
        guard rate != 0 else { return base }
        let passed = CMTime(seconds: (now - hostTime) * rate, preferredTimescale: ItemTiming.timescale)
        return min(max(base + passed, range.start), range.end)
    }

    /// The media time at which the item reaches a time; nil if it doesn't.
    func hostTime(of time: CMTime) -> Double? {
        let distance = (time - base).seconds
        guard rate != 0, distance.isFinite, distance / rate >= 0 else { return nil }
        return hostTime + distance / rate
    }

    /// Changes the rate, without a jump of time.
    mutating func setRate(_ rate: Double, at now: Double) {
        base = time(at: now)
        hostTime = now
        self.rate = rate
    }

    /// Changes the time.
    mutating func jump(to time: CMTime, at now: Double) {
        base = min(max(time, range.start), range.end)
        hostTime = now
    }
}
