public import CoreGraphics

/// Core Animation's clock, in seconds: the system's monotonic time in a running program; in an off-screen recording a
/// manual time, which is constant until it is advanced.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime())
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The source of `CACurrentMediaTime()`. The main actor has a clock of its own, and so has each other thread, so
/// recordings on several threads don't disturb each other. In this documentation, "thread" includes the main actor.
package enum MediaClock {
    /// The calling thread's time.
    package static var now: CFTimeInterval { ContextClock.current.now }

    /// Whether the calling thread's clock is manual.
    package static var isManual: Bool { ContextClock.current.manualTime != nil }

    /// Whether the thread has active display links.
    package static var hasDisplayLinks: Bool { DisplayLinkDriver.current.isRunning }
}
