/// Frames per second as a fraction, so that times add up exactly.
struct FrameRate: Hashable, Sendable {
    let numerator: Int64
    let denominator: Int64

    static let minimum = 0.1
    static let maximum = 240.0

    /// Creates the fraction that a number stands for: 29.97 is 30000/1001, as in television.
    init(_ framesPerSecond: Double) throws(MovieError) {
        guard framesPerSecond >= FrameRate.minimum, framesPerSecond <= FrameRate.maximum else {
            throw .badFrameRate(framesPerSecond)
        }
        let nominal = (framesPerSecond * 1.001).rounded()
        if framesPerSecond != framesPerSecond.rounded(), abs(framesPerSecond * 1.001 - nominal) < 0.001 {
            numerator = Int64(nominal) * 1000
            denominator = 1001
        } else {
            (numerator, denominator) = FrameRate.nearestFraction(framesPerSecond)
        }
    }

    /// Returns the nearest fraction with a numerator and a denominator of at most 100,000, by continued fractions.
    private static func nearestFraction(_ value: Double) -> (Int64, Int64) {
        let most: Int64 = 100_000
        // Rates are below 2^8: this is exact, and fits.
        var denominator = Int64(1) << 53
        var numerator = Int64((value * Double(denominator)).rounded())
        var (before, last) = ((n: Int64(0), d: Int64(1)), (n: Int64(1), d: Int64(0)))
        while denominator != 0 {
            let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
            let next = (n: whole * last.n + before.n, d: whole * last.d + before.d)
            if next.n > most || next.d > most {
                // The largest part of the step that fits, if that is nearer than the previous step.
                var part = (most - before.n) / max(last.n, 1)
                if last.d > 0 { part = min(part, (most - before.d) / last.d) }
                let between = (n: part * last.n + before.n, d: part * last.d + before.d)
                func distance(_ fraction: (n: Int64, d: Int64)) -> Double {
                    abs(Double(fraction.n) / Double(fraction.d) - value)
                }
                return between.d > 0 && distance(between) < distance(last) ? between : last
            }
            (before, last) = (last, next)
            (numerator, denominator) = (denominator, rest)
        }
        return last
    }

    /// Creates the nearest rate that the kind of movie supports.
    init(_ framesPerSecond: Double, of kind: MovieKind) throws(MovieError) {
        // A rate that no kind supports is rejected first.
        _ = try FrameRate(framesPerSecond)
        try self.init(min(framesPerSecond, kind.maxFrameRate))
    }

    var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    /// The start time of a frame, in seconds.
    func time(ofFrame index: Int) -> Double { Double(Int64(index) * denominator) / Double(numerator) }
}
