/// Connects a subscriber to publishers that replace one another. Unmet demand carries over to the next.
final class SubscriptionArbiter<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var demand = Subscribers.Demand.none
        var number = 0
        var request: ((Subscribers.Demand) -> Void)?
        var cancel: (() -> Void)?
    }

    private let outlet: SerializedSubscriber<Downstream>
    private let state = Locked(State())
    /// Called when the subscription ends.
    private let didClose: () -> Void

    /// The operator's name.
    let description: String

    init(_ downstream: Downstream, name: String, didClose: @escaping () -> Void = {}) {
        outlet = SerializedSubscriber(downstream)
        description = name
        self.didClose = didClose
    }

    func start() { outlet.start(self) }

    /// Subscribes to a publisher, until it completes, which is passed to a closure, or is replaced.
    func follow<P: Publisher>(
        _ publisher: P, then end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        guard outlet.isOpen else { return }
        let before = state.with { state in
            state.number += 1
            defer { (state.request, state.cancel) = (nil, nil) }
            return (number: state.number, cancel: state.cancel)
        }
        before.cancel?()
        let number = before.number
        let inlet = UpstreamSubscriber<P.Output, P.Failure>(
            .init(
                start: { [self] in
                    let (demand, request) = state.with { ($0.demand, $0.number == number ? $0.request : nil) }
                    request?(demand)
                },
                value: { [self] in receive($0, from: number) },
                end: { [self] in if state.with({ $0.number == number }) { end($0) } }))
        state.with { state in
            guard state.number == number else { return }
            (state.request, state.cancel) = ({ inlet.request($0) }, { inlet.cancel() })
        }
        publisher.subscribe(inlet)
    }

    private func receive(_ value: Downstream.Input, from number: Int) -> Subscribers.Demand {
        let more = outlet.deliver {
            state.with { state in
                guard state.number == number else { return nil }
                state.demand -= 1
                return value
            }
        }
        guard let more else { return .none }
        // If another publisher has replaced this one meanwhile, that one receives the request.
        let request = state.with { state in
            state.demand += more
            return state.number == number ? nil : state.request
        }
        guard let request else { return more }
        request(more)
        return .none
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        close()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let request = state.with { state in
            state.demand += demand
            return state.request
        }
        request?(demand)
    }

    func cancel() {
        outlet.close()
        close()
    }

    private func close() {
        let cancel = state.with { state in
            state.number += 1
            defer { (state.request, state.cancel) = (nil, nil) }
            return state.cancel
        }
        cancel?()
        didClose()
    }
}
