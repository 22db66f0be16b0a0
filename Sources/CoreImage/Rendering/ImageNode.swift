import CoreGraphics
import Raster

/// A node of the image graph. Pixels are premultiplied, in the working space; y points up, and so do rows.
///
/// Nodes are immutable and shared by all images derived from them.
class ImageNode: @unchecked Sendable {
    // Every stored property here and in the subclasses is a `let`.

    /// The bounds of all pixels that may not be transparent; infinite for an infinite image.
    let extent: CGRect
    /// The maximum number of nodes on a path below this one.
    let depth: Int
    /// How rendering is best divided into parts.
    let locality: Locality

    init(extent: CGRect, inputs: [ImageNode] = [], locality: Locality = .whole) {
        self.extent = extent
        self.locality = locality
        depth = (inputs.map(\.depth).max() ?? 0) + 1
    }

    /// Renders `region`, which lies in the extent. Returns nil if memory is exhausted. The result has the region's
    /// bounds.
    func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? { nil }

    /// Writes the pixels of `region`, which lies in the extent, as sRGB bytes, if that is faster than rendering linear
    /// light first. Returns false if it is not, or if memory is exhausted. For a linear working space.
    func write(_ region: PixelRect, to target: ByteTarget, threads: Int) -> Bool { false }

    /// The extent in whole pixels.
    final var pixels: PixelRect { PixelRect(covering: extent) }
}

/// Memory for bytes of red, green, blue and alpha.
struct ByteTarget {
    /// The start of the topmost row written, where y is greatest.
    let base: UnsafeMutablePointer<UInt8>
    let rowBytes: Int
}

extension PixelRect {
    /// All valid pixel coordinates; those beyond are clamped.
    static let all = PixelRect(x: -(1 << 24), y: -(1 << 24), width: 1 << 25, height: 1 << 25)

    /// The smallest rectangle of whole pixels around `rect`.
    init(covering rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self = .zero
            return
        }
        if rect.isInfinite {
            self = .all
        } else {
            // Coordinates within rounding error of an integer are snapped to it.
            self.init(
                around: Box(
                    minX: Double(rect.minX) + 1e-6, minY: Double(rect.minY) + 1e-6, maxX: Double(rect.maxX) - 1e-6,
                    maxY: Double(rect.maxY) - 1e-6), within: .all)
        }
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func grown(_ dx: Int, _ dy: Int) -> PixelRect {
        PixelRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy).intersection(.all)
    }
}

/// A rendering pass, which caches results until it ends. Used by one thread; kernels distribute their rows over
/// several.
final class RenderPass {
    let space: WorkingSpace
    let threads: Int
    private var cache: [Key: (image: FloatImage, isTransient: Bool)] = [:]
    private var cachedPixels = 0
    /// The small images of wide blurs.
    private var spreads: [ObjectIdentifier: SpreadImage] = [:]

    private struct Key: Hashable {
        let node: ObjectIdentifier
        let region: PixelRect
    }

    /// The maximum number of pixels that are cached, or rendered at once.
    static let maxPixelCount = 1 << 26
    /// Deeper graphs would overflow the stack.
    static let maxDepth = 2000

    init(space: WorkingSpace, threads: Int) {
        self.space = space
        self.threads = threads
    }

    // MARK: Bands

    /// The size of the tiles in which a region of a node is rendered: `side` wide, or wider for nodes rendered in rows.
    /// If it costs no extra work, they fit in a CPU's cache.
    func tileSize(of node: ImageNode, in region: PixelRect, side: Int) -> (width: Int, height: Int) {
        switch node.locality {
        case .rows(let reach):
            let width = min(region.width, 4 * side)
            return (width, max(8, Self.bandSize * threads / width, 4 * reach))
        case .squares:
            let small = min(side, threads > 1 ? 512 : 256)
            return (small, small)
        case .whole: return (side, side)
        }
    }

    /// The number of rows of a node that are rendered at once.
    func bandHeight(of node: ImageNode, width: Int) -> Int {
        guard case .rows(let reach) = node.locality else { return Self.largestBandHeight(width: width) }
        return max(64, Self.bandSize * threads / max(width, 1), 4 * reach)
    }

