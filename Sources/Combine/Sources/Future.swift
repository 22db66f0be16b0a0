/// Delivers one eventual value, to current and later subscribers.
/// [Apple's reference](https://developer.apple.com/documentation/combine/future)
public final class Future<Output, Failure: Error>: Publisher {
    /// Called with the value or the failure; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var answer: Result<Output, Failure>?
        /// The subscribers waiting for the result.
        var waiting: [(Result<Output, Failure>) -> Void] = []
    }

    private let state = Locked(State())

    /// Starts computing the value at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [state] result in
            let waiting = state.with { state in
                guard state.answer == nil else { return [] as [(Result<Output, Failure>) -> Void] }
                state.answer = result
                defer { state.waiting = [] }
                return state.waiting
            }
            for deliver in waiting { deliver(result) }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let delivery = FutureDelivery(subscriber)
        subscriber.receive(subscription: delivery)
        // Checking for a result and adding a subscriber must be atomic, as the result may arrive on any thread.
        let answer = state.with { state in
            if state.answer == nil { state.waiting.append { delivery.fulfill($0) } }
            return state.answer
        }
        if let answer { delivery.fulfill(answer) }
    }
}

/// Delivers a future's result to one subscriber: a failure immediately, a value on demand.
final class FutureDelivery<S: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var subscriber: S?
        var answer: Result<S.Input, S.Failure>?
        var hasDemand = false

        /// The subscriber and its result, once.
        mutating func take() -> (S, Result<S.Input, S.Failure>)? {
            guard let subscriber, let answer else { return nil }
            if case .success = answer, !hasDemand { return nil }
            self.subscriber = nil
            return (subscriber, answer)
        }
    }

    private let state: Locked<State>

    init(_ subscriber: S) { state = Locked(State(subscriber: subscriber)) }

    var description: String { "Future" }

    func fulfill(_ answer: Result<S.Input, S.Failure>) {
        deliver(
            state.with { state in
                state.answer = answer
                return state.take()
            })
    }

    func request(_ demand: Subscribers.Demand) {
        deliver(
            state.with { state in
                if demand > 0 { state.hasDemand = true }
                return state.take()
            })
    }

    private func deliver(_ delivery: (S, Result<S.Input, S.Failure>)?) {
        guard let (subscriber, answer) = delivery else { return }
        switch answer {
        case .success(let value):
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
    }

    func cancel() { state.with { $0.subscriber = nil } }
}
