import Foundation

public import CoreGraphics

/// Core Animation's clock, in seconds: the system's monotonic time in a running program; in an off-screen recording a time
/// set by hand, which stands still until it is advanced.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime())
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// Where `CACurrentMediaTime()` comes from. Each thread has its own clock, so recordings on several threads don't
/// disturb each other.
package enum MediaClock {
    /// The calling thread's time.
    package static var now: CFTimeInterval {
        TransactionContext.current.manualTime ?? ProcessInfo.processInfo.systemUptime
    }

    /// Whether the calling thread's clock is set by hand.
    package static var isManual: Bool { TransactionContext.current.manualTime != nil }

    /// Stops the calling thread's clock at `time`; from here on only `advance(to:)` moves it.
    package static func useManual(startingAt time: CFTimeInterval) {
        TransactionContext.current.manualTime = time
    }

    /// Goes back to the system's clock.
    package static func useSystem() {
        TransactionContext.current.manualTime = nil
    }
}
