/// The location of a value that bindings read and write.
@MainActor
package class Location<Value> {
    package func get() -> Value { fatalError("Location.get() is for subclasses") }
    package func set(_ value: Value, _ transaction: Transaction?) {}

    /// Whether both are the same location.
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The location of a node's state.
@MainActor
final class StateLocation<Value>: Location<Value>, DependencySource {
    private var value: Value
    private var readers = Readers()
    private let handle: Handle<ViewGraph>

    init(_ value: Value, _ graph: ViewGraph) {
        self.value = value
        handle = graph.handle
    }

    override func get() -> Value {
        if let reader = ViewGraph.currentReader {
            readers.insert(reader)
            reader.depend(on: self)
        }
        return value
    }

    override func set(_ newValue: Value, _ transaction: Transaction?) {
        guard !isSameValue(value, newValue) else { return }
        handle.object?.willChange(transaction)
        // Hierarchies inside the state's own change in the same transaction.
        let current = readers
        current.forEach { if $0.graphHandle !== handle { $0.graphHandle.object?.willChange(transaction) } }
        value = newValue
        readers.invalidate()
    }

    func forget(_ node: _ViewNode) { readers.remove(node) }
}

/// The location of a part of another location's value.
final class PartLocation<Whole, Value>: Location<Value> {
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
final class ClosureLocation<Value>: Location<Value> {
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
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
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
