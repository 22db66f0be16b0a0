import Foundation
import Raster

/// The pixels that a bitmap device draws into, and the type of paint that they take.
protocol PaintSurface: AnyObject {
    associatedtype Paint

    /// All pixels.
    var bounds: PixelRect { get }

    /// The pixels that can be drawn in now: the innermost layer's, or all.
    var limit: PixelRect { get }

    func paint(_ color: CGColor) -> Paint

    /// Creates a gradient paint. `toUser` maps pixels to the space of `shape`. Nil for one that paints nothing.
    func paint(_ gradient: CGGradient, along shape: GradientShape, toUser: Projection) -> Paint?

    /// Creates an image paint. `toDevice` maps the image's pixels to the surface's; `region` holds the pixels of
    /// interest. Nil when nothing is to be painted, or memory is short.
    func paint(
        _ image: CGImage, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling, isTiled: Bool
    ) -> Paint?

    /// Draws a fill inside the limit, now or when the surface is flushed. It may leave different memory in the fill's
    /// shape.
    func draw(_ fill: inout SurfaceFill<Paint>)

    /// Redirects drawing to a transparent layer of those pixels; false when memory is short.
    func beginLayer(_ pixels: PixelRect) -> Bool

    /// Ends the innermost layer, if there is one, and draws it as the paint and shape of `fill`, whose remaining values
    /// apply.
    func endLayer(_ fill: inout SurfaceFill<Paint>)

    /// Draws what has been recorded.
    func flush()
}

extension BlendMode {
    /// True when the mode can reduce the alpha of an opaque pixel.
    var lowersAlpha: Bool {
        switch self {
        case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
        default: false
        }
    }
}
