@_spi(Reflection) import Swift

/// A property whose value is stored or determined by the view's position in the tree. A structure of such properties
/// is itself one.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dynamicproperty)
public protocol DynamicProperty {
    /// Called before the view's body is evaluated. Does nothing by default.
    mutating func update()

    /// Connects the property with its storage. Custom properties need not implement it.
    @MainActor static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage)

    /// Whether two values of the property don't require another evaluation of the view's body.
    @MainActor static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        FieldTable.of(Self.self).install(at: property, storage)
        property.assumingMemoryBound(to: Self.self).pointee.update()
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        FieldTable.of(Self.self).isSame(old, new)
    }
}

/// The storage of a node's dynamic properties, in the order of the fields.
@MainActor
public final class _PropertyStorage {
    package unowned let node: _ViewNode
    private var slots: [AnyObject] = []
    private var next = 0

    init(_ node: _ViewNode) { self.node = node }

    func rewind() { next = 0 }

    /// Returns the storage of the property being installed, creating it at its first installation.
    func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
        defer { next += 1 }
        if next < slots.count, let slot = slots[next] as? Slot { return slot }
        let slot = make()
        if next < slots.count { slots[next] = slot } else { slots.append(slot) }
        return slot
    }
}

/// The dynamic properties of a view or modifier, and its other fields, for comparison.
@MainActor
struct DynamicProperties<Owner> {
    private let fields = FieldTable.of(Owner.self)
    private var storage: _PropertyStorage?

    /// Connects the owner's properties with the node's storage.
    mutating func install(in owner: inout Owner, for node: _ViewNode) {
        guard fields.hasProperties else { return }
        let storage = storage ?? _PropertyStorage(node)
        self.storage = storage
        storage.rewind()
        node.persistentReads.removeAll()
        withUnsafeMutablePointer(to: &owner) { fields.install(at: UnsafeMutableRawPointer($0), storage) }
    }

    /// Whether two values of the owner are equivalent.
    func isSame(_ old: Owner, _ new: Owner) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in fields.isSame(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
        }
    }

    mutating func remove() { storage = nil }
}
