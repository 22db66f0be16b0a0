extension Publisher {
    /// Delivers values and the completion on a scheduler, such as `DispatchQueue.main`.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Moved<Self, S>
    {
        Publishers.Moved(upstream: self, scheduler: scheduler) { $0.schedule(options: options, $1) }
    }

    /// Delivers values and the completion after a delay, on a scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Moved<Self, S> {
        Publishers.Moved(upstream: self, scheduler: scheduler) { scheduler, action in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options,
                action)
        }
    }
}

extension Publishers {
    /// Delivers on a scheduler, or after a delay.
    public struct Moved<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler that delivers values.
        public let scheduler: Context
        let move: (Context, @escaping () -> Void) -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(MovingRelay(subscriber) { [scheduler, move] in move(scheduler, $0) })
        }

        private final class MovingRelay<S: Subscriber>: Relay<Output, Failure, S>
        where S.Input == Output, S.Failure == Failure {
            private let move: (@escaping () -> Void) -> Void
            private let isCancelled = Locked(false)

            init(_ downstream: S, _ move: @escaping (@escaping () -> Void) -> Void) {
                self.move = move
                super.init(downstream)
            }

            override func receive(_ input: Output) -> Subscribers.Demand {
                move { [self] in
                    guard !isCancelled.with({ $0 }) else { return }
                    let more = downstream.receive(input)
                    if more > 0 { request(more) }
                }
                return .none
            }

            override func end(_ completion: Subscribers.Completion<Failure>) {
                move { [self] in
                    if !isCancelled.with({ $0 }) { downstream.receive(completion: completion) }
                }
            }

            override func cancel() {
                isCancelled.with { $0 = true }
                super.cancel()
            }
        }
    }
}
