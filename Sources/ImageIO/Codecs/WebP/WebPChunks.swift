import CWebP
import Foundation
import Raster

/// The chunks of a WebP file: the location and timing of each frame. The compressed pixels are decoded by libwebp.
struct WebPChunks {
    struct Frame {
        var frame: AnimationFrame
        /// The frame's chunks, for libwebp.
        var data: Range<Int>
        /// Whether all of them are present.
        var isWhole: Bool
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var hasAlpha = false
    private(set) var frames: [Frame] = []
    private(set) var isAnimation = false
    /// The number of times that the animation plays; 0 means infinitely.
    private(set) var loopCount = 0
    private(set) var profile: Range<Int>?
    private(set) var exif: Range<Int>?
    /// The XMP packet.
    private(set) var xmp: Range<Int>?
    /// Whether the file is as long as its header says.
    private(set) var isWhole: Bool

    /// Reads up to the end specified in the file's header, or the end of the bytes.
    init(_ file: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
        var reader = ByteReader(file, at: 4)
        reader.order = .littleEndian
        guard let size = reader.read(UInt32.self), reader.skip(4) else { throw .truncated("the header is incomplete") }
        let end = min(file.count, Int(size) + 8)
        isWhole = end == Int(size) + 8
        let chunks = UnsafeRawBufferPointer(rebasing: file[..<max(end, reader.offset)])
        try readChunks(chunks, limits: limits)
        guard width > 0 else { throw isWhole ? .invalid("no picture") : .truncated("the header is incomplete") }
        try limits.check(width: width, height: height)
        guard !frames.isEmpty else { throw .truncated("there is no frame yet") }
    }

    private mutating func readChunks(_ file: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
        var reader = ByteReader(file, at: 12)
        reader.order = .littleEndian
        while let chunk = Chunk(&reader) {
            switch chunk.name {
            // Only the first is used: frames that have been read are inside its canvas.
            case Name.extended where width == 0: try readHeader(chunk, file)
            case Name.animation:
                var contents = chunk.reader(in: file)
                guard contents.skip(4), let loops = contents.read(UInt16.self) else { return }
                loopCount = Int(loops)
            case Name.frame where isAnimation:
                try readFrame(chunk, file)
                try limits.check(imageCount: frames.count)
            case Name.profile where chunk.isWhole: profile = profile ?? chunk.contents
            case Name.exif where chunk.isWhole: exif = exif ?? chunk.contents
            case Name.xmp where chunk.isWhole: xmp = xmp ?? chunk.contents
            case Name.alpha, Name.lossy, Name.lossless:
                if !isAnimation, frames.isEmpty { try readPicture(chunk, file) }
            default: break
            }
        }
    }

    private mutating func readHeader(_ chunk: Chunk, _ file: UnsafeRawBufferPointer) throws(ImageError) {
        var contents = chunk.reader(in: file)
        guard let flags = contents.read(UInt8.self), contents.skip(3), let w = contents.read24(),
            let h = contents.read24()
        else { throw .truncated("the header is incomplete") }
        (width, height) = (w + 1, h + 1)
        isAnimation = flags & 0x02 != 0
        hasAlpha = flags & 0x10 != 0
    }

    private mutating func readFrame(_ chunk: Chunk, _ file: UnsafeRawBufferPointer) throws(ImageError) {
        var contents = chunk.reader(in: file)
        guard let x = contents.read24(), let y = contents.read24(), let w = contents.read24(),
            let h = contents.read24(), let milliseconds = contents.read24(), let flags = contents.read(UInt8.self)
        else { return }
        let rect = PixelRect(x: x * 2, y: y * 2, width: w + 1, height: h + 1)
        guard PixelRect(x: 0, y: 0, width: width, height: height).contains(rect) else {
            throw .invalid("frame \(frames.count) does not fit the canvas")
        }
        frames.append(
            Frame(
                frame: AnimationFrame(
                    rect: rect, delay: Double(milliseconds) / 1000, blend: flags & 2 != 0 ? .replace : .over,
                    disposal: flags & 1 != 0 ? .clear : .keep),
                data: contents.offset + chunk.contents.lowerBound..<chunk.contents.upperBound, isWhole: chunk.isWhole))
    }

