import CoreGraphics
import Raster

/// Hexagons filled with the colour of their centre.
struct Hexagons: Distortion {
    let center: Point
    let size: Double
    var reach: Double { 2 * size }

    @inline(__always)
    func source(_ x: Double, _ y: Double) -> Point? {
        // The nearest point of a hexagonal lattice, as the union of two rectangular ones.
        let (width, height) = (size * 3.0.squareRoot(), size * 3)
        let (dx, dy) = (x - center.x, y - center.y)
        let one = Point((dx / width).rounded() * width, (dy / height).rounded() * height)
        let other = Point(
            ((dx / width).rounded(.down) + 0.5) * width, ((dy / height).rounded(.down) + 0.5) * height)
        func distance(_ p: Point) -> Double { (p.x - dx) * (p.x - dx) + (p.y - dy) * (p.y - dy) }
        let nearest = distance(one) <= distance(other) ? one : other
        return Point(center.x + nearest.x, center.y + nearest.y)
    }
}

/// Discs at random points of a grid, filled with the colour under their middle, on a transparent background.
struct PointShading: Shading {
    let center: Point
    let size: Double

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        let reach = Int((2 * size).rounded(.up)) + 1
        return region.grown(reach, reach)
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (u, v) = ((x - center.x) / size, (y - center.y) / size)
        guard max(abs(u), abs(v)) < 0x1p40 else { return .zero }
        let (column, line) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        var (color, order) = (SIMD4<Float>.zero, UInt64(0))
        for j in line - 1...line + 1 {
            for i in column - 1...column + 1 {
                let noise = PlaneNoise.number(i, j)
                let p = Point(
                    Double(i) + Double(noise & 0xFFFF_FFFF) / 0x1p32, Double(j) + Double(noise >> 32) / 0x1p32)
                let distance = ((p.x - u) * (p.x - u) + (p.y - v) * (p.y - v)).squareRoot()
                // Discs overlap in random order.
                let coverage = unit((0.72 - distance) * size + 0.5)
                guard coverage > 0, noise >= order else { continue }
                let ink = inputs.nearest(0, center.x + p.x * size, center.y + p.y * size)
                color = color.mixed(ink, coverage)
                if coverage >= 1 { order = noise }
            }
        }
        return color
    }
}

/// The Sobel gradient of the luminance.
@inline(__always)
func luminanceGradient(_ image: FloatImage, _ x: Double, _ y: Double) -> Point {
    let (i, j) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    func at(_ dx: Int, _ dy: Int) -> Double { image.clamped(i + dx, j + dy).luminance }
    let (ne, se, nw, sw) = (at(1, 1), at(1, -1), at(-1, 1), at(-1, -1))
    return Point(
        (ne + 2 * at(1, 0) + se - nw - 2 * at(-1, 0) - sw) / 8, (nw + 2 * at(0, 1) + ne - sw - 2 * at(0, -1) - se) / 8)
}

/// Lines where the luminance changes: white or black on transparent.
struct LineShading: Shading {
    let intensity, threshold, contrast: Double
    let color: SIMD4<Float>

    func needed(_ index: Int, for region: PixelRect) -> PixelRect { region.grown(1, 1) }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let image = inputs.images[0] else { return .zero }
        let slope = luminanceGradient(image, x, y)
        let edge = (slope.x * slope.x + slope.y * slope.y).squareRoot() * intensity * 4
        return color * Float(unit((edge - threshold) * contrast / 10)) * image.nearest(x, y).w
    }
}

/// Flat colours with dark outlines, and dots in shaded areas.
struct ComicShading: Shading {
    let space: WorkingSpace

    func needed(_ index: Int, for region: PixelRect) -> PixelRect { region.grown(1, 1) }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let image = inputs.images[0] else { return .zero }
        let pixel = image.nearest(x, y)
        guard pixel.w > 0 else { return .zero }
        let seen = space.encoded(pixel.unpremultiplied)
        let light = seen.luminance
        let flat = (seen * 5).rounded(.toNearestOrAwayFromZero) / 5
        var result = flat
        // Dots of ink in dark parts.
        if light < 0.45 {
            let dot = ScreenPattern(kind: .dots, turn: Turn(.zero, .pi / 4), width: 6)
            result *= Float(0.45 + 0.55 * dot.tone(unit(light / 0.45), x, y, sharpness: 0.7))
        }
        let slope = luminanceGradient(image, x, y)
        let edge = (slope.x * slope.x + slope.y * slope.y).squareRoot() * 4
        result *= Float(1 - smoothstep(0.12, 0.35, edge))
        result.w = pixel.w
        return space.decoded(result).premultiplied
    }
}

/// Gabor wavelets in four directions: the horizontal gradient in red, the vertical one in green.
struct GaborShading: Shading {
    func needed(_ index: Int, for region: PixelRect) -> PixelRect { region.grown(3, 3) }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let image = inputs.images[0] else { return .zero }
        let (i, j) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        var (across, along) = (0.0, 0.0)
        for dy in -3...3 {
            for dx in -3...3 {
                let light = image.clamped(i + dx, j + dy).luminance
                let window = exponential(-Double(dx * dx + dy * dy) / 4.5)
                across += light * window * sine(Double(dx) * .pi / 4)
                along += light * window * sine(Double(dy) * .pi / 4)
            }
        }
        return SIMD4(Float(abs(across) / 6), Float(abs(along) / 6), 0, 1) * image.nearest(x, y).w
    }
}

