import Foundation
import Raster

/// All that `saveGState()` keeps. The current path is not among it.
struct GraphicsState: Sendable {
    /// From user space to device space.
    var ctm: CGAffineTransform
    var clip: Clip

    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// What `setFillColor(_:)` reads plain components in.
    var fillColorSpace = CGColorSpace.deviceGray
    var strokeColorSpace = CGColorSpace.deviceGray

    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes = DashPattern.solid
    /// The greatest distance in pixels between a curve and what is drawn for it; zero for the device's own choice.
    var flatness: CGFloat = 0

    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
    var renderingIntent = CGColorRenderingIntent.defaultIntent
    /// How far patterns are moved, in the space that the context started with.
    var patternPhase = CGSize.zero
    /// True while a pattern without colours of its own is drawn: setting colours then does nothing.
    var keepsColors = false
    var text = TextState()

    init(ctm: CGAffineTransform, clip: Clip) {
        self.ctm = ctm
        self.clip = clip
    }

    /// The pen, for lines of `width` in user space.
    func strokeStyle(width: CGFloat) -> StrokeStyle {
        StrokeStyle(
            width: width, cap: .init(lineCap), join: .init(lineJoin), miterLimit: miterLimit, dashes: dashes.lengths,
            dashPhase: dashes.phase)
    }
}
