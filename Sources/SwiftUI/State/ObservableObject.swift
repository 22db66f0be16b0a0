/// An object that says when it is about to change.
///
/// Combine has no counterpart on Linux, so an object says so itself: by the `@Published` properties it has, or by
/// `objectWillChange.send()`.
/// [Apple's reference](https://developer.apple.com/documentation/combine/observableobject)
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
    /// Tells the views that look at the object that it is about to change.
    @MainActor @preconcurrency
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells views of an object's changes.
/// [Apple's reference](https://developer.apple.com/documentation/combine/observableobjectpublisher)
@MainActor @preconcurrency
public final class ObservableObjectPublisher: DependencySource {
    private var readers = Readers()
    private weak var owner: AnyObject?

    private static var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
    private static var countAtLastCleaning = 64

    private init(_ owner: AnyObject) { self.owner = owner }

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        if let known = publishers[id], known.owner === object { return known }
        if publishers.count > 2 * countAtLastCleaning {
            publishers = publishers.filter { $0.value.owner != nil }
            countAtLastCleaning = max(64, publishers.count)
        }
        let publisher = ObservableObjectPublisher(object)
        publishers[id] = publisher
        return publisher
    }

    /// Says that the object is about to change.
    public func send() {
        readers.forEach { $0.graph.willChange(nil) }
        readers.invalidate()
    }

    func read(by node: _ViewNode) {
        readers.insert(node)
        node.depend(on: self)
    }

    func forget(_ node: _ViewNode) { readers.remove(node) }
}

/// A property of an `ObservableObject` that says when it is about to change.
/// [Apple's reference](https://developer.apple.com/documentation/combine/published)
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("@Published is for properties of classes") }
        set { preconditionFailure("@Published is for properties of classes") }
    }

    /// The value in its object.
    @MainActor @preconcurrency
    public static subscript<Owner: ObservableObject>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            owner.objectWillChange.send()
            owner[keyPath: storage].value = newValue
        }
    }
}

/// An object that belongs to somebody else, whose changes the view shows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/observedobject)
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: Object

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: Object

        /// A binding to a property.
        @MainActor @preconcurrency
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        let object = property.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
        storage.node.readsAgain { object.objectWillChange.read(by: $0) }
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
            === new.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
    }
}

/// An object that belongs to the view, is made when the view comes into the tree, and is kept with its place.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/stateobject)
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    private let make: () -> Object
    private var object: Object?

    public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

    /// The object.
    public var wrappedValue: Object { object ?? make() }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        let state = property.assumingMemoryBound(to: StateObject.self)
        let make = state.pointee.make
        let object = storage.slot(make)
        state.pointee.object = object
        storage.node.readsAgain { object.objectWillChange.read(by: $0) }
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
