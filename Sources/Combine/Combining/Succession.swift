extension Publishers {
    /// Delivers what a publisher does, and after its failure what another one does.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/catch)
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// What may fail.
        public let upstream: Upstream
        /// Makes of a failure what follows it.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes a publisher that goes on with the one that `handler` makes of a failure.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SuccessionRelay(subscriber)
            relay.start()
            relay.follow(upstream) { [handler] completion in
                switch completion {
                case .finished: relay.finish(.finished)
                case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
                }
            }
        }
    }

    /// The same, where making what follows may fail too.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// What may fail.
        public let upstream: Upstream
        /// Makes of a failure what follows it.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes a publisher that goes on with the one that `handler` makes of a failure, or fails with what it throws.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SuccessionRelay(subscriber)
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

    /// Subscribes again to what has failed, a number of times.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/retry)
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What may fail.
        public let upstream: Upstream
        /// How often it is subscribed to again; nil for as often as it fails.
        public let retries: Int?

        /// Makes a publisher that subscribes again after a failure, at most `retries` times; without end for nil.
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SuccessionRelay(subscriber)
            relay.start()
            attempt(relay, left: retries)
        }

        private func attempt<S: Subscriber>(_ relay: SuccessionRelay<S>, left: Int?)
        where S.Input == Output, S.Failure == Failure {
            relay.follow(upstream) { completion in
                guard case .failure = completion, left ?? 1 > 0 else { return relay.finish(completion) }
                attempt(relay, left: left.map { $0 - 1 })
            }
        }
    }

    /// Delivers what one publisher does, and after its end what another one does.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/concatenate)
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// What comes first.
        public let prefix: Prefix
        /// What comes after it.
        public let suffix: Suffix

        /// Makes a publisher of one's values, then the other's.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SuccessionRelay(subscriber)
            relay.start()
            relay.follow(prefix) { [suffix] completion in
                guard case .finished = completion else { return relay.finish(completion) }
                relay.follow(suffix) { relay.finish($0) }
            }
        }
    }

    /// Delivers what the last of the publishers does that come as values.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/switchtolatest)
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// Where publishers come from.
        public let upstream: Upstream

        /// Makes a publisher of the values of the publisher that came last.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // Whether the publishers have ended, and whether the last one's values have not.
            let state = Locked((hasEnded: false, isOpen: false))
            let outer = Locked<Inlet<P, Failure>?>(nil)
            let relay = SuccessionRelay(
                subscriber,
                didClose: {
                    let inlet = outer.with { inlet in
                        defer { inlet = nil }
                        return inlet
                    }
                    inlet?.cancel()
                })
            let inlet = Inlet<P, Failure>(
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
    /// The values, and after a failure those of the publisher that a closure makes of it.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// The same; what the closure throws is the end.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// The values, and instead of a failure a last one.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        self.catch { _ in Just(output) }
    }

    /// The values, begun anew after a failure, so many times at most.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// The values, which can't fail: a failure ends the program.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.Catch<Self, Empty<Output, Never>> {
        self.catch { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)", file: file, line: line) }
    }

    /// The values, and then those of another publisher.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// The values, and then some more.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// The values, and then those of a sequence.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// The values of another publisher, and then this one's.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Some values, and then this publisher's.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// The values of a sequence, and then this publisher's.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the last of the publishers that this one delivers.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// The values of the last of the publishers that this one delivers.
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.Mapped<Self, Output, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// The values of the last of the publishers that this one delivers.
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
