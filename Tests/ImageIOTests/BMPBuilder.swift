/// Writes BMP files by hand, in variants that no common tool writes.
struct BMPBuilder {
    var width = 4
    var height = 2
    var depth = 32
    var compression: UInt32 = 0
    var headerSize: UInt32 = 40
    /// After a header of 40 bytes, or its last fields.
    var masks: [UInt32] = []
    /// Blue, green, red and an unused byte.
    var palette: [[UInt8]] = []
    var pixels: [UInt8] = []

    var file: [UInt8] {
        var header = Self.bytes(headerSize)
        if headerSize == 12 {
            header += Self.bytes(UInt16(width)) + Self.bytes(UInt16(height)) + Self.bytes(UInt16(1))
            header += Self.bytes(UInt16(depth))
        } else {
            header += Self.bytes(UInt32(width)) + Self.bytes(UInt32(bitPattern: Int32(height)))
            header += Self.bytes(UInt16(1)) + Self.bytes(UInt16(depth)) + Self.bytes(compression)
            header += [UInt8](repeating: 0, count: 12) + Self.bytes(UInt32(palette.count)) + Self.bytes(UInt32(0))
        }
        header += masks.flatMap { Self.bytes($0) }
        header += [UInt8](repeating: 0, count: max(0, Int(headerSize) - header.count))
        header += palette.flatMap { headerSize == 12 ? Array($0.prefix(3)) : $0 }
        let offset = 14 + header.count
        let start = Array("BM".utf8) + Self.bytes(UInt32(offset + pixels.count)) + Self.bytes(UInt32(0))
        return start + Self.bytes(UInt32(offset)) + header + pixels
    }

    static func bytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }
}
