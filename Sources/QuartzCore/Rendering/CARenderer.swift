public import CoreGraphics
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
    private var compositor: SoftwareCompositor
    /// What the context shows, and the scale it was drawn at; nil before the first frame.
    private var shown: Shown?
    private var frame: Frame?
    /// The list of the frame before the one that is shown, for its memory.
    private var spare = ListedTree()
    /// The damage of the last frame, for its memory.
    private var spareDamage = Damage()

    private struct Shown {
        var listed: ListedTree
        var toDevice: Projection
    }

    private struct Frame {
        var time: CFTimeInterval
        var listed: ListedTree
        var toDevice: Projection
        var damage: Damage
    }

    /// The root of the tree to draw; nil draws nothing. Default nil.
    public var layer: CALayer?

    /// The part of the root's superlayer's space that fills the whole of the context, its top left corner at the
    /// context's. In points; the scale is the ratio of the context's pixels to it. Default zero: nothing is drawn.
    public var bounds = CGRect.zero

    /// Makes a renderer for a bitmap context of any layout of pixels. `options` is for later use; pass nil.
    public init(context: CGContext, options: [AnyHashable: Any]? = nil) {
        self.context = context
        compositor = SoftwareCompositor(threads: WorkerPool.processorCount)
    }

    /// How many threads draw. The pixels don't depend on it. Default: one for each processor.
    package var threads: Int {
        get { compositor.threads }
        set { compositor.threads = max(1, newValue) }
    }

    // MARK: Frames

    /// Starts the frame for media time `time`, in seconds on the clock of `CACurrentMediaTime()`.
    ///
    /// Commits the current transaction's changes, samples the tree and finds out what must be drawn. `timeStamp` is for
    /// Apple's display drivers; pass nil.
    public func beginFrame(atTime time: CFTimeInterval, timeStamp: UnsafeRawPointer?) {
        let surface = context.buffer.bounds
        let toDevice = toDevice(surface)
        let root = layer?.commitForRendering(at: time)
        if let shown, shown.toDevice == toDevice, shown.listed.root === root, root?.subtreeHasAnimations != true {
            // Nothing has changed, and nothing does so by itself.
            frame = Frame(time: time, listed: shown.listed, toDevice: shown.toDevice, damage: Damage())
            return
        }
        var listed = ListedTree()
        if let root, let toDevice {
            listed = DisplayListBuilder.list(
                root, time: time, toDevice: toDevice, surface: surface, after: shown?.listed,
                waitsForTiles: MediaClock.isManual, reusing: takeSpare())
        }
        var damage = takeDamage()
        if let shown, shown.toDevice == toDevice {
            listed.addDamage(since: shown.listed, to: &damage)
        } else {
            damage.add(surface)
        }
        frame = Frame(time: time, listed: listed, toDevice: toDevice ?? .identity, damage: damage)
    }

    /// The smallest rectangle, in the space of `bounds`, that holds all that the current frame must draw; empty for none.
    public func updateBounds() -> CGRect {
        guard let frame, let toPoints = frame.toDevice.inverse else { return .null }
        let pixels = frame.damage.bounds
        guard !pixels.isEmpty else { return .null }
        let a = toPoints.apply(Point(Double(pixels.x), Double(pixels.y)))
        let b = toPoints.apply(Point(Double(pixels.maxX), Double(pixels.maxY)))
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    /// Adds a rectangle, in the space of `bounds`, to what the current frame draws again.
    public func addUpdate(_ r: CGRect) {
        guard var current = frame else { return }
        let pixels = current.toDevice.deviceBounds(of: Box(r.standardized), within: context.buffer.bounds)
        current.damage.add(pixels)
        frame = current
    }

    /// Draws the current frame's update region. What lay there in the context is replaced, transparency included.
    public func render() {
        guard let frame else { return }
        context.drawPixels(in: frame.damage.bounds) { surface in
            compositor.draw(frame.listed, damage: frame.damage, onto: surface)
        }
        if let shown { spare = shown.listed }
        shown = Shown(listed: frame.listed, toDevice: frame.toDevice)
        self.frame?.damage = Damage()
        if !frame.damage.isEmpty { spareDamage = frame.damage }
    }

    /// When the next frame should be drawn: the current frame's own time while an animation runs, a later one when the
    /// next begins then, and infinity when nothing will change by itself.
    public func nextFrameTime() -> CFTimeInterval {
        guard let frame, let root = layer?.committed else { return .infinity }
        return root.nextChange(atParentTime: frame.time)
    }

    /// Ends the current frame and lets go of what it needed.
    public func endFrame() { frame = nil }

    private func takeSpare() -> ListedTree {
        defer { spare = ListedTree() }
        return spare
    }

    private func takeDamage() -> Damage {
        defer { spareDamage = Damage() }
        spareDamage.removeAll()
        return spareDamage
    }

    /// From the space of `bounds` to pixels; nil when the bounds are empty or not finite.
    private func toDevice(_ surface: PixelRect) -> Projection? {
        let bounds = bounds.standardized
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let (sx, sy) = (Double(surface.width) / bounds.width, Double(surface.height) / bounds.height)
        let map = Projection(a: sx, b: 0, c: 0, d: sy, tx: -bounds.minX * sx, ty: -bounds.minY * sy)
        return map.isFinite ? map : nil
    }
}
