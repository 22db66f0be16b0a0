extension Subscribers {
    /// Calls closures with all values and the completion.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/subscribers/sink)
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct Closures {
            var receiveValue: (Input) -> Void = { _ in }
            var receiveCompletion: (Completion<Failure>) -> Void = { _ in }
        }

        /// Replaced by empty ones on completion and cancellation: what they retain often retains this subscriber.
        private let closures: Locked<Closures>
        private let way = SubscriptionSlot()

        /// Creates a subscriber with unlimited demand that calls closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            closures = Locked(Closures(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
        }

        /// Called with each value; it does nothing after completion or cancellation.
        public var receiveValue: (Input) -> Void { closures.with { $0.receiveValue } }
        /// Called with the completion; it does nothing after completion or cancellation.
        public var receiveCompletion: (Completion<Failure>) -> Void { closures.with { $0.receiveCompletion } }

        public var description: String { "Sink" }

        public func receive(subscription: any Subscription) {
            if way.fill(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Demand {
            if way.isOpen { receiveValue(value) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard way.close() != nil else { return }
            takeClosures().receiveCompletion(completion)
        }

        public func cancel() {
            let subscription = way.close()
            // Released outside the lock: a `deinit` may use this subscriber.
            _ = takeClosures()
            subscription?.cancel()
        }

        private func takeClosures() -> Closures {
            closures.with { closures in
                defer { closures = Closures() }
                return closures
            }
        }
    }

    /// Assigns all values to a property of an object, which is released on completion.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/subscribers/assign)
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private let root: Locked<Root?>
        /// The property to set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let way = SubscriptionSlot()

        /// Creates a subscriber that sets a property of an object to each value.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = Locked(object)
            self.keyPath = keyPath
        }

        /// The object whose property is set; nil after completion.
        public var object: Root? { root.with { $0 } }

        public func receive(subscription: any Subscription) {
            if way.fill(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { cancel() }

        public func cancel() {
            let subscription = way.close()
            root.with { $0 = nil }
            subscription?.cancel()
        }
    }
}

/// The single subscription of a subscriber.
final class SubscriptionSlot: Sendable {
    private enum State {
        case empty
        case open(any Subscription)
        case closed
    }

    private let state = Locked(State.empty)

    /// Stores the subscription; a second one, or one after completion, is cancelled.
    func fill(_ subscription: any Subscription) -> Bool {
        let isTaken = state.with { state in
            guard case .empty = state else { return false }
            state = .open(subscription)
            return true
        }
        if !isTaken { subscription.cancel() }
        return isTaken
    }

    var isOpen: Bool {
        state.with { if case .open = $0 { true } else { false } }
    }

    /// The current subscription, if any.
    var subscription: (any Subscription)? {
        state.with { if case .open(let subscription) = $0 { subscription } else { nil } }
    }

    /// Returns and releases the subscription, and accepts no other.
    func close() -> (any Subscription)? {
        state.with { state in
            defer { state = .closed }
            if case .open(let subscription) = state { return subscription }
            return nil
        }
    }
}
