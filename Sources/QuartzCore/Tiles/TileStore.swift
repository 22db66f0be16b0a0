import CoreGraphics
import Dispatch
import Foundation

import Raster

/// The tiles of one layer that were drawn, and those that are being drawn on other threads.
///
/// The model layer, its committed copies and renderers share it. Everything in it is guarded by `lock`.
package final class TileStore: TileProvider, @unchecked Sendable {
    private struct Entry {
        var shown: ShownTile
        var lastUse: Int
        /// What it shows is to be drawn anew.
        var isStale = false

        var byteCount: Int { shown.image.map { $0.width * $0.height * 4 } ?? 0 }
    }

    private let lock = NSLock()
    private var entries: [TilePyramid.Tile: Entry] = [:]
    private var requests: [TileRequest] = []
    private var inFlight: Set<TilePyramid.Tile> = []
    /// Those under way whose result will be out of date.
    private var stale: Set<TilePyramid.Tile> = []
    private var workers = 0
    private var frameNumber = 0
    private var lastArrival = -Double.infinity
    /// The time of the last frame that asked for tiles.
    private var frameTime = -Double.infinity
    /// Whether a tile came since then.
    private var hasNewTiles = false
    /// Whether y goes up in the space that the tiles were drawn in.
    private var isFlipped = false
    private weak var layer: (any TileDrawing)?

    /// Tiles that were not shown in the last frame are kept up to so many bytes.
    private static let unusedByteLimit = 32 << 20
    private static let queue = DispatchQueue(label: "Kasane.tiles", qos: .userInitiated, attributes: .concurrent)
    private static let maxWorkerCount = max(1, min(WorkerPool.processorCount, 8))

    func setLayer(_ layer: any TileDrawing) { lock.withLock { self.layer = layer } }

    // MARK: Showing

    /// The tiles that are wanted, as far as they are there. Those that are not are drawn on other threads.
    ///
    /// - Parameters:
    ///   - time: the frame's.
    ///   - isFlipped: whether y goes up in the layer's own space.
    ///   - waits: whether to wait for them; then all are there, and none of them fades in.
    package func show(_ wanted: [TileRequest], at time: Double, isFlipped: Bool, waits: Bool) -> [TilePyramid.Tile:
        ShownTile]
    {
        lock.lock()
        frameNumber += 1
        frameTime = time
        if isFlipped != self.isFlipped {
            self.isFlipped = isFlipped
            (entries, stale) = ([:], stale.union(inFlight))
        }
        let missing = wanted.filter { request in
            guard let entry = entries[request.tile] else { return true }
            entries[request.tile]?.lastUse = frameNumber
            return entry.isStale || entry.shown.rect != request.rect
        }
        requests = missing.filter { !inFlight.contains($0.tile) || stale.contains($0.tile) }
        startWorkers(fades: !waits)
        if waits {
            // What others began counts as well.
            lock.unlock()
            finish()
            lock.lock()
        }
        evictUnusedTiles()
        hasNewTiles = false
        let shown = entries.mapValues(\.shown)
        lock.unlock()
        return shown
    }

    /// Whether the picture will change by itself: tiles are being drawn, or came so short before the last frame that they
    /// still fade in.
    package func isBusy(fadeDuration: Double) -> Bool {
        lock.withLock {
            !requests.isEmpty || !inFlight.isEmpty || hasNewTiles
                || frameTime >= lastArrival && frameTime < lastArrival + fadeDuration
        }
    }

    /// How many tiles are kept.
    package var count: Int { lock.withLock { entries.count } }

    /// Waits until all that was asked for is drawn.
    package func finish() {
        while true {
            let group: DispatchGroup? = lock.withLock { workers > 0 ? workGroup : nil }
            guard let group else { return }
            group.wait()
        }
    }

    private let workGroup = DispatchGroup()

    // MARK: Invalidating

    /// Has the tiles that a rectangle touches drawn anew; nil for all.
    func invalidate(_ rect: CGRect?) {
        lock.withLock {
            for (tile, entry) in entries where rect.map(entry.shown.rect.intersects) ?? true {
                entries[tile]?.isStale = true
            }
            stale.formUnion(inFlight)
        }
    }

    /// Forgets all tiles.
    func removeAll() {
        lock.withLock {
            entries = [:]
            requests = []
            stale.formUnion(inFlight)
        }
    }

    /// The lock is taken.
    private func evictUnusedTiles() {
        var unused = 0
        for entry in entries.values where entry.lastUse < frameNumber { unused += entry.byteCount }
        guard unused > Self.unusedByteLimit else { return }
        for (tile, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard unused > Self.unusedByteLimit, entry.lastUse < frameNumber else { return }
            unused -= entry.byteCount
            entries[tile] = nil
        }
    }

    // MARK: Drawing

    /// The lock is taken.
    private func startWorkers(fades: Bool) {
        while workers < min(Self.maxWorkerCount, inFlight.count + requests.count) {
            workers += 1
            workGroup.enter()
            Self.queue.async { [self] in
                work(fades: fades)
                workGroup.leave()
            }
        }
    }

    /// Draws one tile after another until none is requested.
    private func work(fades: Bool) {
        while let (request, layer) = next() {
            let image = layer.drawTile(request.rect, scale: request.scale)
            lock.withLock { store(image, for: request, fades: fades) }
        }
    }

    /// Nil when there is nothing to do, and one worker less.
    private func next() -> (TileRequest, any TileDrawing)? {
        lock.withLock {
            if layer == nil { requests = [] }
            guard let layer, !requests.isEmpty else {
                workers -= 1
                return nil
            }
            let request = requests.removeFirst()
            inFlight.insert(request.tile)
            stale.remove(request.tile)
            return (request, layer)
        }
    }

    /// The lock is taken.
    private func store(_ image: CGImage?, for request: TileRequest, fades: Bool) {
        inFlight.remove(request.tile)
        hasNewTiles = true
        // In the place of another one it comes at once.
        let isNew = entries[request.tile] == nil
        let fadesIn = fades && isNew
        let arrival = fadesIn ? frameTime : -.infinity
        if fadesIn { lastArrival = arrival }
        entries[request.tile] = Entry(
            shown: ShownTile(tile: request.tile, image: image, rect: request.rect, arrival: arrival),
            lastUse: frameNumber,
            isStale: stale.remove(request.tile) != nil)
    }
}

/// Draws a layer's tiles.
protocol TileDrawing: AnyObject {
    /// Draws a part of the contents, given in the layer's own space; nil where there is nothing to draw on. Called on any
    /// thread.
    func drawTile(_ rect: CGRect, scale: CGFloat) -> CGImage?
}
