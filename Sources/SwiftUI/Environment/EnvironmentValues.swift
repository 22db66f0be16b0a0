/// A key of the environment, with its default value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentkey)
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no ancestor sets one.
    static var defaultValue: Value { get }
}

/// The values that views inherit from enclosing views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues)
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The most recently set value, for the description.
    private var newest: Entry?
    /// Objects by their type.
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// Records which keys are read.
    var recorder: EnvironmentRecorder?
    /// The values that are bridged to UIKit's traits.
    var bridgedTraits = BridgedTraits()

    /// The values around the outermost row or bar that contains the views, if there is one. An array, as a value can't
    /// contain itself.
    private var valuesAround: [EnvironmentValues] = []

    /// Creates an environment of default values.
    public init() {}

    /// Remembers the current values, before a row of a list or a bar replaces some for its views.
    mutating func enterPlace() { if valuesAround.isEmpty { valuesAround = [self] } }

    /// Restores the values that rows and bars have replaced, for a screen that is presented from there.
    mutating func leavePlace() {
        guard let outer = valuesAround.first else { return }
        (listLook, isInRow) = (outer.listLook, outer.isInRow)
        (tintsIcons, stackOrientation) = (outer.tintsIcons, outer.stackOrientation)
        if isInBar {
            isInBar = false
            (labelStyles, foregroundStyles) = (outer.labelStyles, outer.foregroundStyles)
            (imageScale, font, dynamicTypeSize) = (outer.imageScale, outer.font, outer.dynamicTypeSize)
        }
        valuesAround = []
    }

    /// Returns the value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            recorder?.record(key)
            if let own = values[ObjectIdentifier(key)] as? Key.Value { return own }
            return bridgedTraits.value(of: key) ?? Key.defaultValue
        }
        set {
            let old = values.updateValue(newValue, forKey: ObjectIdentifier(key)) as? Key.Value
            if let old, isSameValue(old, newValue) { return }
            newest = Entry(key, newValue, after: newest)
            if key is any UITraitBridgedEnvironmentKey.Type { bridgedTraits.note(newValue, of: key) }
        }
    }

    /// The observable object of a type, if one is set.
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

    /// Adds the objects of another environment, except for types of which this one has an object.
    mutating func takeObjects(of other: EnvironmentValues) { objects.merge(other.objects) { own, _ in own } }
}

/// Records which values of an environment are read, so that it can be compared with a later one.
final class EnvironmentRecorder {
    /// For each key, whether two environments have equal values.
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
    /// The values that were set, newest first: as on iOS, including those replaced since.
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
