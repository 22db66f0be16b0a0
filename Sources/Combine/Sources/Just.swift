/// Delivers one value to each subscriber, and finishes.
/// [Apple's reference](https://developer.apple.com/documentation/combine/just)
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value to deliver.
    public let output: Output

    /// Makes a publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        CollectionOfOne(output).publisher.receive(subscriber: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers no values, and optionally finishes at once.
/// [Apple's reference](https://developer.apple.com/documentation/combine/empty)
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether to finish at once; otherwise never.
    public let completeImmediately: Bool

    /// Makes a publisher of no values, which finishes at once or never.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Makes an empty publisher with explicit types.
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

    /// Makes a publisher that fails at once.
    public init(error: Failure) { self.error = error }

    /// Makes a failing publisher with an explicit output type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

/// Makes a new publisher for each subscriber.
/// [Apple's reference](https://developer.apple.com/documentation/combine/deferred)
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher that creates another for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

/// Delivers one eventual value, to current and later subscribers.
/// [Apple's reference](https://developer.apple.com/documentation/combine/future)
public final class Future<Output, Failure: Error>: Publisher {
    /// Called with the value or the failure; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = CurrentValueSubject<Output?, Failure>(nil)

    /// Starts computing the value at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [answer, subject] result in
            guard answer.with({ $0 == nil }) else { return }
            answer.with { $0 = result }
            switch result {
            case .success(let value):
                subject.send(value)
                subject.send(completion: .finished)
            case .failure(let error): subject.send(completion: .failure(error))
            }
        }
    }

    private let answer = Locked<Result<Output, Failure>?>(nil)

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        switch answer.with({ $0 }) {
        case nil: subject.compactMap { $0 }.subscribe(subscriber)
        case .success(let value): Just(value).setFailureType(to: Failure.self).subscribe(subscriber)
        case .failure(let error): Fail(error: error).subscribe(subscriber)
        }
    }
}
