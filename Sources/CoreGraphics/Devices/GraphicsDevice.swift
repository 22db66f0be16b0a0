import Foundation
import Raster

/// A context's drawing destination: a bitmap's pixels, or a document's pages. Paths are in device space.
protocol GraphicsDevice: AnyObject {
    /// The clip that admits everything.
    var wholeClip: Clip { get }

    /// Returns `clip` intersected with the inside of `path`.
    func clip(_ clip: Clip, to path: Path, rule: FillRule, antialiased: Bool) -> Clip

    /// Returns `clip` intersected with a mask stretched over `rect` in the state's user space; nothing outside `rect`
    /// is admitted.
    func clip(_ clip: Clip, to mask: CGImage, in rect: CGRect, with state: GraphicsState) -> Clip

    /// Returns `clip` for a layer that is bounded by `path`, a rectangle of user space.
    func layerClip(_ clip: Clip, in path: Path) -> Clip

    // These two take their states by address: drawings make very many calls, and a copy retains every reference in the
    // state.

    /// Fills `path` with the state's fill colour, and leaves it empty, possibly with different memory for the next
    /// path.
    func fill(taking path: inout Path, rule: FillRule, with state: UnsafePointer<GraphicsState>)

    /// Strokes `path` with the state's pen and stroke colour, and leaves it empty, possibly with different memory.
    func stroke(taking path: inout Path, with state: UnsafePointer<GraphicsState>)

    /// Clears the inside of `path`, ignoring the state's alpha, blend mode and shadow.
    func clear(_ path: Path, with state: GraphicsState)

    /// Fills the clip with a gradient.
    func paint(_ gradient: CGGradient, along shape: GradientShape, with state: GraphicsState)

    /// Draws `image` upright in `rect` of user space, or tiles the clip with it. A stencil is painted with the state's
    /// fill colour.
    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState)

    /// Draws glyphs as text with the state's fill colour. Returns false, without painting, when their outlines must be
    /// filled instead.
    func show(_ run: GlyphRun, with state: GraphicsState) -> Bool

    /// True when the device stores the characters that glyphs represent.
    var keepsText: Bool { get }

    /// Redirects painting to a transparent layer as large as `clip`, until it is ended.
    ///
    /// Returns a clip that admits the whole layer: the clip's edges apply once, when the layer is composited. Nil when
    /// no layer is created, because memory is short or there is nothing to paint on.
    func beginLayer(_ clip: Clip) -> Clip?

    /// Composites the innermost layer onto what lies below, with the state in effect when it was begun.
    func endLayer(with state: GraphicsState)

    /// Draws what has been recorded so far.
    func flush()
}

extension GraphicsDevice {
    var keepsText: Bool { false }

    func flush() {}

    func clear(_ path: Path, with state: GraphicsState) {
        var clearing = state
        clearing.blendMode = .clear
        clearing.alpha = 1
        clearing.shadow = nil
        var path = path
        withUnsafePointer(to: clearing) { fill(taking: &path, rule: .nonZero, with: $0) }
    }
}
