import CoreGraphics
import Foundation
import QuartzCore

/// A scroll view's content moving by itself, from a moment on: a function of time alone, so that a recording shows the same
/// whatever its frames are.
@MainActor
final class ScrollMotion {
    enum Phase { case decelerating, animated, settling }

    let phase: Phase
    private let begin: CFTimeInterval
    private let x: ScrollPhysics.Axis
    private let y: ScrollPhysics.Axis
    /// Whether the content is moving to where the motion is. Who is told of that may ask for the offset, by which time the
    /// motion is further; the content follows when all have been told.
    var isFollowed = false
    private var shift = CGPoint.zero
    private var link: CADisplayLink?
    private var call: ScheduledCall?

    init(_ phase: Phase, x: ScrollPhysics.Axis, y: ScrollPhysics.Axis) {
        (self.phase, self.x, self.y) = (phase, x, y)
        begin = CACurrentMediaTime()
    }

    var end: CFTimeInterval { begin + CFTimeInterval(max(x.duration, y.duration)) }

    var target: CGPoint { CGPoint(x: x.end + shift.x, y: y.end + shift.y) }

    func offset(at time: CFTimeInterval) -> CGPoint {
        let time = CGFloat(time - begin)
        return CGPoint(x: x.value(at: time) + shift.x, y: y.value(at: time) + shift.y)
    }

    /// How fast the content moves, in points per second.
    func velocity(at time: CFTimeInterval) -> CGPoint {
        let step: CFTimeInterval = 1 / 1000
        let (before, after) = (offset(at: time - step), offset(at: time))
        return CGPoint(x: (after.x - before.x) / CGFloat(step), y: (after.y - before.y) / CGFloat(step))
    }

    /// Has the content go on elsewhere, so far from where it would be.
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
