/// Delivers one value to each subscriber, and finishes.
/// [Apple's reference](https://developer.apple.com/documentation/combine/just)
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value to deliver.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        CollectionOfOne(output).publisher.deliver(to: subscriber) { "Just" }
    }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers no values, and optionally finishes at once.
/// [Apple's reference](https://developer.apple.com/documentation/combine/empty)
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether to finish at once; otherwise never.
    public let completeImmediately: Bool

    /// Creates a publisher of no values, which finishes at once or never.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates an empty publisher with explicit types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once.
/// [Apple's reference](https://developer.apple.com/documentation/combine/fail)
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// Creates a publisher that fails at once.
    public init(error: Failure) { self.error = error }

    /// Creates a failing publisher with an explicit output type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

/// Creates a new publisher for each subscriber.
/// [Apple's reference](https://developer.apple.com/documentation/combine/deferred)
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Creates the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that creates another for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
