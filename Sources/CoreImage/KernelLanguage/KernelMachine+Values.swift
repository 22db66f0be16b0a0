import Raster

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension KernelMachine {
    @inline(__always)
    private static func mapped(_ a: KernelLanes, _ f: (Float) -> Float) -> KernelLanes {
        var result = KernelLanes()
        for i in 0..<KernelLanes.scalarCount { result[i] = f(a[i]) }
        return result
    }

    @inline(__always)
    private static func truth(_ mask: SIMDMask<SIMD16<Int32>>) -> KernelLanes {
        KernelLanes.zero.replacing(with: 1, where: mask)
    }

    static func value(_ kind: KernelProgram.Unary, _ a: KernelLanes) -> KernelLanes {
        switch kind {
        case .negate: -a
        case .not: truth(a .== 0)
        case .sin: mapped(a, sinf)
        case .cos: mapped(a, cosf)
        case .tan: mapped(a, tanf)
        case .asin: mapped(a, asinf)
        case .acos: mapped(a, acosf)
        case .atan: mapped(a, atanf)
        case .exp: mapped(a, expf)
        case .exp2: mapped(a, exp2f)
        case .log: mapped(a, logf)
        case .log2: mapped(a, log2f)
        case .sqrt: a.squareRoot()
        case .inverseSqrt: 1 / a.squareRoot()
        case .abs: a.replacing(with: -a, where: a .< 0)
        case .sign: truth(a .> 0) - truth(a .< 0)
        case .floor: a.rounded(.down)
        case .ceil: a.rounded(.up)
        case .fract: a - a.rounded(.down)
        case .copy: a
        case .truncate: a.rounded(.towardZero)
        case .linear: mapped(a, WorkingSpace.light)
        case .encoded: mapped(a, WorkingSpace.number)
        }
    }

    static func value(_ kind: KernelProgram.Binary, _ a: KernelLanes, _ b: KernelLanes) -> KernelLanes {
        switch kind {
        case .add: return a + b
        case .subtract: return a - b
        case .multiply: return a * b
        case .divide: return a / b
        case .less: return truth(a .< b)
        case .lessOrEqual: return truth(a .<= b)
        case .equal: return truth(a .== b)
        case .notEqual: return truth(a .!= b)
        case .and: return truth((a .!= 0) .& (b .!= 0))
        case .or: return truth((a .!= 0) .| (b .!= 0))
        case .min: return a.replacing(with: b, where: b .< a)
        case .max: return a.replacing(with: b, where: a .< b)
        case .mod: return a - b * (a / b).rounded(.down)
        case .pow, .atan:
            var result = KernelLanes()
            for i in 0..<KernelLanes.scalarCount {
                result[i] = kind == .pow ? powf(a[i], b[i]) : atan2f(a[i], b[i])
            }
            return result
        }
    }
}

/// An image that a kernel samples.
struct KernelSampler: Sendable {
    /// Nil if there are no pixels nearby.
    let image: FloatImage?
    /// The whole image's bounds, to which positions are clamped with the wrap mode clamp.
    let bounds: PixelRect
    let isNearest, isClamped: Bool

    func sample(_ x: KernelLanes, _ y: KernelLanes, to out: UnsafeMutablePointer<KernelLanes>) {
        for i in 0..<KernelLanes.scalarCount {
            var (px, py) = (Double(x[i]), Double(y[i]))
            var color = SIMD4<Float>.zero
            // A position that is NaN has no colour.
            if let image, abs(px) < 1e9, abs(py) < 1e9 {
                if isClamped {
                    px = max(Double(bounds.x) + 0.5, min(px, Double(bounds.maxX) - 0.5))
                    py = max(Double(bounds.y) + 0.5, min(py, Double(bounds.maxY) - 0.5))
                }
                color = isNearest ? image.nearest(px, py) : image.linear(px, py)
            }
            for channel in 0..<4 { out[channel][i] = color[channel] }
        }
    }
}
