import Foundation

/// The chunks of a PNG file, to reassemble.
struct PNGFile {
    private var chunks: [(name: Data, contents: Data)] = []
    private let signature: Data

    /// Reads the complete chunks; the last one may be truncated.
    init(_ bytes: UnsafeRawBufferPointer) {
        let file = Data(bytes)
        signature = file.prefix(8)
        var rest = file.dropFirst(8)
        while rest.count >= 8 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            let contents = rest.dropFirst(4).prefix(length)
            chunks.append((rest.prefix(4), contents))
            rest = rest.dropFirst(4 + contents.count + 4)
        }
    }

    /// The chunks with correct lengths and checksums.
    var withRightChecksums: Data {
        chunks.reduce(into: signature) { $0.appendChunk($1.name, $1.contents) }
    }

    /// Returns the file with a chunk of these contents inserted after its header.
    func with(_ name: String, _ contents: some DataProtocol) -> Data {
        var result = signature
        for (index, chunk) in chunks.enumerated() {
            result.appendChunk(chunk.name, chunk.contents)
            if index == 0 { result.appendChunk(Data(name.utf8), Data(contents)) }
        }
        return result
    }
}

extension Data {
    fileprivate mutating func appendChunk(_ name: Data, _ contents: Data) {
        append(UInt32(contents.count))
        append(name)
        append(contents)
        append(crc32(name + contents))
    }

    private mutating func append(_ number: UInt32) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}

/// The CRC of PNG's annex D.
private func crc32(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
}
