extension Publishers {
    /// Delivers values until another publisher delivers one.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput)
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The publisher whose first value ends this one.
        public let other: Other

        /// Creates a publisher that finishes when another one delivers a value.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = UntilOutputSubscription<S, Other>(
                subscriber, name: "PrefixUntilOutput", isOpen: true)
            relay.follow(
                upstream, other, whenOpened: { [weak relay] in relay?.finish(.finished) }, whenEnded: { _ in })
        }
    }

    /// Drops values until another publisher delivers one.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/dropuntiloutput)
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The publisher whose first value lets values through.
        public let other: Other

        /// Creates a publisher that drops values until another one delivers a value.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = UntilOutputSubscription<S, Other>(
                subscriber, name: "DropUntilOutput", isOpen: false)
            relay.follow(
                upstream, other, whenOpened: { [weak relay] in relay?.open() },
                // No value can be delivered any more.
                whenEnded: { [weak relay] in relay?.finish($0) })
        }
    }
}

/// Connects a subscriber to a publisher, gated by another publisher.
private final class UntilOutputSubscription<Downstream: Subscriber, Other: Publisher>: Subscription,
    CustomStringConvertible
{
    /// The operator's name.
    let description: String
    private let outlet: SerializedSubscriber<Downstream>
    private let isOpen: Locked<Bool>
    private let inlets = Locked<
        (
            values: UpstreamSubscriber<Downstream.Input, Downstream.Failure>,
            gate: UpstreamSubscriber<Other.Output, Other.Failure>
        )?
    >(nil)

    init(_ downstream: Downstream, name: String, isOpen: Bool) {
        description = name
        outlet = SerializedSubscriber(downstream)
        self.isOpen = Locked(isOpen)
    }

    func follow<P: Publisher>(
        _ publisher: P, _ other: Other, whenOpened: @escaping () -> Void,
        whenEnded: @escaping (Subscribers.Completion<Other.Failure>) -> Void
    ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let hasOpened = Locked(false)
        let gate = UpstreamSubscriber<Other.Output, Other.Failure>(
            .init(
                start: { [weak self] in self?.inlets.with { $0 }?.gate.request(.max(1)) },
                value: { [weak self] _ in
                    hasOpened.with { $0 = true }
                    whenOpened()
                    self?.inlets.with { $0 }?.gate.cancel()
                    return .none
                },
                end: { if !hasOpened.with({ $0 }) { whenEnded($0) } }))
        let values = UpstreamSubscriber<P.Output, P.Failure>(
            .init(
                start: { [self] in outlet.start(self) },
                value: { [self] value in
                    outlet.deliver { isOpen.with { $0 } ? value : nil } ?? .none
                },
                end: { [self] in finish($0) }))
        inlets.with { $0 = (values, gate) }
        other.subscribe(gate)
        publisher.subscribe(values)
    }

    func open() { isOpen.with { $0 = true } }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cancelInlets()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { inlets.with { $0 }?.values.request(demand) }

    func cancel() {
        outlet.close()
        cancelInlets()
    }

    private func cancelInlets() {
        let both = inlets.with { inlets in
            defer { inlets = nil }
            return inlets
        }
        both?.gate.cancel()
        both?.values.cancel()
    }
}

extension Publisher {
    /// Delivers values until another publisher delivers one, and finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Drops values until another publisher delivers one. If that one completes without a value, so does this
    /// publisher.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
