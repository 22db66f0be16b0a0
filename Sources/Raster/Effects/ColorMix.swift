/// What two straight colours make; the fourth channel counts for nothing.
protocol ColorMix {
    typealias Color = SIMD4<Float>
    /// `s` is the source's colour, `b` the one behind.
    static func mix(_ s: Color, _ b: Color) -> Color
}

enum Multiply: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { s * b }
}

enum Screen: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { s + b - s * b }
}

enum HardLight: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        let twice = 2 * s - 1
        return (2 * s * b).replacing(with: twice + b - twice * b, where: s .> 0.5)
    }
}

enum Overlay: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { HardLight.mix(b, s) }
}

enum Darken: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { pointwiseMin(s, b) }
}

enum Lighten: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { pointwiseMax(s, b) }
}

enum ColorDodge: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        let room = 1 - s
        // Divided only where there is something to divide by.
        let quotient = b / room.replacing(with: 1, where: room .<= 0)
        return pointwiseMin(quotient.replacing(with: 1, where: room .<= 0), .one).replacing(with: 0, where: b .<= 0)
    }
}

enum ColorBurn: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        let quotient = (1 - b) / s.replacing(with: 1, where: s .<= 0)
        let burnt = 1 - pointwiseMin(quotient.replacing(with: 1, where: s .<= 0), .one)
        return burnt.replacing(with: 1, where: b .>= 1)
    }
}

enum SoftLight: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        let dark = b - (1 - 2 * s) * b * (1 - b)
        let cubic = ((16 * b - 12) * b + 4) * b
        let root = pointwiseMax(b, .zero).squareRoot()
        let light = b + (2 * s - 1) * (root.replacing(with: cubic, where: b .<= 0.25) - b)
        return dark.replacing(with: light, where: s .> 0.5)
    }
}

enum Difference: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { pointwiseMax(s, b) - pointwiseMin(s, b) }
}

enum Exclusion: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { s + b - 2 * s * b }
}

enum LinearBurn: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { pointwiseMax(s + b - 1, .zero) }
}

enum LinearDodge: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { pointwiseMin(s + b, .one) }
}

enum LinearLight: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        (b + 2 * s - 1).clamped(lowerBound: .zero, upperBound: .one)
    }
}

enum VividLight: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        ColorBurn.mix(2 * s, b).replacing(with: ColorDodge.mix(2 * s - 1, b), where: s .> 0.5)
    }
}

enum PinLight: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        pointwiseMin(b, 2 * s).replacing(with: pointwiseMax(b, 2 * s - 1), where: s .> 0.5)
    }
}

enum Subtract: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { pointwiseMax(b - s, .zero) }
}

enum Divide: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
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

enum Hue: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        s.settingSaturation(b.saturation).settingLuminosity(b.luminosity)
    }
}

enum Saturation: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color {
        b.settingSaturation(s.saturation).settingLuminosity(b.luminosity)
    }
}

enum ColorMode: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { s.settingLuminosity(b.luminosity) }
}

enum Luminosity: ColorMix {
    @inline(__always) static func mix(_ s: Color, _ b: Color) -> Color { b.settingLuminosity(s.luminosity) }
}
