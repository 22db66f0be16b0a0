import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// BMP, implemented here: 24 bits per pixel, or 32 with straight alpha in a version 5 header if an image is not opaque.
enum BMPEncoder: ImageEncoder {
    static let typeIdentifier = "com.microsoft.bmp"
    static let maxImageCount = 1

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let bitmap = images[0].image.bitmap
        let properties = images[0].properties.filled(from: properties)
        let rowSize = (bitmap.width * (bitmap.isOpaque ? 3 : 4) + 3) & ~3
        let pixelSize = rowSize * bitmap.height
        let header = header(bitmap, pixelSize, properties.resolution)
        guard header.count + pixelSize <= Int(UInt32.max) else {
            throw .unsupported("a BMP has at most 4 GB")
        }
        var file = Data(header)
        file.count += pixelSize
        file.withUnsafeMutableBytes { bytes in
            guard var row = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            row += header.count
            // The last row comes first.
            for y in (0..<bitmap.height).reversed() {
                if bitmap.isOpaque {
                    pixel_rows_drop_alpha_to_bgr(bitmap.buffer.row(y), row, bitmap.width)
                } else {
                    pixel_rows_unpremultiply(bitmap.buffer.row(y), row, bitmap.width)
                    pixel_rows_swap_red_and_blue(row, bitmap.width)
                }
                row += rowSize
            }
        }
        return file
    }

    private static func header(
        _ bitmap: Bitmap, _ pixelSize: Int, _ resolution: ImageDescription.Resolution?
    ) -> [UInt8] {
        let isOpaque = bitmap.isOpaque
        let headerSize = isOpaque ? 40 : 124
        let masksMethod: UInt32 = 3
        var bytes: [UInt8] = Array("BM".utf8)
        func add<T: FixedWidthInteger>(_ value: T) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
        add(UInt32(clamping: 14 + headerSize + pixelSize))
        add(UInt32(0))
        add(UInt32(14 + headerSize))
        add(UInt32(headerSize))
        add(Int32(bitmap.width))
        add(Int32(bitmap.height))
        add(UInt16(1))
        add(UInt16(isOpaque ? 24 : 32))
        add(isOpaque ? 0 : masksMethod)
        add(UInt32(clamping: pixelSize))
        for inch in [resolution?.x, resolution?.y] { add(Int32(clamping: Int(((inch ?? 0) / 0.0254).rounded()))) }
        add(UInt64(0))  // no palette
        if isOpaque { return bytes }
        for mask in [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000] as [UInt32] { add(mask) }
        bytes += Array("BGRs".utf8)  // "sRGB", little-endian
        return bytes + [UInt8](repeating: 0, count: 14 + headerSize - bytes.count)
    }
}
