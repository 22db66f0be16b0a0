import CoreGraphics
import Raster

/// The mean of each row of an area as a column of pixels, or of each column as a row.
final class AveragesNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let area: PixelRect
    private let isOfRows: Bool

    init(_ input: ImageNode, area: PixelRect, isOfRows: Bool) {
        (self.input, self.area, self.isOfRows) = (input, area, isOfRows)
        super.init(
            extent: CGRect(x: 0, y: 0, width: isOfRows ? 1 : area.width, height: isOfRows ? area.height : 1),
            inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        // The part of the area that the region's means cover.
        let part =
            isOfRows
            ? PixelRect(x: area.x, y: area.y + region.y, width: area.width, height: region.height)
            : PixelRect(x: area.x + region.x, y: area.y, width: region.width, height: area.height)
        guard let result = FloatImage(bounds: region) else { return nil }
        var sums = [SIMD4<Double>](repeating: .zero, count: isOfRows ? region.height : region.width)
        let isWhole = pass.forEachRow(of: input, in: part) { y, row in
            for i in 0..<row.count { sums[isOfRows ? y - part.y : i] += SIMD4<Double>(row[i]) }
        }
        guard isWhole else { return nil }
        let count = Double(isOfRows ? area.width : area.height)
        for y in region.y..<region.maxY {
            for i in 0..<region.width { result.row(y)[i] = SIMD4<Float>(sums[isOfRows ? y - region.y : i] / count) }
        }
        return result
    }
}

/// A histogram as an image: a column for each level, whose height is each channel's count, with the channels added.
final class HistogramDisplayNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let height: Int
    /// Fractions of the width: left of `low` the image is half as bright, right of `high` half as dark.
    private let low, high: Double

    init(_ input: ImageNode, height: Int, low: Double, high: Double) {
        (self.input, self.height, self.low, self.high) = (input, height, low, high)
        super.init(extent: CGRect(x: 0, y: 0, width: input.pixels.width, height: height), inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let (place, width) = (input.pixels, input.pixels.width)
        let row = PixelRect(x: place.x + region.x, y: place.y, width: region.width, height: 1)
        guard let levels = pass.image(of: input, row) else { return nil }
        return FloatImage.rows(region, threads: pass.threads) { [height, low, high] out, y in
            let level = (Float(y) + 0.5) / Float(height)
            for i in 0..<region.width {
                let value = levels.row(row.y)[i]
                var color = SIMD4<Float>(0, 0, 0, 1)
                for channel in 0..<3 where value[channel] > level { color[channel] = 1 }
                let part = (Double(region.x + i) + 0.5) / Double(width)
                if part < low { color *= SIMD4(0.5, 0.5, 0.5, 1) }
                if part > high { color = (color + 1) * 0.5 }
                out[i] = color
            }
        }
    }
}
