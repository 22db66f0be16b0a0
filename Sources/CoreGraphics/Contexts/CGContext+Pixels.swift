import Foundation
package import Raster

extension CGContext {
    /// The transform from user space to the bitmap's pixels, rows from the top; nil for a context without a bitmap.
    package var toPixels: CGAffineTransform? { memory.map { _ in state.ctm.concatenating(spaceOfPixels) } }

    /// Whether pixel components are bytes.
    package var holdsBytes: Bool { memory is BitmapMemory }

    /// The bitmap's pixels that the clip admits at least partially.
    package var pixelsInClip: PixelRect { state.clip.pixels }

    /// Calls `body` in a user space whose units are the bitmap's pixels, rows from the top, and restores the state
    /// afterwards.
    package func inPixelSpace(_ body: () -> Void) {
        saveGState()
        state.ctm = spaceOfPixels
        body()
        restoreGState()
    }

    /// Whether painting uses source-over compositing.
    package var blendsNormally: Bool { state.blendMode == .normal }

    /// Calls `body` and composites what it draws as one image, with the state's blend mode, alpha and shadow.
    package func asSingleImage(_ body: () -> Void) {
        saveGState()
        let isApart = state.alpha < 1 || state.shadow != nil || !blendsNormally
        if isApart { beginTransparencyLayer(auxiliaryInfo: nil) }
        body()
        if isApart { endTransparencyLayer() }
        restoreGState()
    }

    /// Maps between device space, where y points up, and rows from the top, in either direction.
    private var spaceOfPixels: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }
}
