import CoreGraphics
import Raster

/// Draws the outline of the inspector's layer over the frames of a window.
final class HighlightOverlay: FrameOverlay {
    /// Nil for none.
    var layer: HighlightedLayer?
    private(set) var parts: [WindowRect] = []
    private var covered: [WindowRect] = []

    func draw(over pixels: UnsafeMutableRawPointer, _ geometry: WindowGeometry) -> ComposedFrame? {
        let rects = [layer?.rect(in: geometry)].compactMap(\.self)
        (parts, covered) = (covered + rects, rects)
        guard let layer, let buffer = PixelBuffer(copying: pixels, geometry) else { return nil }
        let context = CGContext(buffer: buffer)
        layer.draw(in: context, geometry)
        let result = context.buffer
        return ComposedFrame(base: UnsafeMutableRawPointer(result.base), bytesPerRow: result.bytesPerRow, owner: result)
    }
}
