package import CoreGraphics

/// How media time follows the system's uptime: at a rate, and up to a limit. By default the two are the same.
package struct MediaTimebase: Sendable, Equatable {
    /// Seconds of media time per second; 0 while paused.
    package private(set) var rate = 1.0
    /// The time at which the clock stops. Infinity by default.
    package var limit = CFTimeInterval.infinity
    private var startUptime = 0.0
    private var startTime = 0.0

    package init() {}

    /// Creates a pace that starts at a media time, at an uptime.
    package init(time: CFTimeInterval, uptime: Double, rate: Double) {
        (startTime, startUptime, self.rate) = (time, uptime, max(0, rate))
    }

    /// The media time at an uptime.
    package func time(at uptime: Double) -> CFTimeInterval { min(limit, startTime + (uptime - startUptime) * rate) }

    /// Returns the uptime at which a media time is reached; infinity if it never is.
    package func uptime(of time: CFTimeInterval) -> Double {
        rate > 0 && time < limit ? startUptime + (time - startTime) / rate : .infinity
    }

    /// Returns the pace that continues from an uptime at another rate, and may jump ahead.
    package func changed(rate: Double, at uptime: Double, ahead seconds: CFTimeInterval = 0) -> MediaTimebase {
        var pace = MediaTimebase(time: time(at: uptime) + seconds, uptime: uptime, rate: rate)
        pace.limit = limit
        return pace
    }
}
