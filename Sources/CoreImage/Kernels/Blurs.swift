import CoreGraphics
import Raster

/// A Gaussian blur.
final class GaussianNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let filter: GaussianFilter

    init(_ input: ImageNode, deviation: Double) {
        self.input = input
        filter = GaussianFilter(deviationX: deviation, deviationY: deviation)
        let reach = -CGFloat((3 * min(deviation, GaussianFilter.maxDeviation)).rounded(.up))
        super.init(
            extent: input.extent.isInfinite ? input.extent : input.extent.insetBy(dx: reach, dy: reach),
            inputs: [input], locality: filter.isSpread ? .pixels : input.locality.grown(by: filter.reachY))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        if filter.isSpread {
            return pass.spread(self, region) { self.spread(over: $0, pass) }?
                .pixels(of: region, threads: pass.threads)?.spread(to: region)
        }
        let image = filter.apply(
            toBandsOf: input.pixels, region: region, threads: pass.threads,
            bandHeight: RenderPass.largestBandHeight(width: region.width)
        ) { pass.image(of: self.input, $0) }
        return image?.spread(to: region)
    }

    /// The maximum number of pixels blurred at once when the result is bytes.
    private static let maxTileSize = (width: 1 << 12, height: 1 << 11)

    override func write(_ region: PixelRect, to target: ByteTarget, threads: Int) -> Bool {
        guard filter.isSpread, let bitmap = (input as? BitmapNode)?.bitmap, bitmap.isOpaque else { return false }
        let size = Self.maxTileSize
        for y in stride(from: region.y, to: region.maxY, by: size.height) {
            for x in stride(from: region.x, to: region.maxX, by: size.width) {
                let tile = PixelRect(x: x, y: y, width: size.width, height: size.height).intersection(region)
                guard let image = filter.spread(ofOpaque: bitmap.buffer, region: tile, threads: threads),
                    image.bounds.contains(tile)
                else { return false }
                // The tile's lowest row, from where rows go up.
                let base = target.base + (region.maxY - 1 - tile.y) * target.rowBytes + (tile.x - region.x) * 4
                image.writeLight(of: tile, to: base, rowBytes: -target.rowBytes, threads: threads)
            }
        }
        return true
    }

    private func spread(over area: PixelRect, _ pass: RenderPass) -> SpreadImage? {
        if let bitmap = (input as? BitmapNode)?.bitmap, bitmap.isOpaque, pass.space.isLinear {
            return filter.spread(ofOpaque: bitmap.buffer, region: area, threads: pass.threads)
        }
        return filter.spread(
            ofBandsOf: input.pixels, region: area, threads: pass.threads,
            bandHeight: pass.bandHeight(of: input, width: area.width)
        ) { band in
            defer { pass.endBand() }
            return pass.image(of: input, band)
        }
    }
}

extension FloatImage {
    /// The pixels in an image of exactly `region`, transparent outside the source.
    func spread(to region: PixelRect) -> FloatImage? {
        if bounds == region { return self }
        guard let result = FloatImage(bounds: region) else { return nil }
        result.fill(.zero)
        let common = bounds.intersection(region)
        guard !common.isEmpty else { return result }
        for y in common.y..<common.maxY {
            (result.row(y) + (common.x - region.x)).update(
                from: row(y) + (common.x - bounds.x), count: common.width)
        }
        return result
    }
}

/// A box blur.
final class BoxNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let radius: Double

    /// Larger radii are clamped to this.
    static let maxRadius = 500.0

    init(_ input: ImageNode, radius: Double) {
        self.input = input
        self.radius = max(0, min(radius, Self.maxRadius))
        let reach = -CGFloat(self.radius.rounded(.up))
        super.init(
            extent: input.extent.isInfinite ? input.extent : input.extent.insetBy(dx: reach, dy: reach),
            inputs: [input], locality: input.locality.grown(by: Int(-reach)))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let (reach, radius) = (Int(radius.rounded(.up)), radius)
        let needed = region.grown(reach, reach)
        guard let image = pass.image(of: input, needed) else { return nil }
        // The outermost pixels are weighted by their covered fraction.
        let edge = Float(radius - Double(reach - 1))
        let weight = 1 / Float(2 * radius + 1)
        let narrow = PixelRect(x: region.x, y: needed.y, width: region.width, height: needed.height)
        let along = FloatImage.rows(narrow, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width {
                var sum = SIMD4<Float>.zero
                if reach > 0 {
                    for k in 1..<2 * reach { sum += row[i + k] }
                    sum += (row[i] + row[i + 2 * reach]) * edge
                } else {
                    sum = row[i]
                }
                out[i] = sum * weight
            }
        }
        guard let along else { return nil }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            out.update(repeating: .zero, count: region.width)
            for k in -reach...reach {
                let part = reach > 0 && abs(k) == reach ? edge * weight : weight
                let row = along.row(y + k)
                for i in 0..<region.width { out[i] += row[i] * part }
            }
        }
    }
}

/// The shape of a blur along a line through each pixel.
protocol StreakShape: Sendable {
    /// The vector from the pixel at (x, y) to the end of its line, which extends equally to the other side.
    func streak(_ x: Double, _ y: Double) -> Point
}

/// Lines of constant direction and length.
struct MotionStreak: StreakShape {
    let half: Point
    @inline(__always) func streak(_ x: Double, _ y: Double) -> Point { half }
}

/// Lines towards a point, whose length grows with the distance from it.
struct ZoomStreak: StreakShape {
    let center: Point
    /// The length to either side, as a fraction of the distance.
    let part: Double
    @inline(__always)
    func streak(_ x: Double, _ y: Double) -> Point { Point((x - center.x) * part, (y - center.y) * part) }
}

final class StreakNode<S: StreakShape>: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let shape: S

    init(_ input: ImageNode, _ shape: S, extent: CGRect) {
        self.input = input
        self.shape = shape
        super.init(extent: extent, inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        // The longest lines are at the corners.
        var reach = Point.zero
        for x in [region.x, region.maxX] {
            for y in [region.y, region.maxY] {
                let half = shape.streak(Double(x), Double(y))
                reach = Point(max(reach.x, abs(half.x)), max(reach.y, abs(half.y)))
            }
        }
        let most = Double(1 << 12)
        let needed = region.grown(Int(min(reach.x, most).rounded(.up)) + 1, Int(min(reach.y, most).rounded(.up)) + 1)
        guard let image = pass.image(of: input, needed.intersection(input.pixels.grown(1, 1))) else { return nil }
        let shape = shape
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width {
                let (x, y) = (Double(region.x + i) + 0.5, Double(y) + 0.5)
                let half = shape.streak(x, y)
                let length = max(abs(half.x), abs(half.y))
                // One sample per pixel along the line, up to a limit.
                let count = min(Int(min(length, 128).rounded(.up)), 128)
                var sum = image.linear(x, y)
                for k in 0..<count {
                    let t = Double(k + 1) / Double(count)
                    sum += image.linear(x + half.x * t, y + half.y * t)
                    sum += image.linear(x - half.x * t, y - half.y * t)
                }
                out[i] = sum * (1 / Float(2 * count + 1))
            }
        }
    }
}
