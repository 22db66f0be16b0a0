import CoreGraphics
import Raster

/// The absolute difference of each channel.
struct DistanceKernel: BinaryKernel {
    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        let way = a - b
        var result = way.replacing(with: -way, where: way .< 0)
        result.w = max(a.w, b.w)
        return result
    }
}

extension RenderPass {
    /// The unpremultiplied colours of an image's bottom row; nil if memory is exhausted.
    func row(of node: ImageNode) -> [SIMD4<Float>]? {
        let bounds = node.pixels
        let row = PixelRect(x: bounds.x, y: bounds.y, width: bounds.width, height: 1)
        return image(of: node, row).map { image in (0..<row.width).map { image.base[$0].unpremultiplied } }
    }
}

/// Replaces each pixel with the nearest colour of a palette.
final class PalettizeNode: ImageNode, @unchecked Sendable {
    private let input, palette: ImageNode
    private let isPerceptual: Bool

    init(_ input: ImageNode, _ palette: ImageNode, isPerceptual: Bool) {
        self.input = input
        self.palette = palette
        self.isPerceptual = isPerceptual
        super.init(extent: input.extent, inputs: [input, palette])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region), let colors = pass.row(of: palette) else { return nil }
        let kernel = PaletteKernel(
            keys: colors.map { PaletteKernel.key($0, isPerceptual) }, colors: colors, isPerceptual: isPerceptual)
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width { out[i] = kernel.apply(row[i].unpremultiplied).premultiplied }
        }
    }
}

/// For each colour of a palette, the mean position of the pixels nearest to it: x and y as fractions of the extent in
/// red and green, the fraction of pixels in alpha.
final class CentroidNode: ReductionNode, @unchecked Sendable {
    private let palette: ImageNode
    private let isPerceptual: Bool

    init(_ input: ImageNode, _ palette: ImageNode, isPerceptual: Bool) {
        self.palette = palette
        self.isPerceptual = isPerceptual
        super.init(input, area: input.pixels, count: palette.pixels.width, others: [palette])
    }

    override func reduce(_ pass: RenderPass) -> [SIMD4<Float>]? {
        guard let colors = pass.row(of: palette) else { return nil }
        let keys = colors.map { PaletteKernel.key($0, isPerceptual) }
        var sums = [SIMD4<Double>](repeating: .zero, count: keys.count)
        var line = 0
        let isWhole = forEachRow(pass) { row in
            for (i, pixel) in row.enumerated() {
                let nearest = PaletteKernel.nearest(pixel.unpremultiplied, keys, isPerceptual)
                sums[nearest] += SIMD4(Double(i) + 0.5, Double(line) + 0.5, 0, 1)
            }
            line += 1
        }
        guard isWhole else { return nil }
        let (width, height) = (Double(area.width), Double(area.height))
        return sums.map { sum in
            guard sum.w > 0 else { return .zero }
            let part = sum.w / (width * height)
            return SIMD4<Float>(SIMD4(sum.x / sum.w / width, sum.y / sum.w / height, 0, part))
        }
    }
}

/// Maps each pixel's luminance to a colour of a gradient image.
final class ColorMapNode: ImageNode, @unchecked Sendable {
    private let input, gradient: ImageNode

    init(_ input: ImageNode, _ gradient: ImageNode) {
        self.input = input
        self.gradient = gradient
        super.init(extent: input.extent, inputs: [input, gradient])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let bounds = gradient.pixels
        let middle = PixelRect(x: bounds.x, y: bounds.y + bounds.height / 2, width: bounds.width, height: 1)
        guard let image = pass.image(of: input, region), let colors = pass.image(of: gradient, middle) else {
            return nil
        }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width {
                let light = unit(row[i].unpremultiplied.luminance)
                let place = light * Double(bounds.width - 1)
                let index = min(Int(place), max(bounds.width - 2, 0))
                let low = colors.base[index]
                let high = colors.base[min(index + 1, bounds.width - 1)]
                out[i] = low.mixed(high, place - Double(index)) * row[i].w
            }
        }
    }
}

/// Black and white, by the threshold that best separates the luminance.
///
/// N. Otsu, "A Threshold Selection Method from Gray-Level Histograms", 1979.
final class OtsuNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode

    init(_ input: ImageNode) {
        self.input = input
        super.init(extent: input.extent, inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region), let whole = pass.image(of: input, input.pixels) else {
            return nil
        }
        let threshold = Self.threshold(of: whole)
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width {
                let value: Float = row[i].unpremultiplied.luminance > threshold ? 1 : 0
                out[i] = SIMD4(value, value, value, 1) * row[i].w
            }
        }
    }

    private static func threshold(of image: FloatImage) -> Double {
        var counts = [Double](repeating: 0, count: 256)
        for i in 0..<image.width * image.height {
            counts[Int(unit(image.base[i].unpremultiplied.luminance) * 255)] += 1
        }
        return separation(of: counts) / 255
    }

    /// The threshold level that best separates a histogram's levels.
    static func separation(of counts: [Double]) -> Double {
        let total = counts.reduce(0, +)
        let sum = counts.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
        var (best, most, below, belowSum) = (127.0, -1.0, 0.0, 0.0)
        for (level, count) in counts.enumerated() {
            below += count
            belowSum += Double(level) * count
            guard below > 0, below < total else { continue }
            let distance = belowSum / below - (sum - belowSum) / (total - below)
            let between = below * (total - below) * distance * distance
            if between > most { (best, most) = (Double(level) + 0.5, between) }
        }
        return best
    }
}
