public import CoreGraphics

/// Core Animation's clock, in seconds: the system's monotonic time in a running program; in an off-screen recording a
/// time set by hand, which stands still until it is advanced.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime())
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// Where `CACurrentMediaTime()` comes from. The main actor has its own clock, and so has each thread beside it: recordings
/// on several threads don't disturb each other. Where a thread is named here, the main actor counts as one.
package enum MediaClock {
    /// The calling thread's time.
    package static var now: CFTimeInterval { TransactionContext.current.now }

    /// Whether the calling thread's clock is set by hand.
    package static var isManual: Bool { TransactionContext.current.manualTime != nil }

    /// Stops the calling thread's clock at `time`; from here on only `advance(to:)` moves it.
    package static func useManual(startingAt time: CFTimeInterval) {
        TransactionContext.current.useManualClock(startingAt: time)
    }

    /// Commits what waits, then moves a clock set by hand on to `time`.
    ///
    /// On the way it stops wherever an animation begins or ends, and calls delegates and completion blocks with the
    /// clock at that very moment; what they change is committed before it goes on, so chains of animations unfold as
    /// they do in a running program. A `time` before the clock's own leaves it where it is.
    package static func advance(to time: CFTimeInterval) {
        TransactionContext.current.advance(to: time)
    }

    /// A frame of a recording begins at the clock's own time, be it drawn or not: calls the thread's display links, displays
    /// the layers whose contents follow from animations, and commits what they change.
    ///
    /// - Parameter duration: how long the recording's frames last, in seconds.
    package static func beginFrame(duration: CFTimeInterval) {
        let context = TransactionContext.current
        context.displayLinks.frameBegins(at: context.now, duration: duration)
        context.flush()
        context.displayAnimatedLayers(at: context.now)
    }

    /// Whether display links are called at the thread's frames.
    package static var hasDisplayLinks: Bool { TransactionContext.current.displayLinks.isRunning }

    /// Goes back to the system's clock.
    package static func useSystem() {
        TransactionContext.current.useSystemClock()
    }
}
