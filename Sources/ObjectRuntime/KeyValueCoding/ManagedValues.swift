import Synchronization

/// The values of an object's properties whose storage the runtime manages. Thread-safe.
private final class ManagedValues: @unchecked Sendable {
    private let values = Mutex<[String: Box]>([:])

    private struct Box: @unchecked Sendable {
        let value: Any
    }

    subscript(key: String) -> Any? {
        get { values.withLock { $0[key] }?.value }
        set {
            let box = newValue.map { Box(value: $0) }
            // The replaced value is released outside the lock.
            let former = values.withLock { values in
                let former = values[key]
                values[key] = box
                return former
            }
            withExtendedLifetime(former) {}
        }
    }
}

/// The value of a property that is stored under its key, as `@NSManaged` properties are in classes other than layers.
///
/// A property that was never set is nil, zero, false, or empty; one of another type must be set before it is read.
/// `value(forKey:)` reads it, and its observers are notified of changes.
///
///     var title: String? {
///         get { managedValue("title", of: self) }
///         set { setManagedValue(newValue, "title", of: self) }
///     }
public func managedValue<Value>(_ key: String, of object: AnyObject) -> Value {
    if let value = ownPart(ManagedValues.self, of: object)?[key] as? Value { return value }
    guard let value = emptyValue(of: Value.self) else {
        fatalError("\(type(of: object)).\(key) is read before it is set, and \(Value.self) has no default value")
    }
    return value
}

/// Sets the value of a property that is stored under its key.
public func setManagedValue<Value>(_ value: Value, _ key: String, of object: AnyObject) {
    changing(key, of: object) { neededOwnPart(of: object, ManagedValues.init)?[key] = flattened(value) }
}

/// The value of a property that was never set.
private func emptyValue<Value>(of type: Value.Type) -> Value? {
    switch type {
    case let optional as any ExpressibleByNilLiteral.Type: optional.init(nilLiteral: ()) as? Value
    case is Bool.Type: false as? Value
    case let number as any Numeric.Type: number.zero as? Value
    case is String.Type: "" as? Value
    case let list as any RangeReplaceableCollection.Type: list.init() as? Value
    case let set as any SetAlgebra.Type: set.init() as? Value
    default: nil
    }
}
