import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// BMP, written here: 24 bits a pixel, or 32 with straight alpha in a header of version 5 if an image is not opaque.
enum BMPEncoder: ImageEncoder {
    static let typeIdentifier = "com.microsoft.bmp"
    static let maxImageCount = 1

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let bitmap = images[0].image.bitmap
        let properties = images[0].properties.filled(from: properties)
        let bytesPerPixel = bitmap.isOpaque ? 3 : 4
        let rowSize = (bitmap.width * bytesPerPixel + 3) & ~3
        let header = header(bitmap, properties.resolution)
        guard header.count + rowSize * bitmap.height <= Int(UInt32.max) else {
            throw .unsupported("a BMP has at most 4 GB")
        }
        var file = Data(capacity: header.count + rowSize * bitmap.height)
        file.append(contentsOf: header)
        var straight = [UInt8](repeating: 0, count: bitmap.width * 4)
        var row = [UInt8](repeating: 0, count: rowSize)
        for y in (0..<bitmap.height).reversed() {
            pixel_rows_unpremultiply(bitmap.buffer.row(y), &straight, bitmap.width)
            // Both rows hold the image's width.
            straight.withUnsafeBufferPointer { from in
                row.withUnsafeMutableBufferPointer { to in
                    put(from.baseAddress!, bitmap.width, bytesPerPixel, to.baseAddress!)
                }
            }
            file.append(contentsOf: row)
        }
        return file
    }

    /// Pixels of blue, green, red and, where there are four bytes each, alpha.
    private static func put(
        _ from: UnsafePointer<UInt8>, _ count: Int, _ bytesPerPixel: Int, _ to: UnsafeMutablePointer<UInt8>
    ) {
        for x in 0..<count {
            let (pixel, out) = (from + 4 * x, to + bytesPerPixel * x)
            (out[0], out[1], out[2]) = (pixel[2], pixel[1], pixel[0])
            if bytesPerPixel == 4 { out[3] = pixel[3] }
        }
    }

    private static func header(_ bitmap: Bitmap, _ resolution: ImageDescription.Resolution?) -> [UInt8] {
        let isOpaque = bitmap.isOpaque
        let headerSize = isOpaque ? 40 : 124
        let pixelSize = ((bitmap.width * (isOpaque ? 3 : 4) + 3) & ~3) * bitmap.height
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
