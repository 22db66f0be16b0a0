import Foundation

/// The angular frequency of a spring that has settled after a duration.
///
/// Apple gives no formula. This is the one that fits
/// [the springs that UIKit makes](https://github.com/CosynPa/RevealSpringAnimation): with critical damping a thousandth of
/// the distance remains at the end; below it, the sine of the motion has an amplitude of a thousandth, whatever the cosine
/// has.
struct SettlingFrequency {
    /// 0 excluded, 1 included.
    private let ratio: Double
    /// In total distances per second.
    private let velocity: Double
    private let duration: Double
    private let threshold: Double

    init(ratio: Double, velocity: Double, duration: Double) {
        self.ratio = ratio
        // Far beyond any motion that can be seen, and finite in all that follows.
        self.velocity = min(max(velocity, -1e9), 1e9)
        // UIKit's limits.
        self.duration = min(max(duration, 0.01), 10)
        threshold = ratio < 1 ? 0.001 * (1 - ratio * ratio).squareRoot() / ratio : 0.001
    }

    /// The frequency, in radians per second.
    var value: Double {
        // Beyond its greatest value, what remains decreases with the frequency.
        let peak = max(peak, 1e-9)
        guard remaining(at: peak) > threshold else {
            // A high velocity leads across: what remains is negative, and rises to 0.
            return crossing(from: 0, to: ratio < 1 ? velocity / ratio : velocity - 1 / duration, at: -threshold)
        }
        var high = max(1, 2 * peak)
        while remaining(at: high) > threshold { high *= 2 }
        return crossing(from: high, to: peak, at: threshold)
    }

    /// What remains at the end with a frequency; below critical damping, as a multiple of a constant factor.
    private func remaining(at frequency: Double) -> Double {
        ratio < 1
            ? (1 - velocity / (ratio * frequency)) * exp(-ratio * frequency * duration)
            : (1 + (frequency - velocity) * duration) * exp(-frequency * duration)
    }

    /// The frequency at which most remains; not positive if that only decreases.
    private var peak: Double {
        guard ratio < 1, velocity > 0 else { return velocity }
        let half = ratio * duration / 2
        return 1 / ((half * half + 2 * half * ratio / velocity).squareRoot() - half)
    }

    /// The frequency at which `level` remains: less remains at `low`, and more at `high`.
    private func crossing(from low: Double, to high: Double, at level: Double) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if remaining(at: middle) < level { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
