import Foundation
import QuartzCore
import Synchronization

/// The values of user defaults or of a scene, whose readers are updated when they change. They can be read and
/// written on any thread.
// `@unchecked Sendable`: the underlying store is thread-safe, and everything else is confined to the main actor.
final class ValueStore: @unchecked Sendable {
    private let read: (String) -> Any?
    private let write: (String, Any?) -> Void
    @MainActor private var readers: [String: Readers] = [:]

    // The stores by the identity of their defaults, each retained until the process ends.
    private static let stores = Mutex<[ObjectIdentifier: ValueStore]>([:])

    /// The values of a scene, which last until the process ends; nothing is restored.
    static let scene: ValueStore = {
        let box = SceneValues()
        return ValueStore(read: { box[$0] }, write: { box[$0] = $1 })
    }()

    // `@unchecked Sendable`: a lock guards the values.
    private final class SceneValues: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [String: Any] = [:]

        subscript(key: String) -> Any? {
            get { lock.withLock { values[key] } }
            set { lock.withLock { values[key] = newValue } }
        }
    }

    private init(read: @escaping (String) -> Any?, write: @escaping (String, Any?) -> Void) {
        (self.read, self.write) = (read, write)
    }

    /// Returns the store of user defaults.
    static func of(_ defaults: UserDefaults) -> ValueStore {
        nonisolated(unsafe) let defaults = defaults
        return stores.withLock { stores in
            if let known = stores[ObjectIdentifier(defaults)] { return known }
            let store = ValueStore(
                read: { defaults.object(forKey: $0) },
                write: { key, value in
                    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
                })
            stores[ObjectIdentifier(defaults)] = store
            store.observe(defaults)
            return store
        }
    }

    /// Observes changes made elsewhere, on any thread.
    private func observe(_ defaults: UserDefaults) {
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { [weak self] _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.defaultsDidChange() } }
        }
    }

    func value(_ key: String) -> Any? {
        if MainActor.isCurrent { MainActor.assumeIsolated { noteReader(of: key) } }
        return read(key)
    }

    @MainActor
    private func noteReader(of key: String) {
        guard let reader = ViewGraph.currentReader else { return }
        readers[key, default: Readers()].insert(reader)
        reader.depend(on: self)
    }

    func set(_ value: Any?, _ key: String, _ transaction: Transaction?) {
        nonisolated(unsafe) let (value, transaction) = (value, transaction)
        guard MainActor.isCurrent else {
            // The value changes immediately, and views are updated on the main actor.
            write(key, value)
            return DispatchQueue.main.async { MainActor.assumeIsolated { self.change(key, transaction) {} } }
        }
        MainActor.assumeIsolated { change(key, transaction) { write(key, value) } }
    }

    @MainActor
    private func change(_ key: String, _ transaction: Transaction?, _ store: () -> Void) {
        let current = readers[key] ?? Readers()
        current.forEach { $0.graphHandle.object?.willChange(transaction) }
        store()
        current.invalidate()
    }

    /// Called when the defaults have been changed elsewhere.
    @MainActor
    private func defaultsDidChange() {
        for readers in readers.values { readers.invalidate() }
    }
}

// In an extension, as the protocol's conformance would isolate the class to the main actor.
extension ValueStore: DependencySource {
    func forget(_ node: _ViewNode) { for key in readers.keys { readers[key]?.remove(node) } }
}

/// The encoding of a value in a store.
struct StoredValue<Value> {
    let key: String
    let initial: Value
    /// Decodes a stored value; nil if it has another type.
    let decode: (Any) -> Value?
    /// Encodes a value for the store; nil to store nothing.
    let encode: (Value) -> Any?
}

/// The location of a value in a store.
// `@unchecked Sendable`: it is immutable, and the store is thread-safe.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private let store: ValueStore
    private let stored: StoredValue<Value>

    init(_ stored: StoredValue<Value>, in store: ValueStore) { (self.stored, self.store) = (stored, store) }

    override func get() -> Value { store.value(stored.key).flatMap(stored.decode) ?? stored.initial }

    override func set(_ value: Value, _ transaction: Transaction?) {
        store.set(stored.encode(value), stored.key, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? StoredLocation<Value> else { return false }
        return store === other.store && stored.key == other.stored.key
    }
}
