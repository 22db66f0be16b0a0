/// A publisher that delivers nothing until it is connected.
/// [Apple's reference](https://developer.apple.com/documentation/combine/connectablepublisher)
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts delivering, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Returns a publisher that connects for its first subscriber, and disconnects after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects for the first subscriber, and disconnects when the last one has cancelled.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/autoconnect)
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher to connect.
        public let upstream: Upstream
        private let state = Locked<(count: Int, connection: (any Cancellable)?)>((0, nil))

        /// Creates a publisher that connects the upstream for its first subscriber.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = state.with { state in
                state.count += 1
                return state.count == 1
            }
            upstream.subscribe(PassthroughSubscription(subscriber, name: nil, whenCancelled: { [self] in leave() }))
            guard isFirst else { return }
            let connection = upstream.connect()
            let isWanted = state.with { state in
                guard state.count > 0 else { return false }
                state.connection = connection
                return true
            }
            if !isWanted { connection.cancel() }
        }

        private func leave() {
            let connection = state.with { state -> (any Cancellable)? in
                state.count -= 1
                guard state.count == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }
    }

    /// Delivers a publisher's values to many subscribers through a subject.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/multicast)
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Creates the subject, for the first subscriber or connection.
        public let createSubject: () -> SubjectType
        private let known = Locked<SubjectType?>(nil)

        /// Creates a publisher that delivers the upstream's values through a subject.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(PassthroughSubscription(subscriber, name: "Multicast"))
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        private var subject: SubjectType {
            if let subject = known.with({ $0 }) { return subject }
            let made = createSubject()
            return known.with { known in
                if let known { return known }
                known = made
                return made
            }
        }
    }

    /// Shares one subscription among many subscribers. Later ones receive the completion.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/share)
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The shared publisher.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates a publisher that shares one subscription to the upstream.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        public static func == (a: Share, b: Share) -> Bool { a === b }
    }
}

extension Publisher {
    /// Returns a publisher that shares one subscription among its subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Returns a connectable publisher that delivers values through a subject that a closure creates.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Returns a connectable publisher that delivers values through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// Returns a publisher that delivers nothing until it is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast { PassthroughSubject() }
    }
}
