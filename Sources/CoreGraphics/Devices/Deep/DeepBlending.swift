import Raster

/// The blend modes in floating point, on colours multiplied by alpha, as ISO 32000-1 (PDF 1.7), 11.3.5 has them.
struct DeepBlending {
    /// Whether sums of colours may lie beyond 1.
    let isExtended: Bool

    func blend(_ mode: BlendMode, _ s: SIMD4<Float>, over d: SIMD4<Float>) -> SIMD4<Float> {
        switch mode {
        case .sourceOver: return s + d * (1 - s.w)
        case .copy: return s
        case .clear: return .zero
        case .sourceIn: return s * d.w
        case .sourceOut: return s * (1 - d.w)
        case .sourceAtop: return s * d.w + d * (1 - s.w)
        case .destinationOver: return s * (1 - d.w) + d
        case .destinationIn: return d * s.w
        case .destinationOut: return d * (1 - s.w)
        case .destinationAtop: return s * (1 - d.w) + d * s.w
        case .xor: return s * (1 - d.w) + d * (1 - s.w)
        case .plusLighter:
            var sum = s + d
            if !isExtended { sum.clamp(lowerBound: .zero, upperBound: .one) }
            sum.w = min(sum.w, 1)
            return sum
        case .plusDarker:
            let alpha = min(1, s.w + d.w)
            var result = SIMD4(repeating: alpha) - (SIMD4(repeating: d.w) - d) - (SIMD4(repeating: s.w) - s)
            result.w = alpha
            result.clamp(lowerBound: .zero, upperBound: .one)
            return result
        default:
            let mixed = mix(mode, d.straight, s.straight)
            let both = SIMD4(mixed * (s.w * d.w), s.w * d.w)
            return s * (1 - d.w) + d * (1 - s.w) + both
        }
    }

    /// What becomes of the colour of a backdrop, both straight.
    private func mix(_ mode: BlendMode, _ backdrop: SIMD3<Float>, _ source: SIMD3<Float>) -> SIMD3<Float> {
        switch mode {
        case .hue: return source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
        case .saturation: return backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
        case .color: return source.withLuminosity(backdrop.luminosity)
        case .luminosity: return backdrop.withLuminosity(source.luminosity)
        default:
            return SIMD3(
                mix(mode, backdrop.x, source.x), mix(mode, backdrop.y, source.y), mix(mode, backdrop.z, source.z))
        }
    }

    private func mix(_ mode: BlendMode, _ b: Float, _ s: Float) -> Float {
        switch mode {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .overlay: hardLight(s, b)
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .colorDodge: b <= 0 ? 0 : s < 1 ? min(1, b / (1 - s)) : 1
        case .colorBurn: b >= 1 ? 1 : s > 0 ? 1 - min(1, (1 - b) / s) : 0
        case .softLight: softLight(b, s)
        case .hardLight: hardLight(b, s)
        case .difference: abs(b - s)
        case .exclusion: b + s - 2 * b * s
        default: s
        }
    }

    private func hardLight(_ b: Float, _ s: Float) -> Float {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private func softLight(_ b: Float, _ s: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }
}

extension SIMD4<Float> {
    /// The colour before it was multiplied by alpha.
    fileprivate var straight: SIMD3<Float> { w > 0 ? SIMD3(x, y, z) / w : .zero }
}

extension SIMD3<Float> {
    fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }
    fileprivate var saturation: Float { max() - min() }

    fileprivate func withLuminosity(_ wanted: Float) -> SIMD3<Float> {
        var c = self + (wanted - luminosity)
        let (l, least, most) = (c.luminosity, c.min(), c.max())
        if least < 0, l > least { c = l + (c - l) * l / (l - least) }
        if most > 1, most > l { c = l + (c - l) * (1 - l) / (most - l) }
        return c
    }

    /// The least component becomes 0, the greatest `wanted`, and the third stays in proportion.
    fileprivate func withSaturation(_ wanted: Float) -> SIMD3<Float> {
        let range = saturation
        return range > 0 ? (self - min()) * (wanted / range) : .zero
    }
}
