public import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    public var now: SchedulerTime { SchedulerTime(Date()) }
    public var minimumTolerance: SchedulerTimeInterval { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        addOperation { [action = UncheckedSendable(action)] in action.value() }
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTimeInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        let wait = max(0, date.seconds - now.seconds)
        DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [self, action = UncheckedSendable(action)] in
            addOperation { action.value() }
        }
    }
}
