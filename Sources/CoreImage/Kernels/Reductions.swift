import CoreGraphics
import Raster

/// Statistics of an area, as a row of pixels.
class ReductionNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    let area: PixelRect
    private let count: Int

    init(_ input: ImageNode, area: PixelRect, count: Int = 1, others: [ImageNode] = []) {
        self.input = input
        self.area = area
        self.count = count
        super.init(extent: CGRect(x: 0, y: 0, width: count, height: 1), inputs: [input] + others)
    }

    /// The result's pixels, as many as its width.
    func reduce(_ pass: RenderPass) -> [SIMD4<Float>]? { nil }

    /// Calls `body` with each row of the area, bottom to top. Returns false if memory is exhausted.
    final func forEachRow(_ pass: RenderPass, _ body: (UnsafeBufferPointer<SIMD4<Float>>) -> Void) -> Bool {
        pass.forEachRow(of: input, in: area) { _, row in body(row) }
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let pixels = reduce(pass), pixels.count == count, let image = FloatImage(bounds: region) else {
            return nil
        }
        for y in region.y..<region.maxY {
            for i in 0..<region.width { image.row(y)[i] = pixels[region.x + i] }
        }
        return image
    }
}

extension RenderPass {
    /// Calls `body` with the y of each row of an area and its pixels, bottom to top. Returns false if memory is
    /// exhausted.
    func forEachRow(
        of node: ImageNode, in area: PixelRect, _ body: (Int, UnsafeBufferPointer<SIMD4<Float>>) -> Void
    ) -> Bool {
        let height = Self.largestBandHeight(width: area.width, atLeast: 1)
        for first in stride(from: area.y, to: area.maxY, by: height) {
            let band = PixelRect(x: area.x, y: first, width: area.width, height: min(height, area.maxY - first))
            guard let image = image(of: node, band) else { return false }
            for y in band.y..<band.maxY { body(y, UnsafeBufferPointer(start: image.row(y), count: band.width)) }
        }
        return true
    }
}

/// A statistic of each channel, or the pixel of minimum or maximum alpha.
final class AreaNode: ReductionNode, @unchecked Sendable {
    enum Statistic: Sendable {
        case average, minimum, maximum
        /// Minimum and maximum, as two pixels.
        case extremes
        /// The minimum and maximum of red, as red and green.
        case redExtremes
        case minimumAlpha, maximumAlpha
    }

    private let statistic: Statistic

    init(_ input: ImageNode, area: PixelRect, _ statistic: Statistic) {
        self.statistic = statistic
        super.init(input, area: area, count: statistic == .extremes ? 2 : 1)
    }

    override func reduce(_ pass: RenderPass) -> [SIMD4<Float>]? {
        var sum = SIMD4<Double>.zero
        var (low, high) = (SIMD4<Float>(repeating: .infinity), SIMD4<Float>(repeating: -.infinity))
        var (faint, solid) = (low, high)
        let isWhole = forEachRow(pass) { row in
            for pixel in row {
                sum += SIMD4<Double>(pixel)
                if pixel.w < faint.w { faint = pixel }
                if pixel.w > solid.w { solid = pixel }
                low = pointwiseMin(low, pixel)
                high = pointwiseMax(high, pixel)
            }
        }
        guard isWhole else { return nil }
        switch statistic {
        case .average: return [SIMD4<Float>(sum / Double(area.width * area.height))]
        case .minimum: return [low]
        case .maximum: return [high]
        case .extremes: return [low, high]
        case .redExtremes: return [SIMD4(low.x, high.x, 0, 1)]
        case .minimumAlpha: return [faint]
        case .maximumAlpha: return [solid]
        }
    }
}

/// A histogram of each channel: fractions of the pixels, scaled.
final class HistogramNode: ReductionNode, @unchecked Sendable {
    private let bins: Int
    private let scale: Double

    init(_ input: ImageNode, area: PixelRect, bins: Int, scale: Double) {
        self.bins = bins
        self.scale = scale
        super.init(input, area: area, count: bins)
    }

    override func reduce(_ pass: RenderPass) -> [SIMD4<Float>]? {
        var counts = [SIMD4<Double>](repeating: .zero, count: bins)
        let last = Float(bins - 1)
        let isWhole = forEachRow(pass) { row in
            for pixel in row {
                let color = pixel.unpremultiplied
                for channel in 0..<4 {
                    let level = max(0, min(color[channel] * Float(bins), last))
                    if level == level { counts[Int(level)][channel] += 1 }
                }
            }
        }
        guard isWhole else { return nil }
        let part = scale / Double(area.width * area.height)
        return counts.map { SIMD4<Float>($0 * part) }
    }
}

