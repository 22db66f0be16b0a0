import CoreGraphics
import Foundation
import ImageIO
import Raster

/// Pictures within a page.
enum DataURL {
    /// A small file: WebP, at a quality at which its faults don't show.
    static func small(_ pixels: PixelBuffer) -> String {
        url(pixels, type: "org.webmproject.webp", name: "image/webp", quality: 0.82)
    }

    /// All of the pixels as they are.
    static func exact(_ pixels: PixelBuffer) -> String {
        url(pixels, type: "public.png", name: "image/png", quality: 1)
    }

    private static func url(_ pixels: PixelBuffer, type: String, name: String, quality: Double) -> String {
        let file = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(file, type, 1, nil) else { return "" }
        CGImageDestinationAddImage(
            destination, CGImage(bitmap: Bitmap(pixels)), [kCGImageDestinationLossyCompressionQuality: quality])
        guard CGImageDestinationFinalize(destination) else { return "" }
        return "data:\(name);base64,\(Data(referencing: file).base64EncodedString())"
    }
}
