import Foundation

/// Combines PNG files into an animated one.
struct AnimatedPNGWriter {
    private var file = PNGAssembly()
    private var sequence: UInt32 = 0
    private var isFirst = true

    /// Starts with the chunks before the pixels of the first image's file.
    init(_ first: Data, frameCount: Int, loopCount: Int) {
        Self.forEachChunk(in: first) { name, contents in
            guard name != PNGChunks.Name.pixels else { return false }
            file.addChunk(name, contents)
            return true
        }
        add(PNGChunks.Name.animation, bigEndian(UInt32(frameCount)) + bigEndian(UInt32(clamping: loopCount)))
    }

    /// Adds the pixels of an image's file. The image replaces the previous one, and is shown for `delay` seconds.
    mutating func add(_ picture: Data, width: Int, height: Int, delay: Double) {
        let sides = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
        let place = bigEndian(UInt32(0)) + bigEndian(UInt32(0))
        let milliseconds = UInt16(min(max(delay * 1000, 0), 65_535).rounded())
        let time = bigEndian(milliseconds) + bigEndian(UInt16(1000))
        // A smaller image is alone on the canvas: the previous one is cleared, and this one replaces it.
        let (clear, replace): (UInt8, UInt8) = (1, 0)
        add(PNGChunks.Name.frame, nextSequence() + sides + place + time + [clear, replace])
        let isFirst = self.isFirst
        Self.forEachChunk(in: picture) { name, contents in
            guard name == PNGChunks.Name.pixels else { return true }
            if isFirst {
                file.addChunk(name, contents)
            } else {
                add(PNGChunks.Name.framePixels, nextSequence() + contents)
            }
            return true
        }
        self.isFirst = false
    }

    mutating func finished() -> Data {
        add(PNGChunks.Name.end, [])
        return file.data
    }

    private mutating func add(_ name: UInt32, _ contents: [UInt8]) {
        contents.withUnsafeBytes { file.addChunk(name, $0) }
    }

    private mutating func nextSequence() -> [UInt8] {
        defer { sequence += 1 }
        return bigEndian(sequence)
    }

    /// Calls `body` with the name and contents of each chunk until it returns false.
    private static func forEachChunk(in file: Data, _ body: (UInt32, UnsafeRawBufferPointer) -> Bool) {
        file.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes, at: PNGChunks.signature.count)
            while let length = reader.read(UInt32.self), let name = reader.read(UInt32.self),
                let contents = reader.read(count: Int(length)), reader.skip(4)
            {
                guard body(name, contents) else { return }
            }
        }
    }
}

private func bigEndian<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
}
