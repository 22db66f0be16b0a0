import CoreGraphics
import Raster

/// What the items of a layer depend on, besides the layer itself.
struct ReuseKey: Sendable, Equatable {
    let toDevice: Projection
    let clip: PixelRect
    let space: CATransform3D?
    let inherited: InheritedPaintState
    /// How deep the layer lies in groups, masks and the like.
    let nesting: WalkLimits
}
