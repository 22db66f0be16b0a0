/// Delivers what has been recorded to each subscriber: values, and how they end.
/// [Apple's reference](https://developer.apple.com/documentation/combine/record)
public struct Record<Output, Failure: Error>: Publisher {
    /// Values, and how they end.
    public struct Recording {
        /// The values so far.
        public private(set) var output: [Output] = []
        /// How they end; they finish where nothing else has been said.
        public private(set) var completion = Subscribers.Completion<Failure>.finished

        /// Makes a recording of nothing, which finishes.
        public init() {}

        /// Makes a recording of values, and of how they end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion) = (output, completion)
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) { output.append(input) }

        /// Says how the values end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    /// What is delivered.
    public let recording: Recording

    /// Makes a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Makes a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Makes a publisher of values, and of how they end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
        switch recording.completion {
        case .finished: values.receive(subscriber: subscriber)
        case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
        }
    }
}