/// The maximum gradient of any channel, to the right in red and upwards in green: signed levels per pixel.
struct SobelShading: Shading {
    func needed(_ index: Int, for region: PixelRect) -> PixelRect { region.grown(1, 1) }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let image = inputs.images[0] else { return .zero }
        let (i, j) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        var (across, along) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        for (offset, weight) in [(-1, Float(1)), (0, 2), (1, 1)] {
            across += (image.clamped(i + 1, j + offset) - image.clamped(i - 1, j + offset)) * (weight / 8)
            along += (image.clamped(i + offset, j + 1) - image.clamped(i + offset, j - 1)) * (weight / 8)
        }
        func greatest(_ slopes: SIMD4<Float>) -> Float {
            let green = abs(slopes.y) > abs(slopes.x) ? slopes.y : slopes.x
            return abs(slopes.z) > abs(green) ? slopes.z : green
        }
        return SIMD4(greatest(across), greatest(along), 0, 1)
    }
}

/// Compresses highlights and shadows by the luminance around each pixel.
struct ToneShading: Shading {
    let shadow, highlight: Double
    let space: WorkingSpace

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let pixel = inputs.nearest(0, x, y)
        guard pixel.w > 0 else { return .zero }
        let around = Float(inputs.nearest(1, x, y).unpremultiplied.luminance)
        let tone = unit(Double(space.encoded(SIMD4(around, around, around, 1)).x))
        let seen = space.encoded(pixel.unpremultiplied)
        let dark = (1 - tone) * (1 - tone)
        let bright = tone * tone
        // Shadows are raised or lowered by a power, highlights lowered.
        let lift = shadow * dark * 0.7
        let drop = (1 - highlight) * bright * 0.5
        let exponent = Float(power(2, Float(drop - lift)))
        func moved(_ v: Float) -> Float { v > 0 ? power(v, exponent) : v }
        let result = SIMD4(moved(seen.x), moved(seen.y), moved(seen.z), seen.w)
        return space.decoded(result).premultiplied
    }
}

/// A spotlight on the image.
struct SpotLightShading: Shading {
    let light, target: SIMD3<Double>
    let brightness, concentration: Double
    let color: SIMD4<Float>

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let pixel = inputs.nearest(0, x, y)
        let (beam, ray) = (target - light, SIMD3(x, y, 0) - light)
        let lengths = (beam * beam).sum().squareRoot() * (ray * ray).sum().squareRoot()
        guard lengths > 0 else { return pixel }
        let cosine = max(0, (beam * ray).sum() / lengths)
        // Concentration is an exponent: the larger it is, the narrower the beam.
        let beamLight = Double(power(Float(cosine), Float(concentration * 60)))
        // Oblique light is spread over a larger area.
        let slant = abs(ray.z) / max((ray * ray).sum().squareRoot(), 1e-9)
        var result = pixel * color * Float(beamLight * brightness * (0.25 + 0.75 * slant))
        result.w = pixel.w
        return result
    }
}

/// Shades a height field with the colours of a shading image.
struct MaterialShading: Shading {
    let scale: Double
    let shading: CGRect

    func needed(_ index: Int, for region: PixelRect) -> PixelRect {
        index == 1 ? PixelRect(covering: shading) : region.grown(1, 1)
    }

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        guard let heights = inputs.images[0], let material = inputs.images[1] else { return .zero }
        let slope = luminanceGradient(heights, x, y)
        let (nx, ny) = (-slope.x * scale, -slope.y * scale)
        let length = (nx * nx + ny * ny + 1).squareRoot()
        // The normal selects the position in the shading image, which shows a sphere.
        let u = Double(shading.minX) + (nx / length + 1) / 2 * Double(shading.width)
        let v = Double(shading.minY) + (ny / length + 1) / 2 * Double(shading.height)
        return material.linear(u, v) * heights.nearest(x, y).w
    }
}

/// A mask's height field: round at the edges, up to 1 a radius away from them.
struct HeightShading: Shading {
    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let mask = unit(inputs.nearest(0, x, y).luminance)
        // The blurred mask is 1/2 at a straight edge.
        let depth = unit(2 * inputs.nearest(1, x, y).luminance - 1)
        let height = Float((1 - (1 - depth) * (1 - depth)).squareRoot() * mask)
        return SIMD4(height, height, height, 1)
    }
}

/// The distance of each pixel's colour from the mean colour: its visual saliency.
///
/// R. Achanta and others, "Frequency-tuned Salient Region Detection", 2009.
final class SaliencyNode: ImageNode, @unchecked Sendable {
    private let soft, mean: ImageNode

    init(_ input: ImageNode, area: PixelRect) {
        soft = GaussianNode(WrapNode(input, .identity, isTiled: false) ?? input, deviation: 2)
        mean = AreaNode(input, area: area, .average)
        super.init(extent: input.extent, inputs: [soft, mean])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: soft, region),
            let average = pass.image(of: mean, PixelRect(x: 0, y: 0, width: 1, height: 1))
        else { return nil }
        let middle = LabColor(linear: average.base[0])
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width {
                let lab = LabColor(linear: row[i])
                let way = SIMD3(lab.lightness - middle.lightness, lab.a - middle.a, lab.b - middle.b)
                let value = Float(min((way * way).sum().squareRoot() / 100, 1))
                out[i] = SIMD4(value, value, value, 1)
            }
        }
    }
}
