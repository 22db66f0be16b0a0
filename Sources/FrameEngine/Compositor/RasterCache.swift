import CoreGraphics
import Raster
import Synchronization

/// The pictures of rasterized layers, kept while the lists that are drawn show them.
final class RasterCache: Sendable {
    private let pictures = Mutex(Pictures())

    private struct Pictures {
        var bitmaps: [Key: Bitmap] = [:]
        /// How many pixels they have.
        var pixels = 0
    }

    /// A picture by what is on it.
    private struct Key: Hashable {
        let raster: DisplayList.Raster

        static func == (a: Key, b: Key) -> Bool { a.raster == b.raster }

        func hash(into hasher: inout Hasher) { raster.hashSome(into: &hasher) }
    }

    /// As many pixels are kept: a quarter of a gibibyte.
    private static let maxPixelCount = 1 << 26

    /// The picture of `raster`, which `make` makes if it is not there; nil where it would be one too many.
    func bitmap(of raster: DisplayList.Raster, _ make: () -> PixelBuffer?) -> Bitmap? {
        let key = Key(raster: raster)
        let (known, kept) = pictures.withLock { ($0.bitmaps[key], $0.pixels) }
        if let known { return known }
        guard kept + raster.pixelCount <= Self.maxPixelCount else {
            reportOnce("rasterized layers need more than 256 MB; some of them are drawn anew for each frame")
            return nil
        }
        guard let bitmap = make().map({ Bitmap($0) }) else { return nil }
        pictures.withLock {
            guard $0.bitmaps.updateValue(bitmap, forKey: key) == nil else { return }
            $0.pixels += raster.pixelCount
        }
        return bitmap
    }

    /// How many pictures are kept.
    var count: Int { pictures.withLock { $0.bitmaps.count } }

    /// Lets go of the pictures that `list` has no use for.
    func forget(allBut list: DisplayList) {
        pictures.withLock { pictures in
            guard !pictures.bitmaps.isEmpty else { return }
            var rasters: [DisplayList.Raster] = []
            list.collectRasters(into: &rasters)
            let shown = Set(rasters.lazy.map(Key.init))
            pictures.bitmaps = pictures.bitmaps.filter { shown.contains($0.key) }
            pictures.pixels = pictures.bitmaps.keys.reduce(0) { $0 + $1.raster.pixelCount }
        }
    }
}

extension DisplayList.Raster {
    fileprivate var pixelCount: Int { content.width * content.height }

    /// What tells most rasters apart: where their first items are, and in which colours.
    fileprivate func hashSome(into hasher: inout Hasher) {
        hasher.combine(list.items.count)
        for index in list.items.indices.prefix(8) {
            let bounds = list.items[index].bounds
            for number in [bounds.x, bounds.y, bounds.width, bounds.height] { hasher.combine(number) }
            guard case .fill(let fill) = list.items[index], case .color(let color) = fill.paint else { continue }
            for level in [color.red, color.green, color.blue, color.alpha, fill.opacity] { hasher.combine(level) }
        }
    }
}

extension DisplayList {
    fileprivate func collectRasters(into rasters: inout [Raster]) {
        for item in items {
            switch item {
            case .raster(let image):
                rasters.append(image.raster)
                image.raster.list.collectRasters(into: &rasters)
            case .shadow(let shadow):
                if case .picture(let list, _) = shadow.value.silhouette { list.collectRasters(into: &rasters) }
            default: break
            }
        }
    }
}
