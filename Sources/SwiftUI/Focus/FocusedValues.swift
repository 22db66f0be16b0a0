public import Observation

/// A key of the values that focused views provide.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/focusedvaluekey)
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view, its ancestors and its scene provide.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/focusedvalues)
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; nil if no focused view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue.map { $0 as Any } }
    }

    /// The object of a type; nil if no focused view provides one.
    subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Whether other values are equal, as far as they can be compared.
    @MainActor
    func isSame(as other: FocusedValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { isSameFocusedValue(value, $0) } ?? false }
    }
}

/// Compares a value with another; bindings by what they are bound to.
@MainActor
private func isSameFocusedValue(_ value: Any, _ other: Any) -> Bool {
    if let property = value as? any DynamicProperty { return isSameProperty(property, other) }
    return isSameOpened(value, other)
}

@MainActor
private func isSameProperty<Property: DynamicProperty>(_ value: Property, _ other: Any) -> Bool {
    guard let other = other as? Property else { return false }
    return withUnsafePointer(to: value) { value in
        withUnsafePointer(to: other) { Property._isSame(UnsafeRawPointer(value), UnsafeRawPointer($0)) }
    }
}

/// Compares values of the type that the first one has, not as `Any`.
private func isSameOpened(_ value: Any, _ other: Any) -> Bool {
    func open<Value>(_ value: Value) -> Bool { (other as? Value).map { isSameValue(value, $0) } ?? false }
    return _openExistential(value, do: open)
}

/// A value that the focused view or its scene provides.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/focusedvalue)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private let identity: AnyHashable
    private var handle: Handle<_ViewNode>?

    /// Reads the focused value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
        identity = keyPath
    }

    /// Reads the focused object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[objectType] }
        identity = ObjectIdentifier(objectType)
    }

    /// The value; nil if no focused view provides one.
    public var wrappedValue: Value? { FocusedValueStore.read(handle, read) }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        property.assumingMemoryBound(to: FocusedValue.self).pointee.handle = storage.node.handle
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: FocusedValue.self).pointee.identity
            == new.assumingMemoryBound(to: FocusedValue.self).pointee.identity
    }
}

/// The value of a binding that the focused view or its scene provides.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/focusedbinding)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var handle: Handle<_ViewNode>?

    /// Reads and writes the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The binding's value; nil if no focused view provides one. Setting it to nil has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the optional value.
    public var projectedValue: Binding<Value?> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    private var binding: Binding<Value>? { FocusedValueStore.read(handle) { $0[keyPath: keyPath] } }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        property.assumingMemoryBound(to: FocusedBinding.self).pointee.handle = storage.node.handle
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: FocusedBinding.self).pointee.keyPath
            == new.assumingMemoryBound(to: FocusedBinding.self).pointee.keyPath
    }
}

/// An observable object that the focused view or its scene provides.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/focusedobject)
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var handle: Handle<_ViewNode>?

    /// Reads the focused object of this type.
    public init() {}

    /// The object; nil if no focused view provides one.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType? {
        let object = FocusedValueStore.read(handle) { $0[ObjectType.self] }
        if let object, let node = handle?.object { ObjectObserver.of(object).read(by: node) }
        return object
    }

    /// Bindings to the object's properties; nil if no focused view provides one.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

    /// Creates bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        property.assumingMemoryBound(to: FocusedObject.self).pointee.handle = storage.node.handle
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

extension View {
    /// Provides a value while the view, or a subview, has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)-7qmrm)
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value }) }

    /// Provides a value, if there is one, while the view, or a subview, has the focus.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Provides an object by its type while the view, or a subview, has the focus.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { if let object { $0[T.self] = object } })
    }

    /// Provides a value while the view's scene has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)-8tzvm)
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value }) }

    /// Provides a value, if there is one, while the view's scene has the focus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Provides an object by its type while the view's scene has the focus.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[T.self] = object } })
    }

    /// Provides an object by its type while the view, or a subview, has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/focusedobject(_:)-8bqwk)
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View { focusedObject(Optional(object)) }

    /// Provides an object, if there is one, by its type while the view, or a subview, has the focus.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { if let object { $0[T.self] = object } })
    }

    /// Provides an object by its type while the view's scene has the focus.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/focusedsceneobject(_:)-1f4zi)
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Provides an object, if there is one, by its type while the view's scene has the focus.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[T.self] = object } })
    }
}
