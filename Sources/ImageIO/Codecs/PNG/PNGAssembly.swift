import CImageCodecs
import Foundation

/// A PNG file assembled from chunks.
struct PNGAssembly {
    private(set) var data = Data(PNGChunks.signature)

    mutating func append(_ bytes: UnsafeRawBufferPointer) { data.append(contentsOf: bytes) }

    mutating func addChunk(_ name: UInt32, _ contents: UnsafeRawBufferPointer) {
        append(bigEndian: UInt32(contents.count))
        let start = data.count
        append(bigEndian: name)
        data.append(contentsOf: contents)
        append(bigEndian: data.withUnsafeBytes { Self.checksum($0[start...]) })
    }

    /// Adds the header of a file with another size.
    mutating func addHeader(of file: UnsafeRawBufferPointer, width: Int, height: Int) {
        // The depth, colour type and three methods follow the signature, the length, the name and the two sides.
        let methods = file[24..<29]
        var contents: [UInt8] = []
        for side in [width, height] { withUnsafeBytes(of: UInt32(side).bigEndian) { contents += $0 } }
        contents += methods
        contents.withUnsafeBytes { addChunk(PNGChunks.Name.header, $0) }
    }

    /// Returns whether the checksum after a frame or image chunk is correct. `contents` may exclude a sequence number.
    static func hasChecksum(_ file: UnsafeRawBufferPointer, contents: Range<Int>) -> Bool {
        var reader = ByteReader(file)
        guard reader.move(to: contents.upperBound), let stored = reader.read(UInt32.self) else { return false }
        // The name precedes the contents, or the sequence number before them.
        let isFrame = file[contents.lowerBound - 8..<contents.lowerBound - 4].elementsEqual("fdAT".utf8)
        let start = contents.lowerBound - (isFrame ? 8 : 4)
        return checksum(file[start..<contents.upperBound]) == stored
    }

    private static func checksum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes).assumingMemoryBound(to: UInt8.self)
        return png_codec_checksum(bytes.baseAddress, bytes.count)
    }

    private mutating func append(bigEndian value: UInt32) {
        withUnsafeBytes(of: value.bigEndian) { data.append(contentsOf: $0) }
    }
}
