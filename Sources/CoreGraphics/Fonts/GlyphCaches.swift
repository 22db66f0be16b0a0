import Raster

/// A glyph of a face, for caches.
struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt16
}

/// Caches of glyph data, in bounded memory.
final class GlyphCaches: Sendable {
    let outlines: GenerationalCache<GlyphKey, Path>
    let pictures: GenerationalCache<GlyphKey, ColorGlyph?>

    /// Each of the two caches uses at most twice this many bytes.
    private init(limit: Int) {
        outlines = GenerationalCache(limit: limit) { 100 + $0.points.count * 17 }
        pictures = GenerationalCache(limit: limit) { picture in
            100 + (picture?.levels.reduce(0) { $0 + $1.bytesPerRow * $1.height } ?? 0)
        }
    }

    private static let ofFiles = GlyphCaches(limit: 1 << 23)

    /// Returns the caches for a face. Faces of files share one; a face whose bytes are in memory has its own, which is
    /// released with it.
    static func forFace(of source: FontSource) -> GlyphCaches {
        source.isInMemory ? GlyphCaches(limit: 1 << 20) : ofFiles
    }
}
