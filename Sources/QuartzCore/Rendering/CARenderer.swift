public import CoreGraphics
@_spi(Compositing) import FrameEngine
import Foundation
import Raster

/// Renders a layer tree at times given by the caller.
///
/// On Apple's platforms a renderer draws into a Metal texture; here it draws into the memory of a bitmap context. One
/// frame is `beginFrame(atTime:timeStamp:)`, then `render()`, then `endFrame()`. Only what changed since the renderer's
/// last frame is redrawn; if other code draws into the context in between, call `addUpdate(_:)`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/carenderer)
public class CARenderer {
    private let context: CGContext
    private let frames = FrameRenderer()

    /// The root of the tree to draw; nil draws nothing. Default nil.
    public var layer: CALayer?

    /// The rectangle in the root's superlayer's coordinates that fills the context, in points; the scale is the ratio
    /// of the context's pixels to it. Default zero: nothing is drawn.
    public var bounds = CGRect.zero

    /// Creates a renderer for a bitmap context of any pixel format. `options` is reserved; pass nil.
    public init(context: CGContext, options: [AnyHashable: Any]? = nil) {
        self.context = context
    }

    /// The number of threads that draw, which doesn't affect the pixels. Default: one for each processor.
    package var threads: Int {
        get { frames.compositor.threads }
        set { frames.compositor.threads = max(1, newValue) }
    }

    // MARK: Frames

    /// Begins the frame at media time `time`, in seconds on the clock of `CACurrentMediaTime()`.
    ///
    /// Commits the current transaction's changes, samples the tree and computes the damage. `timeStamp` is for Apple's
    /// display drivers; pass nil.
    public func beginFrame(atTime time: CFTimeInterval, timeStamp: UnsafeRawPointer?) {
        frames.beginFrame(of: layer, in: bounds, surface: context.buffer.bounds, at: time)
    }

    /// The bounding rectangle, in the coordinates of `bounds`, of what the current frame must redraw; empty for
    /// nothing.
    public func updateBounds() -> CGRect {
        guard let toPoints = frames.toDevice?.inverse else { return .null }
        let pixels = frames.damage.bounds
        guard !pixels.isEmpty else { return .null }
        let a = toPoints.apply(Point(Double(pixels.x), Double(pixels.y)))
        let b = toPoints.apply(Point(Double(pixels.maxX), Double(pixels.maxY)))
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    /// Adds a rectangle, in the coordinates of `bounds`, to what the current frame redraws.
    public func addUpdate(_ r: CGRect) {
        guard let toDevice = frames.toDevice else { return }
        frames.addDamage(toDevice.deviceBounds(of: Box(r.standardized), within: context.buffer.bounds))
    }

    /// Redraws the current frame's update region, replacing the context's pixels, including transparent ones.
    public func render() {
        frames.draw { [context] in context.drawPixels(in: $0, $1) }
    }

    /// The time at which the next frame should be drawn: the current frame's time while an animation runs, a later time
    /// when the next animation begins then, and infinity when nothing is animated.
    public func nextFrameTime() -> CFTimeInterval {
        guard let time = frames.time, let root = layer?.committed else { return .infinity }
        return root.nextChange(atParentTime: time)
    }

    /// Ends the current frame and frees what it needed.
    public func endFrame() { frames.endFrame() }
}
