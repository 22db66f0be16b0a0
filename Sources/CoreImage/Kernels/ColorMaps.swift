import Raster

/// Clamps each channel between two limits.
struct ClampKernel: ColorKernel {
    let low, high: SIMD4<Float>

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(low, pointwiseMin(color, high)) }
}

/// Applies a cubic polynomial to each channel.
struct PolynomialKernel: ColorKernel {
    /// The coefficients of the powers 0 to 3, each for all channels.
    private let powers: [SIMD4<Float>]

    /// - Parameter channels: the four coefficients of red, green, blue and alpha, the constant first.
    init(_ channels: [SIMD4<Float>]) {
        powers = (0..<4).map { i in SIMD4(channels[0][i], channels[1][i], channels[2][i], channels[3][i]) }
    }

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        var result = ((powers[3] * color + powers[2]) * color + powers[1]) * color + powers[0]
        result.w = max(0, min(result.w, 1))
        return result
    }
}

/// Maps each channel through a table, over values of `space`.
struct CurvesKernel: ColorKernel {
    /// At least two colours.
    let table: [SIMD4<Float>]
    let domain: (low: Float, high: Float)
    let space: WorkingSpace

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let c = space.encoded(color)
        return space.decoded(SIMD4(value(c.x, 0), value(c.y, 1), value(c.z, 2), c.w))
    }

    private func value(_ v: Float, _ channel: Int) -> Float {
        let part = max(0, min((v - domain.low) / (domain.high - domain.low), 1))
        let place = part * Float(table.count - 1)
        let index = min(Int(place), table.count - 2)
        let low = table[index][channel]
        return low + (table[index + 1][channel] - low) * (place - Float(index))
    }
}

/// Applies the sRGB curve, or its inverse, to the raw values.
struct ToneKernel: ColorKernel {
    let encodes: Bool

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        encodes ? WorkingSpace().encoded(color) : WorkingSpace().decoded(color)
    }
}

/// Interpolates between two colours by luminance.
struct FalseColorKernel: ColorKernel {
    let dark, bright: SIMD4<Float>

    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        var result = dark + (bright - dark) * (ColorMatrix.luminance * color).sum()
        result.w *= color.w
        return result
    }
}

/// The maximum, or the minimum, of red, green and blue as gray.
struct ComponentKernel: ColorKernel {
    let isMaximum: Bool

    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let gray = isMaximum ? max(color.x, color.y, color.z) : min(color.x, color.y, color.z)
        return SIMD4(gray, gray, gray, color.w)
    }
}

extension SIMD4<Float> {
    /// Larger values and NaN become zero.
    func limited(to most: Float) -> Self {
        let size = replacing(with: -self, where: self .< 0)
        return replacing(with: 0, where: .!(size .<= most))
    }
}
