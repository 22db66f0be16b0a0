public import Observation

/// A value that the view inherits from its ancestors.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environment)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let identity: AnyHashable
    private var handle: Handle<_ViewNode>?

    /// Reads the environment value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        identity = keyPath
    }

    /// Reads the environment's object of a type. Reading it is a fatal error if there is none.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = {
            guard let object = $0[type] else {
                preconditionFailure("No \(type) in the environment: put one there with .environment(_:)")
            }
            return object
        }
        identity = ObjectIdentifier(type)
    }

    /// Reads the environment's object of a type; nil if there is none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0[type] }
        identity = ObjectIdentifier(type)
    }

    /// The value; the default outside the tree.
    public var wrappedValue: Value {
        nonisolated(unsafe) let property = self
        return MainActor.performAndWait {
            guard let node = property.handle?.object else { return property.read(EnvironmentValues()) }
            return property.read(node.scope.values(for: node))
        }
    }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        property.assumingMemoryBound(to: Environment.self).pointee.handle = storage.node.handle
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Environment.self).pointee.identity
            == new.assumingMemoryBound(to: Environment.self).pointee.identity
    }
}

/// An observable object of the environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentobject)
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    private var handle: Handle<_ViewNode>?

    /// Reads the environment's object of this type.
    public init() {}

    /// The object. Reading it is a fatal error if there is none.
    @MainActor @preconcurrency
    public var wrappedValue: Object {
        guard let node = handle?.object, let object = node.scope.values(for: node)[Object.self] else {
            preconditionFailure("No \(Object.self) in the environment: put one there with .environmentObject(_:)")
        }
        ObjectObserver.of(object).read(by: node)
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Creates bindings to the object's properties.
    public typealias Wrapper = ObservedObject<Object>.Wrapper

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        property.assumingMemoryBound(to: EnvironmentObject.self).pointee.handle = storage.node.handle
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

extension Environment: TracedProperty {
    /// The value at a key path; objects report their own changes.
    var tracedValue: Any {
        guard identity.base is AnyKeyPath else { return () }
        return read(handle?.object?.scope.values ?? EnvironmentValues())
    }
}
