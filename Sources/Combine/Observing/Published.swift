/// A property that publishes its values, and announces changes of its object.
/// [Apple's reference](https://developer.apple.com/documentation/combine/published)
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// Creates a published property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
    /// Creates a published property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Delivers the current value, and each new value before the property is set.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.conduits.add(subscriber, latest: storage.value)
        }
    }

    /// A publisher of the property's values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { _ = newValue }
    }

    @available(*, unavailable, message: "@Published can only be used in classes")
    public var wrappedValue: Value {
        get { preconditionFailure("@Published can only be used in classes") }
        set { preconditionFailure("@Published can only be used in classes") }
    }

    /// Accesses the value in its object.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { owner[keyPath: path].storage.value }
        set {
            owner[keyPath: path].storage.send(newValue)
        }
    }
}

/// A published property of any type.
protocol AnyPublished {
    /// Installs the publisher that announces changes of the object.
    func install(_ willChange: ObservableObjectPublisher)
}

extension Published: AnyPublished {
    func install(_ willChange: ObservableObjectPublisher) { storage.willChange = willChange }
}

/// The storage of a published property. Thread-safe.
final class PublishedStorage<Value> {
    private let locked: Locked<Value>
    let conduits = ConduitList<Value, Never>(of: "PublishedSubject")
    /// Announces changes of the object; nil until requested.
    var willChange: ObservableObjectPublisher?
    private var ways: [AnyCancellable] = []

    init(_ value: Value) { locked = Locked(value) }

    deinit { conduits.abandon() }

    var value: Value { locked.with { $0 } }

    /// Announces the change, and sets the value.
    func send(_ newValue: Value) {
        willChange?.send()
        conduits.send(newValue, keepsLatest: true)
        // The old value is released outside the lock: its `deinit` may read the property.
        let old = locked.with { value in
            let old = value
            value = newValue
            return old
        }
        withExtendedLifetime(old) {}
        willChange?.didChange.send(())
    }

    /// Retains a subscription that sets the property.
    func keep(_ way: AnyCancellable) { ways.append(way) }
}
