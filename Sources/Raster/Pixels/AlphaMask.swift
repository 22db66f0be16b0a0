/// One byte of alpha for each pixel of `bounds`, rows from the top, without padding.
package struct AlphaMask: Sendable {
    package var bounds: PixelRect
    package var levels: [UInt8]

    package init(bounds: PixelRect, levels: [UInt8]) {
        precondition(levels.count == bounds.width * bounds.height, "an alpha mask holds one level for each pixel")
        self.bounds = bounds
        self.levels = levels
    }

    /// The alpha of a picture whose top left pixel is at (x, y).
    package init(alphaOf buffer: PixelBuffer, x: Int, y: Int) { fatalError("stub") }

    /// Blurred by a Gaussian of the given standard deviation in pixels, cut off at two of them and renormalised, as Core
    /// Animation's shadows are. The bounds grow by the kernel's reach.
    package func blurred(deviation: Double) -> AlphaMask { fatalError("stub") }
}
