import CoreGraphics
import Foundation

/// The motion of a scrolled coordinate: deceleration, and the spring back from beyond an edge.
///
/// The formulas are those reverse-engineered from iOS: I. Lobanov, "Deceleration mechanics of UIScrollView" (2019), and
/// A. Warner's for the rubber band.
enum ScrollPhysics {
    /// The initial ratio of shown to dragged distance beyond an edge.
    private static let rubberBandFactor: CGFloat = 0.55
    /// The remaining distance at which a motion ends, in points.
    private static let threshold: CGFloat = 0.5
    /// The angular frequency of the spring, in radians per second: critically damped, of stiffness 100.
    private static let springRate: CGFloat = 10

    // MARK: Rubber-banding

    /// Returns the shown distance beyond an edge for a dragged distance, in a view of a length.
    static func rubberBanded(_ way: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return (1 - 1 / (way * rubberBandFactor / length + 1)) * length
    }

    /// Returns the dragged distance for a shown distance: the inverse of `rubberBanded(_:in:)`.
    static func unbanded(_ way: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, way < length else { return way }
        return (1 / (1 - way / length) - 1) * length / rubberBandFactor
    }

    // MARK: Motion phases

    /// One phase of the motion of a coordinate; times are in seconds from its start.
    enum Phase {
        case still(CGFloat)
        /// Exponential deceleration: `decay` is the negative rate per second.
        case decelerating(from: CGFloat, velocity: CGFloat, decay: CGFloat)
        /// Pulled to a position by a critically damped spring.
        case springing(to: CGFloat, from: CGFloat, velocity: CGFloat)
        /// Eased from one position to another.
        case eased(from: CGFloat, to: CGFloat, duration: CGFloat)

        func value(at time: CGFloat) -> CGFloat {
            switch self {
            case .still(let place): return place
            case .decelerating(let start, let velocity, let decay):
                return start + velocity * (exp(decay * time) - 1) / decay
            case .springing(let end, let start, let velocity):
                let offset = start - end
                return end + (offset + (velocity + springRate * offset) * time) * exp(-springRate * time)
            case .eased(let start, let end, let duration):
                let progress = duration > 0 ? min(max(0, time / duration), 1) : 1
                return start + (end - start) * TimingParameters(.easeInOut).progress(at: progress, duration: duration)
            }
        }

        /// The position at which the phase ends.
        var end: CGFloat {
            switch self {
            case .still(let place): place
            case .decelerating(let start, let velocity, let decay): start - velocity / decay
            case .springing(let end, _, _), .eased(_, let end, _): end
            }
        }

        /// The time after which the remaining distance is too small to be visible.
        var duration: CGFloat {
            switch self {
            case .still: return 0
            case .decelerating(_, let velocity, let decay):
                let way = abs(velocity / decay)
                return way > threshold ? log(threshold / way) / decay : 0
            case .springing(let end, let start, let velocity):
                let offset = abs(start - end)
                let push = abs(velocity + springRate * (start - end))
                let first = offset > 0 ? log(2 * offset / threshold) / springRate : 0
                let second = push > 0 ? 2 / springRate * log(4 * push / (CGFloat(M_E) * springRate * threshold)) : 0
                return max(0, first, second)
            case .eased(_, _, let duration): return duration
            }
        }
    }

    /// The motion of one coordinate: one phase, optionally followed by another.
    struct Axis {
        private var first: Phase
        private var second: Phase?
        /// The time at which the second phase starts.
        private var change: CGFloat
        /// The exact position at which the motion ends, where that of a phase is rounded.
        private var target: CGFloat?

        init(_ piece: Phase) {
            first = piece
            change = piece.duration
        }

        private init(_ first: Phase, then second: Phase, at change: CGFloat) {
            (self.first, self.second, self.change) = (first, second, change)
        }

        var duration: CGFloat { change + (second?.duration ?? 0) }

        var end: CGFloat { target ?? (second ?? first).end }

        func value(at time: CGFloat) -> CGFloat {
            guard time < duration else { return end }
            guard let second, time >= change else { return first.value(at: time) }
            return second.value(at: time - change)
        }

        /// Returns the motion of a coordinate released at a velocity: it decelerates, is caught at the edges, and
        /// springs back from beyond them.
        static func released(
            from start: CGFloat, velocity: CGFloat, decay: CGFloat, within range: ClosedRange<CGFloat>, bounces: Bool
        ) -> Axis {
            if !range.contains(start) {
                let edge = min(max(start, range.lowerBound), range.upperBound)
                return Axis(.springing(to: edge, from: start, velocity: velocity))
            }
            let deceleration = Phase.decelerating(from: start, velocity: velocity, decay: decay)
            guard !range.contains(deceleration.end) else { return Axis(deceleration) }
            let edge = velocity > 0 ? range.upperBound : range.lowerBound
            let time = log(1 + decay * (edge - start) / velocity) / decay
            let rest = velocity * exp(decay * time)
            return Axis(
                deceleration, then: bounces ? .springing(to: edge, from: edge, velocity: rest) : .still(edge), at: time)
        }

        /// Returns the motion of a released coordinate that comes to rest at exactly a position within its range:
        /// programs divide a resting offset by the length of a page.
        static func released(from start: CGFloat, to end: CGFloat, decay: CGFloat) -> Axis {
            var axis = Axis(.decelerating(from: start, velocity: decay * (start - end), decay: decay))
            axis.target = end
            return axis
        }
    }

    /// Returns the exponential decay per second of a velocity that is multiplied by `rate` each millisecond.
    static func decay(_ rate: CGFloat) -> CGFloat {
        let usable = rate.isFinite ? min(max(rate, 1e-6), 0.999_99) : UIScrollView.DecelerationRate.normal.rawValue
        return 1000 * log(usable)
    }
}
