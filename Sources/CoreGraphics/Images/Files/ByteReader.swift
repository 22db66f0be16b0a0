/// Reads numbers from untrusted bytes; reads past the end return nil.
package struct ByteReader {
    package enum Order { case bigEndian, littleEndian }

    package var order = Order.bigEndian
    private let bytes: UnsafeRawBufferPointer
    /// The position of the next read.
    package private(set) var offset: Int

    package init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = min(max(offset, 0), bytes.count)
    }

    package mutating func read<T: FixedWidthInteger>(_ type: T.Type) -> T? {
        guard let field = read(count: MemoryLayout<T>.size) else { return nil }
        let value = field.loadUnaligned(as: T.self)
        return order == .bigEndian ? T(bigEndian: value) : T(littleEndian: value)
    }

    package mutating func read(count: Int) -> UnsafeRawBufferPointer? {
        guard count >= 0, count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    package mutating func skip(_ count: Int) -> Bool { read(count: count) != nil }

    package mutating func skipToEnd() { offset = bytes.count }

    /// Skips past the next occurrence of a byte; returns false, at the end, if there is none.
    package mutating func skip(past byte: UInt8) -> Bool {
        guard let found = bytes[offset...].firstIndex(of: byte) else {
            offset = bytes.count
            return false
        }
        offset = found + 1
        return true
    }

    package mutating func move(to offset: Int) -> Bool {
        guard offset >= 0, offset <= bytes.count else { return false }
        self.offset = offset
        return true
    }
}
