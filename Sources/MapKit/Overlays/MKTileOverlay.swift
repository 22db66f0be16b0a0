import Foundation
public import UIKit

/// The number of a tile: at zoom level z, the world is divided into 2 to the z columns and rows.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mktileoverlaypath)
public struct MKTileOverlayPath: Sendable {
    /// The column, eastwards.
    public var x: Int
    /// The row, southwards.
    public var y: Int
    /// The zoom level.
    public var z: Int
    /// The pixels per point.
    public var contentScaleFactor: CGFloat

    /// The tile with the whole world.
    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }

    /// Creates the number of a tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Pictures of parts of the map at several scales. They are read from files; a subclass overrides
/// `loadTile(at:result:)` for others.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mktileoverlay)
open class MKTileOverlay: NSObject, MKOverlay {
    /// The pattern of the tiles' addresses, with `{x}`, `{y}`, `{z}` and `{scale}`.
    public let urlTemplate: String?
    /// The size of a tile in points. 256 by 256 by default.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south. False by default.
    open var isGeometryFlipped = false
    /// The lowest zoom level with tiles. 0 by default.
    open var minimumZ = 0
    /// The highest zoom level with tiles. 21 by default.
    open var maximumZ = 21
    /// Whether the tiles cover the map completely, so that its own contents need not be drawn.
    open var canReplaceMapContent = false

    /// Creates an overlay of tiles at addresses of a pattern.
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

    /// The middle of the world.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The world.
    open var boundingMapRect: MKMapRect { .world }

    /// Returns the address of a tile.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let text = [("{x}", path.x), ("{y}", row), ("{z}", path.z), ("{scale}", Int(path.contentScaleFactor))]
            .reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: String($1.1)) }
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    /// Loads a tile: the contents of its file. Other addresses fail, as there is no network.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        guard url.isFileURL else { return result(nil, MKError(.serverFailure)) }
        do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
    }
}

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
    private static let maxTiles = 1024.0

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
        guard Double(columns.count) * Double(rows.count) <= MKTileOverlayRenderer.maxTiles else { return }
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

    private static let maxCount = 512
    private let lock = NSLock()
    private var tiles: [Key: Tile] = [:]

    subscript(_ path: MKTileOverlayPath) -> Tile? {
        get { lock.withLock { tiles[Key(path)] } }
        set {
            lock.withLock {
                if tiles.count >= TileStore.maxCount { tiles.removeAll() }
                tiles[Key(path)] = newValue
            }
        }
    }

    func removeAll() { lock.withLock { tiles.removeAll() } }
}
