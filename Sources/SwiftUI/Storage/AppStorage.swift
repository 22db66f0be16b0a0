public import Foundation

/// A value of the user's defaults. Views that read it are brought up to date when it changes, whoever changes it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/appstorage)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>
    private let store: UserDefaults?
    private var location: StoredLocation<Value>?

    /// The value: what is kept, or the one that the property was given.
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

/// Values that property lists hold. A URL is kept as its text.
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
    /// Keeps a truth value under a key.
    public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }

    /// Keeps an integer under a key.
    public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }

    /// Keeps a number under a key.
    public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }

    /// Keeps a text under a key.
    public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }

    /// Keeps a URL under a key.
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(plain: wrappedValue, key, store)
    }

    /// Keeps data under a key.
    public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }

    /// Keeps an enumeration by its raw integer under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: wrappedValue, key, store)
    }

    /// Keeps an enumeration by its raw text under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key, store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value under a key, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }

    /// Keeps an integer under a key, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }

    /// Keeps a number under a key, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }

    /// Keeps a text under a key, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }

    /// Keeps a URL under a key, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(optional: key, store) }

    /// Keeps data under a key, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }

    /// Keeps an enumeration by its raw integer under a key, or none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(optionalRaw: key, store)
    }

    /// Keeps an enumeration by its raw text under a key, or none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(optionalRaw: key, store)
    }
}

extension EnvironmentValues {
    private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

    /// Where `AppStorage` keeps values without a store of their own.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets where `AppStorage` keeps values in the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:))
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
