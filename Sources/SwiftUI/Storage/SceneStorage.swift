public import Foundation

/// A value of a scene, kept until the process ends. Views that read it are updated when it changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scenestorage)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>

    /// The stored value, or the property's default if none is stored.
    public var wrappedValue: Value {
        get { StoredLocation(stored, in: .scene).get() }
        nonmutating set { StoredLocation(stored, in: .scene).set(newValue, nil) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: StoredLocation(stored, in: .scene)) }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {}

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: SceneStorage.self).pointee.stored.key
            == new.assumingMemoryBound(to: SceneStorage.self).pointee.stored.key
    }

    private init(_ stored: StoredValue<Value>) {
        self.stored = stored
    }

    fileprivate init(plain: Value, _ key: String) {
        self.init(StoredValue(key: key, initial: plain, decode: { Self.plain($0) }, encode: { Self.kept($0) }))
    }

    fileprivate init(raw: Value, _ key: String) where Value: RawRepresentable {
        self.init(
            StoredValue(
                key: key, initial: raw, decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } },
                encode: { $0.rawValue }))
    }

    fileprivate init<T>(optional key: String) where Value == T? {
        self.init(
            StoredValue(
                key: key, initial: nil, decode: { StoredPlainValue.decode($0, as: T.self) },
                encode: { $0.map { StoredPlainValue.encode($0) } }))
    }

    fileprivate init<R: RawRepresentable>(optionalRaw key: String) where Value == R? {
        self.init(
            StoredValue(
                key: key, initial: nil, decode: { ($0 as? R.RawValue).flatMap { R(rawValue: $0) } },
                encode: { $0?.rawValue }))
    }

    private static func plain(_ kept: Any) -> Value? { StoredPlainValue.decode(kept, as: Value.self) }
    private static func kept(_ value: Value) -> Any? { StoredPlainValue.encode(value) }
}

extension SceneStorage {
    /// Stores a Boolean value under a key.
    public init(wrappedValue: Bool, _ key: String) where Value == Bool {
        self.init(plain: wrappedValue, key)
    }

    /// Stores an integer under a key.
    public init(wrappedValue: Int, _ key: String) where Value == Int {
        self.init(plain: wrappedValue, key)
    }

    /// Stores a floating-point number under a key.
    public init(wrappedValue: Double, _ key: String) where Value == Double {
        self.init(plain: wrappedValue, key)
    }

    /// Stores a string under a key.
    public init(wrappedValue: String, _ key: String) where Value == String {
        self.init(plain: wrappedValue, key)
    }

    /// Stores a URL under a key.
    public init(wrappedValue: URL, _ key: String) where Value == URL {
        self.init(plain: wrappedValue, key)
    }

    /// Stores data under a key.
    public init(wrappedValue: Data, _ key: String) where Value == Data {
        self.init(plain: wrappedValue, key)
    }

    /// Stores an enumeration by its raw integer under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: wrappedValue, key)
    }

    /// Stores an enumeration by its raw string under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Stores an optional Boolean value under a key.
    public init(_ key: String) where Value == Bool? { self.init(optional: key) }

    /// Stores an optional integer under a key.
    public init(_ key: String) where Value == Int? { self.init(optional: key) }

    /// Stores an optional floating-point number under a key.
    public init(_ key: String) where Value == Double? { self.init(optional: key) }

    /// Stores an optional string under a key.
    public init(_ key: String) where Value == String? { self.init(optional: key) }

    /// Stores an optional URL under a key.
    public init(_ key: String) where Value == URL? { self.init(optional: key) }

    /// Stores optional data under a key.
    public init(_ key: String) where Value == Data? { self.init(optional: key) }

    /// Stores an optional enumeration by its raw integer under a key.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(optionalRaw: key)
    }

    /// Stores an optional enumeration by its raw string under a key.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(optionalRaw: key)
    }
}
