import CoreGraphics
import Raster

/// The inputs that determine a layer's items, besides the layer itself.
struct ReuseKey: Sendable, Equatable {
    let toDevice: Projection
    let clip: PixelRect
    let space: CATransform3D?
    let inherited: InheritedPaintState
    /// The nesting depth of the layer in groups, masks and so on.
    let nesting: WalkLimits
}
