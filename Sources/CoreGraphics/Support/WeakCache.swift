import Synchronization

/// A thread-safe cache of weakly referenced objects, which are found as long as they are alive.
package final class WeakCache<Key: Hashable & Sendable, Object: AnyObject & Sendable>: Sendable {
    private struct Entry: Sendable {
        weak var object: Object?
    }

    private struct Entries {
        var byKey: [Key: Entry] = [:]
        /// At this number of entries, those of deallocated objects are removed.
        var sweepThreshold = 64

        mutating func insert(_ object: Object, for key: Key) {
            if byKey.count >= sweepThreshold {
                byKey = byKey.filter { $0.value.object != nil }
                sweepThreshold = 2 * byKey.count + 64
            }
            byKey[key] = Entry(object: object)
        }
    }

    private let entries = Mutex(Entries())

    package init() {}

    package func insert(_ object: Object, for key: Key) { entries.withLock { $0.insert(object, for: key) } }

    /// Returns the live object, or the result of `make`. Two threads may both call `make`: the first object is kept.
    package func value(for key: Key, _ make: () throws -> Object?) rethrows -> Object? {
        if let object = entries.withLock({ $0.byKey[key]?.object }) { return object }
        guard let object = try make() else { return nil }
        return entries.withLock { entries in
            if let other = entries.byKey[key]?.object { return other }
            entries.insert(object, for: key)
            return object
        }
    }
}
