/// Reads and writes a value owned elsewhere.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/binding)
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    package let location: Location<Value>
    /// The transaction of the binding's changes.
    public var transaction: Transaction {
        get { ownTransaction ?? Transaction() }
        set { ownTransaction = newValue }
    }

    private var ownTransaction: Transaction?
    /// Whether the binding has a transaction for its changes.
    var isTransacted: Bool { ownTransaction != nil }

    package init(location: Location<Value>) { self.location = location }

    /// Creates a binding from a getter and a setter.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get) { value, _ in set(value) }
    }

    /// Creates a binding from a getter and a setter, which receives the transaction of the change.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get, set)
    }

    /// Creates a binding from another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding to a constant value, which ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, ownTransaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var part = Binding<Part>(location: PartLocation(location, keyPath))
        part.ownTransaction = ownTransaction
        return part
    }

    /// Returns the binding with an animation for its changes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns the binding with a transaction for its changes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.ownTransaction = transaction
        return binding
    }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {}

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let (old, new) = (old.assumingMemoryBound(to: Binding.self), new.assumingMemoryBound(to: Binding.self))
        return old.pointee.location.isSame(as: new.pointee.location)
    }
}

extension Binding {
    /// Creates a binding to an optional from a binding to its value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to the value of an optional; nil if that is nil.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
