import Synchronization

/// A thread-safe cache of bounded size, which evicts values that have not been used recently.
///
/// Values live in two generations. A value found in the old one moves to the young one; when the young one is full it
/// becomes the old one, and the previous old one is evicted.
package final class GenerationalCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Generations {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
        var youngCost = 0
    }

    private let generations = Mutex(Generations())
    private let limit: Int
    private let cost: @Sendable (Value) -> Int

    /// Creates a cache of values whose `cost` adds up to `limit`, or at most twice as much.
    package init(limit: Int, cost: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
        self.limit = limit
        self.cost = cost
    }

    package subscript(key: Key) -> Value? {
        generations.withLock { generations in
            if let value = generations.young[key] { return value }
            guard let value = generations.old.removeValue(forKey: key) else { return nil }
            insert(value, for: key, into: &generations)
            return value
        }
    }

    package func insert(_ value: Value, for key: Key) {
        generations.withLock { insert(value, for: key, into: &$0) }
    }

    /// Returns the cached value, or the result of `make`. Two threads may both call `make`: the last value is kept.
    package func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
        if let value = self[key] { return value }
        let value = try make()
        insert(value, for: key)
        return value
    }

    package func removeAll() { generations.withLock { $0 = Generations() } }

    private func insert(_ value: Value, for key: Key, into generations: inout Generations) {
        if generations.youngCost >= limit {
            generations.old = generations.young
            generations.young = [:]
            generations.youngCost = 0
        }
        if let previous = generations.young.updateValue(value, forKey: key) { generations.youngCost -= cost(previous) }
        generations.youngCost += cost(value)
    }
}
