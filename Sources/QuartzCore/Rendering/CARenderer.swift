public import CoreGraphics
@_spi(Compositing) import FrameEngine
import Foundation
import Raster

/// Draws a layer tree at times that the caller names.
///
/// On Apple's platforms a renderer draws into a Metal texture; here it is made for a bitmap context and draws into its
/// memory. One frame is `beginFrame(atTime:timeStamp:)`, then `render()`, then `endFrame()`. Only what changed since
/// the renderer's last frame is drawn again; if the context was drawn into by others in between, say so with `addUpdate(_:)`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/carenderer)
public class CARenderer {
    private let context: CGContext
    private let frames = FrameRenderer()

    /// The root of the tree to draw; nil draws nothing. Default nil.
    public var layer: CALayer?

    /// The part of the root's superlayer's space that fills the whole of the context, its top left corner at the
    /// context's. In points; the scale is the ratio of the context's pixels to it. Default zero: nothing is drawn.
    public var bounds = CGRect.zero

    /// Makes a renderer for a bitmap context of any layout of pixels. `options` is for later use; pass nil.
    public init(context: CGContext, options: [AnyHashable: Any]? = nil) {
        self.context = context
    }

    /// How many threads draw. The pixels don't depend on it. Default: one for each processor.
    package var threads: Int {
        get { frames.compositor.threads }
        set { frames.compositor.threads = max(1, newValue) }
    }

    // MARK: Frames

    /// Starts the frame for media time `time`, in seconds on the clock of `CACurrentMediaTime()`.
    ///
    /// Commits the current transaction's changes, samples the tree and finds out what must be drawn. `timeStamp` is for
    /// Apple's display drivers; pass nil.
    public func beginFrame(atTime time: CFTimeInterval, timeStamp: UnsafeRawPointer?) {
        frames.beginFrame(of: layer, in: bounds, surface: context.buffer.bounds, at: time)
    }

    /// The smallest rectangle, in the space of `bounds`, that holds all that the current frame must draw; empty for none.
    public func updateBounds() -> CGRect {
        guard let toPoints = frames.toDevice?.inverse else { return .null }
        let pixels = frames.damage.bounds
        guard !pixels.isEmpty else { return .null }
        let a = toPoints.apply(Point(Double(pixels.x), Double(pixels.y)))
        let b = toPoints.apply(Point(Double(pixels.maxX), Double(pixels.maxY)))
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    /// Adds a rectangle, in the space of `bounds`, to what the current frame draws again.
    public func addUpdate(_ r: CGRect) {
        guard let toDevice = frames.toDevice else { return }
        frames.addDamage(toDevice.deviceBounds(of: Box(r.standardized), within: context.buffer.bounds))
    }

    /// Draws the current frame's update region. What lay there in the context is replaced, transparency included.
    public func render() {
        frames.draw { [context] in context.drawPixels(in: $0, $1) }
    }

    /// When the next frame should be drawn: the current frame's own time while an animation runs, a later one when the
    /// next begins then, and infinity when nothing will change by itself.
    public func nextFrameTime() -> CFTimeInterval {
        guard let time = frames.time, let root = layer?.committed else { return .infinity }
        return root.nextChange(atParentTime: time)
    }

    /// Ends the current frame and frees what it needed.
    public func endFrame() { frames.endFrame() }
}
