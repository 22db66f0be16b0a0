import QuartzCore

/// Knows when all the animations of a block are over.
@MainActor
final class AnimationTracker {
    private var waitsFor = 0
    private var areFinished = true
    private var isClosed = false
    private var completion: ((Bool) -> Void)?
    /// Comes before the completion.
    var cleanup: (() -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    /// One more animation, of a view's layer. What it answers is to be the animation's delegate.
    func track(_ view: UIView?, blocksTouches: Bool) -> any CAAnimationDelegate {
        waitsFor += 1
        return TrackedAnimation(self, view: blocksTouches ? view : nil)
    }

    fileprivate func end(finished: Bool) {
        waitsFor -= 1
        areFinished = areFinished && finished
        finishIfDone()
    }

    /// No more animations will come. Where none did, the completion comes at the next turn.
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

/// One of them, as its delegate.
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

    // An action that was asked for and never run goes away without having been an animation.
    isolated deinit { end(finished: true) }

    // Comes from the thread that committed the animation, which may have found it in a tree that it changed elsewhere.
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

/// Ends an animation on the main actor: at once where that is what runs.
@MainActor
private final class AnimationEnd {
    private let animation: TrackedAnimation
    private let finished: Bool

    nonisolated init(_ animation: TrackedAnimation, finished: Bool) {
        (self.animation, self.finished) = (animation, finished)
    }

    isolated deinit { animation.end(finished: finished) }
}
