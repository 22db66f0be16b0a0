import CoreGraphics
public import Foundation
import QuartzCore

/// Animates changes to views so that they can be paused, scrubbed, reversed and resumed.
///
/// While the animator is active, properties have their final values and presentation layers the intermediate ones.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator)
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The timing of the animations.
    public final let timingParameters: (any UITimingCurveProvider)?
    /// The duration of the animations, in seconds; a physical spring takes its settling time.
    public final let duration: TimeInterval
    /// The delay after the start, in seconds.
    public private(set) final var delay: TimeInterval = 0
    /// Whether views receive touches while they animate. True by default.
    open var isUserInteractionEnabled = true
    /// Whether the application hit-tests moving views itself. Stored without effect.
    open var isManualHitTestingEnabled = false
    /// Whether the animations can be paused and stopped. True by default.
    open var isInterruptible = true
    /// Whether `fractionComplete` is a fraction of the distance rather than of the time. True by default.
    open var scrubsLinearly = true
    /// Whether the animator remains active at its end, so that it can be reversed. False by default.
    open var pausesOnCompletion = false

    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animations run. Observable.
    open private(set) var isRunning = false

    private let pacing: TimingParameters
    private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changes: [AnimatedChange] = []
    /// The run in progress; nil unless running.
    private var run: AnimatorRun?
    /// While paused, the progress of the values and the elapsed fraction of the time.
    private var heldProgress: CGFloat = 0
    private var heldTime: CGFloat = 0
    private var end: ScheduledCall?
    private var runsReversed = false

    /// A placeholder for the animator of a transition that has none.
    static let none = UIViewPropertyAnimator(duration: 0, curve: .linear)
    /// The animators started while a transition begins, collected for the object that drives it; nil while nothing
    /// collects them.
    private static var started: [UIViewPropertyAnimator]?

    // MARK: Creation

    /// Creates an animator with any kind of timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        (pacing, self.duration) = parameters.pacing(duration: duration.isFinite ? max(0, duration) : 0)
        super.init()
    }

    /// Creates an animator without a duration, such as one that a property holds until there is an animation.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator with a predefined curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles after the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.curve)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: Self.self)
    }

    // MARK: Animations and completions

    /// Adds changes to animate; those added while the animator is active take the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that start after a fraction of the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else { return refuse("takes no animations while it is stopped") }
        guard state == .active else {
            blocks.append((animation, delayFactor))
            return
        }
        let before = changes.count
        gather(animation, delayFactor)
        for change in changes[before...] {
            if let run { change.show(run) } else { change.hold(at: change.progress(heldProgress)) }
        }
    }

    /// Adds a closure that is called when the animations end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits until the animations end, and returns the final position.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    // MARK: Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return refuse("is stopped and can't start before finishAnimation(at:)") }
        guard !isRunning else { return }
        let isFirst = state == .inactive
        self.delay = delay.isFinite ? max(0, delay) : 0
        UIViewPropertyAnimator.started?.append(self)
        activate()
        go(delay: isFirst ? self.delay : 0)
    }

    open func pauseAnimation() {
        guard state != .stopped else { return refuse("is stopped and can't be paused") }
        guard isInterruptible || !isRunning else { return refuse("is not interruptible") }
        activate()
        hold()
        setRunning(false)
    }

    /// Resumes with different timing; nil keeps the curve, and a factor of 0 keeps the remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let left = CFTimeInterval(runsReversed ? heldProgress : 1 - heldProgress) * duration
        let wanted = durationFactor > 0 && durationFactor.isFinite ? duration * CFTimeInterval(durationFactor) : left
        guard parameters != nil || durationFactor > 0 else { return go(delay: 0) }
        let (pacing, duration) = (parameters ?? timingParameters ?? UICubicTimingParameters()).pacing(duration: wanted)
        start(
            AnimatorRun(
                from: heldProgress, to: runsReversed ? 0 : 1, pacing: pacing, duration: duration,
                begin: CACurrentMediaTime()))
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        guard isInterruptible || !isRunning else { return refuse("is not interruptible") }
        CATransaction.flush()
        releaseHold()
        for change in changes { change.stop() }
        changes.removeAll { _ in withoutFinishing }
        setRunning(false)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return refuse("must be stopped before finishAnimation(at:)") }
        complete(at: finalPosition)
    }

    /// Returns the animators that a closure starts.
    static func started(by body: () -> Void) -> [UIViewPropertyAnimator] {
        let outer = started
        started = []
        body()
        let inner = started ?? []
        started = outer
        return inner
    }

    // MARK: Progress

    /// The completed fraction of the changes in the direction in which they run: reversing them, a fraction of 0.3
    /// becomes 0.7.
    open var fractionComplete: CGFloat {
        get { directed(scrubsLinearly ? currentProgress : run?.time(at: CACurrentMediaTime()) ?? heldTime) }
        set {
            guard newValue.isFinite, state != .stopped else { return refuse("can't be at \(newValue)") }
            let wasRunning = isRunning
            activate()
            hold()
            let fraction = directed(min(max(0, newValue), 1))
            let plain = AnimatorRun(pacing: pacing, duration: duration, begin: 0)
            heldTime = scrubsLinearly ? plain.time(atProgress: fraction) : fraction
            heldProgress = scrubsLinearly ? fraction : plain.progress(atTime: fraction)
            for change in changes { change.hold(at: change.progress(heldProgress)) }
            if wasRunning { go(delay: 0) }
        }
    }

    /// Whether the animations run backwards.
    open var isReversed: Bool {
        get { runsReversed }
        set {
            guard newValue != runsReversed else { return }
            let wasRunning = isRunning
            if wasRunning { hold() }
            runsReversed = newValue
            if wasRunning { go(delay: 0) }
        }
    }

    /// Converts a fraction from the start to one in the direction of the run, and back.
    private func directed(_ fraction: CGFloat) -> CGFloat { runsReversed ? 1 - fraction : fraction }

    private var currentProgress: CGFloat { run?.progress(at: CACurrentMediaTime()) ?? heldProgress }

    // MARK: Private

    private func refuse(_ what: String) { reportOnce("A UIViewPropertyAnimator \(what)") }

    /// Makes the pending changes.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        (heldProgress, heldTime) = runsReversed ? (1, 1) : (0, 0)
        let waiting = blocks
        blocks = []
        for block in waiting { gather(block.body, block.delayFactor) }
    }

    private func gather(_ body: () -> Void, _ delayFactor: CGFloat) {
        let past = isRunning ? currentProgress : heldProgress
        let delay = past + (1 - past) * (delayFactor.isFinite ? min(max(0, delayFactor), 1) : 0)
        AnimationContexts.run(AnimatorContext(self, delay: delay), body)
    }

    /// Adds a change that a block made.
    ///
    /// - Parameter make: creates the change, given the key of its animation in the layer.
    final func addChange(of view: UIView, _ key: String, _ make: (_ name: String) -> AnimatedChange) {
        if !isUserInteractionEnabled { view.untouchableCount += 1 }
        changes.append(make("animator \(ObjectIdentifier(self).hashValue) \(changes.count) \(key)"))
    }

    /// Continues from the held progress with the animator's timing.
    private func go(delay: TimeInterval) {
        let passed = CFTimeInterval(runsReversed ? 1 - heldTime : heldTime) * duration
        start(
            AnimatorRun(
                pacing: pacing, duration: duration, begin: CACurrentMediaTime() + delay - passed,
                isBackwards: runsReversed))
    }

    private func start(_ run: AnimatorRun) {
        self.run = run
        setRunning(true)
        for change in changes { change.show(run) }
        end = MediaClock.call(at: run.end) { MainActor.assumeIsolated { self.finishRun() } }
    }

    private func hold() {
        if let run {
            let now = CACurrentMediaTime()
            heldProgress = run.progress(at: now)
            let plain = AnimatorRun(pacing: pacing, duration: duration, begin: 0)
            let isPlain = run.from == 0 && run.to == 1
            heldTime = isPlain ? run.time(at: now) : plain.time(atProgress: heldProgress)
        }
        releaseHold()
        for change in changes { change.hold(at: change.progress(heldProgress)) }
    }

    private func releaseHold() {
        end?.cancel()
        end = nil
        run = nil
    }

    private func setRunning(_ isRunning: Bool) {
        guard self.isRunning != isRunning else { return }
        changing("running", of: self) { self.isRunning = isRunning }
    }

    /// Called at the end of a run.
    private func finishRun() {
        (heldProgress, heldTime) = runsReversed ? (0, 0) : (1, 1)
        releaseHold()
        if pausesOnCompletion {
            for change in changes { change.hold(at: change.progress(heldProgress)) }
            return setRunning(false)
        }
        setRunning(false)
        complete(at: runsReversed ? .start : .end)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        for change in position == .start ? changes.reversed() : changes {
            switch position {
            case .end: change.settle(toEnd: true)
            case .start: change.settle(toEnd: false)
            case .current: break
            }
            if !isUserInteractionEnabled { change.view.untouchableCount -= 1 }
        }
        changes = []
        state = .inactive
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }
}
