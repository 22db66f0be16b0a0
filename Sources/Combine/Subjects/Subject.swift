/// A publisher to which values can be sent.
/// [Apple's reference](https://developer.apple.com/documentation/combine/subject)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to all subscribers.
    func send(_ value: Output)
    /// Completes all subscriptions.
    func send(completion: Subscribers.Completion<Failure>)
    /// Attaches an upstream subscription, from which unlimited values are requested: by a passthrough subject once one
    /// of its subscribers has requested any.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers an event without a value.
    public func send() { send(()) }
}

/// Delivers sent values to its current subscribers.
/// [Apple's reference](https://developer.apple.com/documentation/combine/passthroughsubject)
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = ConduitList<Output, Failure>(of: "PassthroughSubject")

    /// Creates a subject without subscribers.
    public init() {}

    deinit { conduits.abandon() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber, latest: nil)
    }

    public func send(_ value: Output) { conduits.send(value, keepsLatest: false) }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
    public func send(subscription: any Subscription) { conduits.take(subscription, onDemand: true) }
}

/// Holds a value, delivers it to each new subscriber, and then delivers each new value.
/// [Apple's reference](https://developer.apple.com/documentation/combine/currentvaluesubject)
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = ConduitList<Output, Failure>(of: "CurrentValueSubject")
    private let current: Locked<Output>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { current = Locked(value) }

    deinit { conduits.abandon() }

    /// The value. Setting it delivers it to the subscribers; after completion, there are none.
    public var value: Output {
        get { current.with { $0 } }
        set {
            store(newValue)
            conduits.send(newValue, keepsLatest: true)
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber, latest: value)
    }

    public func send(_ value: Output) {
        guard !conduits.hasFinished else { return }
        self.value = value
    }

    private func store(_ value: Output) {
        // The old value is released outside the lock: its `deinit` may read the current one.
        let old = current.with { current in
            defer { current = value }
            return current
        }
        withExtendedLifetime(old) {}
    }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
    public func send(subscription: any Subscription) { conduits.take(subscription, onDemand: false) }
}
