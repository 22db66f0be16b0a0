import Foundation

/// The recent values of a gesture, from which its velocity is computed.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, value: CGPoint)] = []

    /// The age beyond which samples are discarded, in seconds.
    private static let memory: TimeInterval = 0.1

    mutating func add(_ value: CGPoint, at time: TimeInterval) {
        samples.removeAll { $0.time < time - VelocityTracker.memory }
        samples.append((time, value))
    }

    mutating func clear() { samples = [] }

    /// The velocity of the value, in its units per second.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.value.x - first.value.x) / time, y: (last.value.y - first.value.y) / time)
    }
}
