extension Publishers {
    /// Reduces all values to a result, delivered when they have finished or no more are needed.
    public struct Reduced<Upstream: Publisher, State, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The operator's name.
        let name: String
        let initial: State
        /// Accumulates a value; returns false when no more are needed.
        let next: (inout State, Upstream.Output) -> Bool
        /// The result; nil for none.
        let result: (State) -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReduceSubscription(subscriber, name, initial, next, result))
        }

        private final class ReduceSubscription<S: Subscriber>: FinalValueSubscription<
            Upstream.Output, Upstream.Failure, S
        >
        where S.Input == Output, S.Failure == Failure {
            private let name: String
            private var state: State
            private let next: (inout State, Upstream.Output) -> Bool
            private let result: (State) -> Output?
            private let isAsked = Locked(false)

            init(
                _ downstream: S, _ name: String, _ state: State,
                _ next: @escaping (inout State, Upstream.Output) -> Bool, _ result: @escaping (State) -> Output?
            ) {
                (self.name, self.state, self.next, self.result) = (name, state, next, result)
                super.init(downstream)
            }

            override var description: String { name }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard isOpen else { return .none }
                if !next(&state, input) { finishWithTail() }
                return .none
            }

            override var tail: Output? { result(state) }

            override func passOn(_ demand: Subscribers.Demand) {
                let isFirst = isAsked.with { isAsked in
                    defer { isAsked = true }
                    return !isAsked
                }
                if isFirst { super.passOn(.unlimited) }
            }
        }
    }

    /// Delivers arrays of `count` values; the last one may be shorter.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/collectbycount)
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The number of values per array.
        public let count: Int

        /// Creates a publisher of arrays of `count` values; the last may have fewer.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, count))
        }
    }

    /// Delivers a value if the upstream finishes without any.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/replaceempty)
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The value delivered if there is none.
        public let output: Output

        /// Creates a publisher that replaces an empty stream by a value.
        public init(upstream: Upstream, output: Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReplaceEmptySubscription(subscriber, output))
        }
    }
}

/// A relay that may hold a final value when the upstream has finished. The value is delivered on demand, followed by
/// the completion.
class FinalValueSubscription<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, Failure, Downstream
>
where Downstream.Failure == Failure {
    private struct State {
        var demand = Subscribers.Demand.none
        var tail: Downstream.Input?
    }

    private let state = Locked(State())

    /// The final value; nil for none.
    var tail: Downstream.Input? { nil }

    /// Passes demand upstream.
    func passOn(_ demand: Subscribers.Demand) { super.request(demand) }

    /// Delivers a value before the final one.
    final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        state.with { $0.demand -= 1 }
        let more = downstream.receive(value)
        state.with { $0.demand += more }
        return more
    }

    final override func request(_ demand: Subscribers.Demand) {
        let waiting = state.with { state -> Downstream.Input? in
            state.demand += demand
            guard state.demand > 0 else { return nil }
            defer { state.tail = nil }
            return state.tail
        }
        guard let waiting else { return passOn(demand) }
        _ = downstream.receive(waiting)
        downstream.receive(completion: .finished)
    }

    /// Completes without requesting more values.
    final func finishWithTail() {
        guard dropUpstream() else { return }
        end(.finished)
    }

    final override func end(_ completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion, let value = tail else { return downstream.receive(completion: completion) }
        let isWanted = state.with { state in
            if state.demand == .none { state.tail = value }
            return state.demand > 0
        }
        guard isWanted else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    final override func cancel() {
        state.with { $0.tail = nil }
        super.cancel()
    }
}

private final class CollectSubscription<Input, Failure: Error, S: Subscriber>: FinalValueSubscription<Input, Failure, S>
where S.Input == [Input], S.Failure == Failure {
    private let count: Int
    private var values: [Input] = []

    init(_ downstream: S, _ count: Int) {
        self.count = max(1, count)
        super.init(downstream)
    }

    override var description: String { "CollectByCount" }

    override func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        guard values.count == count else { return .none }
        let full = values
        values = []
        return times(deliver(full))
    }

    override func passOn(_ demand: Subscribers.Demand) { super.passOn(times(demand)) }

    /// Converts a demand for arrays to a demand for values.
    private func times(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        guard let arrays = demand.max else { return .unlimited }
        let (values, isTooMuch) = arrays.multipliedReportingOverflow(by: count)
        return isTooMuch ? .unlimited : .max(values)
    }

    override var tail: [Input]? { values.isEmpty ? nil : values }
}

