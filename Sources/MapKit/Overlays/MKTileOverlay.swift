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
