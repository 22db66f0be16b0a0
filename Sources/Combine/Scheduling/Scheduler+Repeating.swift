extension Scheduler {
    /// Performs an action at a time, and repeatedly after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(scheduler: self, interval, tolerance, options, action)
        repetition.schedule(date)
        return AnyCancellable { repetition.cancel() }
    }

    /// Performs an action at a time, and repeatedly after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Performs an action at a time, and repeatedly after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Performs an action at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }
}

/// A repeated action.
private final class Repetition<Context: Scheduler> {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let tolerance: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    /// Nil once it is cancelled.
    private let action: Locked<(() -> Void)?>

    init(
        scheduler: Context, _ interval: Context.SchedulerTimeType.Stride,
        _ tolerance: Context.SchedulerTimeType.Stride, _ options: Context.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        (self.scheduler, self.interval, self.tolerance, self.options) = (scheduler, interval, tolerance, options)
        self.action = Locked(action)
    }

    func schedule(_ date: Context.SchedulerTimeType) {
        scheduler.schedule(after: date, tolerance: tolerance, options: options) { [self] in
            guard let action = action.with({ $0 }) else { return }
            action()
            if isWanted { schedule(date.advanced(by: interval)) }
        }
    }

    private var isWanted: Bool { action.with { $0 != nil } }

    func cancel() { action.with { $0 = nil } }
}
