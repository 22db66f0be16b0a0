/// The rule by which the values of two publishers form pairs.
protocol PairRule<Left, Right> {
    associatedtype Left
    associatedtype Right

    /// The operator's name.
    static var name: String { get }

    init()
    mutating func take(left: Left)
    mutating func take(right: Right)
    /// Drops a pair that arrived without demand.
    mutating func passOver()
    /// Removes and returns the next pair.
    mutating func next() -> (Left, Right)?
    /// Whether no more pairs can form.
    func isOver(leftHasEnded: Bool, rightHasEnded: Bool) -> Bool
}

/// Connects two publishers to a subscriber of their pairs. Both receive the subscriber's demand.
final class PairSubscription<Rule: PairRule, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == (Rule.Left, Rule.Right) {
    typealias Failure = Downstream.Failure

    private struct State {
        var rule = Rule()
        var demand = Subscribers.Demand.none
        /// The total demand, for a publisher that subscribes later.
        var requested = Subscribers.Demand.none
        var (leftHasEnded, rightHasEnded) = (false, false)

        mutating func next() -> (Rule.Left, Rule.Right)? {
            guard demand > 0, let pair = rule.next() else { return nil }
            demand -= 1
            return pair
        }
    }

    private let outlet: SerializedSubscriber<Downstream>
    private let state = Locked(State())
    private let inlets = Locked<
        (left: UpstreamSubscriber<Rule.Left, Failure>, right: UpstreamSubscriber<Rule.Right, Failure>)?
    >(nil)

    var description: String { Rule.name }

    init(_ downstream: Downstream) { outlet = SerializedSubscriber(downstream) }

    func subscribe<A: Publisher, B: Publisher>(to a: A, and b: B)
    where A.Output == Rule.Left, B.Output == Rule.Right, A.Failure == Failure, B.Failure == Failure {
        let left = UpstreamSubscriber<Rule.Left, Failure>(
            .init(
                start: { [self] in inlets.with { $0 }?.left.request(state.with { $0.requested }) },
                value: { [self] value in take { $0.take(left: value) } },
                end: { [self] in end($0) { $0.leftHasEnded = true } }))
        let right = UpstreamSubscriber<Rule.Right, Failure>(
            .init(
                start: { [self] in inlets.with { $0 }?.right.request(state.with { $0.requested }) },
                value: { [self] value in take { $0.take(right: value) } },
                end: { [self] in end($0) { $0.rightHasEnded = true } }))
        inlets.with { $0 = (left, right) }
        outlet.start(self)
        a.subscribe(left)
        b.subscribe(right)
    }

    private func take(_ take: (inout Rule) -> Void) -> Subscribers.Demand {
        state.with { state in
            take(&state.rule)
            if state.demand == .none { state.rule.passOver() }
        }
        pump()
        return .none
    }

    private func end(_ completion: Subscribers.Completion<Failure>, _ note: (inout State) -> Void) {
        guard case .finished = completion else { return finish(completion) }
        state.with { note(&$0) }
        pump()
    }

    /// Delivers available pairs as demanded, and the completion.
    private func pump() {
        while let more = outlet.deliver({ state.with { $0.next() } }) {
            if more > 0 { ask(more) }
        }
        let isOver = state.with { $0.rule.isOver(leftHasEnded: $0.leftHasEnded, rightHasEnded: $0.rightHasEnded) }
        if isOver { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        cancelInlets()
        outlet.finish(completion)
    }

    private func ask(_ demand: Subscribers.Demand) {
        state.with { state in
            state.demand += demand
            state.requested += demand
        }
        let inlets = inlets.with { $0 }
        inlets?.left.request(demand)
        inlets?.right.request(demand)
    }

    func request(_ demand: Subscribers.Demand) {
        ask(demand)
        pump()
    }

    func cancel() {
        outlet.close()
        cancelInlets()
    }

    private func cancelInlets() {
        let taken = inlets.with { inlets in
            defer { inlets = nil }
            return inlets
        }
        taken?.left.cancel()
        taken?.right.cancel()
    }
}
