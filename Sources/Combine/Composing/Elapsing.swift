extension Publishers {
    /// Ends a publisher that delivers no value for an interval.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/timeout)
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The maximum interval between values, and before the first one.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers values.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?
        /// Returns the failure that ends the publisher; nil to finish it.
        public let customError: (() -> Failure)?

        /// Creates a publisher that ends, with or without a failure, after `interval` without a value.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let count = Locked(0)
            let relay = TimedSubscription<Output, S>(subscriber, name: "Timeout")
            // The timer restarts with each value, so an earlier timer's callback is ignored.
            let restart = { [scheduler, interval, options, customError, weak relay] in
                let number = count.with { count in
                    count += 1
                    return count
                }
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    guard let relay, count.with({ $0 == number }) else { return }
                    let error = customError?()
                    relay.stop(error.map { .failure($0) } ?? .finished)
                }
            }
            relay.take = { [scheduler, options] value in
                restart()
                scheduler.schedule(options: options) { relay.deliver(value) }
            }
            relay.end = { [scheduler, options] completion in
                count.with { $0 += 1 }
                scheduler.schedule(options: options) { relay.finish(completion) }
            }
            restart()
            relay.follow(upstream)
        }
    }

    /// How values are grouped by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// The values received in each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// The values received in each interval, or a number of them if it is reached earlier.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Delivers arrays of the values received in each interval.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/collectbytime)
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How values are grouped.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of arrays of the values received in each interval.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(1, count))
                }
            let values = Locked<[Upstream.Output]>([])
            let takeAll = {
                values.with { values in
                    defer { values = [] }
                    return values
                }
            }
            let relay = TimedSubscription<Upstream.Output, S>(subscriber, name: "CollectByTime")
            let clock = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { [weak relay] in
                let group = takeAll()
                if !group.isEmpty { relay?.deliver(group) }
            }
            relay.whenCancelled = { clock.cancel() }
            relay.take = { value in
                let isFull = values.with { values in
                    values.append(value)
                    return values.count >= count
                }
                if isFull { relay.deliver(takeAll()) }
            }
            relay.end = { completion in
                clock.cancel()
                let group = takeAll()
                if case .finished = completion, !group.isEmpty { relay.deliver(group) }
                relay.finish(completion)
            }
            relay.follow(upstream)
        }
    }
}

extension Publisher {
    /// Ends the publisher if no value is delivered for an interval: with a custom error, or normally without one.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Delivers arrays of the values received in each interval; an interval without values delivers nothing.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }

    /// Delivers the time between each value and the previous one; for the first one, since the subscription.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<S.SchedulerTimeType.Stride, Failure> {
        Deferred {
            let last = Locked(scheduler.now)
            return map { _ in
                let now = scheduler.now
                return last.with { last in
                    defer { last = now }
                    return last.distance(to: now)
                }
            }
        }
    }
}
