import CImageCodecs
package import CoreGraphics
import Foundation
package import Raster

/// Creates PNG files from pixels in the rasterizer's format, for callers without an image.
package enum PNGPicture {
    /// Returns a file of one image, marked as sRGB; without alpha if all pixels are known to be opaque.
    ///
    /// - Parameter isFast: whether to favour speed over size.
    package static func bytes(of bitmap: Bitmap, isFast: Bool = false) throws(ImageError) -> Data {
        var properties = ImageProperties()
        properties.isFast = isFast
        return try PNGEncoder.encode(
            [EncodableImage(image: CGImage(bitmap: bitmap), properties: properties)], properties: ImageProperties())
    }
}

/// PNG through libpng: straight alpha, 8 bits, marked as sRGB; 16 bits, gray or the image's own space if the image has
/// more information. Images known to be opaque are written without alpha. Several images make an animated PNG, whose
/// canvas has the first one's size.
enum PNGEncoder: ImageEncoder {
    static let typeIdentifier = "public.png"
    static let maxImageCount = 1 << 16

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let all = images.map { (bitmap: $0.image.bitmap, properties: $0.properties.filled(from: properties)) }
        let hasAlpha = all.contains { !$0.bitmap.isOpaque }
        if all.count == 1, images[0].image.nativeSamples != nil || images[0].image.isMoreThanPixels {
            return try native(images[0].image, all[0].properties)
        }
        let first = try file(all[0].bitmap, all[0].properties, hasAlpha: hasAlpha)
        // A single image with a duration is still not an animation.
        if all.count == 1 { return first }

        guard all.allSatisfy({ $0.bitmap.width <= all[0].bitmap.width && $0.bitmap.height <= all[0].bitmap.height })
        else { throw .invalid("a frame of the animation is larger than the first") }
        var animation = AnimatedPNGWriter(first, frameCount: all.count, loopCount: all[0].properties.loopCount ?? 0)
        for (index, image) in all.enumerated() {
            var plain = ImageProperties()
            plain.isFast = image.properties.isFast
            let file = index == 0 ? first : try file(image.bitmap, plain, hasAlpha: hasAlpha)
            animation.add(
                file, width: image.bitmap.width, height: image.bitmap.height, delay: image.properties.delay ?? 0.1)
        }
        return animation.finished()
    }

    private static func file(
        _ bitmap: Bitmap, _ properties: ImageProperties, hasAlpha: Bool
    ) throws(ImageError) -> Data {
        try withOptions(properties, hasAlpha: hasAlpha) { options, output, message in
            png_codec_write(bitmap.source, options, output, message)
        }
    }

    /// Returns a file of an image's own samples.
    private static func native(_ image: CGImage, _ properties: ImageProperties) throws(ImageError) -> Data {
        let samples = try EncodableSamples(image)
        let profile = [UInt8](samples.profile ?? Data())
        return try withOptions(properties, hasAlpha: samples.hasAlpha) { options, output, message in
            samples.bytes.withUnsafeBytes { bytes in
                profile.withUnsafeBufferPointer { profile in
                    png_codec_write_native(
                        bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(samples.width), UInt32(samples.height),
                        Int32(samples.bits), Int32(samples.channels), profile.isEmpty ? nil : profile.baseAddress,
                        profile.count, options, output, message)
                }
            }
        }
    }

    private static func withOptions(
        _ properties: ImageProperties, hasAlpha: Bool,
        _ write: (png_options, UnsafeMutablePointer<image_bytes>, UnsafeMutablePointer<image_codec_message>) ->
            image_codec_status
    ) throws(ImageError) -> Data {
        let perMetre = { (inch: Double?) in UInt32(((inch ?? 0) / 0.0254).rounded()) }
        var options = png_options()
        options.has_alpha = hasAlpha
        options.is_interlaced = properties.isInterlaced ?? false
        options.pixels_per_metre_x = perMetre(properties.resolution?.x)
        options.pixels_per_metre_y = perMetre(properties.resolution?.y)
        options.filters = Int32(properties.pngFilters ?? 0)
        options.is_fast = properties.isFast ?? false
        let packet = properties.xmp.map { $0 + [0] } ?? Data()
        let file = try ImageCodec.write { output, message in
            (properties.exif ?? []).withUnsafeBufferPointer { exif in
                packet.withUnsafeBytes { packet in
                    if !exif.isEmpty { (options.exif, options.exif_count) = (exif.baseAddress, exif.count) }
                    if !packet.isEmpty { options.xmp = packet.bindMemory(to: CChar.self).baseAddress }
                    return write(options, output, message)
                }
            }
        }
        return PNGText.inserting(properties.pngText, into: file)
    }
}
