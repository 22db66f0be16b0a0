public import Dispatch
public import Foundation

extension SchedulerTime {
    /// The time of a date.
    public init(_ date: Date) { self.init(seconds: date.timeIntervalSinceReferenceDate) }

    /// The time of Dispatch's clock.
    public init(_ time: DispatchTime) { self.init(seconds: TimeInterval(time.uptimeNanoseconds) / 1e9) }

    /// The date, of a time that a run loop or an operation queue has given.
    public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// The time of Dispatch's clock, of a time that a queue has given.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(max(0, seconds) * 1e9)) }
}

extension SchedulerTimeInterval {
    /// The interval of Dispatch's; one without an end is longer than any clock runs.
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self.init(1e9)
        }
    }
}
