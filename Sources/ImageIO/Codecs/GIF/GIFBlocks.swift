import Foundation
import Raster

/// The blocks of a GIF file: the location and timing of each frame. The compressed pixels are decoded by giflib.
struct GIFBlocks {
    struct Frame {
        /// The frame on the canvas; its rectangle is the visible part.
        var frame: AnimationFrame
        /// The frame's position and size, which may exceed the canvas.
        var rect: PixelRect
        var isInterlaced: Bool
        /// The index of the transparent colour.
        var transparentIndex: Int?
        /// The offset of the frame's descriptor.
        var offset: Int
        /// Whether all its pixels are present.
        var isWhole = false
    }

    private(set) var width: Int
    private(set) var height: Int
    /// The length of the header that every frame needs, including the global colour table.
    private(set) var headerEnd: Int
    private(set) var hasGlobalColors: Bool
    private(set) var frames: [Frame] = []
    /// The number of times that the animation plays; 0 means infinitely.
    private(set) var loopCount = 1
    /// Whether the trailer is present.
    private(set) var isWhole = false

    private enum Block {
        static let image: UInt8 = 0x2C
        static let extended: UInt8 = 0x21
        static let end: UInt8 = 0x3B
    }

    private enum Extension {
        static let control: UInt8 = 0xF9
        static let application: UInt8 = 0xFF
    }

    /// The contents of a graphic control extension, which apply to the next frame.
    private struct Control {
        var disposal = AnimationFrame.Disposal.keep
        var delay = 0.0
        var transparentIndex: Int?
    }

    init(_ file: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
        var reader = ByteReader(file, at: 6)
        reader.order = .littleEndian
        guard let width = reader.read(UInt16.self), let height = reader.read(UInt16.self),
            let flags = reader.read(UInt8.self), reader.skip(2)
        else { throw .truncated("the header is incomplete") }
        (self.width, self.height) = (Int(width), Int(height))
        hasGlobalColors = flags & 0x80 != 0
        guard reader.skip(Self.tableSize(flags)) else { throw .truncated("the colour table is incomplete") }
        headerEnd = reader.offset
        try readBlocks(&reader, limits: limits)
        guard !frames.isEmpty else { throw isWhole ? .invalid("no frame") : .truncated("there is no frame yet") }
    }

    private mutating func readBlocks(_ reader: inout ByteReader, limits: ImageLimits) throws(ImageError) {
        var control = Control()
        while let block = reader.read(UInt8.self) {
            switch block {
            case Block.image:
                guard try readFrame(&reader, control, limits: limits) else { return }
                control = Control()
            case Block.extended:
                guard readExtension(&reader, &control) else { return }
            case Block.end:
                isWhole = true
                return
            default:
                // After a frame, unknown data is ignored.
                guard !frames.isEmpty else { throw .invalid("an unknown block at byte \(reader.offset - 1)") }
                isWhole = true
                return
            }
        }
    }

    /// Reads a frame; returns false at the end of the bytes.
    private mutating func readFrame(
        _ reader: inout ByteReader, _ control: Control, limits: ImageLimits
    ) throws(ImageError) -> Bool {
        let offset = reader.offset - 1
        guard let x = reader.read(UInt16.self), let y = reader.read(UInt16.self), let w = reader.read(UInt16.self),
            let h = reader.read(UInt16.self), let flags = reader.read(UInt8.self)
        else { return false }
        guard w > 0, h > 0 else { throw .invalid("frame \(frames.count) has no pixels") }
        // Some files don't specify the canvas size.
        if width == 0 || height == 0 { (width, height) = (Int(x) + Int(w), Int(y) + Int(h)) }
        try limits.check(width: width, height: height)
        let rect = PixelRect(x: Int(x), y: Int(y), width: Int(w), height: Int(h))
        let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
        let hasColors = hasGlobalColors || flags & 0x80 != 0
        guard hasColors else { throw .invalid("frame \(frames.count) has no colour table") }
        frames.append(
            Frame(
                frame: AnimationFrame(
                    rect: rect.intersection(canvas), delay: control.delay,
                    blend: control.transparentIndex == nil ? .replace : .over, disposal: control.disposal),
                rect: rect, isInterlaced: flags & 0x40 != 0, transparentIndex: control.transparentIndex, offset: offset
            ))
        try limits.check(imageCount: frames.count)
        guard reader.skip(Self.tableSize(flags)), reader.skip(1), Self.skipBlocks(&reader) else { return false }
        frames[frames.count - 1].isWhole = true
        return true
    }

    /// Reads an extension; returns false at the end of the bytes.
    private mutating func readExtension(_ reader: inout ByteReader, _ control: inout Control) -> Bool {
        guard let label = reader.read(UInt8.self) else { return false }
        guard label == Extension.control || label == Extension.application else { return Self.skipBlocks(&reader) }
        guard let count = reader.read(UInt8.self) else { return false }
        if count == 0 { return true }
        guard let block = reader.read(count: Int(count)) else { return false }
        if label == Extension.control, block.count >= 4 {
            control.disposal = [2: .clear, 3: .restore][block[0] >> 2 & 7] ?? .keep
            control.delay = Double(UInt16(block[2]) << 8 | UInt16(block[1])) / 100
            control.transparentIndex = block[0] & 1 != 0 ? Int(block[3]) : nil
        }
        let names = ["NETSCAPE2.0", "ANIMEXTS1.0"]
        if label == Extension.application, names.contains(String(decoding: block, as: UTF8.self)) {
            var ahead = reader
            if ahead.read(UInt8.self) == 3, ahead.read(UInt8.self) == 1, let repeats = ahead.read(UInt16.self) {
                // The file specifies the number of repetitions, and Apple the number of plays.
                loopCount = repeats == 0 ? 0 : Int(repeats) + 1
            }
        }
        return Self.skipBlocks(&reader)
    }

    /// Skips a list of sub-blocks; returns false at the end of the bytes.
    private static func skipBlocks(_ reader: inout ByteReader) -> Bool {
        while let count = reader.read(UInt8.self) {
            if count == 0 { return true }
            guard reader.skip(Int(count)) else { return false }
        }
        return false
    }

    /// Returns the size of a colour table, from the preceding flags.
    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }
}
