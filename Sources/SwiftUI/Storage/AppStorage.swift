public import Foundation

/// A value stored in the user defaults. Views that read it are updated when it changes, by whatever means.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/appstorage)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>
    private let store: UserDefaults?
    private var location: StoredLocation<Value>?

    /// The stored value, or the property's default if none is stored.
    public var wrappedValue: Value {
        get { place.get() }
        nonmutating set { place.set(newValue, nil) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: place) }

    private var place: StoredLocation<Value> {
        location ?? StoredLocation(stored, in: ValueStore.of(store ?? .standard))
    }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        let own = property.assumingMemoryBound(to: AppStorage.self)
        let defaults = own.pointee.store ?? storage.node.scope.values.defaultAppStorage
        own.pointee.location = StoredLocation(own.pointee.stored, in: ValueStore.of(defaults))
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: AppStorage.self).pointee.stored.key
            == new.assumingMemoryBound(to: AppStorage.self).pointee.stored.key
    }

    private init(_ stored: StoredValue<Value>, _ store: UserDefaults?) {
        self.stored = stored
        self.store = store
    }

    fileprivate init(plain: Value, _ key: String, _ store: UserDefaults?) {
        self.init(StoredValue(key: key, initial: plain, decode: { Self.plain($0) }, encode: { Self.kept($0) }), store)
    }

    fileprivate init(raw: Value, _ key: String, _ store: UserDefaults?) where Value: RawRepresentable {
        self.init(
            StoredValue(
                key: key, initial: raw, decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } },
                encode: { $0.rawValue }), store)
    }

    fileprivate init<T>(optional key: String, _ store: UserDefaults?) where Value == T? {
        self.init(
            StoredValue(
                key: key, initial: nil, decode: { StoredPlainValue.decode($0, as: T.self) },
                encode: { $0.map { StoredPlainValue.encode($0) } }), store)
    }

    fileprivate init<R: RawRepresentable>(optionalRaw key: String, _ store: UserDefaults?) where Value == R? {
        self.init(
            StoredValue(
                key: key, initial: nil, decode: { ($0 as? R.RawValue).flatMap { R(rawValue: $0) } },
                encode: { $0?.rawValue }), store)
    }

    private static func plain(_ kept: Any) -> Value? { StoredPlainValue.decode(kept, as: Value.self) }
    private static func kept(_ value: Value) -> Any? { StoredPlainValue.encode(value) }
}

/// The value types that property lists hold. A URL is stored as a string.
enum StoredPlainValue {
    static func decode<T>(_ kept: Any, as type: T.Type) -> T? {
        if type == URL.self { return (kept as? URL ?? (kept as? String).flatMap { URL(string: $0) }) as? T }
        if type == Bool.self, let number = kept as? NSNumber { return number.boolValue as? T }
        if type == Double.self, let number = kept as? NSNumber { return number.doubleValue as? T }
        if type == Int.self, let number = kept as? NSNumber { return number.intValue as? T }
        return kept as? T
    }

    static func encode<T>(_ value: T) -> Any { (value as? URL)?.absoluteString ?? value }
}

extension AppStorage {
    /// Stores a Boolean value under a key.
    public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores an integer under a key.
    public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a floating-point number under a key.
    public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a string under a key.
    public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores a URL under a key.
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores data under a key.
    public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }

    /// Stores an enumeration by its raw integer under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: wrappedValue, key, store)
    }

    /// Stores an enumeration by its raw string under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key, store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Stores an optional Boolean value under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }

    /// Stores an optional integer under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }

    /// Stores an optional floating-point number under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }

    /// Stores an optional string under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }

    /// Stores an optional URL under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(optional: key, store) }

    /// Stores optional data under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }

    /// Stores an optional enumeration by its raw integer under a key.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(optionalRaw: key, store)
    }

    /// Stores an optional enumeration by its raw string under a key.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(optionalRaw: key, store)
    }
}

extension EnvironmentValues {
    private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

    /// The default store of `AppStorage` properties.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the default store of `AppStorage` properties in the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:))
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
