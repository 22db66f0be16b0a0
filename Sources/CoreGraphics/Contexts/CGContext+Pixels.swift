import Foundation
package import Raster

extension CGContext {
    /// From user space to the pixels of a bitmap of 8 bits, rows from the top; nil for a context that has no such pixels.
    package var toBytePixels: CGAffineTransform? {
        memory is BitmapMemory ? state.ctm.concatenating(spaceOfPixels) : nil
    }

    /// The pixels of a bitmap that the clip lets through, at least in part.
    package var pixelsInClip: PixelRect { state.clip.pixels }

    /// Calls `body` with a user space that has the bitmap's pixels for units, rows from the top, and goes back to the state
    /// that held before.
    package func inPixelSpace(_ body: () -> Void) {
        saveGState()
        state.ctm = spaceOfPixels
        body()
        restoreGState()
    }

    /// Between device space, where y points up, and rows from the top, either way.
    private var spaceOfPixels: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }
}
