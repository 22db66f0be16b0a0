/// The members of a class that can be looked up by name: by selectors, keys and observers.
///
/// `exposeMembers(of:)` passes an instance to be filled.
public struct ExposedMembers<Class: AnyObject> {
    var members = Members()

    init() {}

    /// Exposes a property that can be read by its key, and observed. Its getter is also a method.
    public mutating func property<Value>(_ key: String, _ keyPath: KeyPath<Class, Value>) {
        exposeGetter(key, keyPath)
        members.expose(key, keyPath, get: { ($0 as? Class).map { $0[keyPath: keyPath] } })
    }

    /// Exposes a property that can be read and set by its key, and observed. Its getter and setter are also methods.
    public mutating func property<Value>(_ key: String, _ keyPath: ReferenceWritableKeyPath<Class, Value>) {
        exposeGetter(key, keyPath)
        members.accessors["set\(key.capitalizedKey):"] = Invocation { (object: Class) in
            { (value: Value) in object[keyPath: keyPath] = value }
        }
        members.expose(key, keyPath, get: { ($0 as? Class).map { $0[keyPath: keyPath] } }) { object, value in
            guard let object = object as? Class, let value = convert(value, to: Value.self) else { return false }
            object[keyPath: keyPath] = value
            return true
        }
    }

    /// The getter of a Boolean property has its own name, such as `isHidden`.
    private mutating func exposeGetter<Value>(_ key: String, _ keyPath: KeyPath<Class, Value>) {
        let getter = Invocation { (object: Class) in { object[keyPath: keyPath] } }
        members.accessors[key] = getter
        if Value.self == Bool.self { members.accessors["is" + key.capitalizedKey] = getter }
    }
}

/// The members that one class exposes itself, without its superclasses. Created under the registry's lock and immutable
/// afterwards; its functions are methods and key paths, which may be called on any thread.
struct Members: @unchecked Sendable {
    /// A property that can be looked up by key.
    struct Property {
        /// Reads the property of an object.
        let get: (AnyObject) -> Any?
        /// Sets the property; returns false for a value of another type. Nil if it is read-only.
        let set: ((AnyObject, Any?) -> Bool)?
    }

    var methods: [String: Invocation] = [:]
    /// The getters and setters of properties; methods of the same names take precedence.
    var accessors: [String: Invocation] = [:]
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
