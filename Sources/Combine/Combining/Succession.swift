extension Publishers {
    /// Replaces a failed publisher by another one.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/catch)
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that may fail.
        public let upstream: Upstream
        /// Returns the publisher that replaces a failed one.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher that continues with the one that `handler` returns for a failure.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SubscriptionArbiter(subscriber, name: "Catch")
            relay.start()
            relay.follow(upstream) { [handler] completion in
                switch completion {
                case .finished: relay.finish(.finished)
                case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
                }
            }
        }
    }

    /// Like `Catch`, with a handler that may throw.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that may fail.
        public let upstream: Upstream
        /// Returns the publisher that replaces a failed one, or throws.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher that continues with the one that `handler` returns for a failure, or fails with the
        /// error it throws.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SubscriptionArbiter(subscriber, name: "TryCatch")
            relay.start()
            relay.follow(upstream) { [handler] completion in
                guard case .failure(let error) = completion else { return relay.finish(.finished) }
                do {
                    relay.follow(try handler(error)) { completion in
                        switch completion {
                        case .finished: relay.finish(.finished)
                        case .failure(let error): relay.finish(.failure(error))
                        }
                    }
                } catch {
                    relay.finish(.failure(error))
                }
            }
        }
    }

    /// Resubscribes to a failed publisher a number of times.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/retry)
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may fail.
        public let upstream: Upstream
        /// The maximum number of attempts to resubscribe; nil for no limit.
        public let retries: Int?

        /// Creates a publisher that resubscribes after a failure, at most `retries` times; nil for no limit.
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SubscriptionArbiter(subscriber, name: "Retry")
            relay.start()
            attempt(relay, left: retries)
        }

        private func attempt<S: Subscriber>(_ relay: SubscriptionArbiter<S>, left: Int?)
        where S.Input == Output, S.Failure == Failure {
            relay.follow(upstream) { completion in
                guard case .failure = completion, left ?? 1 > 0 else { return relay.finish(completion) }
                attempt(relay, left: left.map { $0 - 1 })
            }
        }
    }

    /// Delivers the values of one publisher, and after it finishes those of another.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/concatenate)
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The first publisher.
        public let prefix: Prefix
        /// The second publisher.
        public let suffix: Suffix

        /// Creates a publisher that concatenates two publishers.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SubscriptionArbiter(subscriber, name: "Concatenate")
            relay.start()
            relay.follow(prefix) { [suffix] completion in
                guard case .finished = completion else { return relay.finish(completion) }
                relay.follow(suffix) { relay.finish($0) }
            }
        }
    }

    /// Delivers the values of the latest publisher received from upstream.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/switchtolatest)
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Creates a publisher of the latest publisher's values.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // Whether the upstream has finished, and whether the latest publisher is still active.
            let state = Locked((hasEnded: false, isOpen: false))
            let outer = Locked<UpstreamSubscriber<P, Failure>?>(nil)
            let relay = SubscriptionArbiter(
                subscriber, name: "SwitchToLatest",
                didClose: {
                    let inlet = outer.with { inlet in
                        defer { inlet = nil }
                        return inlet
                    }
                    inlet?.cancel()
                })
            let inlet = UpstreamSubscriber<P, Failure>(
                .init(
                    start: { outer.with { $0 }?.request(.unlimited) },
                    value: { publisher in
                        state.with { $0.isOpen = true }
                        relay.follow(publisher) { completion in
                            let hasEnded = state.with { state in
                                state.isOpen = false
                                return state.hasEnded
                            }
                            if case .failure = completion { return relay.finish(completion) }
                            if hasEnded { relay.finish(.finished) }
                        }
                        return .none
                    },
                    end: { completion in
                        let isOpen = state.with { state in
                            state.hasEnded = true
                            return state.isOpen
                        }
                        if case .failure = completion { return relay.finish(completion) }
                        if !isOpen { relay.finish(.finished) }
                    }))
            outer.with { $0 = inlet }
            relay.start()
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Handles a failure by continuing with another publisher.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Handles a failure by continuing with another publisher, or fails with the error that the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Replaces a failure by a final value.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        self.catch { _ in Just(output) }
    }

    /// Resubscribes after a failure, at most `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// Asserts that the publisher does not fail: a failure ends the program.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.Catch<Self, Empty<Output, Never>> {
        self.catch { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)", file: file, line: line) }
    }

    /// Delivers the values of another publisher after this one's.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Delivers more values after this publisher's.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Delivers the elements of a sequence after this publisher's values.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Delivers the values of another publisher before this one's.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Delivers more values before this publisher's.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Delivers the elements of a sequence before this publisher's values.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers the values of the latest publisher that this one delivers.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Delivers the values of the latest publisher that this one delivers.
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.Mapped<Self, Output, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Delivers the values of the latest publisher that this one delivers.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.Mapped<Output, Output.Output, Failure>,
            Publishers.Mapped<Self, Publishers.Mapped<Output, Output.Output, Failure>, Failure>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}
