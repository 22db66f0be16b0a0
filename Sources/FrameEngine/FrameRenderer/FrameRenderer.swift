public import Raster

/// Renders a render tree frame after frame: makes its display list, finds out what differs from the frame that the surface
/// shows, and has a compositor draw that.
///
/// One frame is `beginFrame`, then `draw(onto:)`, then `endFrame()`. All frames go to the same surface, or to surfaces with the
/// same pixels.
///
/// A class, as code of layers that runs while a frame is made may ask what draws it: no access to the whole of it is held then.
@_spi(Compositing) public final class FrameRenderer<C: Compositor> {
    /// What draws.
    public var compositor: C
    /// What the surface shows; nil before the first frame.
    private var shown: Shown?
    private var frame: Frame?
    /// The record of the frame before the one that is shown, for its memory.
    private var recycledRecord = FrameRecord()
    /// The damage of an older frame, for its memory.
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

    /// Makes a renderer for a surface of which nothing is known.
    public init(compositor: C = SoftwareCompositor()) {
        self.compositor = compositor
    }

    // MARK: Frames

    /// Lists the tree and finds out what must be drawn.
    ///
    /// - Parameters:
    ///   - root: the tree; nil for none.
    ///   - time: the time of the root's superlayer.
    ///   - toDevice: from the space of the root's superlayer to pixels; nil to show nothing.
    ///   - surface: the surface's pixels.
    ///   - waitsForTiles: whether tiles that are not there yet are waited for.
    package func beginFrame(
        of root: RenderLayer?, time: Double, toDevice: Projection?, surface: PixelRect, waitsForTiles: Bool
    ) {
        if let shown, shown.toDevice == toDevice, shown.record.root === root, root?.subtreeHasAnimations != true {
            // Nothing has changed, and nothing does so by itself.
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
            record.list.addDamage(since: shown.record.list, to: &damage)
            compositor.extendDamage(&damage, from: shown.record.list, to: record.list, within: surface)
        } else {
            damage.add(surface)
        }
        frame = Frame(record: record, toDevice: toDevice ?? .identity, damage: damage, time: time)
    }

    /// Draws the frame's damage. What the surface shows there is replaced, transparency included.
    public func draw(onto surface: C.Surface) { draw { $1(surface) } }

    /// Draws the frame's damage onto a surface that is only lent.
    ///
    /// - Parameter access: is given the box around the damage, and what draws onto the surface. It need not call that where
    ///   the box is empty.
    public func draw(_ access: (_ part: PixelRect, _ draw: (C.Surface) -> Void) -> Void) {
        guard let frame else { return }
        access(frame.damage.bounds) { compositor.draw(frame.record.list, damage: frame.damage, onto: $0) }
        if let shown { recycledRecord = shown.record }
        shown = Shown(record: frame.record, toDevice: frame.toDevice)
        self.frame?.damage = Damage()
        if !frame.damage.isEmpty { recycledDamage = frame.damage }
    }

    /// Ends the frame and frees what it needed. A frame that was not drawn is as if it had never begun.
    public func endFrame() { frame = nil }

    // MARK: The current frame

    /// The display list of the current frame; nil between frames.
    public var list: DisplayList? { frame?.record.list }

    /// What the current frame must draw; empty between frames, and once it is drawn.
    public var damage: Damage { frame?.damage ?? Damage() }

    /// From the space of the root's superlayer to pixels, in the current frame; nil between frames.
    public var toDevice: Projection? { frame?.toDevice }

    /// The time of the current frame; nil between frames.
    public var time: Double? { frame?.time }

    /// Adds pixels to what the current frame draws, as they are no longer what the last frame made of them.
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
