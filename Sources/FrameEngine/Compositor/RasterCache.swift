import CoreGraphics
import Raster
import Synchronization

/// A cache of rasterized layers' bitmaps, kept while drawn lists use them.
final class RasterCache: Sendable {
    private let pictures = Mutex(Pictures())

    private struct Pictures {
        var bitmaps: [Key: Bitmap] = [:]
        /// The total number of pixels in the cached bitmaps.
        var pixels = 0
    }

    /// A bitmap's key: its contents.
    private struct Key: Hashable {
        let raster: DisplayList.Raster

        static func == (a: Key, b: Key) -> Bool { a.raster == b.raster }

        func hash(into hasher: inout Hasher) { raster.hashSome(into: &hasher) }
    }

    /// The maximum number of cached pixels: a quarter of a gibibyte.
    private static let maxPixelCount = 1 << 26

    /// Returns the bitmap of `raster`, made by `make` when it is not cached; nil when the cache is full.
    func bitmap(of raster: DisplayList.Raster, _ make: () -> PixelBuffer?) -> Bitmap? {
        let key = Key(raster: raster)
        let (known, kept) = pictures.withLock { ($0.bitmaps[key], $0.pixels) }
        if let known { return known }
        guard kept + raster.pixelCount <= Self.maxPixelCount else {
            reportOnce("rasterized layers need more than 256 MB; some of them are redrawn for each frame")
            return nil
        }
        // Created outside the lock, as drawing takes long. If two threads create the same bitmap, both are correct and
        // it is counted once.
        guard let bitmap = make().map({ Bitmap($0) }) else { return nil }
        pictures.withLock {
            guard $0.bitmaps.updateValue(bitmap, forKey: key) == nil else { return }
            $0.pixels += raster.pixelCount
        }
        return bitmap
    }

    /// The number of cached bitmaps.
    var count: Int { pictures.withLock { $0.bitmaps.count } }

    /// Evicts the bitmaps that `list` doesn't use.
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

    /// A hash that distinguishes most rasters: the places and colours of their first items.
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
                rasters.append(image.value.raster)
                image.value.raster.list.collectRasters(into: &rasters)
            case .shadow(let shadow):
                if case .picture(let list, _) = shadow.value.silhouette { list.collectRasters(into: &rasters) }
            default: break
            }
        }
    }
}
