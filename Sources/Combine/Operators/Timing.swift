extension Publisher {
    /// Delivers values and the completion on a scheduler, such as `DispatchQueue.main`.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Moved<Self, S>
    {
        Publishers.Moved(upstream: self, scheduler: scheduler, name: "ReceiveOn") {
            $0.schedule(options: options, $1)
        }
    }

    /// Delivers values and the completion after a delay, on a scheduler. They may be later by the tolerance, by default the
    /// scheduler's minimum.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Moved<Self, S> {
        Publishers.Moved(upstream: self, scheduler: scheduler, name: "Delay") { scheduler, action in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                options: options, action)
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
        /// The operator's name.
        let name: String
        let move: (Context, @escaping () -> Void) -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReceiveOnSubscription(subscriber, name) { [scheduler, move] in move(scheduler, $0) })
        }

        private final class ReceiveOnSubscription<S: Subscriber>: OperatorSubscription<Output, Failure, S>
        where S.Input == Output, S.Failure == Failure {
            private enum Event {
                case value(Output)
                case end(Subscribers.Completion<Failure>)
            }

            private struct Pending {
                var events = Fifo<Event>()
                /// The number of events that the scheduler has called for.
                var due = 0
                var isDelivering = false
                var isCancelled = false

                /// The next event to deliver; nil, which ends a delivery, if there is none.
                mutating func next() -> Event? {
                    guard due > 0, !isCancelled, let event = events.popFirst() else {
                        isDelivering = false
                        return nil
                    }
                    due -= 1
                    return event
                }
            }

            private let name: String
            private let move: (@escaping () -> Void) -> Void
            private let pending = Locked(Pending())

            init(_ downstream: S, _ name: String, _ move: @escaping (@escaping () -> Void) -> Void) {
                (self.name, self.move) = (name, move)
                super.init(downstream)
            }

            override var description: String { name }

            override func receive(_ input: Output) -> Subscribers.Demand {
                schedule(.value(input))
                return .none
            }

            override func end(_ completion: Subscribers.Completion<Failure>) { schedule(.end(completion)) }

            private func schedule(_ event: Event) {
                pending.with { $0.events.append(event) }
                move { [self] in deliver() }
            }

            /// Delivers an event. A scheduler such as an operation queue may call from several threads at once, in any
            /// order. Events are delivered serially, in the order of their arrival.
            private func deliver() {
                let begins = pending.with { pending in
                    pending.due += 1
                    defer { pending.isDelivering = true }
                    return !pending.isDelivering
                }
                guard begins else { return }
                while let event = pending.with({ $0.next() }) {
                    switch event {
                    case .value(let value):
                        let more = downstream.receive(value)
                        if more > 0 { request(more) }
                    case .end(let completion): downstream.receive(completion: completion)
                    }
                }
            }

            override func cancel() {
                pending.with { $0.isCancelled = true }
                super.cancel()
            }
        }
    }
}
