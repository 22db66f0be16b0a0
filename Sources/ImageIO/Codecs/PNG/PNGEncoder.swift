import CImageCodecs
import CoreGraphics
import Foundation

/// PNG through libpng: straight alpha, 8 bits, marked as sRGB. A picture known to be opaque is written without alpha.
enum PNGEncoder: ImageEncoder {
    static let typeIdentifier = "public.png"
    static let greatestImageCount = 1

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let bitmap = images[0].image.bitmap
        let properties = images[0].properties.filled(from: properties)
        guard let width = UInt32(exactly: bitmap.width), let height = UInt32(exactly: bitmap.height) else {
            throw .unsupported("a PNG has at most 2,147,483,647 pixels a side")
        }
        var extras = image_extras()
        if let resolution = properties.resolution {
            (extras.dpi_x, extras.dpi_y) = (resolution.x, resolution.y)
        }

        var output = image_output()
        var message = image_codec_message()
        let exif = properties.orientation.map(ExifBlock.bytes) ?? []
        let status = exif.withUnsafeBufferPointer { exif in
            if !exif.isEmpty {
                (extras.exif, extras.exif_count) = (exif.baseAddress, exif.count)
            }
            return png_codec_write(
                bitmap.buffer.base, width, height, bitmap.buffer.bytesPerRow, bitmap.isOpaque, extras, &output, &message
            )
        }
        if let error = ImageError(status, message) { throw error }
        guard let bytes = output.bytes else { throw .outOfMemory }
        return Data(bytesNoCopy: bytes, count: output.count, deallocator: .free)
    }
}
