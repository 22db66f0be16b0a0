import CoreGraphics
import Raster

/// A disc blur: the mean of all pixels whose centres lie within the radius.
final class DiscNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let radius: Double

    /// Larger radii are clamped to this one.
    private static let maxRadius = 200.0

    init(_ input: ImageNode, radius: Double) {
        self.input = input
        self.radius = min(radius, Self.maxRadius)
        let reach = self.radius.rounded(.down)
        super.init(
            extent: input.extent.grown(reach, reach), inputs: [input], locality: input.locality.grown(by: Int(reach)))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let reach = Int(radius)
        guard let image = pass.image(of: input, region.grown(reach, reach)) else { return nil }
        // The half-width of each row of the disc.
        let spans = (-reach...reach).map { Int((radius * radius - Double($0 * $0)).squareRoot()) }
        let weight = 1 / Float(spans.reduce(0) { $0 + 2 * $1 + 1 })
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            out.update(repeating: .zero, count: region.width)
            for (line, span) in spans.enumerated() {
                // A sliding window along the row: each step adds one pixel and removes one. Sums of doubles are exact
                // for pixels of usual brightness, so they don't depend on where the row begins, and leave no residue
                // of removed pixels.
                let row = image.row(y + line - reach) + reach
                var sum = SIMD4<Double>.zero
                for k in -span...span { sum += SIMD4<Double>(row[k]) }
                for i in 0..<region.width {
                    out[i] += SIMD4<Float>(sum) * weight
                    if i + 1 < region.width { sum += SIMD4<Double>(row[i + 1 + span]) - SIMD4<Double>(row[i - span]) }
                }
            }
        }
    }
}

/// The maximum or minimum of each channel in a rectangle around each pixel.
final class MorphologyNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let reachX, reachY: Int
    private let isMaximum: Bool

    /// The rectangle's sides are rounded to odd numbers of pixels.
    init(_ input: ImageNode, width: Double, height: Double, isMaximum: Bool) {
        self.input = input
        func reach(_ size: Double) -> Int { Int(max(0, min(size, 999))) / 2 }
        (reachX, reachY) = (reach(width), reach(height))
        self.isMaximum = isMaximum
        let (dx, dy) = (Double(reachX), Double(reachY))
        super.init(
            extent: isMaximum ? input.extent.grown(dx, dy) : input.extent, inputs: [input],
            locality: input.locality.grown(by: reachY))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let needed = region.grown(reachX, reachY)
        guard let image = pass.image(of: input, needed) else { return nil }
        let (reachX, reachY, isMaximum) = (reachX, reachY, isMaximum)
        let narrow = PixelRect(x: region.x, y: needed.y, width: region.width, height: needed.height)
        let along = FloatImage.rows(narrow, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width {
                var result = row[i]
                for k in 0...2 * reachX { result = Self.extremum(result, row[i + k], isMaximum) }
                out[i] = result
            }
        }
        guard let along else { return nil }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            out.update(from: along.row(y), count: region.width)
            for k in -reachY...reachY {
                let row = along.row(y + k)
                for i in 0..<region.width { out[i] = Self.extremum(out[i], row[i], isMaximum) }
            }
        }
    }

    @inline(__always)
    private static func extremum(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ isMaximum: Bool) -> SIMD4<Float> {
        isMaximum ? pointwiseMax(a, b) : pointwiseMin(a, b)
    }
}
