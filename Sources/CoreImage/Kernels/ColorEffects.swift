import CoreGraphics
import Raster

/// Sums powers and products of the channels, weighted.
struct CrossPolynomialKernel: ColorKernel {
    /// The coefficients for red, green and blue: of r, g, b, rr, gg, bb, rg, gb, br and 1.
    let factors: [[Float]]

    func apply(_ c: SIMD4<Float>) -> SIMD4<Float> {
        let terms = [c.x, c.y, c.z, c.x * c.x, c.y * c.y, c.z * c.z, c.x * c.y, c.y * c.z, c.z * c.x, 1]
        var result = c
        for channel in 0..<3 {
            var sum: Float = 0
            for i in 0..<10 { sum += factors[channel][i] * terms[i] }
            result[channel] = sum
        }
        return result
    }
}

/// The reciprocal of each channel; 0 stays 0.
struct ReciprocalKernel: ColorKernel {
    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        var result = (1 / color).replacing(with: 0, where: color .== 0)
        result.w = color.w
        return result
    }
}

/// White with the luminance as alpha.
struct MaskToAlphaKernel: ColorKernel {
    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(1, 1, 1, max(0, min((ColorMatrix.luminance * color).sum(), 1)) * color.w)
    }
}

/// Maps the luminance to a colour of a strip.
struct StripKernel: ColorKernel {
    /// At least two evenly spaced unpremultiplied colours, over perceptual luminance if `space` is linear.
    let colors: [SIMD4<Float>]
    let space: WorkingSpace

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let light = (ColorMatrix.luminance * color).sum()
        let place = max(0, min(space.encoded(SIMD4(light, light, light, 1)).x, 1)) * Float(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        var result = colors[index] + (colors[index + 1] - colors[index]) * (place - Float(index))
        result = space.decoded(result)
        result.w *= color.w
        return result
    }
}

/// A film look: a matrix and a curve for each channel, on sRGB-encoded values.
struct PhotoKernel: ColorKernel {
    let matrix: ColorMatrix
    /// For each channel the output at 0, 1/4, 1/2, 3/4 and 1.
    private let table: [SIMD4<Float>]
    private let space: WorkingSpace

    init(_ matrix: ColorMatrix, _ curves: [[Double]], _ space: WorkingSpace) {
        self.matrix = matrix
        self.space = space
        let splines = (0..<3).map { channel in
            NaturalSpline(
                curves[curves.count == 1 ? 0 : channel].enumerated().map {
                    CGPoint(x: Double($0.offset) / 4, y: $0.element)
                })
        }
        table = (0...256).map { i in
            let values = splines.map { Float(max(0, min($0.value(at: Double(i) / 256), 1))) }
            return SIMD4(values[0], values[1], values[2], 1)
        }
    }

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let c = matrix.apply(space.encoded(color)).clamped(lowerBound: .zero, upperBound: .one)
        let result = SIMD4(curve(c.x, 0), curve(c.y, 1), curve(c.z, 2), 1)
        var light = space.decoded(result)
        light.w = color.w
        return light
    }

    @inline(__always)
    private func curve(_ v: Float, _ channel: Int) -> Float {
        let place = v * 256
        let index = min(Int(place), 255)
        return table[index][channel]
            + (table[index + 1][channel] - table[index][channel]) * (place - Float(index))
    }
}

/// The nearest colour of a palette.
struct PaletteKernel: ColorKernel {
    /// The colours in the space in which distances are measured, and in the working space.
    let keys: [SIMD4<Float>]
    let colors: [SIMD4<Float>]
    let isPerceptual: Bool

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        var result = colors[Self.nearest(color, keys, isPerceptual)]
        result.w = color.w
        return result
    }

    static func key(_ color: SIMD4<Float>, _ isPerceptual: Bool) -> SIMD4<Float> {
        guard isPerceptual else { return SIMD4(color.x, color.y, color.z, 0) }
        let lab = LabColor(linear: color)
        return SIMD4(Float(lab.lightness), Float(lab.a), Float(lab.b), 0)
    }

    static func nearest(_ color: SIMD4<Float>, _ keys: [SIMD4<Float>], _ isPerceptual: Bool) -> Int {
        let own = key(color, isPerceptual)
        var (best, least) = (0, Float.infinity)
        for (index, key) in keys.enumerated() {
            let way = own - key
            let distance = (way * way).sum()
            if distance < least { (best, least) = (index, distance) }
        }
        return best
    }
}

/// Replaces three colours and colours near them.
struct SpotColorKernel: ColorKernel {
    struct Spot: Sendable {
        let center, replacement: SIMD4<Float>
        let closeness, contrast: Float
    }

    let spots: [Spot]
    let space: WorkingSpace

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let seen = space.encoded(color)
        var result = SIMD4<Float>(repeating: 0)
        var rest: Float = 1
        for spot in spots {
            var way = seen - spot.center
            way.w = 0
            let distance = (way * way).sum().squareRoot()
            // From full strength at the centre to none beyond the closeness; contrast narrows the transition.
            let soft = max((1 - spot.contrast) * spot.closeness, 1e-4)
            let part = max(0, min((spot.closeness - distance) / soft, 1)) * rest
            result += spot.replacement * part
            rest -= part
        }
        result += SIMD4(1, 1, 1, 1) * rest
        var light = space.decoded(result)
        light.w = color.w
        return light
    }
}

