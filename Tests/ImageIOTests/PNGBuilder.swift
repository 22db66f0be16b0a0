/// Writes PNG files by hand, so that the reader is tested against the format and not against the writer. The pixels are
/// stored, not compressed.
struct PNGBuilder {
    enum ColorType: UInt8, CaseIterable {
        case gray = 0, rgb = 2, indexed = 3, grayAlpha = 4, rgba = 6

        var channels: Int {
            switch self {
            case .gray, .indexed: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .indexed: [1, 2, 4, 8]
            default: [8, 16]
            }
        }
    }

    var width: Int
    var height: Int
    var depth = 8
    var colorType = ColorType.rgba
    var isInterlaced = false
    /// Chunks between the header and the pixels.
    var chunks: [(name: String, bytes: [UInt8])] = []
    /// Row after row, pixel after pixel, channel after channel, each from 0 to 2^depth - 1.
    var samples: [Int] = []

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    var file: [UInt8] {
        var header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
        header += [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        var file = Self.signature + Self.chunk("IHDR", header)
        for chunk in chunks { file += Self.chunk(chunk.name, chunk.bytes) }
        return file + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
    }

    /// The filtered rows: all with filter 0, in seven passes if the file is interlaced.
    private var rows: [UInt8] {
        guard isInterlaced else { return pass(x: 0, y: 0, dx: 1, dy: 1) }
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return passes.flatMap { pass(x: $0.0, y: $0.1, dx: $0.2, dy: $0.3) }
    }

    private func pass(x left: Int, y top: Int, dx: Int, dy: Int) -> [UInt8] {
        guard left < width else { return [] }
        var bytes: [UInt8] = []
        for y in stride(from: top, to: height, by: dy) {
            bytes.append(0)
            var bits = 0
            var bitCount = 0
            for x in stride(from: left, to: width, by: dx) {
                for channel in 0..<colorType.channels {
                    bits = bits << depth | samples[(y * width + x) * colorType.channels + channel]
                    bitCount += depth
                    while bitCount >= 8 {
                        bytes.append(UInt8(truncatingIfNeeded: bits >> (bitCount - 8)))
                        bitCount -= 8
                    }
                }
            }
            if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits << (8 - bitCount))) }
        }
        return bytes
    }

    static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + contents
        return bigEndian(UInt32(contents.count)) + body + bigEndian(checksum(body))
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    /// A zlib stream of stored blocks.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 65_535) {
            let block = bytes[start..<min(start + 65_535, bytes.count)]
            let count = UInt16(block.count)
            stream.append(block.endIndex == bytes.count ? 1 : 0)
            stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            stream += block
        }
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bigEndian(b << 16 | a)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
        }
        return ~sum
    }
}
