/// Stands between a publisher and a subscriber: it receives from the one and delivers to the other. Subclasses say what.
class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    final let downstream: Downstream
    private let upstream = SubscriptionSlot()
    private let whenDone: Locked<(() -> Void)?>

    /// - Parameter whenDone: Is called once, when values have come to an end or are not wanted any more.
    init(_ downstream: Downstream, whenDone: (() -> Void)? = nil) {
        self.downstream = downstream
        self.whenDone = Locked(whenDone)
    }

    // MARK: For subclasses

    /// Makes something of a value.
    func receive(_ input: Input) -> Subscribers.Demand { preconditionFailure("receive(_:) is for subclasses") }

    /// Makes something of the end.
    func end(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("end(_:) is for subclasses") }

    // MARK: Receiving

    final func receive(subscription: any Subscription) {
        if upstream.fill(subscription) { downstream.receive(subscription: self) }
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.close() != nil else { return }
        end(completion)
        done()
    }

    /// Ends with something of its own, and wants no more values.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let subscription = upstream.close() else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
        done()
    }

    /// Whether values are wanted.
    final var isOpen: Bool { upstream.isOpen }

    // MARK: Delivering

    final func request(_ demand: Subscribers.Demand) {
        upstream.subscription?.request(demand)
    }

    func cancel() {
        upstream.close()?.cancel()
        done()
    }

    private func done() {
        let action = whenDone.with { action in
            defer { action = nil }
            return action
        }
        action?()
    }
}

/// Delivers what it receives.
final class Passage<S: Subscriber>: Relay<S.Input, S.Failure, S> {
    override func receive(_ input: S.Input) -> Subscribers.Demand { downstream.receive(input) }
    override func end(_ completion: Subscribers.Completion<S.Failure>) { downstream.receive(completion: completion) }
}
