/// A picture that nobody writes to any more, so that threads may share it.
package struct Bitmap: Sendable {
    package let buffer: PixelBuffer
    /// True when every pixel is known to be opaque, so that drawing it may skip blending.
    package let isOpaque: Bool

    /// Takes over `buffer`: the caller must not write to it again.
    package init(_ buffer: PixelBuffer, isOpaque: Bool = false) {
        self.buffer = buffer
        self.isOpaque = isOpaque
    }

    package var width: Int { buffer.width }
    package var height: Int { buffer.height }
}
