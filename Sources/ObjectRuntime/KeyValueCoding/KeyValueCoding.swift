import Foundation

/// The methods of every Objective-C object for invoking methods by name, key-value coding and observing.
///
/// Linux has no Objective-C runtime, so this is a protocol that `NSObject` conforms to. A class with its own
/// implementation of a method, such as `responds(to:)`, declares it without `override` and exposes it, and it is then
/// called. The replaceable methods are disfavoured overloads here, so that `Class.method` is the class's.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Returns the value of a property by its key.
    ///
    /// It uses the members exposed with `exposeMembers(of:)`, such as `@objc` properties. A key without an exposed
    /// member is passed to `value(forUndefinedKey:)`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1412591-value)
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { readValue(of: self, forKey: key) }

    /// Sets a property by its key. Numbers are converted to the property's type; a value of another type is reported
    /// and ignored.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1415969-setvalue)
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) { writeValue(value, to: self, forKey: key) }

    /// Returns the value at a key path, such as "owner.name". Arrays return one value for each element; collection
    /// operators such as "@count" return one value for all of them.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1416468-value)
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        readValue(of: self, along: keyPath.split(separator: ".").map(String.init))
    }

    /// Sets the value at a key path.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1418139-setvalue)
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        writeValue(value, to: self, along: keyPath.split(separator: ".").map(String.init))
    }

    /// Returns the result of a class method by its name, for singletons: `UIApplication.value(forKey:
    /// "sharedApplication")`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1412591-value)
    @_disfavoredOverload
    public static func value(forKey key: String) -> Any? {
        perform(Selector(key)).map { flattened($0.takeUnretainedValue()) ?? $0.takeUnretainedValue() }
    }

    /// Returns the value at a key path that starts with a class method.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1416468-value)
    @_disfavoredOverload
    public static func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let first = keys.first, let object = value(forKey: first) else { return nil }
        return keys.count == 1 ? object : readValue(of: object as AnyObject, along: Array(keys.dropFirst()))
    }

    /// Called for a key without an exposed member. Reports it and returns nil, where Objective-C would terminate the
    /// program.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1413457-value)
    @_disfavoredOverload
    public func value(forUndefinedKey key: String) -> Any? {
        if let own = ownAnswer(self, "valueForUndefinedKey:", key, [key]) { return flattened(own.result) }
        reportOnce("\(type(of: self)): there is no value for the key \"\(key)\"")
        return nil
    }

    /// Called to set a key without an exposed member. Reports it, where Objective-C would terminate the program.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1413490-setvalue)
    @_disfavoredOverload
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if ownAnswer(self, "setValue:forUndefinedKey:", key, [value, key]) != nil { return }
        reportOnce("\(type(of: self)): there is nothing to set for the key \"\(key)\"")
    }

    /// Returns the values of several keys; `NSNull` for nil.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1411319-dictionarywithvalues)
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, readValue(of: self, forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Sets the values of several keys; `NSNull` for nil.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1417515-setvaluesforkeys)
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { writeValue(value is NSNull ? nil : value, to: self, forKey: key) }
    }
}
