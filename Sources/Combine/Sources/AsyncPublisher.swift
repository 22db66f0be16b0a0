/// A publisher's values as an asynchronous sequence. Each iterator subscribes, and requests one value at a time.
/// [Apple's reference](https://developer.apple.com/documentation/combine/asyncpublisher)
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Iterates over the values, until the publisher finishes or the task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        let inlet: AsyncSubscription<P.Output, Never>

        /// Returns the next value; nil after the end.
        public mutating func next() async -> P.Output? { try? await inlet.next() }
    }

    /// Subscribes, for one pass over the values.
    public func makeAsyncIterator() -> Iterator {
        let inlet = AsyncSubscription<P.Output, Never>()
        publisher.subscribe(inlet.subscriber)
        return Iterator(inlet: inlet)
    }
}

/// The values of a publisher that can fail as an asynchronous sequence that throws its failure.
/// [Apple's reference](https://developer.apple.com/documentation/combine/asyncthrowingpublisher)
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Iterates over the values, until the publisher completes or the task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        let inlet: AsyncSubscription<P.Output, P.Failure>

        /// Returns the next value; nil after the end. Throws the publisher's failure.
        public mutating func next() async throws -> P.Output? { try await inlet.next() }
    }

    /// Subscribes, for one pass over the values.
    public func makeAsyncIterator() -> Iterator {
        let inlet = AsyncSubscription<P.Output, P.Failure>()
        publisher.subscribe(inlet.subscriber)
        return Iterator(inlet: inlet)
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the failure.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
    /// The value, once it is available.
    public final var value: Output {
        get async {
            for await value in values { return value }
            preconditionFailure("A future has finished without a value")
        }
    }
}

extension Future {
    /// The value, once it is available; throws the failure.
    @_disfavoredOverload
    public final var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}
