public import Foundation

/// A value of a scene, kept for as long as the program runs. Views that read it are brought up to date when it changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scenestorage)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>

    /// The value: what is kept, or the one that the property was given.
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
    /// Keeps a truth value under a key.
    public init(wrappedValue: Bool, _ key: String) where Value == Bool {
        self.init(plain: wrappedValue, key)
    }

    /// Keeps an integer under a key.
    public init(wrappedValue: Int, _ key: String) where Value == Int {
        self.init(plain: wrappedValue, key)
    }

    /// Keeps a number under a key.
    public init(wrappedValue: Double, _ key: String) where Value == Double {
        self.init(plain: wrappedValue, key)
    }

    /// Keeps a text under a key.
    public init(wrappedValue: String, _ key: String) where Value == String {
        self.init(plain: wrappedValue, key)
    }

    /// Keeps a URL under a key.
    public init(wrappedValue: URL, _ key: String) where Value == URL {
        self.init(plain: wrappedValue, key)
    }

    /// Keeps data under a key.
    public init(wrappedValue: Data, _ key: String) where Value == Data {
        self.init(plain: wrappedValue, key)
    }

    /// Keeps an enumeration by its raw integer under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: wrappedValue, key)
    }

    /// Keeps an enumeration by its raw text under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value under a key, or none.
    public init(_ key: String) where Value == Bool? { self.init(optional: key) }

    /// Keeps an integer under a key, or none.
    public init(_ key: String) where Value == Int? { self.init(optional: key) }

    /// Keeps a number under a key, or none.
    public init(_ key: String) where Value == Double? { self.init(optional: key) }

    /// Keeps a text under a key, or none.
    public init(_ key: String) where Value == String? { self.init(optional: key) }

    /// Keeps a URL under a key, or none.
    public init(_ key: String) where Value == URL? { self.init(optional: key) }

    /// Keeps data under a key, or none.
    public init(_ key: String) where Value == Data? { self.init(optional: key) }

    /// Keeps an enumeration by its raw integer under a key, or none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(optionalRaw: key)
    }

    /// Keeps an enumeration by its raw text under a key, or none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(optionalRaw: key)
    }
}
