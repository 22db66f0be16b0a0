import CoreGraphics
import Foundation
import Raster

/// GIF through giflib: at most 256 colours for each image, dithered if it has more. Several images make an animation,
/// whose canvas has the first one's size.
enum GIFEncoder: ImageEncoder {
    static let typeIdentifier = "com.compuserve.gif"
    static let maxImageCount = 1 << 16

    private static let maxSide = 65_535

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let canvas = images[0].image.bitmap
        guard max(canvas.width, canvas.height) <= maxSide else {
            throw .unsupported("a GIF has at most \(maxSide) pixels per side")
        }
        guard images.allSatisfy({ $0.image.width <= canvas.width && $0.image.height <= canvas.height }) else {
            throw .invalid("a frame of the animation is larger than the first")
        }
        // For opaque images of one size only changes are drawn; others are each drawn on a cleared canvas.
        let coversAll = images.allSatisfy {
            $0.image.bitmap.isOpaque && $0.image.width == canvas.width && $0.image.height == canvas.height
        }
        let loopCount = images[0].properties.filled(from: properties).loopCount
        let writer = try GIFWriter(width: canvas.width, height: canvas.height)
        if images.count > 1 { try writer.writeLoops(loopCount ?? 1) }
        for (index, image) in images.enumerated() {
            let bitmap = image.image.bitmap
            let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
            let rect = coversAll && index > 0 ? changes(from: images[index - 1].image.bitmap, to: bitmap) : whole
            let delay = image.properties.filled(from: properties).delay
            try writer.write(
                IndexedImage(bitmap.part(rect)), x: rect.x, y: rect.y,
                delay: images.count > 1 ? delay ?? 0.1 : delay, isCleared: !coversAll && images.count > 1)
        }
        return try writer.finished()
    }

    /// Returns the smallest rectangle around the differences between two images of one size; one pixel if there are
    /// none.
    private static func changes(from old: Bitmap, to new: Bitmap) -> PixelRect {
        let rowSize = new.width * 4
        let rows = (0..<new.height).filter { memcmp(old.buffer.row($0), new.buffer.row($0), rowSize) != 0 }
        guard let first = rows.first, let last = rows.last else { return PixelRect(x: 0, y: 0, width: 1, height: 1) }
        var (left, right) = (new.width, 0)
        for y in rows {
            let (a, b) = (old.buffer.row(y), new.buffer.row(y))
            var x = 0
            while x < left, memcmp(a + x * 4, b + x * 4, 4) == 0 { x += 1 }
            left = x
            x = new.width
            while x > right, memcmp(a + x * 4 - 4, b + x * 4 - 4, 4) == 0 { x -= 1 }
            right = x
        }
        return PixelRect(x: left, y: first, width: right - left, height: last + 1 - first)
    }
}

extension Bitmap {
    /// Returns a part of the image, in the same memory.
    fileprivate func part(_ rect: PixelRect) -> Bitmap {
        let parent = buffer
        let part = PixelBuffer(
            wrapping: parent.row(rect.y) + rect.x * 4, width: rect.width, height: rect.height,
            bytesPerRow: parent.bytesPerRow, release: { withExtendedLifetime(parent) {} })
        return Bitmap(part, isOpaque: isOpaque)
    }
}
