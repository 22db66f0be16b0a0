/// Connects a publisher to a subscriber: it receives events from one, and delivers events to the other. Subclasses
/// transform them.
class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    final let downstream: Downstream
    private let upstream = SubscriptionSlot()
    private let whenCancelled: Locked<(() -> Void)?>

    /// - Parameter whenCancelled: Called once, if the subscription is cancelled before completion.
    init(_ downstream: Downstream, whenCancelled: (() -> Void)? = nil) {
        self.downstream = downstream
        self.whenCancelled = Locked(whenCancelled)
    }

    // MARK: For subclasses

    /// The name of the operator, which `print()` shows.
    var description: String { preconditionFailure("Subclasses must override description") }

    /// Called with the subscription, before the subscriber receives its own.
    func begin(_ subscription: any Subscription) {}

    /// Handles a value.
    func receive(_ input: Input) -> Subscribers.Demand { preconditionFailure("Subclasses must override receive(_:)") }

    /// Handles the completion.
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

    /// Completes with its own completion, and cancels the upstream.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if dropUpstream() { downstream.receive(completion: completion) }
    }

    /// Stops receiving values. Returns false if it had already stopped.
    final func dropUpstream() -> Bool {
        guard let subscription = upstream.close() else { return false }
        _ = takeAction()
        subscription.cancel()
        return true
    }

    /// The description of the upstream subscription; empty without one.
    final var upstreamDescription: String { upstream.subscription.map { "\($0)" } ?? "" }

    /// Whether values are still received.
    final var isOpen: Bool { upstream.isOpen }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        upstream.subscription?.request(demand)
    }

    func cancel() { cancel { $0() } }

    /// Cancels the upstream subscription.
    ///
    /// - Parameter move: Executes the cancellation, immediately or on a scheduler.
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

/// Forwards all events.
final class PassthroughSubscription<S: Subscriber>: OperatorSubscription<S.Input, S.Failure, S> {
    /// The publisher's name; nil for that of the upstream subscription.
    private let name: String?

    init(_ downstream: S, name: String?, whenCancelled: (() -> Void)? = nil) {
        self.name = name
        super.init(downstream, whenCancelled: whenCancelled)
    }

    override var description: String { name ?? upstreamDescription }
    override func receive(_ input: S.Input) -> Subscribers.Demand { downstream.receive(input) }
    override func end(_ completion: Subscribers.Completion<S.Failure>) { downstream.receive(completion: completion) }
}
