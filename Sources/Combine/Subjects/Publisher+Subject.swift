extension Publisher {
    /// Sends all events to a subject, until the result is released. The subject requests the values.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// Sends a publisher's events to a subject, which has it as its subscription.
private final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = S.Output
    typealias Failure = S.Failure

    /// Nil after completion and cancellation: the subject retains its subscriptions.
    private let subject: Locked<S?>
    private let upstream = SubscriptionSlot()

    init(_ subject: S) { self.subject = Locked(subject) }

    var description: String { "Subject" }

    func receive(subscription: any Subscription) {
        if upstream.fill(subscription) { subject.with { $0 }?.send(subscription: self) }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        subject.with { $0 }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard upstream.close() != nil else { return }
        takeSubject()?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream.subscription?.request(demand) }

    func cancel() {
        let subscription = upstream.close()
        _ = takeSubject()
        subscription?.cancel()
    }

    private func takeSubject() -> S? {
        subject.with { subject in
            defer { subject = nil }
            return subject
        }
    }
}

extension AnySubscriber {
    /// Creates a subscriber that sends all events to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { subject.send(subscription: $0) },
            receiveValue: {
                subject.send($0)
                return .none
            },
            receiveCompletion: { subject.send(completion: $0) })
    }
}
