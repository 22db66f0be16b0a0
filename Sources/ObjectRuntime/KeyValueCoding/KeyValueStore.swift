import Foundation

/// A class with its own storage of values by key, such as layers and filters.
package protocol KeyValueStore: AnyObject {
    /// The value for a key.
    func value(forKey key: String) -> Any?
    /// Sets the value for a key.
    func setValue(_ value: Any?, forKey key: String)
    /// The value at a key path.
    func value(forKeyPath keyPath: String) -> Any?
    /// Sets the value at a key path.
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

/// The property that a class exposes for a key; `isHidden` may also be exposed as "hidden".
private func property(_ key: String, of type: AnyClass) -> Members.Property? {
    registry.withLock { registry in
        if let property = registry.property(key, of: type) { return property }
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return nil }
        return registry.property(first.lowercased() + key.dropFirst(3), of: type)
    }
}

/// The value of a property that an object's class exposes. Returns nil if there is none, or while the property itself
/// reads the key, as one whose storage is keyed does.
package func exposedValue(forKey key: String, of object: AnyObject) -> Any? {
    guard let property = property(key, of: type(of: object)) else { return nil }
    return ReentrancyGuard.running(object, "valueForKey:", key) { property.get(object) }
}

/// Sets a property that an object's class exposes. Returns false if it exposes none that accepts the value, or while
/// the property itself sets the key.
package func setExposedValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    guard let set = property(key, of: type(of: object))?.set else { return false }
    return ReentrancyGuard.running(object, "setValue:forKey:", key) { set(object, flattened(value)) } ?? false
}

/// Reads a key of any object: first from its exposed members, then from its own storage.
func readValue(of object: AnyObject, forKey key: String) -> Any? {
    let type: AnyClass = type(of: object)
    if let property = property(key, of: type) { return property.get(object) }
    if let store = object as? any KeyValueStore { return flattened(store.value(forKey: key)) }
    if let own = ownAnswer(object, "valueForKey:", key, [key]) { return flattened(own.result) }
    // A method without arguments can be read by key too.
    for name in [key, "get" + key.capitalizedKey, "is" + key.capitalizedKey] {
        guard let getter = exposedMethod(name, of: object) else { continue }
        var arguments = Arguments([])
        if let value = try? getter.call(object, &arguments) { return value }
    }
    switch object {
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    default: break
    }
    if let own = ownAnswer(object, "valueForUndefinedKey:", key, [key]) { return flattened(own.result) }
    reportOnce("\(type): there is no value for the key \"\(key)\"")
    return nil
}

/// Sets a key of any object.
func writeValue(_ value: Any?, to object: AnyObject, forKey key: String) {
    let type: AnyClass = type(of: object)
    let value = flattened(value)
    if let property = property(key, of: type) {
        guard let set = property.set else { return reportOnce("\(type): \"\(key)\" can't be set") }
        if !set(object, value) {
            let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
            reportOnce("\(type): a value of type \(given) was set for the key \"\(key)\", which has a different type")
        }
        return
    }
    if let store = object as? any KeyValueStore { return store.setValue(value, forKey: key) }
    if let setter = exposedMethod("set\(key.capitalizedKey):", of: object) {
        var arguments = Arguments([value])
        if (try? setter.call(object, &arguments)) != nil { return }
        return
    }
    if let dictionary = object as? NSMutableDictionary {
        if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
        return
    }
    if ownAnswer(object, "setValue:forUndefinedKey:", key, [value, key]) != nil { return }
    reportOnce("\(type): there is nothing to set for the key \"\(key)\"")
}
