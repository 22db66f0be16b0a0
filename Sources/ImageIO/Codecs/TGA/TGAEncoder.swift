import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// TGA of 24 bits, or of 32 with straight alpha if an image is not opaque; uncompressed, or run-length encoded if
/// requested.
enum TGAEncoder: ImageEncoder {
    static let typeIdentifier = "com.truevision.tga-image"
    static let maxImageCount = 1

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let bitmap = images[0].image.bitmap
        let properties = images[0].properties.filled(from: properties)
        guard max(bitmap.width, bitmap.height) <= UInt16.max else {
            throw .unsupported("a TGA has 65,535 pixels per side")
        }
        let size = bitmap.isOpaque ? 3 : 4
        let hasRuns = properties.tgaCompression == Int(CGImagePropertyTGACompression.tgaCompressionRLE.rawValue)
        var file = Data([0, 0, hasRuns ? 10 : 2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        for side in [bitmap.width, bitmap.height] { file.append(contentsOf: [UInt8(side & 255), UInt8(side >> 8)]) }
        // From the top left.
        file.append(contentsOf: [UInt8(size * 8), 32 | (size == 4 ? 8 : 0)])
        var straight = [UInt8](repeating: 0, count: bitmap.width * 4)
        for y in 0..<bitmap.height {
            pixel_rows_unpremultiply(bitmap.buffer.row(y), &straight, bitmap.width)
            let pixels = (0..<bitmap.width).map { x -> [UInt8] in
                let color = [straight[x * 4 + 2], straight[x * 4 + 1], straight[x * 4]]
                return size == 4 ? color + [straight[x * 4 + 3]] : color
            }
            if hasRuns { append(pixels, to: &file) } else { for pixel in pixels { file.append(contentsOf: pixel) } }
        }
        file.append(contentsOf: [UInt8](repeating: 0, count: 8))
        file.append(contentsOf: Array("TRUEVISION-XFILE.\0".utf8))
        return file
    }

    /// Appends a row as runs of equal pixels, and of differing pixels, of at most 128.
    private static func append(_ pixels: [[UInt8]], to file: inout Data) {
        var x = 0
        while x < pixels.count {
            var end = x + 1
            while end < pixels.count, end - x < 128, pixels[end] == pixels[x] { end += 1 }
            if end - x > 1 {
                file.append(UInt8(127 + end - x))
                file.append(contentsOf: pixels[x])
            } else {
                while end < pixels.count, end - x < 128, end + 1 >= pixels.count || pixels[end] != pixels[end + 1] {
                    end += 1
                }
                file.append(UInt8(end - x - 1))
                for pixel in pixels[x..<end] { file.append(contentsOf: pixel) }
            }
            x = end
        }
    }
}
