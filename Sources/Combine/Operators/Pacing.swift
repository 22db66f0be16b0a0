extension Publisher {
    /// Delivers a value on a scheduler once no other has followed for an interval.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Delivers at most one value per interval on a scheduler, the latest or the first; the first value is delivered
    /// at once.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// Delivers values that are not followed by others for an interval. A pending value is dropped on completion.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/debounce)
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The required pause after a value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers values.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers a value once none has followed it for `dueTime`.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let count = Locked(0)
            let relay = TimedSubscription<Output, S>(subscriber, name: "Debounce")
            relay.take = { [scheduler, dueTime, options] value in
                let number = count.with { count in
                    count += 1
                    return count
                }
                let date = scheduler.now.advanced(by: dueTime)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    if count.with({ $0 == number }) { relay.deliver(value) }
                }
            }
            relay.end = { [scheduler, options] completion in
                count.with { $0 += 1 }
                scheduler.schedule(options: options) { relay.finish(completion) }
            }
            relay.follow(upstream)
        }
    }

    /// Delivers at most one value per interval. A pending value is delivered at its time, before the completion.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/throttle)
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The minimum interval between two values.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers values.
        public let scheduler: Context
        /// Whether the latest value of an interval is delivered, instead of the first.
        public let latest: Bool

        /// Creates a publisher that delivers at most one value per `interval`: its latest, or its first.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        private struct State {
            var last: Context.SchedulerTimeType?
            /// The value scheduled for delivery.
            var waiting: Output?
            var completion: Subscribers.Completion<Failure>?

            /// Returns the delivery time of a new value; nil if one is already scheduled.
            mutating func take(
                _ value: Output, _ latest: Bool, _ now: Context.SchedulerTimeType,
                _ interval: Context.SchedulerTimeType.Stride
            ) -> Context.SchedulerTimeType? {
                guard waiting == nil else {
                    if latest { waiting = value }
                    return nil
                }
                waiting = value
                let due = last?.advanced(by: interval)
                return Swift.max(due ?? now, now)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let state = Locked(State())
            let relay = TimedSubscription<Output, S>(subscriber, name: "Throttle")
            relay.take = { [scheduler, interval, latest] value in
                let now = scheduler.now
                guard let due = state.with({ $0.take(value, latest, now, interval) }) else { return }
                let emit = {
                    let (value, completion) = state.with { state in
                        defer { (state.waiting, state.last) = (nil, scheduler.now) }
                        return (state.waiting, state.completion)
                    }
                    if let value { relay.deliver(value) }
                    if let completion { relay.finish(completion) }
                }
                if due > now { scheduler.schedule(after: due, emit) } else { scheduler.schedule(emit) }
            }
            relay.end = { [scheduler] completion in
                let waits = state.with { state in
                    state.completion = completion
                    return state.waiting != nil
                }
                if !waits { scheduler.schedule { relay.finish(completion) } }
            }
            relay.follow(upstream)
        }
    }
}

/// Requests all values, and delivers some of them at other times. Values without demand are dropped.
final class TimedSubscription<Input, Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Failure = Downstream.Failure

    /// Called with each value. Must be set before the relay subscribes.
    var take: (Input) -> Void = { _ in }
    var end: (Subscribers.Completion<Failure>) -> Void = { _ in }
    /// Called when the subscription is cancelled.
    var whenCancelled: () -> Void = {}
    private let outlet: SerializedSubscriber<Downstream>
    private let demand = Locked(Subscribers.Demand.none)
    private let inlet = Locked<UpstreamSubscriber<Input, Failure>?>(nil)

    /// The operator's name.
    let description: String

    init(_ downstream: Downstream, name: String) {
        outlet = SerializedSubscriber(downstream)
        description = name
    }

    func follow<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
        let inlet = UpstreamSubscriber<Input, Failure>(
            .init(
                start: { [self] in
                    outlet.start(self)
                    self.inlet.with { $0 }?.request(.unlimited)
                },
                value: { [take] in
                    take($0)
                    return .none
                },
                end: { [end] in end($0) }))
        self.inlet.with { $0 = inlet }
        (take, end) = ({ _ in }, { _ in })
        publisher.subscribe(inlet)
    }

    func deliver(_ value: Downstream.Input) {
        let more = outlet.deliver {
            demand.with { demand in
                guard demand > 0 else { return nil }
                demand -= 1
                return value
            }
        }
        if let more { demand.with { $0 += more } }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) { outlet.finish(completion) }

    /// Completes with its own completion, and cancels the upstream.
    func stop(_ completion: Subscribers.Completion<Failure>) {
        cancelInlet()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { self.demand.with { $0 += demand } }

    func cancel() {
        outlet.close()
        cancelInlet()
        whenCancelled()
    }

    private func cancelInlet() {
        let inlet = inlet.with { inlet in
            defer { inlet = nil }
            return inlet
        }
        inlet?.cancel()
    }
}
