extension Publishers {
    /// Transforms each value into a publisher, and merges the values of these publishers.
    ///
    /// Finishes when the upstream and all these publishers have, and fails with the first failure.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/flatmap)
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The maximum number of concurrent subscriptions.
        public let maxPublishers: Subscribers.Demand
        /// Transforms a value into a publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher that subscribes to the publishers that `transform` returns, to at most `maxPublishers`
        /// at a time.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outer = Locked<UpstreamSubscriber<Upstream.Output, Failure>?>(nil)
            let relay = MergeSubscription(
                subscriber, name: "FlatMap",
                didEnd: { [maxPublishers] in
                    if maxPublishers != .unlimited { outer.with { $0 }?.request(.max(1)) }
                },
                didClose: {
                    let inlet = outer.with { inlet in
                        defer { inlet = nil }
                        return inlet
                    }
                    inlet?.cancel()
                })
            let inlet = UpstreamSubscriber<Upstream.Output, Failure>(
                .init(
                    start: { [maxPublishers] in outer.with { $0 }?.request(maxPublishers) },
                    value: { [transform] value in
                        relay.add(transform(value))
                        return .none
                    },
                    end: { completion in
                        if case .finished = completion { relay.finishAdding() } else { relay.finish(completion) }
                    }))
            outer.with { $0 = inlet }
            relay.start()
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Transforms each value into a publisher, and merges at most `maxPublishers` of them at a time.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The same for publishers that don't fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.Mapped<P, P.Output, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Transforms each value into a publisher, and merges at most `maxPublishers` of them at a time.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.Mapped<Self, Output, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}
