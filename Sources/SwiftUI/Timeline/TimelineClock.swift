import Foundation
import QuartzCore

/// Dates by the clock of `CACurrentMediaTime()`, so that a recording's timelines follow the recording.
enum TimelineClock {
    /// The date at which that clock was zero.
    ///
    /// For recordings that are to be the same each time, the environment's `SOURCE_DATE_EPOCH`, in seconds since 1970, says
    /// it; see [Reproducible Builds](https://reproducible-builds.org/specs/source-date-epoch/).
    private static let zero: Date = {
        if let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], let seconds = Double(text),
            seconds.isFinite
        {
            return Date(timeIntervalSince1970: seconds)
        }
        return Date() - CACurrentMediaTime()
    }()

    static var now: Date { zero + CACurrentMediaTime() }

    /// The clock's time at a date.
    static func mediaTime(of date: Date) -> CFTimeInterval { date.timeIntervalSince(zero) }
}
