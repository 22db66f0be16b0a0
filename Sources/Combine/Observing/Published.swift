/// A property of an `ObservableObject` that says when it is about to change, and whose values can be subscribed to.
/// [Apple's reference](https://developer.apple.com/documentation/combine/published)
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// Makes a property that publishes, with its first value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
    /// Makes a property that publishes, with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Delivers the value, and each newer one before the property has it.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.conduits.add(subscriber, latest: storage.value)
        }
    }

    /// The property's values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { _ = newValue }
    }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("@Published is for properties of classes") }
        set { preconditionFailure("@Published is for properties of classes") }
    }

    /// The value in its object.
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
    /// Has the property say by a publisher that its object is about to change.
    func install(_ willChange: ObservableObjectPublisher)
}

extension Published: AnyPublished {
    func install(_ willChange: ObservableObjectPublisher) { storage.willChange = willChange }
}

/// What lasts of a published property. Belongs to whom its object belongs to; only subscriptions lock themselves.
final class PublishedStorage<Value> {
    private(set) var value: Value
    let conduits = ConduitList<Value, Never>()
    /// Says that the object is about to change; nil while nobody has asked for it.
    var willChange: ObservableObjectPublisher?
    private var ways: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    deinit { conduits.abandon() }

    /// Sets the value, having said so before.
    func send(_ newValue: Value) {
        willChange?.send()
        conduits.send(newValue, keepsLatest: true)
        value = newValue
    }

    /// Keeps what sets the property.
    func keep(_ way: AnyCancellable) { ways.append(way) }
}
