import CoreGraphics

/// An animation's time, worked out once at the commit: where in which run it is when its parent's time is known.
package struct AnimationTiming: Sendable {
    /// When it begins, in the parent's time.
    package let beginTime: Double
    private let speed: Double
    private let timeOffset: Double
    /// One run forwards.
    package let duration: Double
    /// One run, and the way back if there is one.
    private let cycle: Double
    /// All runs together, in its own time.
    private let activeDuration: Double
    private let autoreverses: Bool
    private let fillsBackwards: Bool
    private let fillsForwards: Bool

    /// - Parameters:
    ///   - beginTime: the resolved one, in the parent's time.
    ///   - defaultDuration: what a duration of 0 stands for.
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
            // No time for ever so often is still no time.
            activeDuration = cycle == 0 ? 0 : cycle * Double(timing.repeatCount)
        } else {
            activeDuration = cycle
        }
        fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
        fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
    }

    /// When it ends, in the parent's time; infinity when it never does.
    package var endTime: Double {
        speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
    }

    /// Whether its own time stands still.
    package var isPaused: Bool { speed == 0 }

    package func isActive(at parentTime: Double) -> Bool { parentTime >= beginTime && parentTime < endTime }

    /// Where the animation is.
    package struct Moment: Sendable, Equatable {
        /// How many runs are over.
        package var iteration: Double
        /// How far the run has come, in 0...1; on the way back it falls again.
        package var fraction: Double
    }

    /// Where the animation is when its parent's time is `parentTime`; nil when it has no effect then.
    ///
    /// The runs lie in `beginTime ..< endTime`, or up to the end itself where `includingEnd` says so, whatever the time offset is: an offset starts in the middle of a run and
    /// goes round to what it left out ([measured](http://ronnqvi.st/controlling-animation-timing/)).
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
        // At the very end, standing or come to, and where a run backwards sets out, the boundary belongs to the run
        // before it.
        let isAtEnd = speed < 0 ? elapsed == 0 : iteration > 0 && (speed == 0 || elapsed == activeDuration)
        if isAtEnd, position <= cycle * 1e-12 {
            iteration -= 1
            position = cycle
        }
        var fraction = duration.isFinite ? position / duration : 0
        if fraction > 1 { fraction = autoreverses ? 2 - fraction : 1 }
        return Moment(iteration: max(0, iteration), fraction: min(1, max(0, fraction)))
    }
}
