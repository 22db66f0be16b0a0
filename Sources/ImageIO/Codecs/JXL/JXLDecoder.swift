import CJXL
import CoreGraphics
import Foundation
import Raster

/// JPEG XL, still images and animations, through libjxl: samples of up to 16 bits, and floating-point ones.
struct JXLDecoder: ImageDecoder {
    static let typeIdentifier = "public.jpeg-xl"

    private let data: Data
    private let facts: JXLHeader
    private let header: ImageDescription
    private let space: CGColorSpace
    private let exif: ExifBlock?

    private static let container: [UInt8] = [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: [0xFF, 0x0A]) || bytes.starts(with: container)
    }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        let facts = try JXLHeader(data, limits: limits)
        let info = facts.info
        let exif = facts.exif.map { block in block.withUnsafeBytes { ExifBlock($0) } }
        let profile = facts.profile.flatMap { ICCProfile($0) }
        let colors = Int(info.num_color_channels)
        var header = ImageDescription(
            width: Int(info.xsize), height: Int(info.ysize), depth: Int(info.bits_per_sample),
            model: colors == 1 ? .gray : .rgb, hasAlpha: info.alpha_bits > 0)
        header.isFloat = info.exponent_bits_per_sample > 0
        let orientation = CGImagePropertyOrientation(rawValue: info.orientation.rawValue)
        header.orientation = orientation == .up ? exif?.orientation : orientation
        header.resolution = exif?.resolution
        header.profileName = profile?.name
        header.metadata = exif?.metadata ?? [:]
        header.xmp = facts.xmp
        header.isWhole = facts.isWhole
        space = CGColorSpace.space(of: profile, componentCount: colors)
        header.namedSpace = space.name
        (self.data, self.facts, self.header, self.exif) = (data, facts, header, exif)
    }

    var isWhole: Bool { facts.isWhole }
    var count: Int { max(facts.delays.count, 1) }

    var metadata: Metadata {
        guard count > 1 else { return [:] }
        let frames = facts.delays.map { Self.timing($0) }
        return [
            kCGImagePropertyJPEGXLDictionary: [
                kCGImagePropertyGIFLoopCount: .integer(Int(facts.info.animation.num_loops)),
                kCGImagePropertyGIFFrameInfoArray: .dictionaries(frames),
            ]
        ]
    }

    private static func timing(_ delay: Double) -> MetadataDictionary {
        [
            kCGImagePropertyGIFDelayTime: .number(AnimationMetadata.gifDelay(delay)),
            kCGImagePropertyGIFUnclampedDelayTime: .number(delay),
        ]
    }

    func description(at index: Int) -> ImageDescription {
        guard count > 1 else { return header }
        var result = header
        result.metadata[kCGImagePropertyJPEGXLDictionary] = Self.timing(facts.delays[index])
        return result
    }

    func thumbnail(at index: Int) -> Data? { exif?.thumbnail }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let isFloat = header.isFloat
        let bits = isFloat ? 32 : header.depth > 8 ? 16 : 8
        let hasAlpha = header.hasAlpha
        let alpha: CGImageAlphaInfo =
            hasAlpha ? (facts.info.alpha_premultiplied != 0 ? .premultipliedLast : .last) : .none
        var isWhole = true
        var picture: DecodedImage
        if bits == 8, facts.info.num_color_channels == 3 {
            picture = try DecodedImage.ofBytes(
                width: header.width, height: header.height, space: space, alpha: hasAlpha ? alpha : .noneSkipLast
            ) { pixels throws(ImageError) in
                isWhole = try decode(index, request, channels: 4, JXL_TYPE_UINT8, to: pixels)
            }
        } else {
            let channels = Int(facts.info.num_color_channels) + (hasAlpha ? 1 : 0)
            let bytesPerRow = header.width * channels * bits / 8
            let type = isFloat ? JXL_TYPE_FLOAT : bits == 16 ? JXL_TYPE_UINT16 : JXL_TYPE_UINT8
            let pixels = try Data(count: bytesPerRow * header.height) { target throws(ImageError) in
                isWhole = try decode(index, request, channels: channels, type, to: target)
            }
            picture = try NativeSamples.image(
                width: header.width, height: header.height, bits: bits, channels: channels, bytesPerRow: bytesPerRow,
                space: space, alpha: alpha,
                order: isFloat ? .order32Little : bits == 16 ? .order16Big : .orderDefault, isFloat: isFloat, pixels)
        }
        picture.isWhole = isWhole
        return picture
    }

    /// Decodes a frame, with rows without padding, opaque if an alpha channel is requested and the file has none.
    /// - Returns: whether it was complete.
    private func decode(
        _ index: Int, _ request: DecodingRequest, channels: Int, _ type: JxlDataType,
        to pixels: UnsafeMutablePointer<UInt8>
    ) throws(ImageError) -> Bool {
        var format = JxlPixelFormat(
            num_channels: UInt32(channels), data_type: type,
            endianness: type == JXL_TYPE_FLOAT ? JXL_NATIVE_ENDIAN : JXL_BIG_ENDIAN, align: 0)
        let sampleSize = type == JXL_TYPE_FLOAT ? 4 : type == JXL_TYPE_UINT16 ? 2 : 1
        let session = try JXLSession(data, JXL_DEC_FULL_IMAGE.rawValue)
        jxl.JxlDecoderSkipFrames(session.decoder, index)
        while true {
            switch jxl.JxlDecoderProcessInput(session.decoder) {
            case JXL_DEC_NEED_IMAGE_OUT_BUFFER:
                let size = header.width * header.height * channels * sampleSize
                let set = jxl.JxlDecoderSetImageOutBuffer(session.decoder, &format, pixels, size)
                guard set == JXL_DEC_SUCCESS else { throw ImageError.invalid("the frame has another size") }
            case JXL_DEC_FULL_IMAGE: return true
            case JXL_DEC_NEED_MORE_INPUT:
                // The available part of the frame, at its current detail.
                guard request.acceptsPart, jxl.JxlDecoderFlushImage(session.decoder) == JXL_DEC_SUCCESS else {
                    throw ImageError.truncated("frame \(index)")
                }
                return false
            default: throw ImageError.invalid("frame \(index)")
            }
        }
    }
}

