/// A copy-on-write box of a value, which keeps its owner small.
///
/// It has value semantics: a block is mutated only when uniquely referenced.
public struct Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
    @usableFromInline
    final class Storage: @unchecked Sendable {
        // Mutated only through a unique reference, as an array's storage is.
        @usableFromInline var value: Value

        @inlinable
        init(_ value: consuming Value) { self.value = value }
    }

    @usableFromInline var storage: Storage

    /// Creates a box with a value.
    @inlinable
    public init(_ value: consuming Value) { storage = Storage(value) }

    // Yielded, as a copy would retain references.
    @inlinable
    public var value: Value {
        @inline(__always) _read { yield storage.value }
    }

    /// Sets the value, in place if the memory is uniquely referenced.
    @inlinable
    public mutating func renew(_ value: consuming Value) {
        if isKnownUniquelyReferenced(&storage) {
            storage.value = value
        } else {
            storage = Storage(value)
        }
    }

    /// Lets `body` mutate the value, in place if the memory is uniquely referenced.
    @inlinable
    public mutating func update(_ body: (inout Value) -> Void) {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
        body(&storage.value)
    }

    /// Lets `body` mutate the value if the memory is uniquely referenced. Returns whether it is.
    @inlinable
    @discardableResult
    public mutating func updateIfUnshared(_ body: (inout Value) -> Void) -> Bool {
        guard isKnownUniquelyReferenced(&storage) else { return false }
        body(&storage.value)
        return true
    }

    /// The identity of the memory.
    public var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// Whether the values are equal; boxes that share a block are.
    @inlinable
    public static func == (a: Boxed, b: Boxed) -> Bool { a.storage === b.storage || a.value == b.value }
}
