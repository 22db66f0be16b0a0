import CoreGraphics
import Raster

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The CIE 1994 colour difference of two pixels, 0 to 100, in each channel; opaque.
///
/// Values in the working space are interpreted as premultiplied linear light with sRGB's primaries: transparent parts
/// count as black. The first colour is the reference, whose chroma weights the differences.
struct LabDeltaEKernel: BinaryKernel {
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        // Most pixels are equal.
        guard a.x != b.x || a.y != b.y || a.z != b.z else { return SIMD4(0, 0, 0, 1) }
        let difference = Self.difference(LabColor(linear: a), LabColor(linear: b))
        return SIMD4(difference, difference, difference, 1)
    }

    /// ΔE*94 with the graphic arts weights.
    private static func difference(_ one: LabColor, _ other: LabColor) -> Float {
        let lightness = one.lightness - other.lightness
        let (da, db) = (one.a - other.a, one.b - other.b)
        let (chroma, otherChroma) = (one.chroma, other.chroma)
        let dChroma = chroma - otherChroma
        // The remainder of the distance is the difference in hue; rounding must not make it negative.
        let dHueSquared = max(0, da * da + db * db - dChroma * dChroma)
        let weightedChroma = dChroma / (1 + 0.045 * chroma)
        let hueWeight = 1 + 0.015 * chroma
        let square =
            lightness * lightness + weightedChroma * weightedChroma + dHueSquared / (hueWeight * hueWeight)
        return Float(min(square.squareRoot(), 100))
    }
}

/// A colour of CIELAB, relative to sRGB's white.
struct LabColor: Sendable {
    let lightness: Double
    let a: Double
    let b: Double

    var chroma: Double { (a * a + b * b).squareRoot() }

    /// Converts linear light of sRGB's primaries.
    init(linear color: SIMD4<Float>) {
        let (red, green, blue) = (Double(color.x), Double(color.y), Double(color.z))
        // The rows are divided by their sums, so that white is (1, 1, 1).
        let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.9504700)
        let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721749 * blue)
        let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.0888300)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    /// The cube root, and a line near zero.
    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}

/// Sets each unpremultiplied channel to 1 above the threshold and to 0 elsewhere; alpha is unchanged.
struct ThresholdKernel: ColorKernel {
    let threshold: Float

    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        var result = SIMD4<Float>.zero.replacing(with: 1, where: color .> threshold)
        result.w = color.w
        return result
    }
}