/// A libjxl decoder over its own bytes, to which more may be added until they are marked as complete.
final class JXLSession {
    let decoder: OpaquePointer
    private let bytes: UnsafeMutablePointer<UInt8>

    init(_ data: Data, _ events: UInt32) throws(ImageError) {
        try JXLLibrary.require()
        guard let decoder = jxl.JxlDecoderCreate(nil) else { throw .outOfMemory }
        bytes = .allocate(capacity: max(data.count, 1))
        data.copyBytes(to: bytes, count: data.count)
        self.decoder = decoder
        _ = jxl.JxlDecoderSubscribeEvents(decoder, Int32(bitPattern: events))
        _ = jxl.JxlDecoderSetKeepOrientation(decoder, 1)
        _ = jxl.JxlDecoderSetInput(decoder, bytes, data.count)
    }

    deinit {
        jxl.JxlDecoderDestroy(decoder)
        bytes.deallocate()
    }
}

/// The properties of a JPEG XL file that are known before decoding.
struct JXLHeader: Sendable {
    private(set) var info = JxlBasicInfo()
    private(set) var profile: Data?
    private(set) var exif: Data?
    private(set) var xmp: Data?
    /// The duration of each frame, in seconds.
    private(set) var delays: [Double] = []
    /// Whether everything before the last frame's pixels is present: libjxl reports pixels only when it decodes them.
    private(set) var isWhole = false

