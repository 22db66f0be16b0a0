package import Raster

/// A place to draw into, with the state that drawing uses.
public final class CGContext {
    /// The memory that a bitmap context draws into.
    package let buffer: PixelBuffer

    package init(buffer: PixelBuffer) { self.buffer = buffer }
}
