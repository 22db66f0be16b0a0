/// The subscriptions of a subject, in order of subscription.
final class ConduitList<Output, Failure: Error>: Sendable {
    private struct State {
        var conduits: [Conduit<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
        var subscriptions: [any Subscription] = []
        /// The subscriptions that wait for a subscriber's demand.
        var waiting: [any Subscription] = []
        /// Whether a subscriber has requested values.
        var hasDemand = false
    }

    private let state = Locked(State())
    /// The name of the subject, which `print()` shows.
    let name: String

    init(of name: String) { self.name = name }

    /// Adds a subscriber.
    ///
    /// - Parameter latest: The value that is delivered as soon as there is demand.
    func add<S: Subscriber>(_ subscriber: S, latest: Output?) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(subscriber, latest: latest, in: self)
        let completion = state.with { state in
            if state.completion == nil { state.conduits.append(conduit) }
            return state.completion
        }
        guard let completion else { return subscriber.receive(subscription: conduit) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
    }

    var hasFinished: Bool { state.with { $0.completion != nil } }

    func send(_ value: Output, keepsLatest: Bool) {
        for conduit in state.with({ $0.conduits }) { conduit.offer(value, keepsLatest: keepsLatest) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let conduits = state.with { state -> [Conduit<Output, Failure>] in
            guard state.completion == nil else { return [] }
            state.completion = completion
            defer { (state.conduits, state.subscriptions, state.waiting) = ([], [], []) }
            return state.conduits
        }
        for conduit in conduits { conduit.finish(completion) }
    }

    /// Requests unlimited values from a subscription.
    ///
    /// - Parameter onDemand: Whether to wait until a subscriber has requested values, which would be lost otherwise.
    func take(_ subscription: any Subscription, onDemand: Bool) {
        let waits = state.with { state in
            state.subscriptions.append(subscription)
            guard onDemand, !state.hasDemand else { return false }
            state.waiting.append(subscription)
            return true
        }
        if !waits { subscription.request(.unlimited) }
    }

    /// Requests the values that have waited for the first demand of a subscriber.
    func noteDemand() {
        let waiting = state.with { state in
            defer { (state.hasDemand, state.waiting) = (true, []) }
            return state.waiting
        }
        for subscription in waiting { subscription.request(.unlimited) }
    }

    func remove(_ conduit: Conduit<Output, Failure>) {
        state.with { $0.conduits.removeAll { $0 === conduit } }
    }

    /// Called when the subject is deallocated: no more values are delivered.
    func abandon() {
        let subscriptions = state.with { state in
            defer { (state.subscriptions, state.waiting, state.conduits) = ([], [], []) }
            return state.subscriptions
        }
        for subscription in subscriptions { subscription.cancel() }
    }
}

/// One subscription to a subject.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible, Sendable {
    private struct State {
        var subscriber: (any Subscriber<Output, Failure>)?
        var demand = Subscribers.Demand.none
        /// The value that waits for demand.
        var latest: Output?
    }

    private let state: Locked<State>
    private let list: ConduitList<Output, Failure>

    init(_ subscriber: any Subscriber<Output, Failure>, latest: Output?, in list: ConduitList<Output, Failure>) {
        state = Locked(State(subscriber: subscriber, latest: latest))
        self.list = list
    }

    var description: String { list.name }

    /// Delivers a value if there is demand. Otherwise it is kept, if `keepsLatest`, or dropped.
    func offer(_ value: Output, keepsLatest: Bool) {
        let subscriber = state.with { state -> (any Subscriber<Output, Failure>)? in
            guard state.demand > 0 else {
                if keepsLatest, state.subscriber != nil { state.latest = value }
                return nil
            }
            state.demand -= 1
            return state.subscriber
        }
        guard let subscriber else { return }
        let more = subscriber.receive(value)
        if more > 0 { request(more) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = close()
        subscriber?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let waiting = state.with { state -> Output? in
            state.demand += demand
            guard state.demand > 0, state.subscriber != nil else { return nil }
            defer { state.latest = nil }
            return state.latest
        }
        if demand > 0 { list.noteDemand() }
        if let waiting { offer(waiting, keepsLatest: true) }
    }

    func cancel() {
        _ = close()
        list.remove(self)
    }

    private func close() -> (any Subscriber<Output, Failure>)? {
        state.with { state in
            defer { (state.subscriber, state.latest) = (nil, nil) }
            return state.subscriber
        }
    }
}
