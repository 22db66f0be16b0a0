extension Publishers {
    /// Asks for all values and delivers what they come to, once they have ended or no more are needed.
    public struct Reduced<Upstream: Publisher, State, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        let initial: State
        /// Takes a value; false where no more are needed.
        let next: (inout State, Upstream.Output) -> Bool
        /// What is delivered before the end; nil for nothing.
        let result: (State) -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReducingRelay(subscriber, initial, next, result))
        }

        private final class ReducingRelay<S: Subscriber>: TailRelay<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            private var state: State
            private let next: (inout State, Upstream.Output) -> Bool
            private let result: (State) -> Output?
            private let isAsked = Locked(false)

            init(
                _ downstream: S, _ state: State, _ next: @escaping (inout State, Upstream.Output) -> Bool,
                _ result: @escaping (State) -> Output?
            ) {
                (self.state, self.next, self.result) = (state, next, result)
                super.init(downstream)
            }

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

    /// Delivers arrays of so many values; the last one may be shorter.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/collectbycount)
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// How many values make an array.
        public let count: Int

        /// Makes a publisher of arrays of `count` values; the last may have fewer.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectingRelay<Upstream.Output, Upstream.Failure, S>(subscriber, count))
        }
    }

    /// Delivers a value where there was none.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/replaceempty)
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// What is delivered where none came.
        public let output: Output

        /// Makes a publisher of one value, delivered when the upstream finishes.
        public init(upstream: Upstream, output: Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReplacingRelay(subscriber, output))
        }
    }
}

/// A relay that may have a value left when the values have ended: it is delivered as soon as it is wanted, and then the end.
class TailRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>
where Downstream.Failure == Failure {
    private struct State {
        var demand = Subscribers.Demand.none
        var tail: Downstream.Input?
    }

    private let state = Locked(State())

    /// What is left at the end; nil for nothing.
    var tail: Downstream.Input? { nil }

    /// Asks for values to make so many of.
    func passOn(_ demand: Subscribers.Demand) { super.request(demand) }

    /// Delivers a value on the way.
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

    /// Needs no more values.
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

private final class CollectingRelay<Input, Failure: Error, S: Subscriber>: TailRelay<Input, Failure, S>
where S.Input == [Input], S.Failure == Failure {
    private let count: Int
    private var values: [Input] = []

    init(_ downstream: S, _ count: Int) {
        self.count = max(1, count)
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        guard values.count == count else { return .none }
        let full = values
        values = []
        return times(deliver(full))
    }

    override func passOn(_ demand: Subscribers.Demand) { super.passOn(times(demand)) }

    /// As many values as so many arrays take.
    private func times(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        guard let arrays = demand.max else { return .unlimited }
        let (values, isTooMuch) = arrays.multipliedReportingOverflow(by: count)
        return isTooMuch ? .unlimited : .max(values)
    }

    override var tail: [Input]? { values.isEmpty ? nil : values }
}

private final class ReplacingRelay<S: Subscriber>: TailRelay<S.Input, S.Failure, S> {
    private let output: S.Input
    private var isEmpty = true

    init(_ downstream: S, _ output: S.Input) {
        self.output = output
        super.init(downstream)
    }

    override func receive(_ input: S.Input) -> Subscribers.Demand {
        isEmpty = false
        return deliver(input)
    }

    override var tail: S.Input? { isEmpty ? output : nil }
}

extension Publisher {
    private func reduced<State, T>(
        _ initial: State, _ result: @escaping (State) -> T?, _ next: @escaping (inout State, Output) -> Bool
    ) -> Publishers.Reduced<Self, State, T> {
        Publishers.Reduced(upstream: self, initial: initial, next: next, result: result)
    }

    /// All values in an array, at the end.
    public func collect() -> Publishers.Reduced<Self, [Output], [Output]> {
        reduced([]) {
            $0
        } _: {
            $0.append($1)
            return true
        }
    }

    /// Arrays of so many values; the last one may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// What a closure makes of all values, one after the other, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduced<Self, T, T> {
        reduced(initialResult) {
            $0
        } _: {
            $0 = nextPartialResult($0, $1)
            return true
        }
    }

    /// The last value, at the end.
    public func last() -> Publishers.Reduced<Self, Output?, Output> {
        reduced(nil) {
            $0
        } _: {
            $0 = $1
            return true
        }
    }

    /// The last value for which a closure says yes, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduced<Self, Output?, Output> {
        reduced(nil) {
            $0
        } _: {
            if predicate($1) { $0 = $1 }
            return true
        }
    }

    /// How many values there were, at the end.
    public func count() -> Publishers.Reduced<Self, Int, Int> {
        reduced(0) {
            $0
        } _: { count, _ in
            count += 1
            return true
        }
    }

    /// Whether a closure says yes to a value: as soon as that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduced<Self, Bool, Bool> {
        reduced(false) {
            $0
        } _: {
            $0 = predicate($1)
            return !$0
        }
    }

    /// Whether a closure says yes to all values: as soon as that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduced<Self, Bool, Bool> {
        reduced(true) {
            $0
        } _: {
            $0 = predicate($1)
            return $0
        }
    }

    /// The least value, at the end.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Reduced<Self, Output?, Output> {
        reduced(nil) {
            $0
        } _: { least, value in
            if least.map({ areInIncreasingOrder(value, $0) }) ?? true { least = value }
            return true
        }
    }

    /// The greatest value, at the end.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Reduced<Self, Output?, Output> {
        reduced(nil) {
            $0
        } _: { greatest, value in
            if greatest.map({ areInIncreasingOrder($0, value) }) ?? true { greatest = value }
            return true
        }
    }

    /// Only the end.
    public func ignoreOutput() -> Publishers.Reduced<Self, Void, Never> {
        reduced(()) { _ in
            nil
        } _: { _, _ in
            true
        }
    }

    /// The value at a place, counted from 0, and then the end.
    public func output(at index: Int) -> Publishers.Stateful<Publishers.Stateful<Self, Int, Output>, Int, Output> {
        dropFirst(index).first()
    }

    /// The values, and where there are none another one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Equatable {
    /// Whether a value is delivered: as soon as that is known.
    public func contains(_ output: Output) -> Publishers.Reduced<Self, Bool, Bool> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    /// The least value, at the end.
    public func min() -> Publishers.Reduced<Self, Output?, Output> { min(by: <) }

    /// The greatest value, at the end.
    public func max() -> Publishers.Reduced<Self, Output?, Output> { max(by: <) }
}
