/// Reads numbers out of bytes that nobody vouches for: past the end there is nil.
struct ByteReader {
    enum Order { case bigEndian, littleEndian }

    var order = Order.bigEndian
    private let bytes: UnsafeRawBufferPointer
    /// Where the next number begins.
    private(set) var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = min(max(offset, 0), bytes.count)
    }

    mutating func read<T: FixedWidthInteger>(_ type: T.Type) -> T? {
        guard let field = read(count: MemoryLayout<T>.size) else { return nil }
        let value = field.loadUnaligned(as: T.self)
        return order == .bigEndian ? T(bigEndian: value) : T(littleEndian: value)
    }

    mutating func read(count: Int) -> UnsafeRawBufferPointer? {
        guard count >= 0, count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    mutating func skip(_ count: Int) -> Bool { read(count: count) != nil }

    mutating func skipToEnd() { offset = bytes.count }

    /// Goes on behind the next such byte; false, and at the end, if there is none.
    mutating func skip(past byte: UInt8) -> Bool {
        guard let found = bytes[offset...].firstIndex(of: byte) else {
            offset = bytes.count
            return false
        }
        offset = found + 1
        return true
    }

    mutating func move(to offset: Int) -> Bool {
        guard offset >= 0, offset <= bytes.count else { return false }
        self.offset = offset
        return true
    }
}
