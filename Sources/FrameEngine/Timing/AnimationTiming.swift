import CoreGraphics

/// An animation's resolved timing, which maps the parent's time to an iteration and a fraction of it.
package struct AnimationTiming: Sendable {
    /// The begin time, in the parent's time.
    package let beginTime: Double
    private let speed: Double
    private let timeOffset: Double
    /// The duration of one forward iteration.
    package let duration: Double
    /// The duration of one cycle, including the reverse if it autoreverses.
    private let cycle: Double
    /// The total duration of all cycles, in local time.
    private let activeDuration: Double
    private let autoreverses: Bool
    private let fillsBackwards: Bool
    private let fillsForwards: Bool

    /// - Parameters:
    ///   - beginTime: the resolved begin time, in the parent's time.
    ///   - defaultDuration: the duration used in place of 0.
    package init(_ timing: MediaTiming, beginTime: Double, defaultDuration: Double) {
        self.beginTime = beginTime
        speed = Double(timing.speed)
        timeOffset = timing.timeOffset
        duration = max(0, timing.duration == 0 ? defaultDuration : timing.duration)
        autoreverses = timing.autoreverses
        cycle = autoreverses ? 2 * duration : duration
        if timing.repeatDuration > 0 {
            activeDuration = timing.repeatDuration
        } else if timing.repeatCount > 0 {
            // Infinitely many cycles of zero duration last zero.
            activeDuration = cycle == 0 ? 0 : cycle * Double(timing.repeatCount)
        } else {
            activeDuration = cycle
        }
        fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
        fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
    }

    /// The end time, in the parent's time; infinity when it never ends.
    package var endTime: Double {
        speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
    }

    /// Whether the local time is paused.
    package var isPaused: Bool { speed == 0 }

    package func isActive(at parentTime: Double) -> Bool { parentTime >= beginTime && parentTime < endTime }

    /// A moment of the animation.
    package struct Moment: Sendable, Equatable {
        /// The number of completed iterations.
        package var iteration: Double
        /// The fraction of the iteration, in 0...1; it decreases in a reverse.
        package var fraction: Double
    }

    /// The moment at the parent's time `parentTime`; nil when the animation has no effect then.
    ///
    /// The animation is active in `beginTime ..< endTime`, or including the end for `includingEnd`, independent of the
    /// time offset: an offset starts within an iteration and wraps around to the skipped part
    /// ([measured](http://ronnqvi.st/controlling-animation-timing/)).
    package func moment(at parentTime: Double, includingEnd: Bool = false) -> Moment? {
        var elapsed = (parentTime - beginTime) * abs(speed)
        if parentTime < beginTime {
            guard fillsBackwards else { return nil }
            elapsed = 0
        } else if elapsed >= activeDuration, speed != 0 {
            guard fillsForwards || (includingEnd && elapsed == activeDuration) else { return nil }
            elapsed = activeDuration
        }
        guard cycle > 0 else { return Moment(iteration: 0, fraction: autoreverses ? 0 : 1) }
        guard elapsed.isFinite else { return Moment(iteration: 0, fraction: 0) }

        let time = timeOffset + (speed < 0 ? -elapsed : elapsed)
        var iteration = (time / cycle).rounded(.down)
        var position = time - iteration * cycle
        // Exactly at the end, and where reverse playback starts, the boundary belongs to the previous iteration. The
        // quotient may be a rounding error past it.
        let isAtEnd = speed < 0 ? elapsed == 0 : iteration > 0 && (speed == 0 || elapsed == activeDuration)
        if isAtEnd, position <= cycle * 1e-12 {
            iteration -= 1
            position = cycle
        }
        var fraction = duration.isFinite ? position / duration : 0
        if fraction > 1 { fraction = autoreverses ? 2 - fraction : 1 }
        return Moment(iteration: max(0, iteration), fraction: min(1, max(0, fraction)))
    }

    /// The time until which the value at the parent's time `parentTime`, at which the animation is active, is constant:
    /// `parentTime` itself if the value isn't held, and at most the end of the iteration.
    ///
    /// - Parameter hold: the range of fractions around a fraction in which the value is constant; nil for none.
    func end(at parentTime: Double, of hold: (Double) -> ClosedRange<Double>?) -> Double {
        guard let fraction = moment(at: parentTime)?.fraction, let held = hold(fraction) else { return parentTime }
        // The position in the iteration at `parentTime`, and its direction.
        let time = timeOffset + (parentTime - beginTime) * speed
        let position = time - (time / cycle).rounded(.down) * cycle
        let isReverse = position > duration
        let isRising = (speed > 0) != isReverse
        let left = (isRising ? held.upperBound - fraction : fraction - held.lowerBound) * duration
        guard left > 0, left.isFinite else { return parentTime }
        return min(endTime, parentTime + left / abs(speed))
    }
}
