package import CoreGraphics
package import Raster

/// What every layer has, as a plain value: the model holds one, the render tree a copy, the sampler an animated copy.
///
/// Defaults are Apple's. Lengths are in points of the superlayer's (position) or the layer's own (bounds) space.
package struct LayerProperties: Sendable {
    // MARK: Geometry
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var isHidden = false
    package var isDoubleSided = true
    package var isGeometryFlipped = false

    // MARK: Contents
    package var contents: CGImage?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear

    // MARK: Appearance
    package var opacity: Float = 1
    package var allowsGroupOpacity = true
    package var masksToBounds = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners: CACornerMask = .all
    package var cornerCurve = CALayerCornerCurve.circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .opaqueBlack
    package var shadow = ShadowProperties()
}

/// The shadow a layer casts. Nothing is cast while `opacity` is zero, the default.
package struct ShadowProperties: Sendable {
    package var color: CGColor? = .opaqueBlack
    package var opacity: Float = 0
    package var offset = CGSize(width: 0, height: -3)
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat = 3
    package var path: Path?
}
