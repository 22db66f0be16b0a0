public import Observation

/// Creates bindings to the properties of an observable object.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/bindable)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Creates bindings to an object's properties.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Returns a binding to a property of the object.
    public subscript<Part>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
    ) -> Binding<Part> where Value: AnyObject {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: Observable {
    /// Creates bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates bindings to an object's properties.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}
