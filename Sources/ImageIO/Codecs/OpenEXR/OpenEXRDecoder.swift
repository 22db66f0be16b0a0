import COpenEXR
import CoreGraphics
import Foundation
import Synchronization

/// OpenEXR through its core library: gray or RGB, with alpha, in half or full floating point, as linear light.
///
/// A file's parts are its images; parts without colours are left out. Deep images, and subsampled colours, are
/// rejected.
struct OpenEXRDecoder: ImageDecoder {
    static let typeIdentifier = "com.ilm.openexr-image"

    private let file: OpenEXRFile
    let isWhole: Bool

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0x76, 0x2F, 0x31, 0x01]) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        file = try OpenEXRFile(data, limits: limits)
        // The chunk table precedes them, so a truncated file can be opened.
        isWhole = file.isWhole
    }

    var count: Int { file.parts.count }

    func description(at index: Int) -> ImageDescription {
        let picture = file.parts[index].picture
        var result = ImageDescription(
            width: Int(picture.width), height: Int(picture.height), depth: picture.is_half ? 16 : 32,
            model: picture.isGray ? .gray : .rgb, hasAlpha: picture.hasAlpha)
        result.isFloat = true
        result.namedSpace = picture.space.name
        result.isWhole = isWhole
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        guard isWhole else { throw .truncated("the pixels") }
        let (number, picture) = file.parts[index]
        let bits = picture.is_half ? 16 : 32
        let pixel = picture.channelCount * bits / 8
        let (width, height) = (Int(picture.width), Int(picture.height))
        return try NativeSamples.image(
            width: width, height: height, bits: bits, channels: picture.channelCount, bytesPerRow: width * pixel,
            space: picture.space, alpha: picture.hasAlpha ? .premultipliedLast : .none,
            order: bits == 16 ? .order16Little : .order32Little, isFloat: true,
            try file.pixels(of: number, picture, count: width * height * pixel))
    }
}

/// A file opened by the library.
// `@unchecked Sendable`: the context is used only under `lock`, and the bytes are immutable.
private final class OpenEXRFile: @unchecked Sendable {
    /// The parts that are images, with their numbers.
    let parts: [(number: Int32, picture: exr_picture)]
    private(set) var isWhole = true

