/// A blend function: what a source colour and the backdrop's make where both are. ISO 32000-1 (PDF 1.7), 11.3.5, calls it
/// B(cb, cs).
///
/// Colours are straight, in 0...1; the fourth channel counts for nothing. These are the definitions. The kernels for 8-bit
/// pixels state the same functions once more, for a register of pixels at a time with one channel to a vector, where these
/// take one pixel to a vector. `BlendFormulaTests` derives the kernels' results from these.
protocol BlendFunction {
    typealias Color = SIMD4<Float>
    /// `s` is the source's colour, `b` the backdrop's.
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
        // Divided only where there is something to divide by.
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
        let dark = b - (1 - 2 * s) * b * (1 - b)
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

// MARK: - Of all channels together

extension SIMD4<Float> {
    @inline(__always) fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

    @inline(__always) fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

    /// The colour as bright as `target`, its channels drawn to gray as far as they leave 0...1.
    @inline(__always)
    fileprivate func settingLuminosity(_ target: Float) -> Self {
        var color = self + (target - luminosity)
        let light = color.luminosity
        let (low, high) = (Swift.min(color.x, color.y, color.z), Swift.max(color.x, color.y, color.z))
        if low < 0, light > low { color = (color - light) * (light / (light - low)) + light }
        if high > 1, high > light { color = (color - light) * ((1 - light) / (high - light)) + light }
        return color
    }

    /// The channels spread so far as `target` says, the least of them at nothing.
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