/// The white point of a colour temperature, and the scale of the cone responses from one white point to another.
enum WhiteBalance {
    /// Linear sRGB to cone responses, by the Bradford matrix.
    private static let cones: [SIMD3<Double>] = [
        SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296),
    ]

    /// The XYZ of a black body, or above 4,000 K of daylight, with a tint: 150 shifts v by 0.05.
    static func white(temperature: Double, tint: Double) -> SIMD3<Double> {
        let t = max(1667, min(temperature, 25000))
        let x: Double
        if t < 4000 {
            // B. Kang and others' approximation of the Planckian locus, 2002.
            x = -0.2661239e9 / (t * t * t) - 0.2343589e6 / (t * t) + 0.8776956e3 / t + 0.179910
        } else if t <= 7000 {
            // CIE 15: daylight.
            x = -4.6070e9 / (t * t * t) + 2.9678e6 / (t * t) + 0.09911e3 / t + 0.244063
        } else {
            x = -2.0064e9 / (t * t * t) + 1.9018e6 / (t * t) + 0.24748e3 / t + 0.237040
        }
        let y: Double
        if t < 2222 {
            y = -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
        } else if t < 4000 {
            y = -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
        } else {
            y = -3 * x * x + 2.87 * x - 0.275
        }
        // The tint shifts v of the CIE 1960 diagram.
        let u = 4 * x / (-2 * x + 12 * y + 3)
        let v = 6 * y / (-2 * x + 12 * y + 3) - tint / 3000
        let scale = 2 * u - 8 * v + 4
        let (cx, cy) = (3 * u / scale, 2 * v / scale)
        return SIMD3(cx / cy, 1, (1 - cx - cy) / cy)
    }

    /// The matrix on linear sRGB that adapts one white point to another.
    static func matrix(from: SIMD3<Double>, to: SIMD3<Double>) -> ColorMatrix {
        let toXYZ = [
            SIMD3(0.4124564, 0.3575761, 0.1804375), SIMD3(0.2126729, 0.7151522, 0.0721750),
            SIMD3(0.0193339, 0.1191920, 0.9503041),
        ]
        func response(_ white: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3((cones[0] * white).sum(), (cones[1] * white).sum(), (cones[2] * white).sum())
        }
        let (a, b) = (response(from), response(to))
        let forward = product(cones, toXYZ)
        let scaled = [forward[0] * (b.x / a.x), forward[1] * (b.y / a.y), forward[2] * (b.z / a.z)]
        let rows = product(inverse(forward), scaled)
        func row(_ r: SIMD3<Double>) -> SIMD4<Float> { SIMD4(Float(r.x), Float(r.y), Float(r.z), 0) }
        return ColorMatrix(red: row(rows[0]), green: row(rows[1]), blue: row(rows[2]))
    }

    private static func product(_ a: [SIMD3<Double>], _ b: [SIMD3<Double>]) -> [SIMD3<Double>] {
        a.map { b[0] * $0.x + b[1] * $0.y + b[2] * $0.z }
    }

    private static func inverse(_ m: [SIMD3<Double>]) -> [SIMD3<Double>] {
        let columns = [m[1].cross(m[2]), m[2].cross(m[0]), m[0].cross(m[1])]
        let determinant = (m[0] * columns[0]).sum()
        return (0..<3).map { i in SIMD3(columns[0][i], columns[1][i], columns[2][i]) / determinant }
    }
}

/// Noise added to the sRGB-encoded colours.
struct DitherShading: Shading {
    let amount: Float
    let space: WorkingSpace

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let pixel = inputs.nearest(0, x, y)
        guard pixel.w > 0 else { return .zero }
        let noise = PlaneNoise.number(Int(x.rounded(.down)), Int(y.rounded(.down)))
        let shift = (Float(noise >> 40) / 0x1p24 - 0.5) * amount
        var seen = space.encoded(pixel.unpremultiplied) + shift
        seen = seen.clamped(lowerBound: .zero, upperBound: .one)
        seen.w = pixel.w
        return space.decoded(seen).premultiplied
    }
}

/// Darkens or brightens outside a circle, increasingly.
struct SpotVignette: Shading {
    let center: Point
    let radius, intensity, falloff: Double

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let pixel = inputs.nearest(0, x, y)
        let (dx, dy) = (x - center.x, y - center.y)
        let inner = radius * (1 - falloff / 2)
        let part = smoothstep(inner, max(radius * (1 + falloff), inner + 1e-6), (dx * dx + dy * dy).squareRoot())
        return pixel.lit(max(0, 1 - part * intensity))
    }
}

/// Brightens the shaded parts of a page to the paper's brightness: the page divided by the paper's colour.
struct DocumentShading: Shading {
    let amount: Double

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let (pixel, paper) = (inputs.nearest(0, x, y), inputs.nearest(1, x, y))
        guard pixel.w > 0, paper.w > 0 else { return pixel }
        // Divided by the paper's brightest channel, so that hues are preserved.
        let white = max(paper.x, paper.y, paper.z, 0.02)
        var clean = (pixel * (1 / white)).clamped(lowerBound: .zero, upperBound: .one)
        clean = clean * clean * (3 - 2 * clean)
        clean.w = 1
        return pointwiseMax(pixel.mixed(clean * pixel.w, amount), .zero)
    }
}

/// Interpolates between two colours by a mask.
struct CubeMixShading: Shading {
    let dark, bright: CubeKernel

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let color = inputs.nearest(0, x, y).unpremultiplied
        let part = unit(inputs.nearest(1, x, y).luminance)
        return dark.apply(color).premultiplied.mixed(bright.apply(color).premultiplied, part)
    }
}
