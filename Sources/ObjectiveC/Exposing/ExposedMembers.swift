/// The members of a class that are found by name: by selectors, keys and observers.
///
/// `exposeMembers(of:)` passes one to be filled.
public struct ExposedMembers<Class: AnyObject> {
    var members = Members()

    init() {}

    /// Exposes a property that can be read by its key, and observed.
    public mutating func property<Value>(_ key: String, _ keyPath: KeyPath<Class, Value>) {
        members.expose(key, keyPath, get: { ($0 as? Class).map { $0[keyPath: keyPath] } })
    }

    /// Exposes a property that can be read and set by its key, and observed.
    public mutating func property<Value>(_ key: String, _ keyPath: ReferenceWritableKeyPath<Class, Value>) {
        members.expose(key, keyPath, get: { ($0 as? Class).map { $0[keyPath: keyPath] } }) { object, value in
            guard let object = object as? Class, let value = convert(value, to: Value.self) else { return false }
            object[keyPath: keyPath] = value
            return true
        }
    }
}

/// What one class exposes itself, without what its superclasses do. It is made under the registry's lock and not changed
/// afterwards; its functions are methods and key paths, which any thread may call.
struct Members: @unchecked Sendable {
    /// A property that is found by its key.
    struct Property {
        /// Reads the property of an object.
        let get: (AnyObject) -> Any?
        /// Sets it; false for a value of another type. Nil if it can't be set.
        let set: ((AnyObject, Any?) -> Bool)?
    }

    var methods: [String: Invocation] = [:]
    var classMethods: [String: Invocation] = [:]
    var properties: [String: Property] = [:]
    var keys: [PropertySignature: String] = [:]

    mutating func expose(
        _ key: String, _ keyPath: AnyKeyPath, get: @escaping (AnyObject) -> Any?,
        set: ((AnyObject, Any?) -> Bool)? = nil
    ) {
        properties[key] = Property(get: { flattened(get($0)) }, set: set)
        if let signature = PropertySignature(keyPath) { keys[signature] = key }
    }
}
