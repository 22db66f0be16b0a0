import CPixelKernels
import CoreGraphics
import Dispatch
@_spi(Compositing) import FrameEngine
import Foundation
import QuartzCore
import Raster
import Synchronization

/// Samples and draws the last committed trees at the display's rate, on a separate thread: the render server.
///
/// The main thread commits and continues; a busy main thread doesn't delay animations. Frames are drawn for the
/// display's next refresh; missed refreshes are skipped. While nothing changes, the thread sleeps.
final class RenderThread: Sendable {
    /// The state that the main thread passes on.
    struct Scene: Sendable {
        var tree: RenderLayer?
        /// The part of the tree's space that fills the window, in points.
        var visible = CGRect.zero
        /// Whether the main thread has work to do in every frame.
        var wantsTicks = false
    }

    private struct State {
        /// Nil until the main thread has passed on a tree: a frame without it would flash.
        var scene: Scene?
        var geometry: WindowGeometry?
        var pace: MediaTimebase
        /// Added to the displayed media time.
        var timeOffset = 0.0
        /// Whether something must be drawn, whether or not the tree is animated.
        var isDirty = false
        /// Whether the window has not taken the last frame yet.
        var isPresenting = false
        var isExposed = true
        var measures = false
        /// The identities of the layers from the root to the one outlined by the inspector; empty for none.
        var outlined: [ObjectIdentifier] = []
        /// Whether the main thread has not answered the last tick yet.
        var isTicking = false
        /// Whether the window has been closed.
        var isOver = false
    }

    private let state: Mutex<State>
    private let changed = DispatchSemaphore(value: 0)
    private let memory: FrameMemory
    private let background: [UInt8]
    private let report: @Sendable (WindowReport) -> Void
    /// Called with a frame's time and duration, for the main thread's work.
    private let tick: @Sendable (_ time: Double, _ duration: Double) -> Void

    init(
        memory: FrameMemory, background: [UInt8], pace: MediaTimebase,
        report: @escaping @Sendable (WindowReport) -> Void,
        tick: @escaping @Sendable (_ time: Double, _ duration: Double) -> Void
    ) {
        (self.memory, self.background, self.report, self.tick) = (memory, background, report, tick)
        state = Mutex(State(pace: pace))
        let thread = Thread { self.run() }
        thread.name = "Kasane.render"
        thread.qualityOfService = .userInteractive
        thread.stackSize = 8 << 20
        thread.start()
    }

    // MARK: Requests

    func show(_ scene: Scene) {
        change {
            $0.isDirty = $0.isDirty || scene.tree !== $0.scene?.tree || scene.visible != $0.scene?.visible
            $0.scene = scene
        }
    }

    func resize(_ geometry: WindowGeometry) {
        change {
            $0.geometry = geometry
            $0.isDirty = true
        }
    }

    func follow(_ pace: MediaTimebase, offset: Double = 0) {
        change { ($0.pace, $0.timeOffset, $0.isDirty) = (pace, offset, true) }
    }

    func presented() { change { $0.isPresenting = false } }
    func ticked() { change { $0.isTicking = false } }
    func expose(_ isExposed: Bool) { change { ($0.isExposed, $0.isDirty) = (isExposed, true) } }
    func measure(_ measures: Bool) { change { ($0.measures, $0.isDirty) = (measures, true) } }

    /// Ends the thread.
    func end() { change { $0.isOver = true } }

    func outline(_ path: [ObjectIdentifier]) { change { ($0.outlined, $0.isDirty) = (path, true) } }

    private func change(_ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
        changed.signal()
    }

    // MARK: Render thread

    private func run() {
        var canvas = FrameCanvas()
        /// The uptimes that the last frame was drawn for, and of the last tick.
        var (shownAt, tickedAt) = (0.0, 0.0)
        /// The uptime of an animation's next change.
        var nextChange = Double.infinity
        while true {
            let now = ProcessInfo.processInfo.systemUptime
            let state = state.withLock { $0 }
            guard !state.isOver else { return }
            guard let geometry = state.geometry, let scene = state.scene, state.isExposed else {
                wait()
                continue
            }
            let interval = 1 / geometry.framesPerSecond
            let slot = ((now / interval).rounded(.down) + 1) * interval
            let isPlaying = state.pace.rate > 0 && state.pace.time(at: now) < state.pace.limit
            if scene.wantsTicks, isPlaying, !state.isTicking, slot > tickedAt + interval / 2 {
                // The main thread's changes are part of this frame, if it is quick.
                tickedAt = slot
                self.state.withLock { $0.isTicking = true }
                tick(state.pace.time(at: slot - interval), interval * state.pace.rate)
                wait(until: slot - interval / 2)
                continue
            }
            guard !state.isPresenting else {
                wait()
                continue
            }
            let isDue = state.isDirty || nextChange <= slot
            if isDue, slot > shownAt + interval / 2 {
                let skipped = shownAt > 0 && nextChange <= shownAt + interval ? (slot - shownAt) / interval - 1 : 0
                self.state.withLock { $0.isDirty = false }
                shownAt = slot
                nextChange = draw(
                    state, scene, geometry, slot, &canvas, skipped: max(0, Int(skipped.rounded())), began: now)
                continue
            }
            var wake = isDue ? slot : max(slot, nextChange - interval)
            if scene.wantsTicks, isPlaying { wake = min(wake, slot) }
            wait(until: wake)
        }
    }

