/// An image that nobody writes to any more, so that threads may share it.
public struct Bitmap: Sendable, Equatable {
    /// The pixels. Nobody writes to them.
    public let buffer: PixelBuffer
    /// True when every pixel is known to be opaque, so that drawing it may skip blending.
    public let isOpaque: Bool

    /// Takes over `buffer`: the caller must not write to it again.
    public init(_ buffer: PixelBuffer, isOpaque: Bool = false) {
        self.buffer = buffer
        self.isOpaque = isOpaque
    }

    /// Two bitmaps are equal when they are the same memory: pixels are never compared.
    public static func == (a: Bitmap, b: Bitmap) -> Bool { a.buffer === b.buffer }

    /// The part of the image in `source` at half its size, a quarter, and so on down to one pixel.
    public func mipmaps(of source: PixelRect) -> [Bitmap] {
        buffer.mipmaps.levels(of: self, source.intersection(buffer.bounds))
    }

    /// In pixels.
    public var width: Int { buffer.width }
    /// In pixels.
    public var height: Int { buffer.height }
}
