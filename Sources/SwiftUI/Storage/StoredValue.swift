import Foundation

/// The values of a user's defaults, or of a scene, whose readers are brought up to date when they change.
@MainActor
final class ValueStore: DependencySource {
    private let read: (String) -> Any?
    private let write: (String, Any?) -> Void
    private var readers: [String: Readers] = [:]
    private var observer: (any NSObjectProtocol)?

    private static var stores: [ObjectIdentifier: ValueStore] = [:]

    /// The values of a scene: they last as long as the program, which restores nothing.
    static let scene: ValueStore = {
        let box = SceneValues()
        return ValueStore(read: { box.values[$0] }, write: { box.values[$0] = $1 })
    }()

    @MainActor
    private final class SceneValues { var values: [String: Any] = [:] }

    private init(read: @escaping (String) -> Any?, write: @escaping (String, Any?) -> Void) {
        (self.read, self.write) = (read, write)
    }

    /// The store of a user's defaults.
    static func of(_ defaults: UserDefaults) -> ValueStore {
        if let known = stores[ObjectIdentifier(defaults)] { return known }
        let store = ValueStore(
            read: { defaults.object(forKey: $0) },
            write: { key, value in
                if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
            })
        stores[ObjectIdentifier(defaults)] = store
        store.observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { [weak store] _ in
            // Defaults may be changed by any thread.
            DispatchQueue.main.async { MainActor.assumeIsolated { store?.defaultsDidChange() } }
        }
        return store
    }

    func value(_ key: String) -> Any? {
        if let reader = ViewGraph.currentReader {
            readers[key, default: Readers()].insert(reader)
            reader.depend(on: self)
        }
        return read(key)
    }

    func set(_ value: Any?, _ key: String, _ transaction: Transaction?) {
        let current = readers[key] ?? Readers()
        current.forEach { $0.graphHandle.object?.willChange(transaction) }
        isWriting = true
        write(key, value)
        isWriting = false
        current.invalidate()
    }

    private var isWriting = false

    /// Somebody else has changed something.
    private func defaultsDidChange() {
        guard !isWriting else { return }
        for readers in readers.values { readers.invalidate() }
    }

    func forget(_ node: _ViewNode) { for key in readers.keys { readers[key]?.remove(node) } }
}

/// How a value is kept in a store.
struct StoredValue<Value> {
    let key: String
    let initial: Value
    /// The value of what is kept; nil if that is something else.
    let decode: (Any) -> Value?
    /// What is kept of a value; nil for nothing.
    let encode: (Value) -> Any?
}

/// The location of a value in a store.
// `@unchecked Sendable`: the main actor has the store.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private let store: ValueStore
    private let stored: StoredValue<Value>

    init(_ stored: StoredValue<Value>, in store: ValueStore) { (self.stored, self.store) = (stored, store) }

    override func get() -> Value {
        MainActor.performAndWait { store.value(stored.key).flatMap(stored.decode) ?? stored.initial }
    }

    override func set(_ value: Value, _ transaction: Transaction?) {
        nonisolated(unsafe) let (value, transaction) = (value, transaction)
        MainActor.performAndWait { store.set(stored.encode(value), stored.key, transaction) }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? StoredLocation<Value> else { return false }
        return store === other.store && stored.key == other.stored.key
    }
}

extension MainActor {
    /// Runs code on the main actor: at once there, and on its queue elsewhere, for which the caller waits.
    fileprivate static func performAndWait<Result>(_ body: @MainActor () -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        nonisolated(unsafe) let body = body
        if MainActor.isCurrent {
            MainActor.assumeIsolated { result = body() }
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
        }
        return result!
    }
}
