import Foundation
import Raster

/// What a context draws on: the pixels of a bitmap, later the pages of a file. Paths come in device space.
protocol GraphicsDevice: AnyObject {
    /// The clip that lets everything through.
    var wholeClip: Clip { get }

    /// `clip` cut to the inside of `path`.
    func clip(_ clip: Clip, to path: Path, rule: FillRule, antialiased: Bool) -> Clip

    /// Paints the inside of `path` with the state's fill colour.
    func fill(_ path: Path, rule: FillRule, with state: GraphicsState)

    /// Paints the line along `path` with the state's pen and stroke colour.
    func stroke(_ path: Path, with state: GraphicsState)

    /// Paints all that the clip lets through.
    func paint(_ gradient: CGGradient, along shape: GradientShape, with state: GraphicsState)

    /// Paints `image` upright into `rect` of user space, or all that the clip lets through with its copies.
    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState)

    /// Paints from now on go to a transparent layer that covers the pixels of `clip`; true when there is one.
    func beginLayer(_ clip: Clip) -> Bool

    /// Joins the layer begun last with what lies below, by the state that held when it was begun.
    func endLayer(with state: GraphicsState)
}

/// Where the colours of a gradient lie, in user space.
enum GradientShape: Sendable {
    case linear(start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
    case radial(
        startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, CGGradientDrawingOptions)
    case conic(center: CGPoint, angle: CGFloat)
}
