import CAVIF
import CoreGraphics
import Foundation
import Raster
import Synchronization

/// AVIF, still images and animations, through libavif: 8 to 12 bits, gray or RGB.
struct AVIFDecoder: ImageDecoder {
    static let typeIdentifier = "public.avif"

    private let file: AVIFFile
    private let header: ImageDescription
    private let delays: [Double]
    private let space: CGColorSpace?
    private let exif: ExifBlock?
    let isWhole: Bool

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { ISOBoxes(bytes).isAVIF }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        isWhole = data.withUnsafeBytes { ISOBoxes($0).isWhole }
        let file = try AVIFFile(data, isWhole: isWhole, limits: limits)
        self.file = file
        let facts = file.facts
        try limits.check(width: facts.width, height: facts.height)
        try limits.check(imageCount: facts.delays.count)
        exif = facts.exif.map { block in block.withUnsafeBytes { ExifBlock($0) } }
        let profile = facts.profile.flatMap { ICCProfile($0) }
        space = profile.map { CGColorSpace.of($0) } ?? facts.space
        delays = facts.delays
        var header = ImageDescription(
            width: facts.width, height: facts.height, depth: facts.depth, model: facts.isGray ? .gray : .rgb,
            hasAlpha: facts.hasAlpha)
        header.orientation = facts.orientation ?? exif?.orientation
        header.resolution = exif?.resolution
        header.profileName = profile?.name
        header.namedSpace = space?.name
        header.metadata = exif?.metadata ?? [:]
        header.xmp = facts.xmp
        header.isWhole = isWhole
        self.header = header
    }

    var count: Int { delays.count }

    var metadata: Metadata {
        guard delays.count > 1 else { return [:] }
        let frames = delays.map { delay in
            [
                kCGImagePropertyGIFDelayTime: MetadataValue.number(AnimationMetadata.gifDelay(delay)),
                kCGImagePropertyGIFUnclampedDelayTime: .number(delay),
            ]
        }
        return [kCGImagePropertyAVISDictionary: [kCGImagePropertyGIFFrameInfoArray: .dictionaries(frames)]]
    }

    func description(at index: Int) -> ImageDescription {
        guard delays.count > 1 else { return header }
        var result = header
        result.metadata[kCGImagePropertyAVISDictionary] = [
            kCGImagePropertyGIFDelayTime: .number(AnimationMetadata.gifDelay(delays[index])),
            kCGImagePropertyGIFUnclampedDelayTime: .number(delays[index]),
        ]
        return result
    }

    func thumbnail(at index: Int) -> Data? { exif?.thumbnail }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        // Gray with any primaries is gray.
        let isGray = header.model == .gray && space?.model != .monochrome
        return try file.decode(index, header, space: isGray ? .genericGray : space ?? .standard)
    }
}

/// A file opened by libavif.
// `@unchecked Sendable`: libavif's decoder is used only under `lock`, and the bytes are immutable.
private final class AVIFFile: @unchecked Sendable {
    struct Facts {
        var width, height, depth: Int
        var isGray, hasAlpha: Bool
        var orientation: CGImagePropertyOrientation?
        var exif, xmp, profile: Data?
        var space: CGColorSpace?
        var delays: [Double]
    }

    let facts: Facts
    private let decoder: UnsafeMutablePointer<avifDecoder>
    private let bytes: UnsafeMutableRawPointer
    private let lock = Mutex<Void>(())

    init(_ data: Data, isWhole: Bool, limits: ImageLimits) throws(ImageError) {
        try AVIFLibrary.require()
        guard let bytes = malloc(max(data.count, 1)), let decoder = avif.avifDecoderCreate() else { throw .outOfMemory }
        data.withUnsafeBytes { from in
            if let start = from.baseAddress { bytes.copyMemory(from: start, byteCount: from.count) }
        }
        decoder.pointee.imageSizeLimit = 1 << 28
        decoder.pointee.imageCountLimit = UInt32(clamping: limits.images)
        decoder.pointee.maxThreads = 2
        // Many writers omit what the standard requires.
        decoder.pointee.strictFlags = avifStrictFlags(AVIF_STRICT_DISABLED.rawValue)
        var result = avif.avifDecoderSetIOMemory(decoder, bytes.assumingMemoryBound(to: UInt8.self), data.count)
        // The final length of an incomplete file is unknown.
        if !isWhole { decoder.pointee.io?.pointee.sizeHint = 0 }
        if result == AVIF_RESULT_OK { result = avif.avifDecoderParse(decoder) }
        if result == AVIF_RESULT_TRUNCATED_DATA {
            // The size is known, and its Exif and XMP may not have arrived yet.
            decoder.pointee.ignoreExif = 1
            decoder.pointee.ignoreXMP = 1
            result = avif.avifDecoderParse(decoder)
        }
        guard result == AVIF_RESULT_OK, let image = decoder.pointee.image else {
            avif.avifDecoderDestroy(decoder)
            free(bytes)
            throw ImageError(avif: result)
        }
        (self.decoder, self.bytes) = (decoder, bytes)
        facts = Facts(decoder.pointee, image.pointee) { index in
            var timing = avifImageTiming()
            return avif.avifDecoderNthImageTiming(decoder, UInt32(index), &timing) == AVIF_RESULT_OK
                ? timing.duration : 0
        }
    }

    deinit {
        avif.avifDecoderDestroy(decoder)
        free(bytes)
    }

