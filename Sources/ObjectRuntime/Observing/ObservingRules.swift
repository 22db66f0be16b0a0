extension _KeyValueCodingAndObserving {
    /// Returns the key paths that a computed property depends on: none, unless the class has a method of that name,
    /// which it exposes as "keyPathsForValuesAffectingValueForKey:", or one for the property, such as
    /// "keyPathsForValuesAffectingFullName".
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1414299-keypathsforvaluesaffectingvalue)
    @_disfavoredOverload
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        Set(dependencies(of: key, in: self).map { $0.joined(separator: ".") })
    }

    /// Returns whether setting a property notifies its observers: true, unless the class has a method of that name,
    /// which it exposes as "automaticallyNotifiesObserversForKey:".
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1409370-automaticallynotifiesobservers)
    @_disfavoredOverload
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        notifiesByItself(key, self)
    }
}

/// The key paths that a computed property depends on, according to its class.
func dependencies(of key: String, in type: AnyClass) -> [[String]] {
    var paths: Set<String> = []
    if let own = exposedMethod("keyPathsForValuesAffecting\(key.capitalizedKey)", of: type) {
        var arguments = Arguments([])
        paths = (try? own.call(type, &arguments)) as? Set<String> ?? []
    } else if let own = ownAnswer(type, "keyPathsForValuesAffectingValueForKey:", key, [key]) {
        paths = own.result as? Set<String> ?? []
    }
    return paths.sorted().map { $0.split(separator: ".").map(String.init) }
}

/// Whether a property notifies its observers itself, according to its class.
func notifiesByItself(_ key: String, _ type: AnyClass) -> Bool {
    ownAnswer(type, "automaticallyNotifiesObserversForKey:", key, [key])?.result as? Bool ?? true
}
