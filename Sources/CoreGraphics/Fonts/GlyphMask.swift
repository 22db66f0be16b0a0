import Foundation
import Raster
import Synchronization

/// How much a glyph covers of each pixel around it, when its origin is at a quarter of a pixel.
// `@unchecked Sendable`: the levels are written before anybody else has them, and stay as long as the set.
struct GlyphMask: BitwiseCopyable, @unchecked Sendable {
    /// From the pixel that holds the origin.
    var x: Int
    var y: Int
    /// A multiple of eight, which are added at once.
    var width: Int
    var height: Int
    /// Rows from the top. Good as long as the set that the mask is from.
    var levels: UnsafePointer<UInt8>

    /// A copy of an alpha mask, which is the caller's to deallocate.
    fileprivate init(_ alpha: AlphaMask) {
        let bounds = alpha.bounds
        (x, y, width, height) = (bounds.x, bounds.y, (bounds.width + 7) & ~7, bounds.height)
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width * height, 1))
        copy.initialize(repeating: 0, count: max(width * height, 1))
        for row in 0..<height {
            for column in 0..<bounds.width { copy[row * width + column] = alpha.levels[row * bounds.width + column] }
        }
        levels = UnsafePointer(copy)
    }

    private init(x: Int, y: Int, width: Int, height: Int, levels: UnsafePointer<UInt8>) {
        (self.x, self.y, self.width, self.height, self.levels) = (x, y, width, height, levels)
    }

    var isEmpty: Bool { width == 0 || height == 0 }
    var bounds: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

    /// The mask of a glyph whose origin is in another pixel.
    func movedBy(x dx: Int, y dy: Int) -> GlyphMask {
        GlyphMask(x: x + dx, y: y + dy, width: width, height: height, levels: levels)
    }
}

/// The masks of a face's glyphs at one size and angle. They stay as long as the set does.
// `@unchecked Sendable`: `masks` guards what grows; the levels are written before anybody else has them.
final class GlyphMaskSet: @unchecked Sendable {
    struct Key: Hashable {
        var face: Int
        /// From the face's units to pixels, y down.
        var a, b, c, d: Float
        var antialiased: Bool
    }

    private struct Masks: ~Copyable {
        /// By the glyph and the quarters of a pixel that its origin is at.
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

    /// The set for a size and an angle: a new one when that which was used last is full.
    static func of(_ key: Key) -> GlyphMaskSet {
        if let set = cache[key], !set.isFull { return set }
        let set = GlyphMaskSet(key)
        cache.insert(set, for: key)
        return set
    }

    private static let cache = GenerationalCache<Key, GlyphMaskSet>(limit: 32)

    private var isFull: Bool { masks.withLock { $0.byteCount > maxByteCount } }

    /// Appends the masks of glyphs of the key's face whose origins are given in quarters of pixels; none for those that
    /// show nothing, and for those without a place.
    ///
    /// The set does not keep the face: it may outlive it in the cache.
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
        masks.byteCount += mask.width * mask.height + 100
        return mask
    }
}

/// In pixels: what a hostile font's glyph reaches beyond is cut off.
private let maxReach = 1024
/// For each set.
private let maxByteCount = 1 << 19

extension PixelRect {
    /// The pixels up to a distance from the origin.
    fileprivate static func reach(_ distance: Int) -> PixelRect {
        PixelRect(x: -distance, y: -distance, width: 2 * distance, height: 2 * distance)
    }
}