    func decode(_ index: Int, _ header: ImageDescription, space: CGColorSpace) throws(ImageError) -> DecodedImage {
        try lock.withLock { (_) throws(ImageError) -> DecodedImage in
            let result = avif.avifDecoderNthImage(decoder, UInt32(index))
            guard result == AVIF_RESULT_OK, let image = decoder.pointee.image else { throw ImageError(avif: result) }
            guard Int(image.pointee.width) == header.width, Int(image.pointee.height) == header.height else {
                throw .invalid("frame \(index) does not have the file's size")
            }
            let isDeep = header.depth > 8
            let isGray = header.model == .gray && space.model == .monochrome
            guard isDeep || isGray else {
                // libavif is fastest with four bytes per pixel.
                return try DecodedImage.ofBytes(
                    width: header.width, height: header.height, space: space,
                    alpha: header.hasAlpha ? .last : .noneSkipLast
                ) { pixels throws(ImageError) in
                    try image.convert(to: pixels, AVIF_RGB_FORMAT_RGBA, depth: 8, bytesPerRow: header.width * 4)
                }
            }
            let size = isDeep ? 2 : 1
            let stored = header.hasAlpha ? 4 : 3
            var pixels = try Data(count: header.width * header.height * stored * size) { target throws(ImageError) in
                try image.convert(
                    to: target, header.hasAlpha ? AVIF_RGB_FORMAT_RGBA : AVIF_RGB_FORMAT_RGB, depth: size * 8,
                    bytesPerRow: header.width * stored * size)
            }
            var channels = stored
            if isGray {
                channels = header.hasAlpha ? 2 : 1
                pixels = pixels.gray(stored: stored, hasAlpha: header.hasAlpha, size: size)
            }
            return try NativeSamples.image(
                width: header.width, height: header.height, bits: size * 8, channels: channels,
                bytesPerRow: header.width * channels * size, space: space, alpha: header.hasAlpha ? .last : .none,
                order: isDeep ? .order16Little : .orderDefault, pixels)
        }
    }
}

extension UnsafeMutablePointer<avifImage> {
    /// Writes the image's red, green and blue, and alpha if the format has it: opaque if the image has none.
    fileprivate func convert(
        to pixels: UnsafeMutablePointer<UInt8>, _ format: avifRGBFormat, depth: Int, bytesPerRow: Int
    ) throws(ImageError) {
        var rgb = avifRGBImage()
        avif.avifRGBImageSetDefaults(&rgb, self)
        rgb.format = format
        rgb.depth = UInt32(depth)
        rgb.rowBytes = UInt32(bytesPerRow)
        rgb.pixels = pixels
        let result = avif.avifImageYUVToRGB(self, &rgb)
        guard result == AVIF_RESULT_OK else { throw ImageError(avif: result) }
    }
}

extension AVIFFile.Facts {
    fileprivate init(_ decoder: avifDecoder, _ image: avifImage, delay: (Int) -> Double) {
        func data(_ raw: avifRWData) -> Data? {
            guard let start = raw.data, raw.size > 0 else { return nil }
            return Data(bytes: start, count: raw.size)
        }
        width = Int(image.width)
        height = Int(image.height)
        depth = Int(image.depth)
        isGray = image.yuvFormat == AVIF_PIXEL_FORMAT_YUV400
        hasAlpha = decoder.alphaPresent != 0
        orientation = CGImagePropertyOrientation(image)
        exif = data(image.exif)
        xmp = data(image.xmp)
        profile = data(image.icc)
        space = CGColorSpace.of(
            codePoints: Int(image.colorPrimaries), transfer: Int(image.transferCharacteristics))
        let count = max(Int(decoder.imageCount), 1)
        delays = count == 1 ? [0] : (0..<count).map(delay)
    }
}

extension CGImagePropertyOrientation {
    /// Creates the orientation from the file's counterclockwise rotation and subsequent mirroring; returns nil if it
    /// has neither.
    fileprivate init?(_ image: avifImage) {
        let flags = Int(image.transformFlags)
        let turns = flags & Int(AVIF_TRANSFORM_IROT.rawValue) != 0 ? Int(image.irot.angle) & 3 : 0
        guard flags & Int(AVIF_TRANSFORM_IMIR.rawValue) != 0 else {
            if turns == 0 { return nil }
            self = [.up, .left, .down, .right][turns]
            return
        }
        self =
            image.imir.mode == 1
            ? [.upMirrored, .rightMirrored, .downMirrored, .leftMirrored][turns]
            : [.downMirrored, .leftMirrored, .upMirrored, .rightMirrored][turns]
    }
}

extension Data {
    /// Returns the first of three equal components, and alpha.
    fileprivate func gray(stored: Int, hasAlpha: Bool, size: Int) -> Data {
        let step = stored * size
        var out = Data(capacity: count / step * (hasAlpha ? 2 : 1) * size)
        for pixel in stride(from: 0, to: count, by: step) {
            out.append(self[pixel..<pixel + size])
            if hasAlpha { out.append(self[pixel + 3 * size..<pixel + step]) }
        }
        return out
    }
}

extension ImageError {
    init(avif result: avifResult) {
        let words = avif.avifResultToString(result).map { String(cString: $0) } ?? "libavif's error \(result.rawValue)"
        switch result {
        case AVIF_RESULT_TRUNCATED_DATA, AVIF_RESULT_WAITING_ON_IO: self = .truncated(words)
        case AVIF_RESULT_NOT_IMPLEMENTED, AVIF_RESULT_NO_CODEC_AVAILABLE, AVIF_RESULT_UNSUPPORTED_DEPTH:
            self = .unsupported(words)
        case AVIF_RESULT_OUT_OF_MEMORY: self = .outOfMemory
        default: self = .invalid(words)
        }
    }
}
