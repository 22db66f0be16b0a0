public import Dispatch
public import Foundation

extension SchedulerTime {
    /// Creates the time of a date.
    public init(_ date: Date) { self.init(seconds: date.timeIntervalSinceReferenceDate) }

    /// Creates the time of a dispatch time.
    public init(_ time: DispatchTime) { self.init(seconds: TimeInterval(time.uptimeNanoseconds) / 1e9) }

    /// The date of a time that a run loop or an operation queue has provided.
    public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// The dispatch time of a time that a queue has provided.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(max(0, seconds) * 1e9)) }
}

extension SchedulerTimeInterval {
    /// Creates an interval from a dispatch interval; `never` is longer than any clock runs.
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
