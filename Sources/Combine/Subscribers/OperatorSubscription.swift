/// Stands between a publisher and a subscriber: it receives from the one and delivers to the other. Subclasses say what.
class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    final let downstream: Downstream
    private let upstream = SubscriptionSlot()
    private let whenCancelled: Locked<(() -> Void)?>

    /// - Parameter whenCancelled: Is called once, when values are not wanted any more before they have come to an end.
    init(_ downstream: Downstream, whenCancelled: (() -> Void)? = nil) {
        self.downstream = downstream
        self.whenCancelled = Locked(whenCancelled)
    }

    // MARK: For subclasses

    /// Is called with the subscription, before the subscriber gets its own.
    func begin(_ subscription: any Subscription) {}

    /// Makes something of a value.
    func receive(_ input: Input) -> Subscribers.Demand { preconditionFailure("Subclasses must override receive(_:)") }

    /// Makes something of the end.
    func end(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("Subclasses must override end(_:)") }

    // MARK: Subscriber

    final func receive(subscription: any Subscription) {
        guard upstream.fill(subscription) else { return }
        begin(subscription)
        downstream.receive(subscription: self)
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.close() != nil else { return }
        _ = takeAction()
        end(completion)
    }

    /// Ends with something of its own, and wants no more values.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if dropUpstream() { downstream.receive(completion: completion) }
    }

    /// Wants no more values; false where that was so already.
    final func dropUpstream() -> Bool {
        guard let subscription = upstream.close() else { return false }
        _ = takeAction()
        subscription.cancel()
        return true
    }

    /// Whether values are wanted.
    final var isOpen: Bool { upstream.isOpen }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        upstream.subscription?.request(demand)
    }

    func cancel() { cancel { $0() } }

    /// Wants no more values.
    ///
    /// - Parameter move: Lets the publisher know, now or elsewhere.
    final func cancel(by move: (@escaping () -> Void) -> Void) {
        let (subscription, action) = (upstream.close(), takeAction())
        move {
            subscription?.cancel()
            action?()
        }
    }

    private func takeAction() -> (() -> Void)? {
        whenCancelled.with { action in
            defer { action = nil }
            return action
        }
    }
}

/// Delivers what it receives.
final class PassthroughSubscription<S: Subscriber>: OperatorSubscription<S.Input, S.Failure, S> {
    override func receive(_ input: S.Input) -> Subscribers.Demand { downstream.receive(input) }
    override func end(_ completion: Subscribers.Completion<S.Failure>) { downstream.receive(completion: completion) }
}
