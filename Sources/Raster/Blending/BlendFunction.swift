/// A blend function: the result of a source and a backdrop colour where they overlap. ISO 32000-1 (PDF 1.7), 11.3.5,
/// calls it B(cb, cs).
///
/// Colours are straight, in 0...1; the fourth channel is ignored. These are the reference definitions. The kernels for
/// 8-bit pixels implement the same functions with one channel of several pixels per vector, where these hold one pixel
/// per vector. `BlendFormulaTests` derives the kernels' results from these.
protocol BlendFunction {
    typealias Color = SIMD4<Float>
    /// `s` is the source colour, `b` the backdrop colour.
    static func blend(_ s: Color, _ b: Color) -> Color
}

enum Multiply: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { s * b }
}

enum Screen: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { s + b - s * b }
}

enum HardLight: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        let twice = 2 * s - 1
        return (2 * s * b).replacing(with: twice + b - twice * b, where: s .> 0.5)
    }
}

enum Overlay: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { HardLight.blend(b, s) }
}

enum Darken: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { pointwiseMin(s, b) }
}

enum Lighten: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { pointwiseMax(s, b) }
}

enum ColorDodge: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        let room = 1 - s
        // Divides only where the divisor is positive.
        let quotient = b / room.replacing(with: 1, where: room .<= 0)
        return pointwiseMin(quotient.replacing(with: 1, where: room .<= 0), .one).replacing(with: 0, where: b .<= 0)
    }
}

enum ColorBurn: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        let quotient = (1 - b) / s.replacing(with: 1, where: s .<= 0)
        let burnt = 1 - pointwiseMin(quotient.replacing(with: 1, where: s .<= 0), .one)
        return burnt.replacing(with: 1, where: b .>= 1)
    }
}

enum SoftLight: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        let darkening: Color = (1 - 2 * s) * b * (1 - b)
        let dark = b - darkening
        // A square root has infinite slope at zero: below one quarter it is replaced by a cubic, which meets it there
        // at one half with a slope of one.
        let cubic = ((16 * b - 12) * b + 4) * b
        let root = pointwiseMax(b, .zero).squareRoot()
        let light = b + (2 * s - 1) * (root.replacing(with: cubic, where: b .<= 0.25) - b)
        return dark.replacing(with: light, where: s .> 0.5)
    }
}

enum Difference: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { pointwiseMax(s, b) - pointwiseMin(s, b) }
}

enum Exclusion: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { s + b - 2 * s * b }
}

enum LinearBurn: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { pointwiseMax(s + b - 1, .zero) }
}

enum LinearDodge: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { pointwiseMin(s + b, .one) }
}

enum LinearLight: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        (b + 2 * s - 1).clamped(lowerBound: .zero, upperBound: .one)
    }
}

enum VividLight: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        ColorBurn.blend(2 * s, b).replacing(with: ColorDodge.blend(2 * s - 1, b), where: s .> 0.5)
    }
}

enum PinLight: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        pointwiseMin(b, 2 * s).replacing(with: pointwiseMax(b, 2 * s - 1), where: s .> 0.5)
    }
}

enum Subtract: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { pointwiseMax(b - s, .zero) }
}

enum Divide: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        let quotient = b / s.replacing(with: 1, where: s .<= 0)
        return pointwiseMin(quotient.replacing(with: 1, where: s .<= 0), .one)
    }
}

// MARK: - Nonseparable functions

extension SIMD4<Float> {
    @inline(__always) fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

    @inline(__always) fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

    /// The colour with luminosity `target`, its channels moved towards gray as needed to stay within 0...1.
    @inline(__always)
    fileprivate func settingLuminosity(_ target: Float) -> Self {
        var color = self + (target - luminosity)
        // Interpolating with the gray of equal luminosity preserves the luminosity, and ends where the channel that is
        // furthest out reaches 0 or 1.
        let light = color.luminosity
        let (low, high) = (Swift.min(color.x, color.y, color.z), Swift.max(color.x, color.y, color.z))
        if low < 0, light > low { color = (color - light) * (light / (light - low)) + light }
        if high > 1, high > light { color = (color - light) * ((1 - light) / (high - light)) + light }
        return color
    }

    /// The colour with saturation `target`, its smallest channel at zero.
    @inline(__always)
    fileprivate func settingSaturation(_ target: Float) -> Self {
        let range = saturation
        guard range > 0 else { return .zero }
        return (self - Swift.min(x, y, z)) * (target / range)
    }
}

enum Hue: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        s.settingSaturation(b.saturation).settingLuminosity(b.luminosity)
    }
}

enum Saturation: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color {
        b.settingSaturation(s.saturation).settingLuminosity(b.luminosity)
    }
}

enum ColorBlend: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { s.settingLuminosity(b.luminosity) }
}

enum Luminosity: BlendFunction {
    @inline(__always) static func blend(_ s: Color, _ b: Color) -> Color { b.settingLuminosity(s.luminosity) }
}
