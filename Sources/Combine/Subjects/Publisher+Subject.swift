extension Publisher {
    /// Sends all events to a subject, until the result is released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        subscribe(sink)
        return AnyCancellable(sink)
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
