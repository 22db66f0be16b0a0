extension Publishers {
    /// Transforms each value with state, which is separate for each subscription.
    public struct Stateful<Upstream: Publisher, State, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The action for a value.
        enum Answer {
            case deliver(Output)
            case leaveOut
            /// Delivers the last value, and finishes.
            case deliverAndFinish(Output)
            case finish
        }

        /// The upstream publisher.
        public let upstream: Upstream
        /// The operator's name.
        let name: String
        let initial: State
        /// Whether to finish before any value.
        var isOver = false
        let next: (inout State, Upstream.Output) -> Answer

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            if isOver {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            upstream.subscribe(StatefulSubscription(subscriber, name, initial, next))
        }

        private final class StatefulSubscription<S: Subscriber>: OperatorSubscription<
            Upstream.Output, Upstream.Failure, S
        >
        where S.Input == Output, S.Failure == Failure {
            private let name: String
            private var state: State
            private let next: (inout State, Upstream.Output) -> Answer
            /// Whether the last value is being delivered: those that this causes are not wanted.
            private var isEnding = false

            init(
                _ downstream: S, _ name: String, _ state: State,
                _ next: @escaping (inout State, Upstream.Output) -> Answer
            ) {
                (self.name, self.state, self.next) = (name, state, next)
                super.init(downstream)
            }

            override var description: String { name }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard isOpen, !isEnding else { return .none }
                switch next(&state, input) {
                case .deliver(let value): return downstream.receive(value)
                case .leaveOut: return .max(1)
                case .deliverAndFinish(let value):
                    isEnding = true
                    _ = downstream.receive(value)
                    finish(.finished)
                case .finish: finish(.finished)
                }
                return .none
            }

            override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
                downstream.receive(completion: completion)
            }
        }
    }
}

extension Publisher {
    private func stateful<State, T>(
        _ name: String, _ initial: State,
        _ next: @escaping (inout State, Output) -> Publishers.Stateful<Self, State, T>.Answer
    ) -> Publishers.Stateful<Self, State, T> {
        Publishers.Stateful(upstream: self, name: name, initial: initial, next: next)
    }

    /// Accumulates values, and delivers each intermediate result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Stateful<Self, T, T> {
        stateful("Scan", initialResult) { state, value in
            state = nextPartialResult(state, value)
            return .deliver(state)
        }
    }

    /// Drops values that a closure considers equal to the previous one.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.Stateful<Self, Output?, Output> {
        stateful("RemoveDuplicates", Output?.none) { last, value in
            if let known = last, predicate(known, value) { return .leaveOut }
            last = value
            return .deliver(value)
        }
    }

    /// Drops the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Stateful<Self, Int, Output> {
        stateful("Drop", Swift.max(0, count)) { left, value in
            guard left > 0 else { return .deliver(value) }
            left -= 1
            return .leaveOut
        }
    }

    /// Drops values while a predicate holds.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Stateful<Self, Bool, Output> {
        stateful("DropWhile", true) { drops, value in
            drops = drops && predicate(value)
            return drops ? .leaveOut : .deliver(value)
        }
    }

    /// Delivers the first values, and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Stateful<Self, Int, Output> { first(maxLength, "Output") }

    private func first(_ count: Int, _ name: String) -> Publishers.Stateful<Self, Int, Output> {
        Publishers.Stateful(upstream: self, name: name, initial: count, isOver: count < 1) { left, value in
            left -= 1
            return left == 0 ? .deliverAndFinish(value) : .deliver(value)
        }
    }

    /// Delivers values while a predicate holds, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Stateful<Self, Void, Output> {
        stateful("PrefixWhile", ()) { _, value in predicate(value) ? .deliver(value) : .finish }
    }

    /// Delivers the first value, and finishes.
    public func first() -> Publishers.Stateful<Self, Int, Output> { first(1, "First") }

    /// Delivers the first value that satisfies a predicate, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Stateful<Self, Void, Output> {
        stateful("First", ()) { _, value in predicate(value) ? .deliverAndFinish(value) : .leaveOut }
    }
}

extension Publisher where Output: Equatable {
    /// Drops values that equal the previous one.
    public func removeDuplicates() -> Publishers.Stateful<Self, Output?, Output> { removeDuplicates(by: ==) }
}
