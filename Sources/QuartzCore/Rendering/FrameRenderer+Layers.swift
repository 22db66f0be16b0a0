public import CoreGraphics
@_spi(Compositing) import FrameEngine
public import Raster

@_spi(Compositing) extension FrameRenderer {
    /// Begins the frame of a layer tree for media time `time`, in seconds on the clock of `CACurrentMediaTime()`.
    ///
    /// Commits the current transaction's changes, samples the tree and determines what must be drawn.
    ///
    /// - Parameters:
    ///   - layer: the root of the tree; nil draws nothing.
    ///   - bounds: the part of the root's superlayer's space that fills the surface, its top left corner at the surface's. In
    ///     points. Where it is empty or not finite, nothing is drawn.
    ///   - surface: the surface's pixels, whose origin is zero.
    public func beginFrame(of layer: CALayer?, in bounds: CGRect, surface: PixelRect, at time: CFTimeInterval) {
        beginFrame(
            of: layer?.commitForRendering(at: time), time: time, toDevice: Projection(from: bounds, to: surface),
            surface: surface, waitsForTiles: MediaClock.isManual)
    }
}

extension Projection {
    /// From a rectangle of points to all of a surface's pixels; nil when the rectangle is empty or not finite.
    fileprivate init?(from bounds: CGRect, to surface: PixelRect) {
        let bounds = bounds.standardized
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let (sx, sy) = (Double(surface.width) / bounds.width, Double(surface.height) / bounds.height)
        self.init(a: sx, b: 0, c: 0, d: sy, tx: -bounds.minX * sx, ty: -bounds.minY * sy)
        guard isFinite else { return nil }
    }
}
