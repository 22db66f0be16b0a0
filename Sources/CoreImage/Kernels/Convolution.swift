import CoreGraphics
import Raster

/// The weighted sum of each pixel's neighbourhood.
final class ConvolutionNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let weights: [Float]
    private let width, height: Int
    private let bias: Float
    /// Whether alpha is preserved and unpremultiplied colours are summed.
    private let keepsAlpha: Bool

    /// - Parameter weights: `width` x `height` weights, both odd, bottom row first.
    init(_ input: ImageNode, weights: [Float], width: Int, height: Int, bias: Float, keepsAlpha: Bool) {
        self.input = input
        self.weights = weights
        self.width = width
        self.height = height
        self.bias = bias
        self.keepsAlpha = keepsAlpha
        // With a bias, the transparent area outside the image becomes a colour.
        let extent = keepsAlpha ? input.extent : input.extent.grown(Double(width / 2), Double(height / 2))
        super.init(
            extent: bias != 0 && !keepsAlpha ? .infinite : extent, inputs: [input],
            locality: input.locality.grown(by: height / 2))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let (dx, dy) = (width / 2, height / 2)
        guard let image = pass.image(of: input, region.grown(dx, dy)) else { return nil }
        let (weights, width, height, keepsAlpha) = (weights, width, height, keepsAlpha)
        let bias = SIMD4<Float>(repeating: bias)
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width {
                var sum = bias
                for j in 0..<height {
                    let row = image.row(y - dy + j) + i
                    for k in 0..<width {
                        let pixel = keepsAlpha ? row[k].unpremultiplied : row[k]
                        sum += pixel * weights[j * width + k]
                    }
                }
                if keepsAlpha {
                    sum.w = image.row(y)[i + dx].w
                    out[i] = sum.premultiplied
                } else {
                    sum.w = max(0, min(sum.w, 1))
                    out[i] = sum
                }
            }
        }
    }
}

/// The mean of the neighbours that differ little from each pixel; edges are sharpened.
struct NoiseReductionShading: Shading {
    let level, sharpness: Double

    func needed(_ index: Int, for region: PixelRect) -> PixelRect { region.grown(2, 2) }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let image = inputs.images[0] else { return .zero }
        let (i, j) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let own = image.clamped(i, j)
        let light = own.luminance
        var (sum, total, mean) = (SIMD4<Float>.zero, 0.0, SIMD4<Float>.zero)
        for dy in -2...2 {
            for dx in -2...2 {
                let pixel = image.clamped(i + dx, j + dy)
                mean += pixel
                let difference = (pixel.luminance - light) / max(level, 1e-5)
                let weight = exponential(-Double(dx * dx + dy * dy) / 4 - difference * difference / 2)
                sum += pixel * Float(weight)
                total += weight
            }
        }
        let smooth = sum * Float(1 / total)
        // A difference from the mean beyond the noise is an edge.
        let edge = light - (mean * Float(1.0 / 25)).luminance
        let part = smoothstep(level, 2 * level + 1e-6, abs(edge))
        var result = smooth + Float(edge * part * sharpness) * own.w
        result = pointwiseMax(result, .zero)
        result.w = smooth.w
        return result
    }
}

/// The extremum of each channel in a disc.
final class DiscMorphologyNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let radius: Int
    private let isMaximum: Bool

    init(_ input: ImageNode, radius: Double, isMaximum: Bool) {
        self.input = input
        self.radius = Int(max(0, min(radius, 200)))
        self.isMaximum = isMaximum
        let reach = Double(self.radius)
        super.init(extent: isMaximum ? input.extent.grown(reach, reach) : input.extent, inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region.grown(radius, radius)) else { return nil }
        let (reach, isMaximum) = (radius, isMaximum)
        // The half-width of each row of the disc.
        let spans = (-reach...reach).map { Int((Double(reach * reach - $0 * $0)).squareRoot()) }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            // Row by row; within one, the extremum of a window from those of windows of powers of two.
            let width = region.width + 2 * reach
            withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) { line in
                guard let line = line.baseAddress else { return }
                for (index, span) in spans.enumerated() {
                    line.update(from: image.row(y + index - reach), count: width)
                    let length = 2 * span + 1
                    var power = 1
                    while power * 2 <= length {
                        for i in 0..<width - power {
                            line[i] = Self.extremum(line[i], line[i + power], isMaximum)
                        }
                        power *= 2
                    }
                    for i in 0..<region.width {
                        let start = i + reach - span
                        let value = Self.extremum(line[start], line[start + length - power], isMaximum)
                        out[i] = index == 0 ? value : Self.extremum(out[i], value, isMaximum)
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func extremum(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ isMaximum: Bool) -> SIMD4<Float> {
        isMaximum ? pointwiseMax(a, b) : pointwiseMin(a, b)
    }
}

/// A disc blur with rings around highlights, as lenses produce.
final class BokehNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let radius: Double
    private let ring, ringSize, softness: Double

    init(_ input: ImageNode, radius: Double, ring: Double, ringSize: Double, softness: Double) {
        self.input = input
        self.radius = min(radius, 100)
        self.ring = ring
        self.ringSize = ringSize
        self.softness = softness
        let reach = self.radius.rounded(.up)
        super.init(extent: input.extent.grown(reach, reach), inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let reach = Int(radius.rounded(.up))
        guard let image = pass.image(of: input, region.grown(reach, reach)) else { return nil }
        // The weights of the disc's pixels; large discs are sampled in steps, to bound the time.
        let step = max(1, reach / 12)
        var taps: [(x: Int, y: Int, weight: Float)] = []
        for y in stride(from: -reach, through: reach, by: step) {
            for x in stride(from: -reach, through: reach, by: step) {
                let distance = Double(x * x + y * y).squareRoot() / max(radius, 1e-6)
                let edge = 1 - smoothstep(1 - max(softness, 0.01) * 0.4, 1.0001, distance)
                let rim = distance > 1 - ringSize && distance <= 1 ? 1 + ring * 2 : 1
                if edge > 0 { taps.append((x, y, Float(edge * rim))) }
            }
        }
        let total = taps.reduce(0) { $0 + $1.weight }
        let samples = taps.map { (x: $0.x, y: $0.y, weight: $0.weight / total) }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            out.update(repeating: .zero, count: region.width)
            for tap in samples {
                let row = image.row(y + tap.y) + (reach + tap.x)
                for i in 0..<region.width { out[i] += row[i] * tap.weight }
            }
        }
    }
}
