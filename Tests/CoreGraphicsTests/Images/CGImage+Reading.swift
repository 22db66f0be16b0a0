import CoreGraphics

extension CGImage {
    /// Returns the premultiplied pixel at (x, y), counted from the top left.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        let p = bitmap.buffer.base + y * bitmap.buffer.bytesPerRow + x * 4
        return Pixel(p[0], p[1], p[2], p[3])
    }
}
