import Foundation
import Raster

/// The memory of a bitmap context.
protocol ContextMemory: AnyObject {
    var layout: PixelLayout { get }

    /// The address that the caller may read and write; it stays the same from now on. Nil when memory is short.
    var address: UnsafeMutableRawPointer? { get }

    /// The pixels as the rasterizer reads them. What is drawn later may show in them or not.
    var readable: PixelBuffer { get }

    /// The pixels to draw in, no longer shared with any image; a copy where they are not the rasterizer's.
    var writable: PixelBuffer { get }

    /// Lets `body` draw in the pixels of `part`.
    func draw(in part: PixelRect, _ body: (PixelBuffer) -> Void)

    /// What the memory shows now, unchanged by what is drawn later. Nil when memory is short.
    func image(in space: CGColorSpace?) -> CGImage?
}

extension PixelBuffer {
    /// The pixels of a context that has none.
    static var none: PixelBuffer {
        PixelBuffer(wrapping: noPixels, width: 0, height: 0, bytesPerRow: 0, release: {})
    }
}

/// An address for a buffer that nobody may read or write.
private nonisolated(unsafe) let noPixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
