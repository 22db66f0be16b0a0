import CoreGraphics
import Raster

/// The images of a scene, each created once.
struct Checkerboards {
    private struct Key: Hashable {
        var pixels: [Int]
        var color: [CGFloat]
    }
    private var images: [Key: CGImage] = [:]

    /// Cells of 16 pixels, white and `color`.
    mutating func image(pixels: [Int], color: [CGFloat]) -> CGImage? {
        let key = Key(pixels: pixels, color: color)
        if let image = images[key] { return image }
        let (width, height) = (pixels[0], pixels[1])
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            for x in 0..<width {
                let isColored = (x / 16 + y / 16) % 2 == 1
                for channel in 0..<4 {
                    let level = isColored && channel < 3 ? UInt8((color[channel] * 255).rounded(.toNearestOrEven)) : 255
                    buffer.base[y * buffer.bytesPerRow + x * 4 + channel] = level
                }
            }
        }
        let image = CGImage(bitmap: Bitmap(buffer, isOpaque: true))
        images[key] = image
        return image
    }
}
