/// Delivers recorded values and a completion to each subscriber.
/// [Apple's reference](https://developer.apple.com/documentation/combine/record)
public struct Record<Output, Failure: Error>: Publisher {
    /// Recorded values, and their completion.
    public struct Recording {
        /// The values so far.
        public private(set) var output: [Output] = []
        /// The completion; `finished` by default.
        public private(set) var completion = Subscribers.Completion<Failure>.finished

        /// Creates an empty recording, which finishes.
        public init() {}

        /// Creates a recording of values and a completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion) = (output, completion)
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) { output.append(input) }

        /// Sets the completion.
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    /// The recording to deliver.
    public let recording: Recording

    /// Creates a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and a completion.
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