    private static let maxBoxSize = 16 << 20

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        let events =
            JXL_DEC_BASIC_INFO.rawValue | JXL_DEC_COLOR_ENCODING.rawValue | JXL_DEC_FRAME.rawValue
            | JXL_DEC_BOX.rawValue
        let session = try JXLSession(data, events)
        let decoder = session.decoder
        var box: (name: String, memory: UnsafeMutableBufferPointer<UInt8>)?
        var (hasInfo, isClosed) = (false, false)
        defer {
            _ = jxl.JxlDecoderReleaseBoxBuffer(decoder)
            box?.memory.deallocate()
        }
        func finish() -> (name: String, bytes: [UInt8])? {
            guard let done = box else { return nil }
            let left = min(jxl.JxlDecoderReleaseBoxBuffer(decoder), done.memory.count)
            box = nil
            defer { done.memory.deallocate() }
            return (done.name, Array(done.memory.dropLast(left)))
        }
        while true {
            let status = jxl.JxlDecoderProcessInput(decoder)
            switch status {
            case JXL_DEC_BASIC_INFO:
                guard jxl.JxlDecoderGetBasicInfo(decoder, &info) == JXL_DEC_SUCCESS else {
                    throw .invalid("the header")
                }
                try limits.check(width: Int(info.xsize), height: Int(info.ysize))
                hasInfo = true
            case JXL_DEC_COLOR_ENCODING:
                profile = Self.profile(decoder)
            case JXL_DEC_FRAME:
                var frame = JxlFrameHeader()
                guard jxl.JxlDecoderGetFrameHeader(decoder, &frame) == JXL_DEC_SUCCESS else {
                    throw .invalid("a frame")
                }
                let ticks =
                    Double(max(info.animation.tps_numerator, 1)) / Double(max(info.animation.tps_denominator, 1))
                delays.append(info.have_animation != 0 ? Double(frame.duration) / ticks : 0)
                try limits.check(imageCount: delays.count)
            case JXL_DEC_BOX:
                if let done = finish() { keep(done) }
                var name: (CChar, CChar, CChar, CChar) = (0, 0, 0, 0)
                var size: UInt64 = 0
                let isNamed = withUnsafeMutablePointer(to: &name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 4) {
                        jxl.JxlDecoderGetBoxType(decoder, $0, 0) == JXL_DEC_SUCCESS
                    }
                }
                let text = withUnsafeBytes(of: name) { String(decoding: $0, as: UTF8.self) }
                guard isNamed, jxl.JxlDecoderGetBoxSizeRaw(decoder, &size) == JXL_DEC_SUCCESS,
                    ["Exif", "xml "].contains(text), size > 8, size <= Self.maxBoxSize, size <= data.count
                else { continue }
                let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(size))
                memory.initialize(repeating: 0)
                box = (text, memory)
                _ = jxl.JxlDecoderSetBoxBuffer(decoder, memory.baseAddress, memory.count)
            case JXL_DEC_SUCCESS:
                if let done = finish() { keep(done) }
                isWhole = true
                return
            case JXL_DEC_NEED_MORE_INPUT where !isClosed:
                // A last box that extends to the end of the file ends here; any other is truncated.
                jxl.JxlDecoderCloseInput(decoder)
                isClosed = true
            case JXL_DEC_BOX_NEED_MORE_OUTPUT:
                _ = finish()
            default:
                guard hasInfo, profile != nil else {
                    throw isClosed ? .truncated("the header") : .invalid("the header")
                }
                guard isClosed || !delays.isEmpty else { throw .invalid("the first frame") }
                return
            }
        }
    }

    private mutating func keep(_ box: (name: String, bytes: [UInt8])) {
        if box.name == "xml " { xmp = Data(box.bytes) }
        // The first four bytes are the offset of the byte-order mark.
        guard box.name == "Exif", box.bytes.count > 4 else { return }
        let offset = box.bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
        if offset <= box.bytes.count - 4 { exif = Data(box.bytes[(4 + offset)...]) }
    }

    private static func profile(_ decoder: OpaquePointer) -> Data? {
        var size = 0
        guard jxl.JxlDecoderGetICCProfileSize(decoder, nil, JXL_COLOR_PROFILE_TARGET_DATA, &size) == JXL_DEC_SUCCESS,
            (1...8 << 20).contains(size)
        else { return Data() }
        var profile = Data(count: size)
        let status = profile.withUnsafeMutableBytes { memory in
            jxl.JxlDecoderGetColorAsICCProfile(
                decoder, nil, JXL_COLOR_PROFILE_TARGET_DATA,
                memory.baseAddress?.assumingMemoryBound(to: UInt8.self), size)
        }
        return status == JXL_DEC_SUCCESS ? profile : Data()
    }
}