private final class ReplaceEmptySubscription<S: Subscriber>: FinalValueSubscription<S.Input, S.Failure, S> {
    private let output: S.Input
    private var isEmpty = true

    init(_ downstream: S, _ output: S.Input) {
        self.output = output
        super.init(downstream)
    }

    override var description: String { "ReplaceEmpty" }

    override func receive(_ input: S.Input) -> Subscribers.Demand {
        isEmpty = false
        return deliver(input)
    }

    override var tail: S.Input? { isEmpty ? output : nil }
}

extension Publisher {
    private func reduced<State, T>(
        _ name: String, _ initial: State, _ result: @escaping (State) -> T?,
        _ next: @escaping (inout State, Output) -> Bool
    ) -> Publishers.Reduced<Self, State, T> {
        Publishers.Reduced(upstream: self, name: name, initial: initial, next: next, result: result)
    }

    /// Collects all values into one array, delivered at the end.
    public func collect() -> Publishers.Reduced<Self, [Output], [Output]> {
        reduced("Collect", []) {
            $0
        } _: {
            $0.append($1)
            return true
        }
    }

    /// Collects values into arrays of `count`; the last one may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Accumulates all values, and delivers the result at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduced<Self, T, T> {
        reduced("Reduce", initialResult) {
            $0
        } _: {
            $0 = nextPartialResult($0, $1)
            return true
        }
    }

    /// Delivers the last value.
    public func last() -> Publishers.Reduced<Self, Output?, Output> {
        reduced("Last", nil) {
            $0
        } _: {
            $0 = $1
            return true
        }
    }

    /// Delivers the last value that satisfies a predicate.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduced<Self, Output?, Output> {
        reduced("LastWhere", nil) {
            $0
        } _: {
            if predicate($1) { $0 = $1 }
            return true
        }
    }

    /// Delivers the number of values.
    public func count() -> Publishers.Reduced<Self, Int, Int> {
        reduced("Count", 0) {
            $0
        } _: { count, _ in
            count += 1
            return true
        }
    }

    /// Delivers whether a value satisfies a predicate, as soon as that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduced<Self, Bool, Bool> {
        reduced("ContainsWhere", false) {
            $0
        } _: {
            $0 = predicate($1)
            return !$0
        }
    }

    /// Delivers whether all values satisfy a predicate, as soon as that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduced<Self, Bool, Bool> {
        reduced("AllSatisfy", true) {
            $0
        } _: {
            $0 = predicate($1)
            return $0
        }
    }

    /// Delivers the minimum value.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Reduced<Self, Output?, Output> {
        reduced("Comparison", nil) {
            $0
        } _: { least, value in
            if least.map({ areInIncreasingOrder(value, $0) }) ?? true { least = value }
            return true
        }
    }

    /// Delivers the maximum value.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Reduced<Self, Output?, Output> {
        reduced("Comparison", nil) {
            $0
        } _: { greatest, value in
            if greatest.map({ areInIncreasingOrder($0, value) }) ?? true { greatest = value }
            return true
        }
    }

    /// Delivers only the completion.
    public func ignoreOutput() -> Publishers.Reduced<Self, Void, Never> {
        reduced("IgnoreOutput", ()) { _ in
            nil
        } _: { _, _ in
            true
        }
    }

    /// Delivers the value at an index, counted from 0, and finishes.
    public func output(at index: Int) -> Publishers.Stateful<Publishers.Stateful<Self, Int, Output>, Int, Output> {
        dropFirst(index).first()
    }

    /// Delivers the values whose indices, counted from 0, are in a range, and finishes.
    public func output<R: RangeExpression>(
        in range: R
    ) -> Publishers.Stateful<Publishers.Stateful<Self, Int, Output>, Int, Output> where R.Bound == Int {
        let indices = range.relative(to: 0..<Int.max)
        return dropFirst(indices.lowerBound).prefix(indices.count)
    }

    /// Replaces an empty stream by a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Equatable {
    /// Delivers whether a value is delivered, as soon as that is known.
    public func contains(_ output: Output) -> Publishers.Reduced<Self, Bool, Bool> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    /// Delivers the minimum value.
    public func min() -> Publishers.Reduced<Self, Output?, Output> { min(by: <) }

    /// Delivers the maximum value.
    public func max() -> Publishers.Reduced<Self, Output?, Output> { max(by: <) }
}
