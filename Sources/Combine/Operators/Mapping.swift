extension Publishers {
    /// Transforms values, dropping those that become nil; fails if the closure throws.
    public struct Mapped<Upstream: Publisher, Output, Failure: Error>: Publisher {
        /// The upstream publisher.
        public let upstream: Upstream
        /// The operator's name.
        let name: String
        let transform: (Upstream.Output) throws -> Output?
        /// Converts an error to this publisher's failure type.
        let fail: (any Error) -> Failure

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(MapSubscription(subscriber, name, transform, fail))
        }

        private final class MapSubscription<S: Subscriber>: OperatorSubscription<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            private let name: String
            private let transform: (Upstream.Output) throws -> Output?
            private let fail: (any Error) -> S.Failure

            init(
                _ downstream: S, _ name: String, _ transform: @escaping (Upstream.Output) throws -> Output?,
                _ fail: @escaping (any Error) -> S.Failure
            ) {
                (self.name, self.transform, self.fail) = (name, transform, fail)
                super.init(downstream)
            }

            override var description: String { name }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                do {
                    // A dropped value does not count towards the demand.
                    guard let value = try transform(input) else { return .max(1) }
                    return downstream.receive(value)
                } catch {
                    finish(.failure(fail(error)))
                    return .none
                }
            }

            override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
                switch completion {
                case .finished: downstream.receive(completion: .finished)
                case .failure(let error): downstream.receive(completion: .failure(fail(error)))
                }
            }
        }
    }
}

extension Publisher {
    /// Returns a publisher with the same failures as this one.
    private func mapped<T>(
        _ name: String, _ transform: @escaping (Output) -> T?
    ) -> Publishers.Mapped<Self, T, Failure> {
        Publishers.Mapped(upstream: self, name: name, transform: transform) { error in
            guard let error = error as? Failure else { preconditionFailure("\(error) is not a \(Failure.self)") }
            return error
        }
    }

    func tryMapped<T>(
        _ name: String, _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.Mapped<Self, T, any Error> {
        Publishers.Mapped(upstream: self, name: name, transform: transform) { $0 }
    }

    /// Transforms each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Mapped<Self, T, Failure> {
        mapped("Map") { .some(transform($0)) }
    }

    /// Delivers a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Mapped<Self, T, Failure> {
        mapped("ValueForKey") { .some($0[keyPath: keyPath]) }
    }

    /// Delivers two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Mapped<Self, (T0, T1), Failure> {
        mapped("ValueForKeys") { .some(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
    }

    /// Delivers three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Mapped<Self, (T0, T1, T2), Failure> {
        mapped("ValueForKeys") { .some(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) }
    }

    /// Transforms each value, and fails if the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Mapped<Self, T, any Error> {
        tryMapped("TryMap") { .some(try transform($0)) }
    }

    /// Transforms each value, and drops nil results.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Mapped<Self, T, Failure> {
        mapped("CompactMap", transform)
    }

    /// Transforms each value, drops nil results, and fails if the closure throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.Mapped<Self, T, any Error> {
        tryMapped("TryCompactMap", transform)
    }

    /// Delivers the values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Mapped<Self, Output, Failure> {
        mapped("Filter") { isIncluded($0) ? .some($0) : nil }
    }

    /// Replaces nil values.
    public func replaceNil<T>(with output: T) -> Publishers.Mapped<Self, T, Failure> where Output == T? {
        mapped("Map") { .some($0 ?? output) }
    }

    /// Transforms the failure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Mapped<Self, Output, E> {
        Publishers.Mapped(upstream: self, name: "MapError", transform: { .some($0) }) { error in
            guard let error = error as? Failure else { preconditionFailure("\(error) is not a \(Failure.self)") }
            return transform(error)
        }
    }
}

extension Publisher where Failure == Never {
    /// Changes the failure type of a publisher that cannot fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Mapped<Self, Output, E> {
        Publishers.Mapped(upstream: self, name: "SetFailureType", transform: { .some($0) }) { _ in
            preconditionFailure("A publisher that never fails has failed")
        }
    }
}