    private let context: exr_context_t
    private let source: UnsafeMutablePointer<exr_source>
    private let data: NSData
    private let lock = Mutex<Void>(())

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        try OpenEXRLibrary.require()
        // The bytes stay in place as long as this object lives.
        let kept = NSData(data: data)
        let source = UnsafeMutablePointer<exr_source>.allocate(capacity: 1)
        source.initialize(
            to: exr_source(bytes: kept.bytes.assumingMemoryBound(to: UInt8.self), count: kept.length))
        var context: exr_context_t?
        let result = withUnsafePointer(to: exr) {
            exr_open($0, source, Int32(clamping: limits.pixels), &context)
        }
        guard ImageError(exr: result) == nil, let context else {
            source.deallocate()
            if OpenEXRFile.endsInHeader(data) { throw .truncated("the header") }
            throw ImageError(exr: result) ?? .outOfMemory
        }
        (self.context, self.source, self.data) = (context, source, kept)
        var count: Int32 = 0
        _ = exr.exr_get_count(context, &count)
        var parts: [(number: Int32, picture: exr_picture)] = []
        var refusal = ImageError.invalid("the file has no parts")
        for number in 0..<min(count, Int32(clamping: limits.images)) {
            var picture = exr_picture()
            if let error = ImageError(exr: withUnsafePointer(to: exr) { exr_describe($0, context, number, &picture) }) {
                refusal = error
            } else {
                parts.append((number, picture))
            }
        }
        self.parts = parts
        guard !parts.isEmpty else { throw refusal }
        for part in parts {
            try limits.check(width: Int(part.picture.width), height: Int(part.picture.height))
        }
        isWhole = parts.allSatisfy { hasLastChunk(of: $0.number, $0.picture) }
    }

    deinit {
        var context: exr_context_t? = context
        _ = exr.exr_finish(&context)
        source.deallocate()
    }

    /// Returns whether a file ends inside the header fields of its parts, each of which has a name, a type, a size and
    /// a value.
    private static func endsInHeader(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes, at: 4)
            reader.order = .littleEndian
            guard let version = reader.read(UInt32.self) else { return true }
            let hasParts = version & 0x1000 != 0
            var isEmpty = true
            while let first = reader.read(UInt8.self) {
                if first == 0 {
                    if !hasParts || isEmpty { return false }
                    isEmpty = true
                    continue
                }
                isEmpty = false
                guard reader.skip(past: 0), reader.skip(past: 0), let size = reader.read(UInt32.self) else {
                    return true
                }
                if size > UInt32(Int32.max) { return false }
                if !reader.skip(Int(size)) { return true }
            }
            return true
        }
    }

    /// Returns whether the chunk with an image's last row is inside the file.
    private func hasLastChunk(of part: Int32, _ picture: exr_picture) -> Bool {
        var (storage, window, chunk) = (EXR_STORAGE_SCANLINE, exr_attr_box2i_t(), exr_chunk_info_t())
        guard exr.exr_get_storage(context, part, &storage) == 0,
            exr.exr_get_data_window(context, part, &window) == 0
        else { return false }
        var (width, height): (Int32, Int32) = (1, 1)
        let isTiled = storage == EXR_STORAGE_TILED
        if isTiled {
            guard exr.exr_get_tile_sizes(context, part, 0, 0, &width, &height) == 0, width > 0, height > 0 else {
                return false
            }
        }
        let result =
            isTiled
            ? exr.exr_read_tile_chunk_info(
                context, part, (picture.width - 1) / width, (picture.height - 1) / height, 0, 0, &chunk)
            : exr.exr_read_scanline_chunk_info(context, part, window.max.y, &chunk)
        guard result == 0 else { return false }
        let (end, overflow) = chunk.data_offset.addingReportingOverflow(chunk.packed_size)
        return !overflow && end <= UInt64(data.length)
    }

    /// Decodes a part.
    func pixels(of part: Int32, _ picture: exr_picture, count: Int) throws(ImageError) -> Data {
        guard let memory = calloc(count, 1) else { throw .outOfMemory }
        let result = lock.withLock { _ in
            withUnsafePointer(to: exr) { exr in
                withUnsafePointer(to: picture) {
                    exr_read_pixels(exr, context, part, $0, memory.assumingMemoryBound(to: UInt8.self))
                }
            }
        }
        if let error = ImageError(exr: result) {
            free(memory)
            throw error
        }
        return Data(bytesNoCopy: memory, count: count, deallocator: .free)
    }
}

extension exr_picture {
    fileprivate var channelCount: Int { withUnsafeBytes(of: channels) { $0.prefix { $0 != 0 }.count } }
    fileprivate var isGray: Bool { channels.0 == CChar(bitPattern: UInt8(ascii: "Y")) }
    fileprivate var hasAlpha: Bool { channelCount % 2 == 0 }

    /// The linear space: with the primaries that the file specifies, or else sRGB's.
    fileprivate var space: CGColorSpace {
        let linear =
            isGray
            ? CGColorSpace.extendedLinearGray
            : knownPrimaries.first { isNear($0.chromaticities) }?.space ?? CGColorSpace.extendedLinearSRGB
        return CGColorSpace(name: linear) ?? .standard
    }

    private func isNear(_ numbers: [Float]) -> Bool {
        withUnsafeBytes(of: chromaticities) { bytes in
            zip(bytes.bindMemory(to: Float.self), numbers).allSatisfy { abs($0 - $1) < 0.002 }
        }
    }
}

/// x and y of red, green, blue and white, of the named linear spaces.
private let knownPrimaries: [(chromaticities: [Float], space: CFString)] = [
    ([0.68, 0.32, 0.265, 0.69, 0.15, 0.06, 0.3127, 0.329], CGColorSpace.extendedLinearDisplayP3),
    ([0.708, 0.292, 0.17, 0.797, 0.131, 0.046, 0.3127, 0.329], CGColorSpace.extendedLinearITUR_2020),
    ([0.713, 0.293, 0.165, 0.83, 0.128, 0.044, 0.32168, 0.33767], CGColorSpace.acescgLinear),
]
