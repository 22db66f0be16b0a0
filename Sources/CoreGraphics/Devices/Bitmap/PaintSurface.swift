import Foundation
import Raster

/// Pixels that a bitmap's device draws in, and what they are painted with.
protocol PaintSurface: AnyObject {
    associatedtype Paint

    /// All pixels.
    var bounds: PixelRect { get }

    /// Those that can be drawn in now: of the innermost layer, or all.
    var limit: PixelRect { get }

    func paint(_ color: CGColor) -> Paint

    /// `toUser` maps pixels to the space of `shape`. Nil for one that paints nothing.
    func paint(_ gradient: CGGradient, along shape: GradientShape, toUser: Projection) -> Paint?

    /// `toDevice` maps the image's pixels to the surface's, of which `region` holds those that matter. Nil when nothing is
    /// to be painted, or memory is short.
    func paint(
        _ image: CGImage, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling, isTiled: Bool
    ) -> Paint?

    func draw(_ paint: Paint, on coverage: Coverage, opacity: CGFloat, mode: BlendMode)

    /// The alpha that drawing would leave on nothing; nil when memory is short.
    func alpha(of paint: Paint, on coverage: Coverage, opacity: CGFloat) -> AlphaMask?

    /// Drawing goes to a transparent layer of those pixels from now on; false when memory is short.
    func beginLayer(_ pixels: PixelRect) -> Bool

    /// The layer begun last as paint, and its pixels.
    func endLayer() -> (paint: Paint, pixels: PixelRect)?
}

extension BlendMode {
    /// True when an opaque pixel may become less so.
    var lowersAlpha: Bool {
        switch self {
        case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
        default: false
        }
    }
}
