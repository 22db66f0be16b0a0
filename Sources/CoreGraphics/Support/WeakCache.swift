import Synchronization

/// Objects for any number of threads to share, found as long as somebody has them.
package final class WeakCache<Key: Hashable & Sendable, Object: AnyObject & Sendable>: Sendable {
    private struct Entry: Sendable {
        weak var object: Object?
    }

    private struct Entries {
        var byKey: [Key: Entry] = [:]
        /// With so many entries, those whose objects are gone are thrown out.
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

    /// The object that somebody has, or the one that `make` makes of the key. Two threads may both make one: the first
    /// stays.
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
