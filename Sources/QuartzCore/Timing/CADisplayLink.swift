public import CoreGraphics
public import Foundation
public import ObjectRuntime

/// Calls a closure once per frame.
///
/// It takes a target and a selector, as on iOS, a target and one of its methods, or a closure:
///
///     let link = CADisplayLink(target: self, action: Clock.step)
///     link.add(to: .main, forMode: .common)
///
/// In an off-screen recording a link is called once for each of its frames, just before the frame is drawn, with the
/// clock at the frame's time: the same in every run. In a running program it is called 60 times per second by the run
/// loop, or on the main actor where Dispatch drains the main queue and no run loop runs. A link that is added or
/// resumed while the program runs is first called for the next frame, which has a later time. A link belongs to the
/// main actor, or to the thread whose run loop it is added to, which keeps it alive until it is invalidated.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cadisplaylink)
open class CADisplayLink: NSObject {
    private final var handler: ((CADisplayLink) -> Void)?
    /// The run loop modes in which the link is called.
    final var modes: Set<RunLoop.Mode> = []
    /// The number of display frames to skip before the next call.
    private final var framesToSkip = 0
    /// The time at which the link was added or resumed: it is called for frames after that.
    final var start = -CFTimeInterval.infinity

    /// Creates a link that calls nothing, as a placeholder: it can't be added to a run loop.
    public override init() { super.init() }

    /// Creates a link that calls `handler` with itself.
    public init(handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// Creates a link that calls a method of `target`, which it retains, with itself.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void
    ) {
        self.init { link in action(target)(link) }
    }

    /// Creates a link that calls a method of `target`, which it retains until it is invalidated. The method may take
    /// the link.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { link in sendOrReport(sel, to: target, [link]) }
    }

    // MARK: Run loops

    /// Adds the link to a run loop, which must be the calling thread's, or the main one on the main actor.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil else { return reportOnce("An invalidated display link can't be added to a run loop") }
        guard runloop === (MainActor.isCurrent ? RunLoop.main : RunLoop.current) || runloop === RunLoop.current else {
            return reportOnce("A display link can only be added to the current thread's run loop")
        }
        let driver = DisplayLinkDriver.current
        if modes.isEmpty { start = driver.displayLinkStart }
        modes.insert(mode)
        driver.add(self)
    }

    /// Removes the link from a mode of the calling thread's run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { DisplayLinkDriver.current.remove(self) }
    }

    /// Removes the link from all modes permanently and releases its target.
    open func invalidate() {
        modes = []
        handler = nil
        DisplayLinkDriver.current.remove(self)
    }

    /// Whether the link is paused. False by default.
    open var isPaused = false {
        didSet {
            framesToSkip = 0
            let driver = DisplayLinkDriver.current
            if oldValue, !isPaused { start = driver.displayLinkStart }
            driver.arm()
        }
    }

    // MARK: Time

    /// The begin time of the frame that the link is called for, on the clock of `CACurrentMediaTime()`; 0 before the
    /// first call.
    public private(set) final var timestamp: CFTimeInterval = 0

    /// The begin time of the next frame that the link will be called for.
    public private(set) final var targetTimestamp: CFTimeInterval = 0

    /// The duration of one display frame, in seconds; 0 before the first call.
    public private(set) final var duration: CFTimeInterval = 0

    // MARK: Frame rate

    /// The preferred number of calls per second; 0, the default, for every frame. The nearest whole fraction of the
    /// display's rate is used.
    open var preferredFramesPerSecond: Int {
        get { Int((preferredFrameRateRange.preferred ?? 0).rounded()) }
        set {
            guard newValue >= 0, newValue < 1_000_000 else {
                return reportOnce("CADisplayLink: \(newValue) is not a usable preferredFramesPerSecond")
            }
            let rate = Float(newValue)
            preferredFrameRateRange =
                newValue == 0
                ? .default : CAFrameRateRange(minimum: 0, maximum: .greatestFiniteMagnitude, preferred: rate)
        }
    }

    /// The interval between calls, in sixtieths of a second; 1 by default. Prefer `preferredFramesPerSecond`.
    open var frameInterval: Int {
        get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
        set {
            guard newValue >= 1 else { return reportOnce("CADisplayLink: \(newValue) is not a usable frameInterval") }
            preferredFramesPerSecond = newValue == 1 ? 0 : max(1, 60 / newValue)
        }
    }

    /// The preferred range of frame rates. No preference by default.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { framesToSkip = 0 }
    }

    // MARK: Frames

    /// Called when a display frame begins: calls the closure unless the link skips the frame.
    final func frameBegins(at time: CFTimeInterval, duration: CFTimeInterval) {
        guard !isPaused, time > start, let handler else { return }
        guard framesToSkip == 0 else {
            framesToSkip -= 1
            return
        }
        let divisor = preferredFrameRateRange.divisor(displayRate: duration > 0 ? 1 / duration : 0)
        framesToSkip = divisor - 1
        timestamp = time
        targetTimestamp = time + duration * CFTimeInterval(divisor)
        self.duration = duration
        handler(self)
    }
}
