extension Publishers {
    /// The demand that a buffer requests.
    public enum PrefetchStrategy: Sendable {
        /// Requests as many values as there is room for.
        case keepFull
        /// Requests unlimited values.
        case byRequest
    }

    /// How a full buffer handles another value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the new value.
        case dropNewest
        /// Drops the oldest value.
        case dropOldest
        /// Fails the publisher.
        case customError(() -> Failure)
    }

    /// Buffers values until there is demand.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/buffer)
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The maximum number of buffered values.
        public let size: Int
        /// The prefetch strategy.
        public let prefetch: PrefetchStrategy
        /// The strategy when the buffer is full.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates a publisher that buffers at most `size` values until there is demand.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferSubscription(subscriber, Swift.max(0, size), prefetch, whenFull))
        }
    }
}

private final class BufferSubscription<S: Subscriber>: OperatorSubscription<S.Input, S.Failure, S> {
    private struct State {
        var values: [S.Input] = []
        var demand = Subscribers.Demand.none
        var completion: Subscribers.Completion<S.Failure>?
        var isDelivering = false
    }

    private enum Step {
        case value(S.Input)
        case end(Subscribers.Completion<S.Failure>)
        case wait
    }

    private let state = Locked(State())
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<S.Failure>

    init(
        _ downstream: S, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<S.Failure>
    ) {
        (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
        super.init(downstream)
    }

    private var isPrefetching = false

    override var description: String { "Buffer" }

    override func receive(_ input: S.Input) -> Subscribers.Demand {
        let isFull = state.with { state in
            guard state.values.count >= size, !(state.demand > 0 && state.values.isEmpty) else {
                state.values.append(input)
                return false
            }
            if case .dropOldest = whenFull, size > 0 {
                state.values.removeFirst()
                state.values.append(input)
            }
            return true
        }
        if isFull, case .customError(let error) = whenFull {
            guard dropUpstream() else { return .none }
            end(.failure(error()))
            return .none
        }
        return deliver(mayRequest: false)
    }

    override func end(_ completion: Subscribers.Completion<S.Failure>) {
        state.with { $0.completion = completion }
        _ = deliver(mayRequest: false)
    }

    override func request(_ demand: Subscribers.Demand) {
        let isFirst = state.with { state in
            state.demand += demand
            defer { isPrefetching = true }
            return !isPrefetching
        }
        if isFirst { super.request(prefetch == .keepFull ? .max(size) : .unlimited) }
        _ = deliver(mayRequest: true)
    }

    override func cancel() {
        state.with { ($0.values, $0.completion) = ([], nil) }
        super.cancel()
    }

    /// Delivers buffered values one after another, as far as there is demand.
    ///
    /// - Parameter mayRequest: Whether to request values from the upstream to fill the freed room.
    /// - Returns: The room to be filled if `mayRequest` is false.
    private func deliver(mayRequest: Bool) -> Subscribers.Demand {
        let begins = state.with { state in
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        guard begins else { return .none }
        var room = 0
        loop: while true {
            switch nextStep() {
            case .wait: break loop
            case .end(let completion):
                downstream.receive(completion: completion)
                return .none
            case .value(let value):
                room += 1
                let more = downstream.receive(value)
                state.with { $0.demand += more }
            }
        }
        guard prefetch == .keepFull, room > 0 else { return .none }
        guard mayRequest else { return .max(room) }
        super.request(.max(room))
        return .none
    }

    private func nextStep() -> Step {
        state.with { state in
            if state.values.isEmpty, let completion = state.completion { return .end(completion) }
            guard state.demand > 0, !state.values.isEmpty else {
                state.isDelivering = false
                return .wait
            }
            state.demand -= 1
            return .value(state.values.removeFirst())
        }
    }
}

extension Publisher {
    /// Buffers values until there is demand, at most `size` of them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
