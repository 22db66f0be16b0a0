import Foundation

/// What Objective-C gives every object: methods and values by name, and observers.
///
/// Linux has no Objective-C runtime, so it is a protocol that `NSObject` conforms to. A class that has a method of the
/// same name, such as a `responds(to:)` of its own, declares it without `override` and exposes it, and is then asked. What
/// a class may replace so is a disfavoured overload here, so that `Class.method` is the class's.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// The value of a property by its name.
    ///
    /// It finds what the class exposes by `exposeMembers(of:)`, as `@objc` properties are. A key that nothing is exposed
    /// for is passed to `value(forUndefinedKey:)`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1412591-value)
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { readValue(of: self, forKey: key) }

    /// Sets a property by its name. Numbers are converted to the property's type; a value of another type is reported and
    /// left alone.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1415969-setvalue)
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) { writeValue(value, to: self, forKey: key) }

    /// The value at the end of a path of keys, such as "owner.name". Arrays give one value for each element;
    /// "@count" and its kin compute one of them all.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1416468-value)
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        readValue(of: self, along: keyPath.split(separator: ".").map(String.init))
    }

    /// Sets the property at the end of a path of keys.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1418139-setvalue)
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        writeValue(value, to: self, along: keyPath.split(separator: ".").map(String.init))
    }

    /// What a class method of the class returns, as of an object of which there is one: `UIApplication.value(forKey: "sharedApplication")`.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1412591-value)
    @_disfavoredOverload
    public static func value(forKey key: String) -> Any? {
        perform(Selector(key)).map { flattened($0.takeUnretainedValue()) ?? $0.takeUnretainedValue() }
    }

    /// What the path of keys leads to from a class method of the class.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1416468-value)
    @_disfavoredOverload
    public static func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let first = keys.first, let object = value(forKey: first) else { return nil }
        return keys.count == 1 ? object : readValue(of: object as AnyObject, along: Array(keys.dropFirst()))
    }

    /// Called for a key that the class exposes nothing for: reports it and returns nil, where Objective-C stops.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1413457-value)
    @_disfavoredOverload
    public func value(forUndefinedKey key: String) -> Any? {
        if let own = ownAnswer(self, "valueForUndefinedKey:", key, [key]) { return flattened(own.result) }
        reportOnce("\(type(of: self)): there is no value for the key \"\(key)\"")
        return nil
    }

    /// Called to set a key that the class exposes nothing for: reports it, where Objective-C stops.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1413490-setvalue)
    @_disfavoredOverload
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if ownAnswer(self, "setValue:forUndefinedKey:", key, [value, key]) != nil { return }
        reportOnce("\(type(of: self)): there is nothing to set for the key \"\(key)\"")
    }

    /// The values of several keys; `NSNull` for nil.
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
