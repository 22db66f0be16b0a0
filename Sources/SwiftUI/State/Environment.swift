public import Observation

/// A value that the view inherits from those around it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environment)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let identity: AnyHashable
    private var handle: Handle<_ViewNode>?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        identity = keyPath
    }

    /// The object of a type that was put into the environment. Where there is none, reading it is a mistake that ends the
    /// program.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = {
            guard let object = $0[type] else {
                preconditionFailure("No \(type) in the environment: put one there with .environment(_:)")
            }
            return object
        }
        identity = ObjectIdentifier(type)
    }

    /// The object of a type that was put into the environment; nil where there is none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0[type] }
        identity = ObjectIdentifier(type)
    }

    /// The value. Outside the tree it is the default.
    @MainActor @preconcurrency
    public var wrappedValue: Value {
        guard let node = handle?.object else { return read(EnvironmentValues()) }
        return read(node.scope.values(for: node))
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

/// An object of the environment whose changes the view shows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentobject)
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    private var handle: Handle<_ViewNode>?

    /// Reads the object of this type that an ancestor has put into the environment.
    public init() {}

    /// The object. Where there is none, reading it is a mistake that ends the program.
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
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        property.assumingMemoryBound(to: EnvironmentObject.self).pointee.handle = storage.node.handle
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

extension Environment: TracedProperty {
    /// The value at a key path; objects tell of their changes themselves.
    var tracedValue: Any {
        guard identity.base is AnyKeyPath else { return () }
        return read(handle?.object?.scope.values ?? EnvironmentValues())
    }
}
