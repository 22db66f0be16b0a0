public import CoreGraphics
public import Foundation

/// Calls a closure for each frame.
///
/// Under iOS a display link is made with a target and a selector; Swift on Linux has no selectors, so it takes a closure,
/// or a target and one of its methods:
///
///     let link = CADisplayLink(target: self, action: Clock.step)
///     link.add(to: .main, forMode: .common)
///
/// In an off-screen recording a link is called once for each of its frames, just before the frame is drawn, with the
/// clock at the frame's time: the same in every run. In a running program it is called 60 times a second by the run loop,
/// or on the main actor where that is drained by Dispatch and no run loop turns.
/// One that is added, or goes on, while the program runs is called for the next frame first, whose time is a later one.
/// A link belongs to the main actor, or to the thread whose run loop it is added to, which keeps it alive until it is
/// invalidated.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cadisplaylink)
open class CADisplayLink: NSObject {
    private final var handler: ((CADisplayLink) -> Void)?
    /// The modes of its run loop that it is called in.
    final var modes: Set<RunLoop.Mode> = []
    /// The frames of the display that are left out before the next call.
    private final var framesToSkip = 0
    /// The moment that the link was added or went on at: it is called for frames after that.
    final var start = -CFTimeInterval.infinity

    /// A link that calls `handler`, with itself.
    public init(handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// A link that calls a method of `target`, which it keeps alive, with itself.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void
    ) {
        self.init { link in action(target)(link) }
    }

    // MARK: Run loops

    /// Has the link called by a run loop, which must be that of the calling thread, or on the main actor the main one.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil else { return reportOnce("An invalidated display link can't be added to a run loop") }
        guard runloop === (MainActor.isCurrent ? RunLoop.main : RunLoop.current) || runloop === RunLoop.current else {
            return reportOnce("A display link can only be added to the run loop of the thread that does it")
        }
        let driver = DisplayLinkDriver.current
        if modes.isEmpty { start = driver.displayLinkStart }
        modes.insert(mode)
        driver.add(self)
    }

    /// Takes the link out of a mode of the calling thread's run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { DisplayLinkDriver.current.remove(self) }
    }

    /// Takes the link out of all modes for good, and lets go of what it calls.
    open func invalidate() {
        modes = []
        handler = nil
        DisplayLinkDriver.current.remove(self)
    }

    /// Whether the link is not called for the time being. False by default.
    open var isPaused = false {
        didSet {
            framesToSkip = 0
            let driver = DisplayLinkDriver.current
            if oldValue, !isPaused { start = driver.displayLinkStart }
            driver.arm()
        }
    }

    // MARK: Time

    /// When the frame that the link is called for begins, on the clock of `CACurrentMediaTime()`; 0 before the first call.
    public private(set) final var timestamp: CFTimeInterval = 0

    /// When the next frame that it will be called for begins.
    public private(set) final var targetTimestamp: CFTimeInterval = 0

    /// How long one frame of the display lasts, in seconds; 0 before the first call.
    public private(set) final var duration: CFTimeInterval = 0

    // MARK: The rate

    /// How many times a second the link would like to be called; 0, the default, for every frame. The rate that comes
    /// nearest among the whole fractions of the display's is used.
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

    /// How often the link would like to be called. No wish by default.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { framesToSkip = 0 }
    }

    // MARK: Frames

    /// A frame of the display begins: calls the closure if the frame is one of the link's.
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
