import Foundation
import Raster

/// What a context draws on: the pixels of a bitmap, or the pages of a document. Paths come in device space.
protocol GraphicsDevice: AnyObject {
    /// The clip that lets everything through.
    var wholeClip: Clip { get }

    /// `clip` cut to the inside of `path`.
    func clip(_ clip: Clip, to path: Path, rule: FillRule, antialiased: Bool) -> Clip

    /// `clip` cut to what a mask lets through that is stretched over `rect` of the state's user space, and to nothing beyond.
    func clip(_ clip: Clip, to mask: CGImage, in rect: CGRect, with state: GraphicsState) -> Clip

    /// Paints the inside of `path` with the state's fill colour.
    func fill(_ path: Path, rule: FillRule, with state: GraphicsState)

    /// Paints the line along `path` with the state's pen and stroke colour.
    func stroke(_ path: Path, with state: GraphicsState)

    /// Makes the inside of `path` as if nothing had been painted there, whatever the state's alpha, blend mode and shadow.
    func clear(_ path: Path, with state: GraphicsState)

    /// Paints all that the clip lets through.
    func paint(_ gradient: CGGradient, along shape: GradientShape, with state: GraphicsState)

    /// Paints `image` upright into `rect` of user space, or all that the clip lets through with its copies. A stencil is
    /// painted with the state's fill colour.
    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState)

    /// Paints glyphs with the state's fill colour, as text. False, and nothing is painted, when their outlines must be
    /// filled instead.
    func show(_ run: GlyphRun, with state: GraphicsState) -> Bool

    /// True when the characters that glyphs stand for are kept.
    var keepsText: Bool { get }

    /// Paints from now on go to a transparent layer as large as `clip`, until it is ended.
    ///
    /// What comes back lets through all of the layer: the clip's edges count once, when the layer is joined. Nil when
    /// there is no layer, when memory is short or of anything to paint on.
    func beginLayer(_ clip: Clip) -> Clip?

    /// Joins the layer begun last with what lies below, by the state that held when it was begun.
    func endLayer(with state: GraphicsState)
}

extension GraphicsDevice {
    var keepsText: Bool { false }

    func clear(_ path: Path, with state: GraphicsState) {
        var clearing = state
        clearing.blendMode = .clear
        clearing.alpha = 1
        clearing.shadow = nil
        fill(path, rule: .nonZero, with: clearing)
    }
}
