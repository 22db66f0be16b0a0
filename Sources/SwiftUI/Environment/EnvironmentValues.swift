/// A key of the environment, with the value that it has where none is set.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentkey)
public protocol EnvironmentKey {
    /// What the environment keeps under the key.
    associatedtype Value
    /// The value where no ancestor sets one.
    static var defaultValue: Value { get }
}

/// The values that views inherit from enclosing views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues)
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What was set last, for the description.
    private var newest: Entry?
    /// Objects by their type.
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// Is told which keys are read.
    var recorder: EnvironmentRecorder?

    /// The defaults.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            recorder?.record(key)
            return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
        }
        set {
            let old = values.updateValue(newValue, forKey: ObjectIdentifier(key)) as? Key.Value
            if let old, isSameValue(old, newValue) { return }
            newest = Entry(key, newValue, after: newest)
        }
    }

    /// The observed object of a type, if one was put into the environment.
    public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        get {
            recorder?.record(object: type)
            return objects[ObjectIdentifier(type)] as? Object
        }
        set {
            objects[ObjectIdentifier(type)] = newValue
            newest = Entry(type, newValue as Any, after: newest)
        }
    }

    func object(_ id: ObjectIdentifier) -> AnyObject? { objects[id] }
}

/// Notes what is read from an environment, so that it can be read again and compared.
final class EnvironmentRecorder {
    /// Says of each key whether two environments have the same value for it.
    private(set) var comparisons: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]

    func record<Key: EnvironmentKey>(_ key: Key.Type) {
        let id = ObjectIdentifier(key)
        guard comparisons[id] == nil else { return }
        comparisons[id] = { isSameValue($0[key], $1[key]) }
    }

    func record<Object: AnyObject>(object type: Object.Type) {
        let id = ObjectIdentifier(type)
        guard comparisons[id] == nil else { return }
        comparisons[id] = { $0.object(id) === $1.object(id) }
    }

    func isSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
        comparisons.values.allSatisfy { $0(old, new) }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// What was set, the newest first: as on iOS, with the values that others have replaced.
    public var description: String {
        var lines: [String] = []
        var entry = newest
        while let current = entry {
            lines.append("EnvironmentPropertyKey<\(current.key)> = \(current.value)")
            entry = current.previous
        }
        return "[" + lines.joined(separator: ", ") + "]"
    }

    /// A value that was set.
    private final class Entry {
        let key: Any.Type
        let value: Any
        let previous: Entry?

        init(_ key: Any.Type, _ value: Any, after previous: Entry?) {
            (self.key, self.value, self.previous) = (key, value, previous)
        }
    }
}
