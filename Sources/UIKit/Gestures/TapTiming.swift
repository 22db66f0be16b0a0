import Foundation

/// The limits of taps. Apple doesn't document them; the values are those of iOS's recognizers.
enum TapTiming {
    /// The maximum time between the starts of two taps of a sequence, and between a tap and the next, in seconds.
    static let maxInterval: TimeInterval = 0.35
    /// The maximum distance between taps of a sequence, and the maximum movement of a finger, in points.
    static let maxDistance: CGFloat = 45
    /// The maximum duration of a touch, in seconds.
    static let maxDuration: TimeInterval = 0.75
}
