import Foundation
import QuartzCore

/// Dates on the clock of `CACurrentMediaTime()`, so that timelines follow a recording's clock.
enum TimelineClock {
    /// The date of that clock's zero.
    ///
    /// Recordings are reproducible: their clock's zero is the start of the 21st century, or the environment's
    /// `SOURCE_DATE_EPOCH`, in seconds since 1970; see [Reproducible
    /// Builds](https://reproducible-builds.org/specs/source-date-epoch/).
    private static var zero: Date { MediaClock.isManual ? startOfRecordings : startOfSystem }

    private static let startOfRecordings: Date = {
        let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]
        let seconds = text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        return seconds.map { Date(timeIntervalSince1970: $0) } ?? Date(timeIntervalSinceReferenceDate: 0)
    }()

    private static let startOfSystem = Date() - CACurrentMediaTime()

    static var now: Date { zero + CACurrentMediaTime() }

    /// Returns the clock's time at a date.
    static func mediaTime(of date: Date) -> CFTimeInterval { date.timeIntervalSince(zero) }
}