    /// The number of rows that are rendered at once if the maximum that memory allows is best.
    static func largestBandHeight(width: Int, atLeast least: Int = 64) -> Int {
        max(least, largestBandSize / max(width, 1))
    }

    /// In pixels per thread: what fits in a CPU's cache.
    private static let bandSize = 1 << 15
    /// In pixels: 64 MB of them.
    private static let largestBandSize = 1 << 22

    /// Evicts the parts of nodes that are rendered in small pieces: the next band needs different ones.
    func endBand() {
        for (key, image) in cache where image.isTransient {
            cachedPixels -= key.region.width * key.region.height
            cache[key] = nil
        }
    }

    /// A node's blurred image over a region and its surroundings, cached for the following bands.
    func spread(
        _ node: ImageNode, _ region: PixelRect, _ make: (PixelRect) -> SpreadImage?
    ) -> SpreadImage? {
        let key = ObjectIdentifier(node)
        if let known = spreads[key], known.bounds.contains(region.intersection(node.pixels)) { return known }
        // Whole squares of this side length: as much as is computed at once elsewhere.
        let side = 1 << 10
        func floor(_ v: Int) -> Int { v >= 0 ? v / side * side : -((side - 1 - v) / side) * side }
        let (left, low) = (floor(region.x), floor(region.y))
        let area = PixelRect(
            x: left, y: low, width: floor(region.maxX - 1) + side - left, height: floor(region.maxY - 1) + side - low)
        guard let made = make(area.intersection(node.pixels)) else { return nil }
        spreads[key] = made
        return made
    }

    /// Renders `region`, transparent outside the node's extent. Returns nil if there are too many pixels.
    func image(of node: ImageNode, _ region: PixelRect) -> FloatImage? {
        guard !region.isEmpty, region.width * region.height <= Self.maxPixelCount else {
            if !region.isEmpty {
                reportOnce("CIContext: a filter requests too many pixels at once: \(region.width) x \(region.height)")
            }
            return nil
        }
        let key = Key(node: ObjectIdentifier(node), region: region)
        if let known = cache[key] { return known.image }
        let inside = node.pixels.intersection(region)
        let image: FloatImage?
        if inside == region {
            image = node.render(region, self)
        } else {
            image = FloatImage(bounds: region)
            image?.fill(.zero)
            if !inside.isEmpty {
                guard let part = node.render(inside, self), let image else { return nil }
                for y in inside.y..<inside.maxY {
                    (image.row(y) + (inside.x - region.x)).update(from: part.row(y), count: inside.width)
                }
            }
        }
        if let image, cachedPixels + region.width * region.height <= Self.maxPixelCount {
            cache[key] = (image, node.locality != .whole)
            cachedPixels += region.width * region.height
        }
        return image
    }
}

extension FloatImage {
    /// An image whose rows are computed by `body`.
    static func rows(
        _ bounds: PixelRect, threads: Int, _ body: @Sendable (UnsafeMutablePointer<SIMD4<Float>>, Int) -> Void
    ) -> FloatImage? {
        guard let image = FloatImage(bounds: bounds) else { return nil }
        image.forEachRow(threads: threads) { body(image.row($0), $0) }
        return image
    }

    /// The pixel at (x, y), clamped to the bounds.
    @inline(__always)
    func clamped(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let (x, y) = (max(bounds.x, min(x, bounds.maxX - 1)), max(bounds.y, min(y, bounds.maxY - 1)))
        return row(y)[x - bounds.x]
    }

    /// The bilinear sample at (x, y), with pixel centres at halves; transparent outside the bounds.
    @inline(__always)
    func linear(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard left >= Double(bounds.x - 1), left < Double(bounds.maxX), top >= Double(bounds.y - 1),
            top < Double(bounds.maxY)
        else { return .zero }
        let (i, j) = (Int(left), Int(top))
        let (u, v) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        let lower = pixel(i, j) + (pixel(i + 1, j) - pixel(i, j)) * u
        let upper = pixel(i, j + 1) + (pixel(i + 1, j + 1) - pixel(i, j + 1)) * u
        return lower + (upper - lower) * v
    }

    /// The pixel at (x, y); transparent outside the bounds.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return .zero }
        return row(y)[x - bounds.x]
    }
}
