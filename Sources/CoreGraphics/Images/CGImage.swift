package import Raster

/// An immutable picture.
public final class CGImage: Sendable {
    /// The picture as the rasterizer reads it: 8-bit premultiplied RGBA in sRGB, rows from the top.
    package let bitmap: Bitmap

    package init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
}
