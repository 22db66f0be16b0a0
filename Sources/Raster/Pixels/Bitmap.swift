/// An immutable image, which threads may share.
public struct Bitmap: Sendable, Equatable {
    /// The pixels, which must not be written to.
    public let buffer: PixelBuffer
    /// True when every pixel is known to be opaque, so that drawing it may skip blending.
    public let isOpaque: Bool

    /// Creates an image that takes ownership of `buffer`: the caller must not write to it again.
    public init(_ buffer: PixelBuffer, isOpaque: Bool = false) {
        self.buffer = buffer
        self.isOpaque = isOpaque
    }

    /// Whether two bitmaps share the same memory: pixels are never compared.
    public static func == (a: Bitmap, b: Bitmap) -> Bool { a.buffer === b.buffer }

    /// The mipmaps of the part of the image in `source`: half its size, a quarter, and so on down to one pixel.
    public func mipmaps(of source: PixelRect) -> [Bitmap] {
        buffer.mipmaps.levels(of: self, source.intersection(buffer.bounds))
    }

    /// The width in pixels.
    public var width: Int { buffer.width }
    /// The height in pixels.
    public var height: Int { buffer.height }
}
