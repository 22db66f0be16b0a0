import Foundation
import Raster

/// The graphics state that `saveGState()` saves. It excludes the current path.
struct GraphicsState: Sendable {
    /// Maps user space to device space.
    var ctm: CGAffineTransform
    var clip: Clip

    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// The space in which `setFillColor(_:)` interprets components.
    var fillColorSpace = CGColorSpace.deviceGray
    var strokeColorSpace = CGColorSpace.deviceGray

    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes = DashPattern.solid
    /// The maximum deviation of drawn curves in pixels; zero for the device's own choice.
    var flatness: CGFloat = 0

    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
    var renderingIntent = CGColorRenderingIntent.defaultIntent
    /// The offset of patterns, in the context's initial space.
    var patternPhase = CGSize.zero
    /// True while an uncoloured pattern is drawn: setting colours has no effect.
    var keepsColors = false
    var text = TextState()

    init(ctm: CGAffineTransform, clip: Clip) {
        self.ctm = ctm
        self.clip = clip
    }

    /// Returns the pen, for lines of `width` in user space.
    func strokeStyle(width: CGFloat) -> StrokeStyle {
        StrokeStyle(
            width: width, cap: .init(lineCap), join: .init(lineJoin), miterLimit: miterLimit, dashes: dashes.lengths,
            dashPhase: dashes.phase)
    }
}
