import Foundation
import QuartzCore

/// Notifies nodes of an object's changes. There is one for each observed object.
@MainActor
final class ObjectObserver: DependencySource {
    private var readers = Readers()
    private weak var owner: AnyObject?
    private var ways: [AnyCancellable] = []

    private static var observers: [ObjectIdentifier: ObjectObserver] = [:]
    private static var countAtLastCleaning = 64

    private init<Object: ObservableObject>(_ object: Object) {
        owner = object
        // Objects may change on any thread; nodes are notified on the main thread.
        ways = Messenger(observer: self).listen(to: object)
    }

    static func of<Object: ObservableObject>(_ object: Object) -> ObjectObserver {
        let id = ObjectIdentifier(object)
        if let known = observers[id], known.owner === object { return known }
        if observers.count > 2 * countAtLastCleaning {
            observers = observers.filter { $0.value.owner != nil }
            countAtLastCleaning = max(64, observers.count)
        }
        let observer = ObjectObserver(object)
        observers[id] = observer
        return observer
    }

    fileprivate func objectWillChange() {
        readers.forEach { $0.readsWillChange() }
        readers.invalidate()
    }

    func read(by node: _ViewNode) {
        readers.insert(node)
        node.depend(on: self)
    }

    func forget(_ node: _ViewNode) { readers.remove(node) }
}

/// Delivers changes from any thread to an observer.
private final class Messenger: Sendable {
    @MainActor private weak var observer: ObjectObserver?

    @MainActor
    init(observer: ObjectObserver) { self.observer = observer }

    /// Subscribes to an object, which may change on any thread.
    func listen<Object: ObservableObject>(to object: Object) -> [AnyCancellable] {
        let publisher = object.objectWillChange
        let will = publisher.sink { _ in
            if MainActor.isCurrent { self.send() } else { self.sendLater() }
        }
        guard let didChange = (publisher as? ObservableObjectPublisher)?.didChange else { return [will] }
        // The main thread may have been notified of a change on another thread, and may have read, before the value
        // was set.
        return [will, didChange.sink { if !MainActor.isCurrent { self.sendLater() } }]
    }

    private func send() { MainActor.assumeIsolated { observer?.objectWillChange() } }

    private func sendLater() { DispatchQueue.main.async { self.send() } }
}

/// An observable object owned elsewhere.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/observedobject)
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: Object

    /// Observes an object owned elsewhere.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    /// Observes an object owned elsewhere.
    public init(initialValue: Object) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Creates bindings to an object's properties.
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
        storage.node.readsAgain { ObjectObserver.of(object).read(by: $0) }
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
            === new.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
    }
}

/// An observable object owned by the view, created when the view is inserted and kept while it keeps its position in
/// the tree.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/stateobject)
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    private let make: () -> Object
    private var object: Object?

    /// Creates a state object; its object is created once, when first needed.
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
        storage.node.readsAgain { ObjectObserver.of(object).read(by: $0) }
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
