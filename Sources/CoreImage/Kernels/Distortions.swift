import CoreGraphics
import Raster

/// Maps each pixel of a distorted image to its source.
protocol Distortion: Sendable {
    /// Returns nil for a transparent pixel.
    func source(_ x: Double, _ y: Double) -> Point?
    /// The maximum distance of a source from its pixel.
    var reach: Double { get }
}

final class DistortionNode<D: Distortion>: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let distortion: D

    init(_ input: ImageNode, _ distortion: D, extent: CGRect) {
        self.input = input
        self.distortion = distortion
        super.init(extent: extent, inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let reach = Int(min(distortion.reach, 1e6).rounded(.up)) + 1
        let needed = region.grown(reach, reach).intersection(input.pixels.grown(1, 1))
        guard !needed.isEmpty, let image = pass.image(of: input, needed) else { return nil }
        let distortion = distortion
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width {
                let source = distortion.source(Double(region.x + i) + 0.5, Double(y) + 0.5)
                out[i] = source.map { image.linear($0.x, $0.y) } ?? .zero
            }
        }
    }
}

/// Rotates inside a circle, most at the centre.
struct Twirl: Distortion {
    let center: Point
    let radius, angle: Double
    var reach: Double { 2 * radius }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance < radius else { return Point(x, y) }
        let part = 1 - distance / radius
        let turn = -angle * part * part
        return Turn(center, turn).outward(Point(dx, dy))
    }
}

/// Magnifies inside a circle; a negative scale shrinks.
struct Bump: Distortion {
    let center: Point
    let radius, scale: Double
    var reach: Double { radius * (1 + abs(scale)) }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let square = (dx * dx + dy * dy) / (radius * radius)
        guard square < 1 else { return Point(x, y) }
        let factor = 1 - scale * (1 - square) * (1 - square)
        return Point(center.x + dx * factor, center.y + dy * factor)
    }
}

/// Pulls the image towards the centre of a circle.
struct Pinch: Distortion {
    let center: Point
    let radius, scale: Double
    var reach: Double { radius * (1 + abs(scale)) }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot() / radius
        guard distance < 1 else { return Point(x, y) }
        let factor = 1 + scale * (1 - distance) * (1 - distance)
        return Point(center.x + dx * factor, center.y + dy * factor)
    }
}

/// Pushes the image out of a circular hole, preserving areas.
struct Hole: Distortion {
    let center: Point
    let radius: Double
    var reach: Double { radius }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (dx, dy) = (x - center.x, y - center.y)
        let square = dx * dx + dy * dy
        guard square >= radius * radius, square > 0 else { return nil }
        let factor = (1 - radius * radius / square).squareRoot()
        return Point(center.x + dx * factor, center.y + dy * factor)
    }
}

/// Squares filled with the colour of their centre.
struct Pixels: Distortion {
    let center: Point
    let size: Double
    var reach: Double { size }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        Point(
            center.x + (((x - center.x) / size).rounded(.down) + 0.5) * size,
            center.y + (((y - center.y) / size).rounded(.down) + 0.5) * size)
    }
}

/// Voronoi cells filled with the colour of their point, one random point in each square of a grid.
struct Crystals: Distortion {
    let center: Point
    let size: Double
    var reach: Double { 2 * size }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        let (u, v) = ((x - center.x) / size, (y - center.y) / size)
        // Beyond this, coordinates have too few fractional digits.
        guard max(abs(u), abs(v)) < 0x1p40 else { return Point(x, y) }
        let (column, line) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        var (nearest, least) = (Point(x, y), Double.infinity)
        for j in line - 1...line + 1 {
            for i in column - 1...column + 1 {
                let noise = PlaneNoise.number(i, j)
                let point = Point(
                    Double(i) + Double(noise & 0xFFFF_FFFF) / 0x1p32, Double(j) + Double(noise >> 32) / 0x1p32)
                let distance = (point.x - u) * (point.x - u) + (point.y - v) * (point.y - v)
                if distance < least { (nearest, least) = (point, distance) }
            }
        }
        return Point(center.x + nearest.x * size, center.y + nearest.y * size)
    }
}

/// The difference of each channel between neighbouring pixels.
final class EdgesNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let intensity: Float

    init(_ input: ImageNode, intensity: Float) {
        self.input = input
        self.intensity = intensity
        super.init(extent: input.extent, inputs: [input], locality: input.locality.grown(by: 1))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region.grown(1, 1).intersection(input.pixels)) else { return nil }
        let intensity = intensity
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width {
                let x = region.x + i
                // The two Sobel operators.
                let (nw, n, ne) = (image.clamped(x - 1, y + 1), image.clamped(x, y + 1), image.clamped(x + 1, y + 1))
                let (w, c, e) = (image.clamped(x - 1, y), image.clamped(x, y), image.clamped(x + 1, y))
                let (sw, s, se) = (image.clamped(x - 1, y - 1), image.clamped(x, y - 1), image.clamped(x + 1, y - 1))
                let across = ne + e * 2 + se - nw - w * 2 - sw
                let along = nw + n * 2 + ne - sw - s * 2 - se
                var result = (across * across + along * along).squareRoot() * (intensity / 4)
                result.w = c.w
                out[i] = result
            }
        }
    }
}

/// Darkens increasingly outside a circle; a negative intensity brightens.
final class VignetteNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let inner, outer: Double
    private let intensity: Float

    init(_ input: ImageNode, radius: Double, intensity: Float) {
        self.input = input
        let extent = input.extent
        outer = Double((extent.width * extent.width + extent.height * extent.height).squareRoot()) / 2
        inner = outer * (1 - max(0, min(radius, 2)) / 2)
        self.intensity = intensity
        super.init(extent: extent, inputs: [input], locality: input.locality)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region) else { return nil }
        let (inner, outer, intensity) = (inner, max(outer, inner + 1e-6), intensity)
        let (cx, cy) = (Double(extent.midX), Double(extent.midY))
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width {
                let (dx, dy) = (Double(region.x + i) + 0.5 - cx, Double(y) + 0.5 - cy)
                let part = max(0, min(((dx * dx + dy * dy).squareRoot() - inner) / (outer - inner), 1))
                var result = row[i] * max(0, 1 - Float(part * part * (3 - 2 * part)) * intensity)
                result.w = row[i].w
                out[i] = result
            }
        }
    }
}
