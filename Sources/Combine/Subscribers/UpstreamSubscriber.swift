/// A subscriber to one of an operator's publishers.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber {
    /// The handlers of the publisher's events.
    struct Handlers {
        var start: () -> Void = {}
        var value: (Input) -> Subscribers.Demand
        var end: (Subscribers.Completion<Failure>) -> Void
    }

    private let slot = SubscriptionSlot()
    /// Nil after completion, so that the operator and its inlets don't retain each other.
    private let handlers: Locked<Handlers?>

    init(_ handlers: Handlers) { self.handlers = Locked(handlers) }

    func receive(subscription: any Subscription) {
        if slot.fill(subscription) { handlers.with { $0 }?.start() }
    }

    func receive(_ input: Input) -> Subscribers.Demand { handlers.with { $0 }?.value(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard slot.close() != nil else { return }
        takeHandlers()?.end(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        if demand > 0 { slot.subscription?.request(demand) }
    }

    func cancel() {
        _ = takeHandlers()
        slot.close()?.cancel()
    }

    private func takeHandlers() -> Handlers? {
        handlers.with { handlers in
            defer { handlers = nil }
            return handlers
        }
    }
}
