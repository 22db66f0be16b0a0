import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// PNG through libpng: straight alpha, 8 bits, marked as sRGB. Images known to be opaque are written without alpha.
/// More than one image make an animated PNG, whose canvas has the first one's size.
enum PNGEncoder: ImageEncoder {
    static let typeIdentifier = "public.png"
    static let maxImageCount = 1 << 16

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let all = images.map { (bitmap: $0.image.bitmap, properties: $0.properties.filled(from: properties)) }
        let hasAlpha = all.contains { !$0.bitmap.isOpaque }
        let first = try file(all[0].bitmap, all[0].properties, hasAlpha: hasAlpha)
        // One image that says how long it is shown is still an image.
        if all.count == 1 { return first }

        guard all.allSatisfy({ $0.bitmap.width <= all[0].bitmap.width && $0.bitmap.height <= all[0].bitmap.height })
        else { throw .invalid("a picture of an animation is larger than the first") }
        var animation = AnimatedPNGWriter(first, frameCount: all.count, loopCount: all[0].properties.loopCount ?? 0)
        for (index, image) in all.enumerated() {
            let file = index == 0 ? first : try file(image.bitmap, ImageProperties(), hasAlpha: hasAlpha)
            animation.add(
                file, width: image.bitmap.width, height: image.bitmap.height, delay: image.properties.delay ?? 0.1)
        }
        return animation.finished()
    }

    private static func file(
        _ bitmap: Bitmap, _ properties: ImageProperties, hasAlpha: Bool
    ) throws(ImageError) -> Data {
        let perMetre = { (inch: Double?) in UInt32(((inch ?? 0) / 0.0254).rounded()) }
        var options = png_options()
        options.has_alpha = hasAlpha
        options.is_interlaced = properties.isInterlaced ?? false
        options.pixels_per_metre_x = perMetre(properties.resolution?.x)
        options.pixels_per_metre_y = perMetre(properties.resolution?.y)
        return try ImageCodec.write { output, message in
            (properties.exif ?? []).withUnsafeBufferPointer { exif in
                if !exif.isEmpty { (options.exif, options.exif_count) = (exif.baseAddress, exif.count) }
                return png_codec_write(bitmap.source, options, output, message)
            }
        }
    }
}
