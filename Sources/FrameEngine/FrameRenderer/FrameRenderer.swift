public import Raster

/// Renders a render tree frame by frame: makes its display list, compares it with the list that the surface shows, and
/// has a compositor draw the difference.
///
/// One frame is `beginFrame`, then `draw(onto:)`, then `endFrame()`. All frames go to the same surface, or to surfaces
/// with the same pixels.
///
/// A class rather than a structure, because layer code that runs while a frame is made may access the renderer's
/// compositor, which would violate exclusive access to a structure.
@_spi(Compositing) public final class FrameRenderer<C: Compositor> {
    /// The compositor that draws the frames.
    public var compositor: C
    /// The frame that the surface shows; nil before the first.
    private var shown: Shown?
    private var frame: Frame?
    /// The record of the frame before the one that is shown, reused for its memory.
    private var recycledRecord = FrameRecord()
    /// The damage of an older frame, reused for its memory.
    private var recycledDamage = Damage()

    private struct Shown {
        var record: FrameRecord
        var toDevice: Projection
    }

    private struct Frame {
        var record: FrameRecord
        var toDevice: Projection
        var damage: Damage
        let time: Double
    }

    /// Creates a renderer for a surface with unknown contents: its first frame draws all of it.
    public init(compositor: C = SoftwareCompositor()) {
        self.compositor = compositor
    }

    // MARK: Frames

    /// Makes the display list of the tree and the damage.
    package func beginFrame(
        of root: RenderLayer?, time: Double, toDevice: Projection?, surface: PixelRect, waitsForTiles: Bool
    ) {
        if let shown, shown.toDevice == toDevice, shown.record.root === root, root?.subtreeHasAnimations != true {
            // Nothing has changed, and nothing does so over time.
            frame = Frame(record: shown.record, toDevice: shown.toDevice, damage: Damage(), time: time)
            return
        }
        var record = FrameRecord()
        if let root, let toDevice {
            record = TreeWalk.record(
                of: root, time: time, toDevice: toDevice, surface: surface, after: shown?.record,
                waitsForTiles: waitsForTiles, reusing: takeRecycledRecord())
        }
        var damage = takeRecycledDamage()
        if let shown, shown.toDevice == toDevice {
            // Compared with the list that the surface shows, which is not the last one made if a frame was not drawn.
            record.list.addDamage(since: shown.record.list, to: &damage)
            compositor.extendDamage(&damage, from: shown.record.list, to: record.list, within: surface)
        } else {
            damage.add(surface)
        }
        frame = Frame(record: record, toDevice: toDevice ?? .identity, damage: damage, time: time)
    }

    /// Draws the frame's damage, replacing the surface's pixels there, including by transparency.
    public func draw(onto surface: C.Surface) { draw { $1(surface) } }

    /// Draws the frame's damage onto a surface that is accessible only within a closure.
    ///
    /// - Parameter access: receives the damage's bounding box, and a closure that draws onto the surface. It need not
    ///   call the closure if the box is empty.
    public func draw(_ access: (_ part: PixelRect, _ draw: (C.Surface) -> Void) -> Void) {
        guard let frame else { return }
        access(frame.damage.bounds) { compositor.draw(frame.record.list, damage: frame.damage, onto: $0) }
        if let shown { recycledRecord = shown.record }
        shown = Shown(record: frame.record, toDevice: frame.toDevice)
        self.frame?.damage = Damage()
        if !frame.damage.isEmpty { recycledDamage = frame.damage }
    }

    /// Ends the frame and releases what it needed. A frame that was not drawn has no effect.
    public func endFrame() { frame = nil }

    // MARK: Current frame

    /// The display list of the current frame; nil between frames.
    public var list: DisplayList? { frame?.record.list }

    /// The damage of the current frame; empty between frames, and once it is drawn.
    public var damage: Damage { frame?.damage ?? Damage() }

    /// The projection from the space of the root's superlayer to pixels, in the current frame; nil between frames.
    public var toDevice: Projection? { frame?.toDevice }

    /// The time of the current frame; nil between frames.
    public var time: Double? { frame?.time }

    /// Adds pixels to the current frame's damage because something else has overwritten them.
    public func addDamage(_ rect: PixelRect) { frame?.damage.add(rect) }

    // MARK: Memory

    private func takeRecycledRecord() -> FrameRecord {
        defer { recycledRecord = FrameRecord() }
        return recycledRecord
    }

    private func takeRecycledDamage() -> Damage {
        defer { recycledDamage = Damage() }
        recycledDamage.removeAll()
        return recycledDamage
    }
}
