package import CoreGraphics

// Manual clocks, which drive animations, display links and commits.

extension MediaClock {
    /// Stops the calling thread's clock at `time`; from then on only `advance(to:)` moves it.
    package static func useManual(startingAt time: CFTimeInterval) {
        ContextClock.current.manualTime = time
        let scheduler = AnimationScheduler.current
        scheduler.timesChanged = true
        scheduler.disarm()
        DisplayLinkDriver.current.isManual = true
    }

    /// Switches back to the system's clock.
    package static func useSystem() {
        ContextClock.current.manualTime = nil
        let scheduler = AnimationScheduler.current
        scheduler.timesChanged = true
        DisplayLinkDriver.current.isManual = false
        scheduler.arm()
    }

    /// Commits pending changes, then advances a manual clock to `time`.
    ///
    /// It stops wherever an animation begins or ends, and calls delegates and completion blocks with the clock at that very
    /// moment. What they change is committed before the clock moves on, so chains of animations unfold as in a running
    /// program. A `time` before the clock's own leaves the clock where it is.
    package static func advance(to time: CFTimeInterval) { AnimationScheduler.current.advance(to: time) }

    /// Begins a frame of a recording at the clock's own time, whether or not it is drawn: calls the thread's display links,
    /// displays the layers whose contents depend on animations, and commits their changes.
    ///
    /// - Parameter duration: the length of the recording's frames, in seconds.
    package static func beginFrame(duration: CFTimeInterval) {
        let clock = ContextClock.current
        DisplayLinkDriver.current.frameBegins(at: clock.now, duration: duration)
        TransactionStack.current.flush()
        FrameDisplayQueue.current.displayLayers(at: clock.now)
    }
}
