import QuartzCore

/// Tracks the animations of a block, and calls its completion when all have ended.
@MainActor
final class AnimationTracker {
    private var waitsFor = 0
    private var areFinished = true
    private var isClosed = false
    private var completion: ((Bool) -> Void)?
    /// Called before the completion.
    var cleanup: (() -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    /// Registers another animation, of a view's layer. Returns the object to set as the animation's delegate.
    func track(_ view: UIView?, blocksTouches: Bool) -> any CAAnimationDelegate {
        waitsFor += 1
        return TrackedAnimation(self, view: blocksTouches ? view : nil)
    }

    /// Registers changes that are a property animator's.
    func wait(for animator: UIViewPropertyAnimator) {
        waitsFor += 1
        animator.addCompletion { self.end(finished: $0 == .end) }
    }

    fileprivate func end(finished: Bool) {
        waitsFor -= 1
        areFinished = areFinished && finished
        finishIfDone()
    }

    /// Ends registration. If no animation was registered, the completion is called at the next turn of the run loop.
    func close() {
        isClosed = true
        guard waitsFor == 0, completion != nil || cleanup != nil else { return }
        MediaClock.call(at: MediaClock.now) { MainActor.assumeIsolated { self.finishIfDone() } }
    }

    private func finishIfDone() {
        guard isClosed, waitsFor == 0 else { return }
        let (cleanup, completion) = (cleanup, completion)
        (self.cleanup, self.completion) = (nil, nil)
        cleanup?()
        completion?(areFinished)
    }
}

/// A tracked animation's delegate.
@MainActor
private final class TrackedAnimation: CAAnimationDelegate {
    private let tracker: AnimationTracker
    private weak var view: UIView?
    private var isOver = false

    init(_ tracker: AnimationTracker, view: UIView?) {
        self.tracker = tracker
        self.view = view
        view?.untouchableCount += 1
    }

    // An action that was returned but never run is deallocated without having become an animation.
    isolated deinit { end(finished: true) }

    // Called on the thread that committed the animation, which need not be the main one: trees can change on other
    // threads.
    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        _ = AnimationEnd(self, finished: flag)
    }

    fileprivate func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        view?.untouchableCount -= 1
        tracker.end(finished: finished)
    }
}

/// Ends an animation on the main actor: immediately when called on it.
@MainActor
private final class AnimationEnd {
    private let animation: TrackedAnimation
    private let finished: Bool

    nonisolated init(_ animation: TrackedAnimation, finished: Bool) {
        (self.animation, self.finished) = (animation, finished)
    }

    isolated deinit { animation.end(finished: finished) }
}
