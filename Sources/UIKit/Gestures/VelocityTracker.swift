import Foundation

/// The recent steps of a gesture, from which its velocity is computed: setting the gesture's value between them, as
/// programs do that apply each step and begin again from there, doesn't change the velocity.
struct VelocityTracker {
    /// Sums of steps, with the times of the last ones.
    private var samples: [(time: TimeInterval, sum: CGPoint)] = []

    /// The age beyond which samples are discarded, in seconds.
    private static let memory: TimeInterval = 0.1

    mutating func add(_ step: CGPoint, at time: TimeInterval) {
        let sum = samples.last?.sum ?? .zero
        samples.removeAll { $0.time < time - VelocityTracker.memory }
        samples.append((time, CGPoint(x: sum.x + step.x, y: sum.y + step.y)))
    }

    mutating func clear() { samples = [] }

    /// The sum of steps per second, in their units.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.sum.x - first.sum.x) / time, y: (last.sum.y - first.sum.y) / time)
    }
}
