import CWebP
import CoreGraphics
import Foundation
import Raster

/// WebP: an image, or the frames of an animation, composed. The file's chunks are parsed here, its compressed pixels
/// decoded by libwebp.
struct WebPDecoder: ImageDecoder {
    static let typeIdentifier = "org.webmproject.webp"

    private let data: Data
    private let chunks: WebPChunks
    private let exif: ExifBlock?
    private let profile: ICCProfile?
    private let composer: FrameComposer

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 12 && bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        self.data = data
        chunks = try data.withBytes { file throws(ImageError) in try WebPChunks(file, limits: limits) }
        let chunks = chunks
        profile = chunks.profile.flatMap { ICCProfile(data.subdata(in: $0), model: .rgb) }
        exif = chunks.exif.map { range in
            data.withUnsafeBytes { file in
                let block = UnsafeRawBufferPointer(rebasing: file[range])
                // Some writers include the name used in a JPEG segment.
                let name = Array("Exif\0\0".utf8)
                return ExifBlock(
                    block.starts(with: name) ? UnsafeRawBufferPointer(rebasing: block[name.count...]) : block)
            }
        }
        composer = FrameComposer(width: chunks.width, height: chunks.height, frames: chunks.frames.map(\.frame))
    }

    var isWhole: Bool { chunks.isWhole }

    var count: Int { chunks.frames.count }

    var metadata: Metadata {
        guard chunks.isAnimation else { return [:] }
        return [
            kCGImagePropertyWebPDictionary: AnimationMetadata.file(
                loopCount: chunks.loopCount, width: chunks.width, height: chunks.height,
                frames: chunks.frames.map(\.frame), clamp: AnimationMetadata.gifDelay)
        ]
    }

    func description(at index: Int) -> ImageDescription {
        var result = ImageDescription(
            width: chunks.width, height: chunks.height, depth: 8, model: .rgb, hasAlpha: chunks.hasAlpha)
        result.resolution = exif?.resolution
        result.orientation = exif?.orientation
        result.profileName = profile?.name ?? exif?.profileName
        result.metadata = exif?.metadata ?? [:]
        if chunks.isAnimation {
            let timing = AnimationMetadata.frame(chunks.frames[index].frame, clamp: AnimationMetadata.gifDelay)
            result.metadata[kCGImagePropertyWebPDictionary] = timing
        }
        result.xmp = chunks.xmp.map { data.subdata(in: $0) }
        result.isWhole = chunks.frames[index].isWhole
        return result
    }

    func thumbnail(at index: Int) -> Data? { exif?.thumbnail }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        guard chunks.frames[index].isWhole else { throw .truncated("frame \(index) is not whole") }
        guard chunks.isAnimation else {
            let pixels = try pixels(of: index, reduction: request.reduction)
            guard let profile else {
                return DecodedImage(bitmap: Self.bitmap(pixels, hasAlpha: chunks.hasAlpha, nil))
            }
            return try NativeSamples.image(
                width: pixels.width, height: pixels.height, bits: 8, channels: 4, bytesPerRow: pixels.bytesPerRow,
                space: .of(profile), alpha: chunks.hasAlpha ? .last : .noneSkipLast, order: .orderDefault,
                Data(bytes: pixels.base, count: pixels.bytesPerRow * pixels.height))
        }
        let bitmap = try composer.picture(at: index) { index throws(ImageError) in
            Self.bitmap(try pixels(of: index), hasAlpha: true, profile).buffer
        }
        return DecodedImage(bitmap: bitmap)
    }

    func forget() { composer.forget() }

    private static func bitmap(_ pixels: PixelBuffer, hasAlpha: Bool, _ profile: ICCProfile?) -> Bitmap {
        Samples(buffer: pixels, form: .straight, hasAlpha: hasAlpha, profile: profile).bitmap()
    }

    /// Returns a single frame, straight RGBA in the file's space, reduced by a factor.
    private func pixels(of index: Int, reduction: Int = 1) throws(ImageError) -> PixelBuffer {
        let frame = chunks.frames[index]
        let rect = frame.frame.rect
        let buffer = try PixelBuffer.make(
            width: (rect.width + reduction - 1) / reduction, height: (rect.height + reduction - 1) / reduction)
        try data.withBytes { file throws(ImageError) in
            let bytes = UnsafeRawBufferPointer(rebasing: file[frame.data]).assumingMemoryBound(to: UInt8.self)
            var config = WebPDecoderConfig()
            guard WebPInitDecoderConfig(&config) != 0 else { throw ImageError.outOfMemory }
            let status = WebPGetFeatures(bytes.baseAddress, bytes.count, &config.input)
            guard status == VP8_STATUS_OK else { throw ImageError(webP: status) }
            guard Int(config.input.width) == rect.width, Int(config.input.height) == rect.height else {
                throw ImageError.invalid("frame \(index) does not have its rectangle's size")
            }
            if reduction > 1 {
                // libwebp averages rows while decoding.
                config.options.use_scaling = 1
                config.options.scaled_width = Int32(buffer.width)
                config.options.scaled_height = Int32(buffer.height)
            }
            config.output.colorspace = MODE_RGBA
            config.output.is_external_memory = 1
            config.output.u.RGBA = WebPRGBABuffer(
                rgba: buffer.base, stride: Int32(buffer.bytesPerRow), size: buffer.bytesPerRow * buffer.height)
            let decoded = WebPDecode(bytes.baseAddress, bytes.count, &config)
            WebPFreeDecBuffer(&config.output)
            guard decoded == VP8_STATUS_OK else { throw ImageError(webP: decoded) }
        }
        return buffer
    }
}
