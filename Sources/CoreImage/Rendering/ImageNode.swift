import CoreGraphics
import Raster

/// One step of a recipe. Pixels are premultiplied, in the working space; y points up, and rows go up.
///
/// Nodes are values that nobody changes, shared by all images made of them.
class ImageNode: @unchecked Sendable {
    // Every stored property here and in the subclasses is a `let`.

    /// All pixels that may be other than transparent; the infinite rectangle for an endless image.
    let extent: CGRect
    /// How many nodes lie below one another at most.
    let depth: Int

    init(extent: CGRect, inputs: [ImageNode] = []) {
        self.extent = extent
        depth = (inputs.map(\.depth).max() ?? 0) + 1
    }

    /// The pixels of `region`, which lies in the extent, or nil when memory is short. The bounds are the region's.
    func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? { nil }

    /// The extent in whole pixels.
    final var pixels: PixelRect { PixelRect(covering: extent) }
}

extension PixelRect {
    /// All pixels that an image may have; coordinates beyond are cut.
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
            // A coordinate a rounding error away from a whole one is that one.
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

/// One rendering: what is computed once is kept until it is over. Used by one thread; kernels spread their rows over
/// more.
final class RenderPass {
    let space: WorkingSpace
    let threads: Int
    private var cache: [Key: FloatImage] = [:]
    private var cachedPixels = 0

    private struct Key: Hashable {
        let node: ObjectIdentifier
        let region: PixelRect
    }

    /// No more pixels than this are kept, or made at once.
    static let maxPixelCount = 1 << 26
    /// Recipes that are deeper would not fit on the stack.
    static let maxDepth = 2000

    init(space: WorkingSpace, threads: Int) {
        self.space = space
        self.threads = threads
    }

    /// The pixels of `region`, transparent outside the node's extent; nil for too many of them.
    func image(of node: ImageNode, _ region: PixelRect) -> FloatImage? {
        guard !region.isEmpty, region.width * region.height <= Self.maxPixelCount else {
            if !region.isEmpty {
                reportOnce("CIContext: a filter asks for \(region.width) x \(region.height) pixels at once; too many")
            }
            return nil
        }
        let key = Key(node: ObjectIdentifier(node), region: region)
        if let image = cache[key] { return image }
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
            cache[key] = image
            cachedPixels += region.width * region.height
        }
        return image
    }
}

extension FloatImage {
    /// An image of which `body` makes each row from its number on.
    static func rows(
        _ bounds: PixelRect, threads: Int, _ body: @Sendable (UnsafeMutablePointer<SIMD4<Float>>, Int) -> Void
    ) -> FloatImage? {
        guard let image = FloatImage(bounds: bounds) else { return nil }
        image.forEachRow(threads: threads) { body(image.row($0), $0) }
        return image
    }

    /// The pixel at (x, y), or its nearest inside the bounds.
    @inline(__always)
    func clamped(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let (x, y) = (max(bounds.x, min(x, bounds.maxX - 1)), max(bounds.y, min(y, bounds.maxY - 1)))
        return row(y)[x - bounds.x]
    }

    /// The four pixels around (x, y), whose middles lie at halves, mixed; outside the bounds there is nothing.
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

    /// The pixel at (x, y); nothing outside the bounds.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return .zero }
        return row(y)[x - bounds.x]
    }
}
