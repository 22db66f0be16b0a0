/// Asks anew for each subscriber, when it first wants a value, and delivers the one answer: what `URLSession` publishes.
///
/// Modules that Combine does not know make publishers of it, without types of their own.
public struct _AnswerPublisher<Output, Failure: Error>: Publisher {
    /// Takes the answer. Only the first one counts.
    public typealias Deliver = (Result<Output, Failure>) -> Void

    private let ask: (@escaping Deliver) -> () -> Void

    /// Makes a publisher.
    ///
    /// - Parameter ask: asks, and returns what calls the question off.
    public init(ask: @escaping (@escaping Deliver) -> () -> Void) { self.ask = ask }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Question(subscriber, ask))
    }
}

/// A question of one subscriber's.
private final class Question<S: Subscriber>: Subscription {
    private struct State {
        var subscriber: S?
        var isAsked = false
        var callOff: (() -> Void)?
    }

    private let state: Locked<State>
    private let ask: (@escaping _AnswerPublisher<S.Input, S.Failure>.Deliver) -> () -> Void

    init(_ subscriber: S, _ ask: @escaping (@escaping _AnswerPublisher<S.Input, S.Failure>.Deliver) -> () -> Void) {
        (state, self.ask) = (Locked(State(subscriber: subscriber)), ask)
    }

    func request(_ demand: Subscribers.Demand) {
        let asksNow = state.with { state in
            guard demand > 0, !state.isAsked, state.subscriber != nil else { return false }
            state.isAsked = true
            return true
        }
        guard asksNow else { return }
        let callOff = ask { [self] in deliver($0) }
        let isOver = state.with { state in
            if state.subscriber != nil { state.callOff = callOff }
            return state.subscriber == nil
        }
        // It may have been cancelled while it was asked; what has been answered can be called off, too.
        if isOver { callOff() }
    }

    private func deliver(_ answer: Result<S.Input, S.Failure>) {
        let subscriber = take().subscriber
        switch answer {
        case .success(let value):
            _ = subscriber?.receive(value)
            subscriber?.receive(completion: .finished)
        case .failure(let error): subscriber?.receive(completion: .failure(error))
        }
    }

    func cancel() { take().callOff?() }

    private func take() -> State {
        state.with { state in
            defer { (state.subscriber, state.callOff) = (nil, nil) }
            return state
        }
    }
}
