import Foundation
import Raster

/// The memory of a bitmap context.
protocol ContextMemory: AnyObject {
    var layout: PixelLayout { get }

    /// The address for the caller to read and write; constant once obtained. Nil when memory is short.
    var address: UnsafeMutableRawPointer? { get }

    /// The pixels for reading. They may or may not reflect later drawing.
    var readable: PixelBuffer { get }

    /// The pixels for drawing, no longer shared with any image; a copy for a format that is not the rasterizer's.
    var writable: PixelBuffer { get }

    /// Calls `body` to draw in the pixels of `part`.
    func draw(in part: PixelRect, _ body: (PixelBuffer) -> Void)

    /// A snapshot of the memory, unaffected by later drawing. Nil when memory is short.
    func image(in space: CGColorSpace?) -> CGImage?
}

extension PixelBuffer {
    /// The empty buffer of a context without pixels.
    static var none: PixelBuffer {
        PixelBuffer(wrapping: noPixels, width: 0, height: 0, bytesPerRow: 0, release: {})
    }
}

/// A placeholder address that must not be read or written.
private nonisolated(unsafe) let noPixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
