import Foundation
import Raster
import Synchronization

/// A glyph's coverage of the pixels around it, with its origin at a quarter-pixel position.
// `@unchecked Sendable`: the levels are written before they are shared, and live as long as the set.
struct GlyphMask: BitwiseCopyable, @unchecked Sendable {
    /// Relative to the pixel that contains the origin.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Rows from the top, padded with zeros: several levels are added at once. Valid as long as the set that the mask is
    /// from.
    var levels: UnsafePointer<UInt8>

    /// Creates a copy of an alpha mask, which the caller must deallocate.
    fileprivate init(_ alpha: AlphaMask) {
        let bounds = alpha.bounds
        (x, y, width, height) = (bounds.x, bounds.y, bounds.width, bounds.height)
        let stride = Coverage.maskStride(ofWidth: width)
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(stride * height, 1))
        copy.initialize(repeating: 0, count: max(stride * height, 1))
        for row in 0..<height {
            for column in 0..<width { copy[row * stride + column] = alpha.levels[row * width + column] }
        }
        levels = UnsafePointer(copy)
    }

    private init(x: Int, y: Int, width: Int, height: Int, levels: UnsafePointer<UInt8>) {
        (self.x, self.y, self.width, self.height, self.levels) = (x, y, width, height, levels)
    }

    var isEmpty: Bool { width == 0 || height == 0 }
    var bounds: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

    /// Returns the mask of a glyph whose origin is in another pixel.
    func movedBy(x dx: Int, y dy: Int) -> GlyphMask {
        GlyphMask(x: x + dx, y: y + dy, width: width, height: height, levels: levels)
    }
}

/// The masks of a face's glyphs at one size and angle. They live as long as the set.
// `@unchecked Sendable`: `masks` guards the growing state; the levels are written before they are shared.
final class GlyphMaskSet: @unchecked Sendable {
    struct Key: Hashable {
        var face: Int
        /// Maps the face's units to pixels, y down.
        var a, b, c, d: Float
        var antialiased: Bool
    }

    private struct Masks: ~Copyable {
        /// By the glyph and the quarter-pixel position of its origin.
        var byPlace: [UInt32: GlyphMask] = [:]
        var byteCount = 0
    }

    private let key: Key
    private let masks = Mutex(Masks())

    private init(_ key: Key) { self.key = key }

    deinit {
        masks.withLock { masks in
            for mask in masks.byPlace.values { mask.levels.deallocate() }
        }
    }

    /// Returns the set for a size and an angle: a new one when the last one is full.
    static func of(_ key: Key) -> GlyphMaskSet {
        if let set = cache[key], !set.isFull { return set }
        let set = GlyphMaskSet(key)
        cache.insert(set, for: key)
        return set
    }

    private static let cache = GenerationalCache<Key, GlyphMaskSet>(limit: 32)

    private var isFull: Bool { masks.withLock { $0.byteCount > maxByteCount } }

    /// Appends the masks of glyphs of the key's face whose origins are given in quarters of pixels; none for blank
    /// glyphs, and for those without a position.
    ///
    /// The set does not retain the face: it may outlive it in the cache.
    func addMasks(
        of glyphs: [CGGlyph], in face: FontFace, to placed: inout [GlyphMask], at quarters: (Int) -> (x: Int, y: Int)?
    ) {
        masks.withLock { masks in
            for i in glyphs.indices {
                guard let place = quarters(i) else { continue }
                let index = UInt32(glyphs[i]) << 4 | UInt32(place.x & 3) << 2 | UInt32(place.y & 3)
                let mask = masks.byPlace[index] ?? make(glyphs[i], of: face, place, index, &masks)
                if !mask.isEmpty { placed.append(mask.movedBy(x: place.x >> 2, y: place.y >> 2)) }
            }
        }
    }

    private func make(
        _ glyph: CGGlyph, of face: FontFace, _ place: (x: Int, y: Int), _ index: UInt32, _ masks: inout Masks
    ) -> GlyphMask {
        let toPixels = Projection(
            a: Double(key.a), b: Double(key.b), c: Double(key.c), d: Double(key.d), tx: Double(place.x & 3) / 4,
            ty: Double(place.y & 3) / 4)
        let coverage = Coverage(
            face.outline(of: glyph), through: toPixels, clip: .reach(maxReach), antialiased: key.antialiased)
        let mask = GlyphMask(AlphaMask(coverage))
        masks.byPlace[index] = mask
        masks.byteCount += Coverage.maskStride(ofWidth: mask.width) * mask.height + 100
        return mask
    }
}

/// In pixels: parts of a malicious font's glyphs beyond it are clipped.
private let maxReach = 1024
/// The limit for each set.
private let maxByteCount = 1 << 19

extension PixelRect {
    /// Returns the pixels within a distance of the origin.
    fileprivate static func reach(_ distance: Int) -> PixelRect {
        PixelRect(x: -distance, y: -distance, width: 2 * distance, height: 2 * distance)
    }
}
