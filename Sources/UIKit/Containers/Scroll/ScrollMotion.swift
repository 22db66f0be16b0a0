import CoreGraphics
import Foundation
import QuartzCore

/// The motion of a scroll view's content after a start time: a function of time alone, so that a recording doesn't
/// depend on its frame times.
@MainActor
final class ScrollMotion {
    enum Phase { case decelerating, animated, settling }

    let phase: Phase
    private let begin: CFTimeInterval
    private let x: ScrollPhysics.Axis
    private let y: ScrollPhysics.Axis
    /// Whether the content is being moved to the motion's current position. Observers notified of that move may read
    /// the offset, at a time when the motion has advanced; the content follows once all are notified.
    var isFollowed = false
    private var shift = CGPoint.zero
    /// Returns where the motion leads, which may change as content on the way gets its size; nil if that is unknown.
    var goal: (() -> CGPoint?)?
    /// The changes of the target, each of which takes effect gradually from a time on.
    private var corrections: [(distance: CGPoint, time: CFTimeInterval)] = []
    private var link: CADisplayLink?
    private var call: ScheduledCall?

    init(_ phase: Phase, x: ScrollPhysics.Axis, y: ScrollPhysics.Axis) {
        (self.phase, self.x, self.y) = (phase, x, y)
        begin = CACurrentMediaTime()
    }

    var end: CFTimeInterval { begin + CFTimeInterval(max(x.duration, y.duration)) }

    var target: CGPoint { corrected(CGPoint(x: x.end + shift.x, y: y.end + shift.y), at: .infinity) }

    func offset(at time: CFTimeInterval) -> CGPoint {
        let passed = CGFloat(time - begin)
        return corrected(CGPoint(x: x.value(at: passed) + shift.x, y: y.value(at: passed) + shift.y), at: time)
    }

    private func corrected(_ offset: CGPoint, at time: CFTimeInterval) -> CGPoint {
        var offset = offset
        for correction in corrections {
            let length = end - correction.time
            let share = length > 0 && time < end ? CGFloat(max(0, time - correction.time) / length) : 1
            offset.x += correction.distance.x * share
            offset.y += correction.distance.y * share
        }
        return offset
    }

    /// Leads the rest of the motion to its goal.
    func followGoal() {
        guard let wanted = goal?() else { return }
        let target = target
        let distance = CGPoint(x: wanted.x - target.x, y: wanted.y - target.y)
        guard max(abs(distance.x), abs(distance.y)) > ScrollMotion.tolerance else { return }
        corrections.append((distance, CACurrentMediaTime()))
    }

    /// The distance from the goal that isn't corrected, in points: less than a pixel.
    private static let tolerance: CGFloat = 0.01

    /// Returns the content's velocity, in points per second.
    func velocity(at time: CFTimeInterval) -> CGPoint {
        let step: CFTimeInterval = 1 / 1000
        let (before, after) = (offset(at: time - step), offset(at: time))
        return CGPoint(x: (after.x - before.x) / CGFloat(step), y: (after.y - before.y) / CGFloat(step))
    }

    /// Offsets the rest of the motion by a distance.
    func shift(by distance: CGPoint) {
        shift.x += distance.x
        shift.y += distance.y
    }

    /// Calls a closure at each frame, and once at the end.
    func run(_ step: @escaping @MainActor () -> Void) {
        let link = CADisplayLink { _ in MainActor.assumeIsolated { step() } }
        link.add(to: .main, forMode: .common)
        self.link = link
        call = MediaClock.call(at: end) { MainActor.assumeIsolated { step() } }
    }

    func stop() {
        link?.invalidate()
        call?.cancel()
        (link, call) = (nil, nil)
    }
}
