extension Publishers {
    /// Merges the values of any number of publishers of one type, in order of arrival.
    ///
    /// Finishes when all have finished, and fails with the first failure.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/mergemany)
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers to merge.
        public let publishers: [Upstream]

        /// Creates a publisher that merges the given publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Creates a publisher that merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = MergeSubscription(subscriber)
            relay.start()
            for publisher in publishers { relay.add(publisher) }
            relay.finishAdding()
        }

        /// Returns a publisher that also merges another one.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }

    /// Merges the values of two publishers, in order of arrival.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/merge)
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that merges two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = MergeSubscription(subscriber)
            relay.start()
            relay.add(a)
            relay.add(b)
            relay.finishAdding()
        }
    }

    /// Merges the values of three publishers, in order of arrival.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that merges three publishers.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merge(Merge(a, b), c).receive(subscriber: subscriber)
        }
    }

    /// Merges the values of four publishers, in order of arrival.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that merges four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merge(Merge(a, b), Merge(c, d)).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Merges the values of this and another publisher, in order of arrival.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Merges the values of this and another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

    /// Merges the values of this and two other publishers.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Merges the values of this and three other publishers.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Merges the values of this and four other publishers.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge<Publishers.Merge4<Self, B, C, D>, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        merge(with: b, c, d).merge(with: e)
    }

    /// Merges the values of this and five other publishers.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge3<Publishers.Merge4<Self, B, C, D>, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        merge(with: b, c, d).merge(with: e, f)
    }
}
