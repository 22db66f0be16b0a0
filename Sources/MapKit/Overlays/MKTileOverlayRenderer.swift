import Foundation
public import UIKit

/// Draws tiles at the zoom level that is closest to the scale. Levels beyond the highest enlarge its tiles.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer)
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private let tiles: MKTileOverlay
    private let store = TileStore()

    /// Creates a renderer for tiles.
    public init(tileOverlay overlay: MKTileOverlay) {
        tiles = overlay
        super.init(overlay: overlay)
    }

    /// Creates a renderer for an overlay of tiles.
    public override init(overlay: any MKOverlay) {
        tiles = overlay as? MKTileOverlay ?? MKTileOverlay(urlTemplate: nil)
        super.init(overlay: overlay)
    }

    /// Loads all tiles again.
    open func reloadData() {
        store.removeAll()
        setNeedsDisplay()
    }

    /// The most tiles that are drawn at once.
    fileprivate static let maxTiles = 1024

    /// Draws the tiles that are in the rectangle.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let visible = mapRect.intersection(.world)
        guard !visible.isNull, tiles.minimumZ <= tiles.maximumZ, zoomScale > 0 else { return }
        let ideal = log2(Mercator.worldSize * Double(zoomScale) / Double(max(tiles.tileSize.width, 1)))
        let level = min(max(Int(ideal.rounded()), tiles.minimumZ), tiles.maximumZ, 30)
        let side = Mercator.worldSize / Double(1 << level)
        let (columns, rows) = (
            Int(visible.minX / side)...Int(min(visible.maxX, Mercator.worldSize - 1) / side),
            Int(visible.minY / side)...Int(min(visible.maxY, Mercator.worldSize - 1) / side)
        )
        guard Double(columns.count) * Double(rows.count) <= Double(MKTileOverlayRenderer.maxTiles) else { return }
        for row in rows {
            for column in columns {
                let path = MKTileOverlayPath(x: column, y: row, z: level, contentScaleFactor: contentScaleFactor)
                let place = rect(
                    for: MKMapRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side))
                draw(path, at: place, in: context)
            }
        }
    }

    private func draw(_ path: MKTileOverlayPath, at place: CGRect, in context: CGContext) {
        guard let image = image(at: path) else { return }
        context.saveGState()
        // Images are drawn upwards.
        context.translateBy(x: 0, y: place.minY + place.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: place)
        context.restoreGState()
    }

    private func image(at path: MKTileOverlayPath) -> CGImage? {
        switch store[path] {
        case .image(let image): return image
        case .missing, .loading: return nil
        case nil: break
        }
        store[path] = .loading
        let store = store
        // The result may arrive on another thread.
        nonisolated(unsafe) weak let renderer = self
        tiles.loadTile(at: path) { data, _ in
            let image = data.flatMap { UIImage(data: $0)?.cgImage }
            store[path] = image.map { .image($0) } ?? .missing
            if image != nil { DispatchQueue.main.async { renderer?.setNeedsDisplay() } }
        }
        if case .image(let image) = store[path] { return image }
        return nil
    }
}

/// The tiles that have been loaded.
private final class TileStore: @unchecked Sendable {
    // The tiles are accessed under the lock.
    enum Tile {
        case loading, missing
        case image(CGImage)
    }

    private struct Key: Hashable {
        let x, y, z: Int
        init(_ path: MKTileOverlayPath) { (x, y, z) = (path.x, path.y, path.z) }
    }

    /// As many as are drawn at once, on both sides of the 180th meridian: with fewer, each drawing would load tiles again,
    /// and be followed by another.
    private static let maxCount = 2 * MKTileOverlayRenderer.maxTiles
    private let lock = NSLock()
    private var tiles: [Key: Tile] = [:]

    subscript(_ path: MKTileOverlayPath) -> Tile? {
        get { lock.withLock { tiles[Key(path)] } }
        set {
            lock.withLock {
                let key = Key(path)
                if tiles[key] == nil, tiles.count >= TileStore.maxCount { tiles.removeAll() }
                tiles[key] = newValue
            }
        }
    }

    func removeAll() { lock.withLock { tiles.removeAll() } }
}
