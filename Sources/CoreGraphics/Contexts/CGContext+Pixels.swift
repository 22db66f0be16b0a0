import Foundation
package import Raster

extension CGContext {
    /// From user space to the pixels of a bitmap, rows from the top; nil for a context that has none.
    package var toPixels: CGAffineTransform? { memory.map { _ in state.ctm.concatenating(spaceOfPixels) } }

    /// Whether the components of its pixels are bytes.
    package var holdsBytes: Bool { memory is BitmapMemory }

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

    /// Calls `body`, and joins what it draws as the state's alpha and shadow would join one image.
    package func asSingleImage(_ body: () -> Void) {
        saveGState()
        state.blendMode = .normal
        let isApart = state.alpha < 1 || state.shadow != nil
        if isApart { beginTransparencyLayer(auxiliaryInfo: nil) }
        body()
        if isApart { endTransparencyLayer() }
        restoreGState()
    }

    /// Between device space, where y points up, and rows from the top, either way.
    private var spaceOfPixels: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }
}
