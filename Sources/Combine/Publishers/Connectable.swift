/// A publisher that delivers nothing before it is told to.
/// [Apple's reference](https://developer.apple.com/documentation/combine/connectablepublisher)
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to deliver, until what is returned is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that connects for its first subscriber, and disconnects after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects for the first subscriber, and disconnects after the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is connected.
        public let upstream: Upstream
        private let state = Locked<(count: Int, connection: (any Cancellable)?)>((0, nil))

        init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = state.with { state in
                state.count += 1
                return state.count == 1
            }
            upstream.subscribe(Passage(subscriber, whenDone: { [self] in leave() }))
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
}

extension Publisher {
    /// A publisher that subscribes once, and delivers the same values to all of its subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// Delivers the values of one subscription to many subscribers.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is shared.
        public let upstream: Upstream
        private let state = Locked<(count: Int, subject: PassthroughSubject<Output, Failure>?, way: AnyCancellable?)>(
            (0, nil, nil))

        init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (subject, isFirst) = state.with { state in
                let subject = state.subject ?? PassthroughSubject<Output, Failure>()
                state.subject = subject
                state.count += 1
                return (subject, state.count == 1)
            }
            subject.subscribe(Passage(subscriber, whenDone: { [self] in leave() }))
            guard isFirst else { return }
            let way = upstream.subscribe(subject)
            state.with { if $0.count > 0 { $0.way = way } }
        }

        private func leave() {
            let way = state.with { state -> AnyCancellable? in
                state.count -= 1
                guard state.count == 0 else { return nil }
                defer { (state.subject, state.way) = (nil, nil) }
                return state.way
            }
            way?.cancel()
        }
    }
}
