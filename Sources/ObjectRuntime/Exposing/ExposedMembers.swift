/// The members of a class that are found by name: by selectors, keys and observers.
///
/// `exposeMembers(of:)` passes one to be filled.
public struct ExposedMembers<Class: AnyObject> {
    var members = Members()

    init() {}

    /// Exposes a property that can be read by its key, and observed. Its getter is found as a method.
    public mutating func property<Value>(_ key: String, _ keyPath: KeyPath<Class, Value>) {
        exposeGetter(key, keyPath)
        members.expose(key, keyPath, get: { ($0 as? Class).map { $0[keyPath: keyPath] } })
    }

    /// Exposes a property that can be read and set by its key, and observed. Its getter and setter are found as methods.
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

    /// The getter of a property that says whether something holds has a name of its own, such as `isHidden`.
    private mutating func exposeGetter<Value>(_ key: String, _ keyPath: KeyPath<Class, Value>) {
        let getter = Invocation { (object: Class) in { object[keyPath: keyPath] } }
        members.accessors[key] = getter
        if Value.self == Bool.self { members.accessors["is" + key.capitalizedKey] = getter }
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
    /// The getters and setters of properties; methods of the same names come first.
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
