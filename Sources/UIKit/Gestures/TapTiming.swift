import Foundation

/// What makes touches taps. iOS has no documented numbers; these are those of its recognizers.
enum TapTiming {
    /// How long may lie between the beginnings of two taps that belong together, and between a tap and the next, in
    /// seconds.
    static let maxInterval: TimeInterval = 0.35
    /// How far apart they may be, and how far a finger may stray, in points.
    static let maxDistance: CGFloat = 45
    /// How long a finger may be down, in seconds.
    static let maxDuration: TimeInterval = 0.75
}
