extension Publisher {
    /// Creates a publisher with separate state for each subscription.
    private func withState<State, P: Publisher>(
        _ initial: State, _ make: @escaping (Locked<State>) -> P
    ) -> Deferred<P> {
        Deferred { make(Locked(initial)) }
    }

    /// Delivers the values that satisfy a predicate, and fails if it throws.
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.Mapped<Self, Output, any Error> {
        tryMapped("TryFilter") { try isIncluded($0) ? .some($0) : nil }
    }

    /// Accumulates values, delivers each intermediate result, and fails if the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> some Publisher<T, any Error> {
        withState(initialResult) { state in
            tryMap { value in
                let next = try nextPartialResult(state.with { $0 }, value)
                state.with { $0 = next }
                return next
            }
        }
    }

    /// Accumulates all values, delivers the result at the end, and fails if the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> some Publisher<T, any Error> {
        tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
    }

    /// Drops values that a closure considers equal to the previous one, and fails if it throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> some Publisher<Output, any Error> {
        withState(Output?.none) { last in
            tryFilter { value in
                if let known = last.with({ $0 }), try predicate(known, value) { return false }
                last.with { $0 = value }
                return true
            }
        }
    }

    /// Drops values while a predicate holds, and fails if it throws.
    public func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
    ) -> some Publisher<Output, any Error> {
        withState(true) { drops in
            tryFilter { value in
                guard drops.with({ $0 }) else { return true }
                let stays = try predicate(value)
                drops.with { $0 = stays }
                return !stays
            }
        }
    }

    /// Delivers values while a predicate holds, and finishes; fails if it throws.
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> some Publisher<Output, any Error> {
        tryMap { (try predicate($0), $0) }.prefix { $0.0 }.map { $0.1 }
    }

    /// Delivers the first value that satisfies a predicate, and finishes; fails if it throws.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> some Publisher<Output, any Error> {
        tryFilter(predicate).first()
    }

    /// Delivers the last value that satisfies a predicate, and fails if it throws.
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> some Publisher<Output, any Error> {
        tryFilter(predicate).last()
    }

    /// Delivers whether a value satisfies a predicate, as soon as that is known, and fails if it throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> some Publisher<Bool, any Error> {
        tryMap(predicate).contains(true)
    }

    /// Delivers whether all values satisfy a predicate, as soon as that is known, and fails if it throws.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> some Publisher<Bool, any Error> {
        tryMap(predicate).allSatisfy { $0 }
    }

    /// Delivers the minimum value, and fails if the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> some Publisher<Output, any Error> {
        tryScan(Output?.none) { least, value in
            guard let least else { return value }
            return try areInIncreasingOrder(value, least) ? value : least
        }.last().compactMap { $0 }
    }

    /// Delivers the maximum value, and fails if the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> some Publisher<Output, any Error> {
        tryScan(Output?.none) { greatest, value in
            guard let greatest else { return value }
            return try areInIncreasingOrder(greatest, value) ? value : greatest
        }.last().compactMap { $0 }
    }
}
