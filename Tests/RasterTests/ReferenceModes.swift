@testable import Raster

/// The nonseparable modes, from ISO 32000-1 (PDF 1.7), 11.3.5, in double precision.
enum ReferenceModes {
    /// Returns a backdrop composited with a source, both premultiplied; nil for the modes of Porter and Duff.
    static func blend(_ mode: BlendMode, backdrop d: SIMD4<Double>, source s: SIMD4<Double>) -> SIMD4<Double>? {
        if mode == .plusDarker {
            let alpha = min(1, s.w + d.w)
            var result = SIMD4(repeating: alpha) - (SIMD4(repeating: d.w) - d) - (SIMD4(repeating: s.w) - s)
            result.w = alpha
            return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        }
        let cb = d.w > 0 ? SIMD3(d.x, d.y, d.z) / d.w : .zero
        let cs = s.w > 0 ? SIMD3(s.x, s.y, s.z) / s.w : .zero
        guard let mixed = mix(mode, cb, cs) else { return nil }
        var result = s * (1 - d.w) + d * (1 - s.w)
        for i in 0..<3 { result[i] += s.w * d.w * mixed[i] }
        result.w = s.w + d.w - s.w * d.w
        return result
    }

    private static func mix(_ mode: BlendMode, _ cb: SIMD3<Double>, _ cs: SIMD3<Double>) -> SIMD3<Double>? {
        switch mode {
        case .hue: return setLum(setSat(cs, sat(cb)), lum(cb))
        case .saturation: return setLum(setSat(cb, sat(cs)), lum(cb))
        case .color: return setLum(cs, lum(cb))
        case .luminosity: return setLum(cb, lum(cs))
        default: break
        }
        var result = SIMD3<Double>.zero
        for i in 0..<3 {
            guard let value = mix(mode, cb[i], cs[i]) else { return nil }
            result[i] = value
        }
        return result
    }

    private static func mix(_ mode: BlendMode, _ cb: Double, _ cs: Double) -> Double? {
        switch mode {
        case .multiply: cb * cs
        case .screen: cb + cs - cb * cs
        case .overlay: hardLight(cs, cb)
        case .darken: min(cb, cs)
        case .lighten: max(cb, cs)
        case .colorDodge: cb == 0 ? 0 : cs < 1 ? min(1, cb / (1 - cs)) : 1
        case .colorBurn: cb == 1 ? 1 : cs > 0 ? 1 - min(1, (1 - cb) / cs) : 0
        case .softLight: softLight(cb, cs)
        case .hardLight: hardLight(cb, cs)
        case .difference: abs(cb - cs)
        case .exclusion: cb + cs - 2 * cb * cs
        default: nil
        }
    }

    private static func hardLight(_ cb: Double, _ cs: Double) -> Double {
        cs <= 0.5 ? cb * 2 * cs : cb + (2 * cs - 1) - cb * (2 * cs - 1)
    }

    private static func softLight(_ cb: Double, _ cs: Double) -> Double {
        if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
        let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
        return cb + (2 * cs - 1) * (d - cb)
    }

    private static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

    private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
        var c = c + (l - lum(c))
        let (l, n, x) = (lum(c), c.min(), c.max())
        if n < 0 { c = l + (c - l) * l / (l - n) }
        if x > 1 { c = l + (c - l) * (1 - l) / (x - l) }
        return c
    }

    /// Returns the least component as 0, the greatest as `s`, the middle one in proportion.
    private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
        let order = [0, 1, 2].sorted { c[$0] < c[$1] }
        let (least, middle, most) = (order[0], order[1], order[2])
        var result = SIMD3<Double>.zero
        guard c[most] > c[least] else { return result }
        result[middle] = (c[middle] - c[least]) * s / (c[most] - c[least])
        result[most] = s
        return result
    }
}