    private func wait(until uptime: Double = .infinity) {
        guard uptime < .infinity else { return changed.wait() }
        let seconds = uptime - ProcessInfo.processInfo.systemUptime
        // Slightly late rather than early: then the next slot is the following one.
        if seconds > 0 { _ = changed.wait(timeout: .now() + min(seconds + 0.0002, 1e6)) }
    }

    /// Draws the frame for an uptime. Returns the uptime of the next change.
    private func draw(
        _ state: State, _ scene: Scene, _ geometry: WindowGeometry, _ uptime: Double, _ canvas: inout FrameCanvas,
        skipped: Int, began: Double
    ) -> Double {
        let time = state.pace.time(at: uptime) + state.timeOffset
        let damage = canvas.draw(scene.tree, scene.visible, geometry, at: time)
        let next = scene.tree?.nextChange(atParentTime: time) ?? .infinity
        let nextUptime = next <= time && state.pace.rate > 0 ? uptime : state.pace.uptime(of: next)
        let outline =
            state.outlined.isEmpty
            ? nil : scene.tree?.corners(ofLayerAt: state.outlined, visible: scene.visible, time: time)
        guard let damage, !damage.isEmpty || outline != canvas.outline,
            memory.reserve(geometry.byteCount), let base = memory.base
        else {
            return isAtLimit(state, time) ? .infinity : nextUptime
        }
        for rect in damage { canvas.copy(rect, over: background, to: base, bytesPerRow: geometry.bytesPerRow) }
        canvas.outline = outline
        self.state.withLock { $0.isPresenting = true }
        report(
            .frame(
                FrameReport(
                    generation: geometry.generation, damage: damage.flatMap { [$0.x, $0.y, $0.width, $0.height] },
                    time: time, duration: ProcessInfo.processInfo.systemUptime - began,
                    layerCount: state.measures ? scene.tree?.layerCount ?? 0 : nil, skipped: skipped,
                    outline: outline)))
        return isAtLimit(state, time) ? .infinity : nextUptime
    }

    /// Returns whether time has reached its limit.
    private func isAtLimit(_ state: State, _ time: Double) -> Bool { time - state.timeOffset >= state.pace.limit }
}

/// The surface that a render thread draws on, and its renderer.
private struct FrameCanvas {
    private var pixels: PixelBuffer?
    private var renderer = FrameRenderer<SoftwareCompositor>()
    private var generation = -1
    /// The outline in the last frame.
    var outline: [Double]?

    /// Draws the changes. Returns the pixels; nil when memory is short.
    mutating func draw(
        _ tree: RenderLayer?, _ visible: CGRect, _ geometry: WindowGeometry, at time: Double
    ) -> [Raster.PixelRect]? {
        if generation != geometry.generation || pixels == nil {
            generation = geometry.generation
            pixels = PixelBuffer(width: geometry.width, height: geometry.height)
            renderer = FrameRenderer()
        }
        guard let pixels else { return nil }
        let scale = geometry.scale
        renderer.beginFrame(
            of: tree, time: time,
            toDevice: Projection(
                a: scale, b: 0, c: 0, d: scale, tx: -visible.minX * scale, ty: -visible.minY * scale),
            surface: pixels.bounds, waitsForTiles: false)
        let damage = renderer.damage.rects
        renderer.draw(onto: pixels)
        renderer.endFrame()
        return damage
    }

    func copy(_ rect: Raster.PixelRect, over background: [UInt8], to base: UnsafeMutableRawPointer, bytesPerRow: Int) {
        guard let pixels else { return }
        let rect = rect.intersection(pixels.bounds)
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.y + rect.height {
            // In bounds: the memory has the buffer's size, and the rectangle lies in it.
            let row = base.advanced(by: y * bytesPerRow + rect.x * 4).assumingMemoryBound(to: UInt8.self)
            video_row_over(row, pixels.base + y * pixels.bytesPerRow + rect.x * 4, rect.width, background)
        }
    }
}

extension RenderLayer {
    /// The number of layers in the tree.
    var layerCount: Int {
        var (count, waiting) = (0, [self])
        while let layer = waiting.popLast() {
            count += 1
            waiting += layer.sublayers
            if let mask = layer.mask { waiting.append(mask) }
        }
        return count
    }
}
