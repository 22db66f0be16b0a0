import Foundation
import QuartzCore

/// The location of a value that bindings read and write, on any thread.
// `@unchecked Sendable`: subclasses document how they guard their mutable state; this class has none.
package class Location<Value>: @unchecked Sendable {
    package func get() -> Value { fatalError("Subclasses must override Location.get()") }
    package func set(_ value: Value, _ transaction: Transaction?) {}

    /// Whether both are the same location.
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The location of a node's state.
// `@unchecked Sendable`: `lock` guards the value, and the main actor its readers.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    @MainActor private var readers = Readers()
    private let handle: Handle<ViewGraph>

    @MainActor
    init(_ value: Value, _ graph: ViewGraph) {
        self.value = value
        handle = graph.handle
    }

    override func get() -> Value {
        if MainActor.isCurrent { MainActor.assumeIsolated { noteReader() } }
        return lock.withLock { value }
    }

    @MainActor
    private func noteReader() {
        guard let reader = ViewGraph.currentReader else { return }
        readers.insert(reader)
        reader.depend(on: self)
    }

    override func set(_ newValue: Value, _ transaction: Transaction?) {
        guard !isSameValue(lock.withLock { value }, newValue) else { return }
        nonisolated(unsafe) let (transaction, newValue) = (transaction, newValue)
        guard MainActor.isCurrent else {
            // The value changes immediately, and views are updated on the main actor.
            lock.withLock { value = newValue }
            return DispatchQueue.main.async { MainActor.assumeIsolated { self.change(transaction) {} } }
        }
        MainActor.assumeIsolated { change(transaction) { lock.withLock { value = newValue } } }
    }

    @MainActor
    private func change(_ transaction: Transaction?, _ store: () -> Void) {
        handle.object?.willChange(transaction)
        // Hierarchies nested in the state's own change in the same transaction.
        let current = readers
        current.forEach { if $0.graphHandle !== handle { $0.graphHandle.object?.willChange(transaction) } }
        store()
        readers.invalidate()
    }
}

// In an extension, as the protocol's conformance would isolate the class to the main actor.
extension StateLocation: DependencySource {
    func forget(_ node: _ViewNode) { readers.remove(node) }
}

/// The location of a part of another location's value.
final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let path: WritableKeyPath<Whole, Value>

    init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
        self.whole = whole
        self.path = path
    }

    override func get() -> Value { whole.get()[keyPath: path] }

    override func set(_ value: Value, _ transaction: Transaction?) {
        var changed = whole.get()
        changed[keyPath: path] = value
        whole.set(changed, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PartLocation<Whole, Value> else { return false }
        return path == other.path && whole.isSame(as: other.whole)
    }
}

/// A location backed by closures.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(_ read: @escaping () -> Value, _ write: @escaping (Value, Transaction) -> Void) {
        self.read = read
        self.write = write
    }

    override func get() -> Value { read() }

    override func set(_ value: Value, _ transaction: Transaction?) {
        guard let transaction else { return write(value, Transaction.current) }
        withTransaction(transaction) { write(value, transaction) }
    }
}

/// The location of an object's property.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.path = path
    }

    override func get() -> Value { object[keyPath: path] }

    override func set(_ value: Value, _ transaction: Transaction?) {
        guard let transaction else { return object[keyPath: path] = value }
        withTransaction(transaction) { object[keyPath: path] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
