/// A way to read and write a value that belongs to somebody else.
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

    package init(location: Location<Value>) { self.location = location }

    /// A binding to what two closures read and write.
    @MainActor @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get) { value, _ in set(value) }
    }

    /// A binding to what two closures read and write, the second with the transaction of the change.
    @MainActor @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get, set)
    }

    /// A binding to what another binds to.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a value that never changes.
    @MainActor @preconcurrency
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    @MainActor @preconcurrency
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, ownTransaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    @MainActor @preconcurrency
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var part = Binding<Part>(location: PartLocation(location, keyPath))
        part.ownTransaction = ownTransaction
        return part
    }

    /// The binding, with an animation for what it changes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// The binding, with a transaction for what it changes.
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
    /// A binding to an optional that holds the value of another.
    @MainActor @preconcurrency
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to the value of an optional; nil where that is nil.
    @MainActor @preconcurrency
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: @preconcurrency Identifiable where Value: Identifiable {
    @MainActor @preconcurrency
    public var id: Value.ID { wrappedValue.id }
}
