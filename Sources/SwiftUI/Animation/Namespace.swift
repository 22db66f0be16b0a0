/// A namespace of identifiers, for matching views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/namespace)
@propertyWrapper
public struct Namespace: DynamicProperty {
    private var identity: ID?

    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// Creates a namespace; each view with the property has its own.
    public init() {}

    /// The namespace, which is stable for as long as the view keeps its position in the tree.
    public var wrappedValue: ID { identity ?? ID(number: 0) }

    private final class Holder {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    @MainActor private static var lastNumber = 0

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        let holder = storage.slot {
            lastNumber += 1
            return Holder(ID(number: lastNumber))
        }
        property.assumingMemoryBound(to: Namespace.self).pointee.identity = holder.id
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
