extension Result {
    /// Delivers the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }

    /// Delivers the value of a result to each subscriber and finishes, or fails.
    /// [Apple's reference](https://developer.apple.com/documentation/swift/result/publisher)
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result to deliver.
        public let result: Result

        /// Creates a publisher of a result: one value, or a failure.
        public init(_ result: Result) { self.result = result }
        /// Creates a publisher of one value.
        public init(_ output: Success) { self.init(.success(output)) }
        /// Creates a publisher that fails at once.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                Publishers.Sequence(sequence: CollectionOfOne(value)).deliver(to: subscriber) { "Once" }
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}

extension Optional {
    /// Delivers the value, if any, and finishes.
    public var publisher: Publisher { Publisher(self) }

    /// Delivers the value of an optional, if any, to each subscriber, and finishes.
    /// [Apple's reference](https://developer.apple.com/documentation/swift/optional/publisher-swift.struct)
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value to deliver.
        public let output: Wrapped?

        /// Creates a publisher of the value, or of none.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            Publishers.Sequence(sequence: output.map { [$0] } ?? []).deliver(to: subscriber) { "Optional" }
        }
    }
}
