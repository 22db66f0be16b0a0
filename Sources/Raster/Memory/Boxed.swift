/// A value in a block of memory of its own, so that what holds it stays small. Copies share the block.
///
/// It is as good as the value itself: a block is written to only where nobody else holds it.
public struct Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
    @usableFromInline
    final class Storage: @unchecked Sendable {
        // Written to by whoever holds the only reference, as an array's memory is; read by all others.
        @usableFromInline var value: Value

        @inlinable
        init(_ value: consuming Value) { self.value = value }
    }

    @usableFromInline var storage: Storage

    /// Puts a value in a block of its own.
    @inlinable
    public init(_ value: consuming Value) { storage = Storage(value) }

    // Lent, since a copy would count references.
    @inlinable
    public var value: Value {
        @inline(__always) _read { yield storage.value }
    }

    /// Takes another value: in the same memory where no other box shares it.
    @inlinable
    public mutating func renew(_ value: consuming Value) {
        if isKnownUniquelyReferenced(&storage) {
            storage.value = value
        } else {
            storage = Storage(value)
        }
    }

    /// Lets `body` change the value where no other box shares it.
    @inlinable
    public mutating func updateIfUnshared(_ body: (inout Value) -> Void) {
        if isKnownUniquelyReferenced(&storage) { body(&storage.value) }
    }

    /// Which memory it is.
    public var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// Whether the values are equal; boxes that share a block are.
    @inlinable
    public static func == (a: Boxed, b: Boxed) -> Bool { a.storage === b.storage || a.value == b.value }
}