/// The dominant colours of an image, by Lloyd's algorithm; alpha is the fraction of the pixels nearest to each.
final class KMeansNode: ReductionNode, @unchecked Sendable {
    /// The initial colours.
    enum Means: Sendable {
        case image(ImageNode)
        case colors([CIColor])
    }

    private let means: Means?
    private let colors: Int
    private let passes: Int
    private let isPerceptual: Bool

    /// The maximum number of sampled pixels.
    private static let maxSampleCount = 1 << 16

    init(_ input: ImageNode, area: PixelRect, means: Means?, colors: Int, passes: Int, isPerceptual: Bool) {
        self.means = means
        self.colors = colors
        self.passes = passes
        self.isPerceptual = isPerceptual
        super.init(input, area: area, count: colors, others: means?.inputs ?? [])
    }

    override func reduce(_ pass: RenderPass) -> [SIMD4<Float>]? {
        // Perceptual distances are computed on sRGB-encoded values.
        let space = WorkingSpace(isLinear: isPerceptual && pass.space.isLinear)
        guard let samples = samples(pass, space), !samples.isEmpty else { return nil }
        var centers = firstCenters(pass, space, samples)
        var weights = [Float](repeating: 0, count: colors)
        for _ in 0...passes {
            var sums = [SIMD4<Double>](repeating: .zero, count: colors)
            for sample in samples {
                let nearest = Self.nearest(to: sample, centers)
                sums[nearest] += SIMD4<Double>(Double(sample.x), Double(sample.y), Double(sample.z), 1)
            }
            for i in 0..<colors {
                weights[i] = Float(sums[i].w / Double(samples.count))
                if sums[i].w > 0 { centers[i] = SIMD4<Float>(sums[i] / sums[i].w) }
            }
        }
        return zip(centers, weights).map { center, weight in
            var color = space.decoded(center)
            color.w = weight
            return color
        }
    }

    private static func nearest(to sample: SIMD4<Float>, _ centers: [SIMD4<Float>]) -> Int {
        var best = (index: 0, distance: Float.infinity)
        for (index, center) in centers.enumerated() {
            var way = sample - center
            way.w = 0
            let distance = (way * way).sum()
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }

    /// The unpremultiplied colours of evenly spaced pixels that are not transparent.
    private func samples(_ pass: RenderPass, _ space: WorkingSpace) -> [SIMD4<Float>]? {
        let step = max(
            1, Int((Double(area.width * area.height) / Double(Self.maxSampleCount)).squareRoot().rounded(.up)))
        var samples: [SIMD4<Float>] = []
        var line = 0
        let isWhole = forEachRow(pass) { row in
            defer { line += 1 }
            guard line % step == 0 else { return }
            for i in stride(from: 0, to: row.count, by: step) where row[i].w > 0 {
                samples.append(space.encoded(row[i].unpremultiplied))
            }
        }
        return isWhole ? samples : nil
    }

    /// The given colours, or the mean and then repeatedly the colour furthest from those chosen.
    private func firstCenters(_ pass: RenderPass, _ space: WorkingSpace, _ samples: [SIMD4<Float>]) -> [SIMD4<Float>] {
        if case .colors(let given)? = means {
            return given.prefix(colors).map { space.encoded($0.components(in: pass.space)) }
        }
        if case .image(let means)? = means, !means.extent.isInfinite {
            let area = PixelRect(x: means.pixels.x, y: means.pixels.y, width: colors, height: 1)
            if let image = pass.image(of: means, area) {
                return (0..<colors).map { space.encoded(image.base[$0].unpremultiplied) }
            }
        }
        let mean = samples.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) } / Double(samples.count)
        var centers = [SIMD4<Float>(mean)]
        var distances = [Float](repeating: .infinity, count: samples.count)
        while centers.count < colors {
            var furthest = (index: 0, distance: Float(-1))
            for (i, sample) in samples.enumerated() {
                var way = sample - centers[centers.count - 1]
                way.w = 0
                distances[i] = min(distances[i], (way * way).sum())
                if distances[i] > furthest.distance { furthest = (i, distances[i]) }
            }
            centers.append(samples[furthest.index])
        }
        return centers
    }
}

extension KMeansNode.Means {
    fileprivate var inputs: [ImageNode] { if case .image(let node) = self { [node] } else { [] } }
}
