import CoreGraphics
import Foundation
import ImageIO
import Raster

/// Encodes images as data URLs.
enum DataURL {
    /// Returns a small file: WebP, at a quality without visible artifacts.
    static func small(_ pixels: PixelBuffer) -> String {
        url(pixels, type: "org.webmproject.webp", name: "image/webp", quality: 0.82)
    }

    /// Returns a lossless file.
    static func exact(_ pixels: PixelBuffer) -> String {
        url(pixels, type: "public.png", name: "image/png", quality: 1)
    }

    /// Returns a small file of an image that may be downscaled.
    static func preview(_ pixels: PixelBuffer) -> String {
        let factor = previewSide / Double(max(pixels.width, pixels.height, 1))
        guard factor < 1 else { return small(pixels) }
        let (width, height) = (Int(Double(pixels.width) * factor), Int(Double(pixels.height) * factor))
        guard let buffer = PixelBuffer(width: max(1, width), height: max(1, height)) else { return "" }
        let context = CGContext(buffer: buffer)
        context.interpolationQuality = .medium
        context.draw(
            CGImage(bitmap: Bitmap(pixels)), in: CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height))
        return small(context.buffer)
    }

    /// The maximum side length of a preview, in pixels.
    private static let previewSide = 960.0

    private static func url(_ pixels: PixelBuffer, type: String, name: String, quality: Double) -> String {
        let image = CGImage(bitmap: Bitmap(pixels))
        let file = image.data(as: type, [kCGImageDestinationLossyCompressionQuality: quality])
        return file.map { "data:\(name);base64,\($0.base64EncodedString())" } ?? ""
    }
}
