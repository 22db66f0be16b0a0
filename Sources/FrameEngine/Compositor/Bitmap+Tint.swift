import Raster

extension Bitmap {
    /// Copies the pixels in `source` multiplied by a colour, whose alpha is ignored; nil when there are none or memory
    /// is short.
    func tinted(_ tint: PaintColor, within source: PixelRect) -> Bitmap? {
        let source = source.intersection(buffer.bounds)
        guard !source.isEmpty, let result = PixelBuffer(width: source.width, height: source.height) else { return nil }
        // In 256ths, so that white, 256, leaves every level unchanged. No factor is larger, so no channel exceeds its
        // alpha.
        func factor(_ component: Float) -> UInt32 { UInt32((max(0, min(component, 1)) * 256).rounded()) }
        let (red, green, blue) = (factor(tint.red), factor(tint.green), factor(tint.blue))
        for y in 0..<source.height {
            // Both rows hold `source.width` pixels: the source is clipped to its buffer.
            var from = UnsafePointer(buffer.base + (source.y + y) * buffer.bytesPerRow + source.x * 4)
            var to = result.base + y * result.bytesPerRow
            for _ in 0..<source.width {
                to[0] = UInt8((UInt32(from[0]) * red + 128) >> 8)
                to[1] = UInt8((UInt32(from[1]) * green + 128) >> 8)
                to[2] = UInt8((UInt32(from[2]) * blue + 128) >> 8)
                to[3] = from[3]
                from += 4
                to += 4
            }
        }
        return Bitmap(result, isOpaque: isOpaque)
    }
}

extension ImagePaint {
    /// The same image with its colours multiplied; the image itself when memory is short.
    func tinted(_ tint: PaintColor) -> ImagePaint {
        let origin = source.intersection(bitmap.buffer.bounds)
        guard !tint.isWhite, let tinted = bitmap.tinted(tint, within: origin) else { return self }
        return ImagePaint(
            bitmap: tinted, toPaint: toPaint.then(.translation(-Double(origin.x), -Double(origin.y))), filter: filter,
            edge: edge)
    }
}
