import CAVIF
import CoreGraphics
import Foundation

/// AVIF through libavif: 8 bits, or 10 for deeper samples. Several images make an animation. Quality 1 is lossless for
/// 8 bits.
enum AVIFEncoder: ImageEncoder {
    static let typeIdentifier = "public.avif"
    static let maxImageCount = 1 << 16

    private static let defaultQuality = 0.8
    private static let ticksPerSecond: UInt64 = 1000

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        try AVIFLibrary.require()
        guard let encoder = avif.avifEncoderCreate() else { throw .outOfMemory }
        defer { avif.avifEncoderDestroy(encoder) }
        let first = images[0].properties.filled(from: properties)
        let quality = first.quality ?? defaultQuality
        let coarseness = Int32(((1 - quality) * 63).rounded())
        encoder.pointee.speed = 8
        encoder.pointee.maxThreads = 2
        encoder.pointee.timescale = ticksPerSecond
        encoder.pointee.minQuantizer = coarseness
        encoder.pointee.maxQuantizer = coarseness
        encoder.pointee.minQuantizerAlpha = quality >= 1 ? 0 : coarseness / 2
        encoder.pointee.maxQuantizerAlpha = quality >= 1 ? 0 : coarseness / 2
        // libaom encodes a lossless frame relative to the previous one, unless it is a key frame.
        let isAlone = encoder.pointee.minQuantizer == 0 || encoder.pointee.minQuantizerAlpha == 0
        let among = isAlone ? AVIF_ADD_IMAGE_FLAG_FORCE_KEYFRAME : AVIF_ADD_IMAGE_FLAG_NONE
        let isGray = images.allSatisfy { $0.image.colorSpace?.model == .monochrome }
        for image in images {
            let own = image.properties.filled(from: properties)
            let samples = try EncodableSamples(image.image, keepsGray: isGray)
            guard let picture = try Self.picture(samples, own, isLossless: quality >= 1) else { throw .outOfMemory }
            defer { avif.avifImageDestroy(picture) }
            let flag = images.count == 1 ? AVIF_ADD_IMAGE_FLAG_SINGLE : among
            let ticks = UInt64(((own.delay ?? 0.1) * Double(ticksPerSecond)).rounded())
            let result = avif.avifEncoderAddImage(encoder, picture, max(ticks, 1), avifAddImageFlags(flag.rawValue))
            guard result == AVIF_RESULT_OK else { throw ImageError(avif: result) }
        }
        var output = avifRWData()
        defer { avif.avifRWDataFree(&output) }
        let result = avif.avifEncoderFinish(encoder, &output)
        guard result == AVIF_RESULT_OK, let start = output.data else { throw ImageError(avif: result) }
        return Data(bytes: start, count: output.size)
    }

    private static func picture(
        _ samples: EncodableSamples, _ properties: ImageProperties, isLossless: Bool
    ) throws(ImageError) -> UnsafeMutablePointer<avifImage>? {
        let isDeep = samples.bits == 16
        let form = samples.isGray ? AVIF_PIXEL_FORMAT_YUV400 : AVIF_PIXEL_FORMAT_YUV444
        guard
            let image = avif.avifImageCreate(
                UInt32(samples.width), UInt32(samples.height), isDeep ? 10 : 8, form)
        else { return nil }
        image.pointee.colorPrimaries = 1
        image.pointee.transferCharacteristics = 13
        image.pointee.matrixCoefficients = isLossless && !samples.isGray ? 0 : 6
        if let profile = samples.profile {
            profile.withUnsafeBytes {
                avif.avifImageSetProfileICC(image, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
            }
        }
        if let exif = properties.exifWithResolution {
            exif.withUnsafeBufferPointer { avif.avifImageSetMetadataExif(image, $0.baseAddress, $0.count) }
        }
        properties.xmp?.withUnsafeBytes {
            avif.avifImageSetMetadataXMP(image, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
        }
        let size = isDeep ? 2 : 1
        var rgb = avifRGBImage()
        avif.avifRGBImageSetDefaults(&rgb, image)
        rgb.format = samples.hasAlpha ? AVIF_RGB_FORMAT_RGBA : AVIF_RGB_FORMAT_RGB
        rgb.depth = isDeep ? 16 : 8
        let stored = samples.hasAlpha ? 4 : 3
        rgb.rowBytes = UInt32(samples.width * stored * size)
        var bytes = samples.colors(stored: stored, littleEndian: true)
        let result = bytes.withUnsafeMutableBytes { pixels in
            rgb.pixels = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return avif.avifImageRGBToYUV(image, &rgb)
        }
        guard result == AVIF_RESULT_OK else {
            avif.avifImageDestroy(image)
            throw ImageError(avif: result)
        }
        return image
    }
}
