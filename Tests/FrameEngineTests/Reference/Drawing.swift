import CPixelKernels
import ImageIO
@_spi(Compositing) import QuartzCore
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@testable import Raster

/// Returns a tree as the display list of a frame.
func displayList(of root: CALayer, size: CGSize, scale: CGFloat = 1, at time: Double = 0) -> DisplayList {
    guard let tree = root.commitForRendering() else { return DisplayList() }
    let surface = PixelRect(x: 0, y: 0, width: Int(size.width * scale), height: Int(size.height * scale))
    return TreeWalk.list(
        of: tree, time: time, toDevice: Projection(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0), surface: surface)
}

extension PixelBuffer {
    convenience init(of size: CGSize, scale: CGFloat = 1) {
        self.init(width: Int(size.width * scale), height: Int(size.height * scale))!
    }

    func draw(_ list: DisplayList, with compositor: some Compositor<PixelBuffer>) {
        draw(list, damage: Damage(bounds), with: compositor)
    }

    func draw(_ list: DisplayList, damage: Damage, with compositor: some Compositor<PixelBuffer>) {
        var compositor = compositor
        compositor.draw(list, damage: damage, onto: self)
    }

    /// Draws the differences between two lists, of which the picture shows the first.
    func draw(_ list: DisplayList, after last: DisplayList, with compositor: some Compositor<PixelBuffer>) {
        var compositor = compositor
        let damage = compositor.damage(from: last, to: list, within: bounds)
        compositor.draw(list, damage: damage, onto: self)
    }

    var pixels: [UInt8] {
        (0..<height).flatMap { UnsafeBufferPointer(start: base + $0 * bytesPerRow, count: width * 4) }
    }

    /// Returns how many pixels differ by more than `tolerance`, the greatest difference, and its position.
    func difference(_ other: PixelBuffer, beyond tolerance: Int) -> (pixels: Int, most: Int, x: Int, y: Int) {
        var result = (pixels: 0, most: 0, x: 0, y: 0)
        for y in 0..<height where !hasSameRow(y, as: other) {
            for x in 0..<width {
                var most = 0
                for i in (y * bytesPerRow + x * 4)..<(y * bytesPerRow + x * 4 + 4) {
                    most = max(most, abs(Int(base[i]) - Int(other.base[y * other.bytesPerRow + i - y * bytesPerRow])))
                }
                if most > tolerance { result.pixels += 1 }
                if most > result.most { (result.most, result.x, result.y) = (most, x, y) }
            }
        }
        return result
    }

    /// Whether a row has the same bytes in another picture: unoptimised, comparing them in Swift takes long.
    private func hasSameRow(_ y: Int, as other: PixelBuffer) -> Bool {
        memcmp(base + y * bytesPerRow, other.base + y * other.bytesPerRow, width * 4) == 0
    }

    /// Returns the positions of pixels that lie outside the range of several pictures, by more than `tolerance` and
    /// once more the size of that range.
    func differences(from pictures: [PixelBuffer], beyond tolerance: Int) -> [(x: Int, y: Int)] {
        let rows = (0..<height).filter { y in !pictures.allSatisfy { hasSameRow(y, as: $0) } }
        return rows.flatMap { y in (0..<width).map { (x: $0, y: y) } }.filter { x, y in
            var (outside, spread) = (0, 0)
            for channel in 0..<4 {
                let values = pictures.map { Int($0.base[y * $0.bytesPerRow + x * 4 + channel]) }
                let (low, high) = (values.min() ?? 0, values.max() ?? 0)
                let value = Int(base[y * bytesPerRow + x * 4 + channel])
                outside = max(outside, value - high, low - value)
                spread = max(spread, high - low)
            }
            return outside > tolerance + spread
        }
    }

    func write(to path: String) {
        let image = CGImage(bitmap: Bitmap(copy()!))
        guard let destination = CGImageDestinationCreateWithURL(URL(fileURLWithPath: path), "public.png", 1, nil) else {
            return
        }
        CGImageDestinationAddImage(destination, image, nil)
        _ = CGImageDestinationFinalize(destination)
    }
}

/// The kernel tables of inner loops that this processor supports, the plainest first.
var kernelTables: [UnsafePointer<pk_kernels>] {
    [pk_level_scalar, pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon].compactMap { pk_kernels_at($0) }
}
