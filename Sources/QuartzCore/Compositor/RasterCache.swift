import CoreGraphics
import Raster
import Synchronization

/// The pictures of rasterized layers, kept while the lists that are drawn show them.
final class RasterCache: Sendable {
    private let pictures = Mutex<[(raster: DisplayList.Raster, bitmap: Bitmap)]>([])

    /// As many pixels are kept: a quarter of a gibibyte.
    private static let mostPixels = 1 << 26

    /// The picture of `raster`, which `make` makes if it is not there; nil where it would be one too many.
    func bitmap(of raster: DisplayList.Raster, _ make: () -> PixelBuffer?) -> Bitmap? {
        if let known = pictures.withLock({ $0.first { $0.raster == raster } }) { return known.bitmap }
        let kept = pictures.withLock { $0.reduce(0) { $0 + $1.raster.content.width * $1.raster.content.height } }
        guard kept + raster.content.width * raster.content.height <= Self.mostPixels else {
            reportOnce("rasterized layers need more than 256 MB; some of them are drawn anew for each frame")
            return nil
        }
        guard let bitmap = make().map({ Bitmap($0) }) else { return nil }
        pictures.withLock { $0.append((raster, bitmap)) }
        return bitmap
    }

    /// How many pictures are kept.
    var count: Int { pictures.withLock { $0.count } }

    /// Lets go of the pictures that `list` has no use for.
    func forget(allBut list: DisplayList) {
        pictures.withLock { pictures in
            guard !pictures.isEmpty else { return }
            var shown: [DisplayList.Raster] = []
            list.collectRasters(into: &shown)
            pictures.removeAll { kept in !shown.contains { $0 == kept.raster } }
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
