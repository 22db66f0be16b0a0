import CoreGraphics
import Dispatch
import Foundation

import Raster

/// The cached tiles of one layer, and the requests being drawn on other threads.
///
/// Shared by the model layer, its render layers and renderers. All state is guarded by `lock`.
package final class TileStore: TileProvider, @unchecked Sendable {
    private struct Entry {
        var shown: ShownTile
        var lastUse: Int
        /// Whether the tile is marked for redrawing.
        var isStale = false

        var byteCount: Int { shown.image.map { $0.width * $0.height * 4 } ?? 0 }
    }

    private let lock = NSLock()
    private var entries: [TilePyramid.Tile: Entry] = [:]
    private var requests: [TileRequest] = []
    private var inFlight: Set<TilePyramid.Tile> = []
    /// Tiles in flight whose result will be stale.
    private var stale: Set<TilePyramid.Tile> = []
    private var workers = 0
    private var frameNumber = 0
    private var lastArrival = -Double.infinity
    /// The time of the last frame that requested tiles.
    private var frameTime = -Double.infinity
    /// Whether a tile has arrived since then.
    private var hasNewTiles = false
    /// Whether y points up in the coordinates that the tiles were drawn in.
    private var isFlipped = false
    private weak var layer: (any TileDrawing)?

    /// The maximum size of the tiles that are cached without being visible in the last frame, in bytes.
    private static let unusedByteLimit = 32 << 20
    private static let queue = DispatchQueue(label: "Kasane.tiles", qos: .userInitiated, attributes: .concurrent)
    private static let maxWorkerCount = max(1, min(ThreadPool.processorCount, 8))

    func setLayer(_ layer: any TileDrawing) { lock.withLock { self.layer = layer } }

    // MARK: TileProvider

    /// Returns the requested tiles that are available. The others are drawn on other threads.
    ///
    /// - Parameters:
    ///   - time: the frame's time.
    ///   - isFlipped: whether y points up in the layer's coordinates.
    ///   - waits: whether to wait for them; then all are returned, and none of them fades in.
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
            // Tiles that other threads are drawing are awaited as well.
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

    /// Whether the result will change without further requests: tiles are being drawn, or are still fading in.
    package func isBusy(fadeDuration: Double) -> Bool {
        lock.withLock {
            !requests.isEmpty || !inFlight.isEmpty || hasNewTiles
                || frameTime >= lastArrival && frameTime < lastArrival + fadeDuration
        }
    }

    /// The number of cached tiles.
    package var count: Int { lock.withLock { entries.count } }

    /// Waits until all requested tiles are drawn.
    package func finish() {
        while true {
            let group: DispatchGroup? = lock.withLock { workers > 0 ? workGroup : nil }
            guard let group else { return }
            group.wait()
        }
    }

    private let workGroup = DispatchGroup()

    // MARK: Invalidation

    /// Marks the tiles that intersect a rectangle for redrawing; nil for all.
    func invalidate(_ rect: CGRect?) {
        lock.withLock {
            for (tile, entry) in entries where rect.map(entry.shown.rect.intersects) ?? true {
                entries[tile]?.isStale = true
            }
            stale.formUnion(inFlight)
        }
    }

    /// Removes all tiles.
    func removeAll() {
        lock.withLock {
            entries = [:]
            requests = []
            stale.formUnion(inFlight)
        }
    }

    /// The caller holds the lock.
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

    /// The caller holds the lock.
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

    /// Draws requested tiles until there are none left.
    private func work(fades: Bool) {
        while let (request, layer) = next() {
            let image = layer.drawTile(request.rect, scale: request.scale)
            lock.withLock { store(image, for: request, fades: fades) }
        }
    }

    /// Returns nil, and decrements the number of workers, when there is nothing to do.
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

    /// The caller holds the lock.
    private func store(_ image: CGImage?, for request: TileRequest, fades: Bool) {
        inFlight.remove(request.tile)
        hasNewTiles = true
        // A tile that replaces another one appears without fading in.
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
