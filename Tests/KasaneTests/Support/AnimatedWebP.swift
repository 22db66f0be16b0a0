import Foundation

/// The chunks of an animated WebP file, which FFmpeg 5 writes but cannot read.
struct AnimatedWebP {
    /// The duration of each frame, in milliseconds.
    var durations: [Int] = []
    /// The first frame as a still WebP file, and its position: frames are cropped to the area that changes.
    var firstFrame = Data()
    var firstX = 0
    var firstY = 0

    struct NotWebP: Error {}

    init(_ url: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: url))
        func number(_ offset: Int, _ count: Int) -> Int {
            (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
        }
        guard bytes.count > 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            throw NotWebP()
        }
        var offset = 12
        while offset + 8 <= bytes.count {
            let size = number(offset + 4, 4)
            // A frame's chunk: position and size in 12 bytes, the duration in 3, flags in 1, then the image's chunks.
            if bytes[offset..<offset + 4].elementsEqual("ANMF".utf8) {
                durations.append(number(offset + 8 + 12, 3))
                if firstFrame.isEmpty {
                    let picture = bytes[offset + 24..<offset + 8 + size]
                    firstFrame = Data("RIFF".utf8)
                    withUnsafeBytes(of: UInt32(picture.count + 4).littleEndian) { firstFrame.append(contentsOf: $0) }
                    firstX = 2 * number(offset + 8, 3)
                    firstY = 2 * number(offset + 11, 3)
                    firstFrame += Data("WEBP".utf8) + Data(picture)
                }
            }
            offset += 8 + size + size % 2
        }
    }
}
