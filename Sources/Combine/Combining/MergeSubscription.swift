/// Connects any number of publishers to one subscriber.
///
/// With unlimited demand, unlimited values are requested from each publisher; otherwise one at a time, which is held
/// until there is demand.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var demand = Subscribers.Demand.none
        var waiting = Fifo<(value: Input, from: Int)>()
        var inlets: [Int: UpstreamSubscriber<Input, Failure>] = [:]
        var count = 0
        /// The number of publishers that have not completed.
        var open = 0
        var willHaveMore = true

        var isOver: Bool { !willHaveMore && open == 0 && waiting.isEmpty }
    }

    private let outlet: SerializedSubscriber<Downstream>
    private let state = Locked(State())
    /// Called when a publisher completes.
    private let didEnd: () -> Void
    /// Called when the subscription ends.
    private let didClose: () -> Void

    /// The operator's name.
    let description: String

    init(
        _ downstream: Downstream, name: String = "Merge", didEnd: @escaping () -> Void = {},
        didClose: @escaping () -> Void = {}
    ) {
        outlet = SerializedSubscriber(downstream)
        description = name
        (self.didEnd, self.didClose) = (didEnd, didClose)
    }

    func start() { outlet.start(self) }

    /// Subscribes to another publisher.
    func add<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
        guard outlet.isOpen else { return }
        let number = state.with { state in
            state.count += 1
            state.open += 1
            return state.count
        }
        let inlet = UpstreamSubscriber<Input, Failure>(
            .init(
                start: { [self] in
                    let (inlet, wantsAll) = state.with { ($0.inlets[number], $0.demand == .unlimited) }
                    inlet?.request(wantsAll ? .unlimited : .max(1))
                },
                value: { [self] in receive($0, from: number) },
                end: { [self] in end($0, of: number) }))
        state.with { $0.inlets[number] = inlet }
        publisher.subscribe(inlet)
    }

    /// Declares that no more publishers will be added.
    func finishAdding() {
        state.with { $0.willHaveMore = false }
        finishIfOver()
    }

    private func receive(_ value: Input, from number: Int) -> Subscribers.Demand {
        state.with { $0.waiting.append((value, number)) }
        pump()
        return .none
    }

    private func end(_ completion: Subscribers.Completion<Failure>, of number: Int) {
        guard case .finished = completion else { return finish(completion) }
        state.with { state in
            state.inlets[number] = nil
            state.open -= 1
        }
        didEnd()
        finishIfOver()
    }

    private func pump() {
        while true {
            var inlet: UpstreamSubscriber<Input, Failure>?
            let more = outlet.deliver {
                state.with { state in
                    guard state.demand > 0, let next = state.waiting.popFirst() else { return nil }
                    if state.demand != .unlimited { inlet = state.inlets[next.from] }
                    state.demand -= 1
                    return next.value
                }
            }
            guard let more else { break }
            state.with { $0.demand += more }
            inlet?.request(.max(1))
        }
        finishIfOver()
    }

    private func finishIfOver() {
        if state.with({ $0.isOver }) { finish(.finished) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        closeInlets()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let blocked = state.with { state -> [UpstreamSubscriber<Input, Failure>] in
            let wantedAll = state.demand == .unlimited
            state.demand += demand
            guard state.demand == .unlimited, !wantedAll else { return [] }
            return Array(state.inlets.values)
        }
        // From now on demand is unlimited.
        for inlet in blocked { inlet.request(.unlimited) }
        pump()
    }

    func cancel() {
        outlet.close()
        closeInlets()
    }

    private func closeInlets() {
        let inlets = state.with { state in
            defer { (state.inlets, state.waiting) = ([:], Fifo()) }
            return state.inlets.values
        }
        for inlet in inlets { inlet.cancel() }
        didClose()
    }
}
