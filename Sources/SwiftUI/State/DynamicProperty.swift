@_spi(Reflection) import Swift

/// A property of a view that is kept, or found, by the view's place in the tree. A structure of such properties is one
/// itself.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dynamicproperty)
public protocol DynamicProperty {
    /// Called before the body of the view is asked for. Does nothing by default.
    mutating func update()

    /// Connects the property with what is kept for it. Properties of your own have no need of it.
    @MainActor static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage)

    /// Whether a view need not be asked for its body again because of this property.
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

/// What is kept for the dynamic properties of one node, in the order of the fields.
@MainActor
public final class _PropertyStorage {
    package unowned let node: _ViewNode
    private var slots: [AnyObject] = []
    private var next = 0

    init(_ node: _ViewNode) { self.node = node }

    func rewind() { next = 0 }

    /// What is kept for the property that is being installed; made when it is installed first.
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

    /// Connects the owner's properties with what the node keeps for them.
    mutating func install(in owner: inout Owner, for node: _ViewNode) {
        guard fields.hasProperties else { return }
        let storage = storage ?? _PropertyStorage(node)
        self.storage = storage
        storage.rewind()
        node.persistentReads.removeAll()
        withUnsafeMutablePointer(to: &owner) { fields.install(at: UnsafeMutableRawPointer($0), storage) }
    }

    /// Whether two values of the owner show the same.
    func isSame(_ old: Owner, _ new: Owner) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in fields.isSame(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
        }
    }

    mutating func remove() { storage = nil }
}
