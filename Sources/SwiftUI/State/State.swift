/// A value owned by a view, kept while the view keeps its position in the tree. Views that read it are updated when
/// it changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/state)
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state with its initial value, used when the view is inserted.
    // No autoclosure: initializers could not set such a property by its name.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates a state with its initial value, used when the view is inserted.
    public init(initialValue value: Value) { initial = value }

    /// The value; outside the tree always the initial one.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set {
            guard let location else {
                return reportOnce("State of a view that is not in a view tree was set; its value is unchanged")
            }
            location.set(newValue, nil)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ClosureLocation({ [initial] in initial }, { _, _ in }))
    }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        let state = property.assumingMemoryBound(to: State.self)
        let initial = state.pointee.initial
        state.pointee.location = storage.slot { StateLocation(initial, storage.node.graph) }
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is initially nil.
    public init() { self.init(wrappedValue: nil) }
}
