package import CoreGraphics

// Displays, and the pace of running clocks.

extension MediaClock {
    /// The display of the calling context; nil for none. It is retained.
    package static var display: (any LayerDisplay)? {
        get { DisplayLinkDriver.current.display }
        set { DisplayLinkDriver.current.display = newValue }
    }

    /// How the calling context's clock follows the system's.
    package static var pace: MediaTimebase {
        get { ContextClock.current.pace }
        set {
            ContextClock.current.pace = newValue
            let scheduler = AnimationScheduler.current
            scheduler.disarm()
            scheduler.arm()
        }
    }

    /// Whether the context has work to do in every frame: display links to call, or contents to draw that depend on
    /// animations.
    package static var wantsFrames: Bool {
        DisplayLinkDriver.current.isRunning || AnimationScheduler.current.isRedrawing
            || FrameDisplayQueue.current.isWaiting
    }

    /// Begins a frame of the context's display.
    ///
    /// - Parameters:
    ///   - time: the time at which the previous frame was shown.
    ///   - duration: how long that frame is shown, in seconds of media time.
    package static func beginDisplayFrame(at time: CFTimeInterval, duration: CFTimeInterval) {
        guard !isManual else { return }
        DisplayLinkDriver.current.frameBegins(at: time, duration: duration)
        TransactionStack.current.flush()
        FrameDisplayQueue.current.displayLayers(at: time + duration)
    }
}