    /// Reads a single image, which starts with its alpha, if that is in a separate chunk.
    private mutating func readPicture(_ chunk: Chunk, _ file: UnsafeRawBufferPointer) throws(ImageError) {
        let data = chunk.start..<file.count
        var features = WebPBitstreamFeatures()
        let bytes = UnsafeRawBufferPointer(rebasing: file[data]).assumingMemoryBound(to: UInt8.self)
        let status = WebPGetFeatures(bytes.baseAddress, bytes.count, &features)
        guard status == VP8_STATUS_OK else { throw ImageError(webP: status) }
        if width == 0 {
            (width, height) = (Int(features.width), Int(features.height))
        }
        hasAlpha = hasAlpha || features.has_alpha != 0
        guard width == Int(features.width), height == Int(features.height) else {
            throw .invalid("the image does not fit the canvas")
        }
        var isWhole = chunk.isWhole
        if chunk.name == Name.alpha {
            var reader = ByteReader(file, at: chunk.contents.upperBound + chunk.contents.count % 2)
            reader.order = .littleEndian
            isWhole = Chunk(&reader)?.isWhole ?? false
        }
        let rect = PixelRect(x: 0, y: 0, width: width, height: height)
        let frame = AnimationFrame(rect: rect, delay: 0, blend: .replace, disposal: .keep)
        frames.append(Frame(frame: frame, data: data, isWhole: isWhole))
    }

    // MARK: Chunks

    /// A chunk: its name, and the available part of its contents.
    private struct Chunk {
        let name: UInt32
        /// The position of its name.
        let start: Int
        let contents: Range<Int>
        let isWhole: Bool

        /// Returns nil at the end of the bytes.
        init?(_ reader: inout ByteReader) {
            start = reader.offset
            guard let name = reader.read(UInt32.self), let size = reader.read(UInt32.self) else { return nil }
            self.name = name
            let first = reader.offset
            isWhole = reader.skip(Int(size))
            if !isWhole { reader.skipToEnd() }
            contents = first..<reader.offset
            // A chunk of odd size is followed by a padding byte.
            if isWhole, size % 2 == 1 { _ = reader.skip(1) }
        }

        func reader(in file: UnsafeRawBufferPointer) -> ByteReader {
            var reader = ByteReader(UnsafeRawBufferPointer(rebasing: file[contents]))
            reader.order = .littleEndian
            return reader
        }
    }

    /// The four letters of a chunk's name as a little-endian number.
    private enum Name {
        static let extended: UInt32 = 0x5838_5056  // VP8X
        static let animation: UInt32 = 0x4D49_4E41  // ANIM
        static let frame: UInt32 = 0x464D_4E41  // ANMF
        static let alpha: UInt32 = 0x4850_4C41  // ALPH
        static let lossy: UInt32 = 0x2038_5056  // VP8 and a space
        static let lossless: UInt32 = 0x4C38_5056  // VP8L
        static let profile: UInt32 = 0x5043_4349  // ICCP
        static let exif: UInt32 = 0x4649_5845  // EXIF
        static let xmp: UInt32 = 0x2050_4D58  // XMP
    }
}

extension ByteReader {
    /// Reads a little-endian number of three bytes.
    fileprivate mutating func read24() -> Int? {
        guard let low = read(UInt16.self), let high = read(UInt8.self) else { return nil }
        return Int(high) << 16 | Int(low)
    }
}

extension ImageError {
    /// Creates the error for libwebp's status.
    init(webP status: VP8StatusCode) {
        switch status {
        case VP8_STATUS_OUT_OF_MEMORY: self = .outOfMemory
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: self = .truncated("the file ends early")
        case VP8_STATUS_UNSUPPORTED_FEATURE: self = .unsupported("a feature that libwebp does not read")
        default: self = .invalid("libwebp's status \(status.rawValue)")
        }
    }
}
