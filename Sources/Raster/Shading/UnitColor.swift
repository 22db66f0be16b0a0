internal import CPixelKernels

/// A colour prepared for arithmetic: finite, with components in 0...1.
struct UnitColor: BitwiseCopyable {
    /// Red, green, blue and alpha; straight.
    let components: SIMD4<Float>

    var alpha: Float { components.w }

    /// A non-finite colour becomes clear.
    init(_ color: PaintColor, opacity: Float = 1) {
        let all = SIMD4(color.red, color.green, color.blue, color.alpha * opacity)
        let isFinite = all.x.isFinite && all.y.isFinite && all.z.isFinite && all.w.isFinite
        components = isFinite ? all.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) : .zero
    }

    /// Premultiplied, in the pixel format: red in the lowest byte.
    var pixel: UInt32 {
        let scale = alpha * 255
        let v = components * SIMD4(scale, scale, scale, 255) + 0.5
        return UInt32(v.x) | UInt32(v.y) << 8 | UInt32(v.z) << 16 | UInt32(v.w) << 24
    }

    /// Premultiplied, with eight fractional bits per channel.
    var lowp: pk_lowp_color {
        // 255 × 256: a level is the upper byte, and the fraction the lower.
        let v = SIMD4(components.x * alpha, components.y * alpha, components.z * alpha, alpha) * 65280 + 0.5
        return pk_lowp_color(red: UInt16(v.x), green: UInt16(v.y), blue: UInt16(v.z), alpha: UInt16(v.w))
    }
}
