import Raster

extension PixelBuffer {
    /// Creates a copy of a window's pixels, rows of opaque RGBA from the top; returns nil when memory is short.
    convenience init?(copying pixels: UnsafeMutableRawPointer, _ geometry: WindowGeometry) {
        self.init(width: geometry.width, height: geometry.height)
        let source = pixels.assumingMemoryBound(to: UInt8.self)
        // In bounds: both have so many rows of at least so many bytes.
        for y in 0..<geometry.height {
            (base + y * bytesPerRow).update(from: source + y * geometry.bytesPerRow, count: geometry.bytesPerRow)
        }
    }
}
