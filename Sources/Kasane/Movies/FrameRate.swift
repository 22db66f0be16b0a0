import CFFmpeg

/// Frames per second as a fraction, so that times add up exactly.
struct FrameRate: Hashable, Sendable {
    let numerator: Int64
    let denominator: Int64

    static let minimum = 0.1
    static let maximum = 240.0

    /// Converts a number to the fraction it means: 29.97 is 30000/1001, as in television.
    init(_ framesPerSecond: Double) throws(MovieError) {
        guard framesPerSecond >= FrameRate.minimum, framesPerSecond <= FrameRate.maximum else {
            throw .badFrameRate(framesPerSecond)
        }
        let nominal = (framesPerSecond * 1.001).rounded()
        if framesPerSecond != framesPerSecond.rounded(), abs(framesPerSecond * 1.001 - nominal) < 0.001 {
            numerator = Int64(nominal) * 1000
            denominator = 1001
        } else {
            let fraction = av_d2q(framesPerSecond, 100_000)
            numerator = Int64(fraction.num)
            denominator = Int64(fraction.den)
        }
    }

    /// The nearest rate that the kind of movie supports.
    init(_ framesPerSecond: Double, of kind: MovieKind) throws(MovieError) {
        // A rate that no kind has is refused first.
        _ = try FrameRate(framesPerSecond)
        try self.init(min(framesPerSecond, kind.maxFrameRate))
    }

    var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    /// The start time of a frame, in seconds.
    func time(ofFrame index: Int) -> Double { Double(Int64(index) * denominator) / Double(numerator) }
}
