import Foundation

/// Compositing formulas by channel, from ISO 32000-1, 11.3.5, Porter and Duff, and Apple's Core Image Filter Reference.
enum ReferenceBlends {
    typealias Pixel = SIMD4<Double>

    /// Returns the result of a mode by its name on iOS.
    static func blend(_ name: String, _ s: Pixel, _ b: Pixel) -> Pixel? {
        switch name {
        case "sourceOver", "normalBlendMode": return s + b * (1 - s.w)
        case "copy": return s
        case "clear": return .zero
        case "sourceIn": return s * b.w
        case "sourceOut": return s * (1 - b.w)
        case "sourceAtop": return s * b.w + b * (1 - s.w)
        case "destOver": return b + s * (1 - b.w)
        case "destIn": return b * s.w
        case "destOut": return b * (1 - s.w)
        case "destAtop": return b * s.w + s * (1 - b.w)
        case "xor": return s * (1 - b.w) + b * (1 - s.w)
        case "plusL": return s + b
        case "plusD":
            // The alpha that both lack is subtracted from the sum of their alphas.
            let alpha = min(1, s.w + b.w)
            let sum = Pixel(repeating: alpha) - (Pixel(repeating: s.w) - s) - (Pixel(repeating: b.w) - b)
            return Pixel(max(0, sum.x), max(0, sum.y), max(0, sum.z), alpha)
        case "multiply": return s * b
        case "dest": return b
        case "subtractS", "subtractD":
            // The source, or the backdrop, is subtracted; colours stay within the alpha.
            let d = name == "subtractS" ? b - s : s - b
            let alpha = max(0, d.w)
            return Pixel(max(0, min(d.x, alpha)), max(0, min(d.y, alpha)), max(0, min(d.z, alpha)), alpha)
        case "maximum": return Pixel(max(s.x, b.x), max(s.y, b.y), max(s.z, b.z), max(s.w, b.w))
        case "minimum": return Pixel(min(s.x, b.x), min(s.y, b.y), min(s.z, b.z), min(s.w, b.w))
        default: break
        }
        let (cs, cb) = (s.straight, b.straight)
        let mixed: Pixel
        if let mode = separable[name] {
            mixed = Pixel(mode(cs.x, cb.x), mode(cs.y, cb.y), mode(cs.z, cb.z), 0)
        } else {
            switch name {
            case "hueBlendMode": mixed = setLum(setSat(cs, sat(cb)), lum(cb))
            case "saturationBlendMode": mixed = setLum(setSat(cb, sat(cs)), lum(cb))
            case "colorBlendMode": mixed = setLum(cs, lum(cb))
            case "luminosityBlendMode": mixed = setLum(cb, lum(cs))
            default: return nil
            }
        }
        var result = s * (1 - b.w) + b * (1 - s.w) + mixed * (s.w * b.w)
        result.w = s.w + b.w - s.w * b.w
        return result
    }

    /// Functions of a source channel and a backdrop channel.
    static let separable: [String: @Sendable (Double, Double) -> Double] = [
        "multiplyBlendMode": { $0 * $1 },
        "screenBlendMode": { 1 - (1 - $0) * (1 - $1) },
        "overlayBlendMode": { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
        "hardLightBlendMode": { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
        "darkenBlendMode": { min($0, $1) },
        "lightenBlendMode": { max($0, $1) },
        "colorDodgeBlendMode": { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
        "colorBurnBlendMode": { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
        "softLightBlendMode": { s, b in
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
        },
        "differenceBlendMode": { abs($0 - $1) },
        "exclusionBlendMode": { $0 + $1 - 2 * $0 * $1 },
        "linearBurnBlendMode": { max(0, $0 + $1 - 1) },
        "linearDodgeBlendMode": { min(1, $0 + $1) },
        "linearLightBlendMode": { max(0, min(1, $1 + 2 * $0 - 1)) },
        "vividLightBlendMode": { s, b in
            s <= 0.5
                ? b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / (2 * s))
                : b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (2 * (1 - s)))
        },
        "pinLightBlendMode": { $0 <= 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
        "subtractBlendMode": { max(0, $1 - $0) },
        "divideBlendMode": { $0 <= 0 ? 1 : min(1, $1 / $0) },
    ]

    private static func lum(_ c: Pixel) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func sat(_ c: Pixel) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    private static func setSat(_ c: Pixel, _ s: Double) -> Pixel {
        let least = min(c.x, c.y, c.z)
        return sat(c) > 0 ? (c - least) * (s / sat(c)) : .zero
    }

    private static func setLum(_ c: Pixel, _ l: Double) -> Pixel {
        var c = c + (l - lum(c))
        let (l, n, x) = (lum(c), min(c.x, c.y, c.z), max(c.x, c.y, c.z))
        if n < 0 { c = Pixel(repeating: l) + (c - l) * (l / (l - n)) }
        if x > 1 { c = Pixel(repeating: l) + (c - l) * ((1 - l) / (x - l)) }
        return c
    }
}
