extension Sequence {
    /// Delivers the elements to each subscriber on demand, and finishes after the last.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
    /// Delivers the elements of a sequence.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/sequence)
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The elements to deliver.
        public let sequence: Elements

        /// Creates a publisher of a sequence's elements, in order.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sequence = sequence
            deliver(to: subscriber) { "\(sequence)" }
        }

        /// Delivers the elements to a subscriber whose subscription has a description, which `print()` shows.
        func deliver<S: Subscriber>(to subscriber: S, describedBy describe: @escaping () -> String)
        where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: SequenceDelivery(sequence.makeIterator(), subscriber, describe))
        }
    }
}

/// The delivery of a sequence to one subscriber.
private final class SequenceDelivery<Iterator: IteratorProtocol, S: Subscriber>: Subscription, CustomStringConvertible
where S.Input == Iterator.Element {
    private struct State {
        var iterator: Iterator
        /// Read ahead of demand, so that the completion follows the last one directly.
        var next: Iterator.Element?
        var subscriber: S?
        var demand = Subscribers.Demand.none
        var isDelivering = false
    }

    private let state: Locked<State>
    private let describe: () -> String

    init(_ iterator: Iterator, _ subscriber: S, _ describe: @escaping () -> String) {
        self.describe = describe
        var iterator = iterator
        let first = iterator.next()
        state = Locked(State(iterator: iterator, next: first, subscriber: subscriber))
    }

    var description: String { describe() }

    func request(_ demand: Subscribers.Demand) {
        let begins = state.with { state in
            state.demand += demand
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        if begins { deliver() }
    }

    private enum Step {
        case value(Iterator.Element, S, isLast: Bool)
        case finish(S)
        case wait
    }

    private func deliver() {
        while true {
            switch nextStep() {
            case .wait: return
            case .finish(let subscriber): return subscriber.receive(completion: .finished)
            case .value(let value, let subscriber, let isLast):
                let more = subscriber.receive(value)
                if isLast {
                    let isWanted = state.with { state in
                        defer { state.subscriber = nil }
                        return state.subscriber != nil
                    }
                    if isWanted { subscriber.receive(completion: .finished) }
                    return
                }
                state.with { $0.demand += more }
            }
        }
    }

    private func nextStep() -> Step {
        state.with { state in
            guard let subscriber = state.subscriber else { return .wait }
            guard let value = state.next else {
                state.subscriber = nil
                return .finish(subscriber)
            }
            guard state.demand > 0 else {
                state.isDelivering = false
                return .wait
            }
            state.demand -= 1
            state.next = state.iterator.next()
            return .value(value, subscriber, isLast: state.next == nil)
        }
    }

    func cancel() { state.with { $0.subscriber = nil } }
}
